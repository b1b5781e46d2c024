/** An offer step by step; its input is kept while the user goes back and forth. */
import { Button } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { useIsHydrated } from "@parley/ui/controls/hydration";
import { Notice } from "@parley/ui/feedback/notice";
import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { NotDone } from "../../../shared/forms/not-done.tsx";
import { StepHeading, StepsAhead } from "../../../shared/forms/steps-ahead.tsx";
import { useSteps } from "../../../shared/forms/use-steps.ts";
import { AmountStep } from "./amount-step.tsx";
import { ConditionsStep } from "./conditions-step.tsx";
import { EDIT_STEPS, FIELDS, stepOfField, STEPS, type EditorStep } from "../draft/editor-steps.ts";
import type { EditorData } from "./load-editor.ts";
import { MarketStep } from "./market-step.tsx";
import type { DraftField } from "../draft/offer-draft.ts";
import { PaymentStep } from "./payment-step.tsx";
import { PriceStep } from "./price-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { useEditor, useSending, type Editor } from "./use-editor.ts";

export interface EditorFormProps {
  readonly data: EditorData;
  /** Where an earlier visit stopped; null begins at the beginning. */
  readonly firstStep: EditorStep | null;
}

export function EditorForm({ data, firstStep }: EditorFormProps) {
  const t = usePhrase();
  const isReady = useIsHydrated();
  const editor = useEditor(data);
  const steps: readonly EditorStep[] = data.offer === null ? STEPS : EDIT_STEPS;
  const { step, element, goTo, focusError } = useSteps<EditorStep>(
    steps.find((one) => one === firstStep) ?? steps[0] ?? "price",
  );
  const showWrong = (field: DraftField) => {
    goTo(stepOfField(field));
    focusError();
  };
  const { send, sending, hasChanged } = useSending(editor, showWrong);
  const { form } = editor;
  const at = steps.indexOf(step);
  const before = steps[at - 1];

  const goOn = async () => {
    const next = steps[at + 1];
    if (next !== undefined) {
      if (await form.trigger(FIELDS[step])) goTo(next);
      else focusError();
      return;
    }
    await form.handleSubmit(send, (errors) => {
      const wrong = steps.find((one) => FIELDS[one].some((field) => field in errors));
      if (wrong !== undefined) goTo(wrong);
      focusError();
    })();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!sending.isBusy) void goOn();
  };

  return (
    <Card className="flex flex-col gap-6">
      <StepsAhead
        label={t("mine.steps")}
        steps={steps.map((key) => ({ key, label: t(`mine.step.${key}`) }))}
        at={at}
        doneLabel={t("mine.stepDone")}
        countLabel={t("mine.stepOf", { step: at + 1, all: steps.length })}
      />
      {hasChanged && <Changed />}
      <form ref={element} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <StepHeading text={t(`mine.step.${step}`)} />
        <Step step={step} editor={editor} />
        {step === "review" && (
          <NotDone
            title={t(data.offer === null ? "mine.notDone.publish" : "mine.notDone.save")}
            {...sending}
            onRetry={() => void goOn()}
          />
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row">
          {before !== undefined && (
            <Button tone="secondary" onClick={() => goTo(before)}>
              {t("mine.back")}
            </Button>
          )}
          <Button type="submit" isBusy={sending.isBusy} disabled={!isReady}>
            {step !== "review"
              ? t("mine.next")
              : t(data.offer === null ? "mine.publish" : "mine.save")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Step({ step, editor }: { readonly step: EditorStep; readonly editor: Editor }) {
  switch (step) {
    case "market":
      return <MarketStep editor={editor} />;
    case "price":
      return <PriceStep editor={editor} />;
    case "amount":
      return <AmountStep editor={editor} />;
    case "payment":
      return <PaymentStep editor={editor} />;
    case "conditions":
      return <ConditionsStep editor={editor} />;
    case "review":
      return <ReviewStep editor={editor} />;
  }
}

/** Another user was faster; reloading restarts the form with the current offer. */
function Changed() {
  const t = usePhrase();
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button
          tone="secondary"
          size="small"
          isBusy={state === "loading"}
          onClick={() => void revalidate()}
        >
          {t("mine.reload")}
        </Button>
      }
    >
      {t("mine.changedWhileEditing")}
    </Notice>
  );
}
