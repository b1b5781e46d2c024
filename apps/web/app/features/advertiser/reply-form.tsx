/** The one reply to a feedback. */
import { MAX_FEEDBACK_LENGTH, replyToFeedback } from "@parley/contract/endpoints/trade/feedback";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextArea } from "@parley/ui/controls/text-area";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { useWrite } from "../../shared/forms/use-write.ts";

export interface ReplyFormProps {
  readonly orderId: string;
  readonly onReplied: (text: string) => void;
}

export default function ReplyForm({ orderId, onReplied }: ReplyFormProps) {
  const t = usePhrase();
  const write = useWrite();
  const [reply, setReply] = useState("");
  const send = async () => {
    const words = reply.trim();
    if (words === "") return;
    const input = { orderId, reply: words };
    const sent = await write.run(input, (idempotencyKey) =>
      getApi().call(replyToFeedback, input, { idempotencyKey }),
    );
    if (sent === null || !sent.ok) return;
    notify({ tone: "success", text: t("feedback.replied") });
    onReplied(words);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field label={t("feedback.replyLabel")}>
        {(control) => (
          <TextArea
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- It appears because its reader asked for it.
            autoFocus
            maxLength={MAX_FEEDBACK_LENGTH}
            value={reply}
            onChange={({ currentTarget }) => setReply(currentTarget.value)}
          />
        )}
      </Field>
      <NotDone
        title={t("feedback.replyNotDone")}
        failure={write.failure}
        isBusy={write.isBusy}
        onRetry={() => void send()}
      />
      <Button
        type="submit"
        size="small"
        className="self-start"
        isBusy={write.isBusy}
        disabled={reply.trim() === ""}
      >
        {t("feedback.replySend")}
      </Button>
    </form>
  );
}
