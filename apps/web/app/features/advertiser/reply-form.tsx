/** The one answer to what somebody said. */
import { MAX_FEEDBACK_LENGTH, replyToFeedback } from "@parley/contract/endpoints/feedback";
import { Button } from "@parley/ui/button";
import { Field } from "@parley/ui/field";
import { TextArea } from "@parley/ui/text-area";
import { notify } from "@parley/ui/toast";
import { useState } from "react";
import { getApi } from "../../shell/api.ts";
import { useFailureText } from "../../shell/failure-text.ts";
import { usePhrase } from "../../shell/phrase.tsx";

export interface ReplyFormProps {
  readonly orderId: string;
  readonly onReplied: (text: string) => void;
}

export default function ReplyForm({ orderId, onReplied }: ReplyFormProps) {
  const t = usePhrase();
  const textOf = useFailureText();
  const [reply, setReply] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    const words = reply.trim();
    if (words === "") return;
    setError(undefined);
    setIsBusy(true);
    const sent = await getApi().call(replyToFeedback, { orderId, reply: words });
    setIsBusy(false);
    if (!sent.ok) {
      setError(textOf(sent));
      return;
    }
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
      <Field label={t("feedback.replyLabel")} error={error}>
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
      <Button
        type="submit"
        size="small"
        className="self-start"
        isBusy={isBusy}
        disabled={reply.trim() === ""}
      >
        {t("feedback.replySend")}
      </Button>
    </form>
  );
}
