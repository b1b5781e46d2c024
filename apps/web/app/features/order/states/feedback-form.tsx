/** Feedback of one side of a completed order about the other: given once, public. */
import { giveFeedback, MAX_FEEDBACK_LENGTH } from "@parley/contract/endpoints/trade/feedback";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { RadioGroup } from "@parley/ui/controls/radio-group";
import { TextArea } from "@parley/ui/controls/text-area";
import CircleCheck from "lucide-react/icons/circle-check";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useId, useState } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { NotDone } from "../../../shared/forms/not-done.tsx";
import { textsOf, useKeptInput } from "../../../shared/forms/use-kept-input.ts";
import { sendTo, useSubmission } from "../../../shared/forms/use-submission.ts";

export interface FeedbackFormProps {
  readonly orderId: string;
  readonly counterpartyName: string;
  readonly given: boolean;
}

export function FeedbackForm({ orderId, counterpartyName, given }: FeedbackFormProps) {
  const t = usePhrase();
  const titleId = useId();
  const form = useFeedback(orderId);
  if (given || form.isSent) {
    return (
      <output className="text-muted flex items-center gap-2 text-sm">
        <CircleCheck aria-hidden className="text-success size-4 shrink-0" />
        {t("feedback.form.done")}
      </output>
    );
  }
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      className="border-line bg-surface flex flex-col gap-4 rounded-lg border p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
      }}
    >
      <h2 id={titleId} className="text-base font-semibold">
        {t("feedback.form.title", { name: counterpartyName })}
      </h2>
      <RadioGroup
        label={t("feedback.form.title", { name: counterpartyName })}
        isLabelHidden
        isInline
        value={form.rating}
        options={[
          {
            value: "good",
            label: t("feedback.form.good"),
            icon: <ThumbsUp aria-hidden className="text-success size-5 shrink-0" />,
          },
          {
            value: "bad",
            label: t("feedback.form.bad"),
            icon: <ThumbsDown aria-hidden className="text-danger size-5 shrink-0" />,
          },
        ]}
        onValueChange={form.setRating}
        error={form.error}
      />
      <Field label={t("feedback.form.comment")} hint={t("feedback.form.hint")}>
        {(control) => (
          <TextArea
            {...control}
            maxLength={MAX_FEEDBACK_LENGTH}
            value={form.comment}
            onChange={({ currentTarget }) => form.setComment(currentTarget.value)}
          />
        )}
      </Field>
      <NotDone title={t("feedback.form.notDone")} {...form.sending} onRetry={form.send} />
      <Button type="submit" tone="secondary" className="self-start" isBusy={form.sending.isBusy}>
        {t("feedback.form.send")}
      </Button>
    </form>
  );
}

function useFeedback(orderId: string) {
  const t = usePhrase();
  const kept = useKeptInput({
    form: "feedback",
    subject: orderId,
    empty: NOTHING,
    read: readFeedback,
  });
  const { rating, comment } = kept.value;
  const [error, setError] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const sending = useSubmission(sendTo(giveFeedback), {
    onDone: () => {
      kept.forget();
      setIsSent(true);
    },
    // Another tab may have been quicker: the feedback is given, and that is what counts.
    onFailed: ({ name }) => setIsSent(name === "feedbackGiven"),
  });
  const send = () => {
    setError(rating === null ? t("feedback.form.choose") : undefined);
    if (rating === null) return;
    const words = comment.trim();
    void sending.submit({
      orderId,
      positive: rating === "good",
      ...(words === "" ? {} : { comment: words }),
    });
  };
  return {
    rating,
    setRating: (next: "good" | "bad") => {
      setError(undefined);
      kept.change({ rating: next, comment });
    },
    comment,
    setComment: (next: string) => kept.change({ rating, comment: next }),
    error,
    sending,
    isSent,
    send,
  };
}

interface TypedFeedback {
  readonly rating: "good" | "bad" | null;
  readonly comment: string;
}

const NOTHING: TypedFeedback = { rating: null, comment: "" };

function readFeedback(found: unknown): TypedFeedback | null {
  const { rating, comment = "" } = textsOf(found, ["rating", "comment"]);
  const chosen = (["good", "bad"] as const).find((one) => one === rating) ?? null;
  return chosen === null && comment === "" ? null : { rating: chosen, comment };
}
