/** The one reply to a feedback. */
import { MAX_FEEDBACK_LENGTH, replyToFeedback } from "@parley/contract/endpoints/trade/feedback";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextArea } from "@parley/ui/controls/text-area";
import { notify } from "@parley/ui/feedback/toast";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { readText, useKeptInput } from "../../shared/forms/use-kept-input.ts";
import { sendTo, useSubmission } from "../../shared/forms/use-submission.ts";

export interface ReplyFormProps {
  readonly orderId: string;
  readonly onReplied: (text: string) => void;
}

export default function ReplyForm({ orderId, onReplied }: ReplyFormProps) {
  const t = usePhrase();
  const kept = useKeptInput({
    form: "feedback-reply",
    subject: orderId,
    empty: "",
    read: readText,
  });
  const { value: typed, change: setTyped } = kept;
  const reply = typed.trim();
  const sending = useSubmission(sendTo(replyToFeedback), {
    onDone: (_, sent) => {
      kept.forget();
      notify({ tone: "success", text: t("feedback.replied") });
      onReplied(sent.reply);
    },
  });
  const send = () => {
    if (reply !== "") void sending.submit({ orderId, reply });
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={t("feedback.replyLabel")}>
        {(control) => (
          <TextArea
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- It appears because its reader asked for it.
            autoFocus
            maxLength={MAX_FEEDBACK_LENGTH}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <NotDone title={t("feedback.replyNotDone")} {...sending} onRetry={send} />
      <Button
        type="submit"
        size="small"
        className="self-start"
        isBusy={sending.isBusy}
        disabled={reply === ""}
      >
        {t("feedback.replySend")}
      </Button>
    </form>
  );
}
