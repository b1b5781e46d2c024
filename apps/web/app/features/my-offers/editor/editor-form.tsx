/** An offer in three steps, each with an address of its own, beside the offer as takers see it. */
import { Button } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { useIsHydrated } from "@parley/ui/controls/hydration";
import { Notice } from "@parley/ui/feedback/notice";
import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { NotDone } from "../../../shared/forms/not-done.tsx";
import { AmountFields } from "./amount-fields.tsx";
import { ConditionsFields } from "./conditions-fields.tsx";
import { countWrong, FIELDS, stepOfField, STEPS, type EditorStep } from "../draft/editor-steps.ts";
import type { EditorData } from "./load-editor.ts";
import { MarketFields } from "./market-fields.tsx";
import { OfferPreview } from "./offer-preview.tsx";
import { PaymentFields } from "./payment-fields.tsx";
import { PriceFields } from "./price-fields.tsx";
import { StepLinks } from "./step-links.tsx";
import { useEditor, useSending, type Editor } from "./use-editor.ts";
import { useEditorStep } from "./use-editor-step.ts";
import { useKeeping, type DraftKeeper } from "./use-kept-draft.ts";

export interface EditorFormProps {
  readonly data: EditorData;
  readonly keeper: DraftKeeper;
}

export function EditorForm({ data, keeper }: EditorFormProps) {
  const t = usePhrase();
  const isReady = useIsHydrated();
  const editor = useEditor(data, keeper.kept ?? data.draft);
  useKeeping(editor.draft, data.draft, keeper.keep);
  const { step, element, goTo, showWrong } = useEditorStep();
  const { send, sending, hasChanged } = useSending(editor, {
    onSent: keeper.forget,
    onWrong: (field) => showWrong(stepOfField(field)),
  });
  const { form } = editor;
  const { errors } = form.formState;
  const isNew = data.offer === null;
  const at = STEPS.indexOf(step);
  const before = STEPS[at - 1];

  /** Forwards only over steps without an error; backwards always. */
  const goOver = async (target: EditorStep) => {
    for (const one of STEPS.slice(at, Math.max(at, STEPS.indexOf(target)))) {
      // oxlint-disable-next-line no-await-in-loop -- The first wrong step ends it.
      if (!(await form.trigger(FIELDS[one]))) return showWrong(one);
    }
    goTo(target);
  };
  const publish = () =>
    form.handleSubmit(send, (found) => {
      showWrong(STEPS.find((one) => countWrong(one, found) > 0) ?? step);
    })();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isBusy) return;
    const next = STEPS[at + 1];
    void (next === undefined ? publish() : goOver(next));
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card className="flex flex-col gap-6">
        <StepLinks
          step={step}
          labels={{
            offer: t(isNew ? "mine.step.offer" : "mine.step.price"),
            terms: t("mine.step.terms"),
            conditions: t("mine.step.conditions"),
          }}
          wrong={{
            offer: countWrong("offer", errors),
            terms: countWrong("terms", errors),
            conditions: countWrong("conditions", errors),
          }}
          onStep={(target) => void goOver(target)}
        />
        {hasChanged && <Changed />}
        <form ref={element} noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
          <h2 tabIndex={-1} className="sr-only">
            {t("mine.stepOf", { step: at + 1, all: STEPS.length })}
          </h2>
          <Step step={step} editor={editor} />
          {step === "conditions" && (
            <NotDone
              title={t(isNew ? "mine.notDone.publish" : "mine.notDone.save")}
              {...sending}
              onRetry={() => void publish()}
            />
          )}
          <div className="flex flex-col-reverse gap-2 sm:flex-row">
            {before !== undefined && (
              <Button tone="secondary" onClick={() => goTo(before)}>
                {t("mine.back")}
              </Button>
            )}
            <Button type="submit" isBusy={sending.isBusy} disabled={!isReady}>
              {step !== "conditions" ? t("mine.next") : t(isNew ? "mine.publish" : "mine.save")}
            </Button>
          </div>
        </form>
      </Card>
      <OfferPreview editor={editor} />
    </div>
  );
}

function Step({ step, editor }: { readonly step: EditorStep; readonly editor: Editor }) {
  switch (step) {
    case "offer":
      return (
        <>
          {editor.data.offer === null && <MarketFields editor={editor} />}
          <PriceFields editor={editor} />
        </>
      );
    case "terms":
      return (
        <>
          <AmountFields editor={editor} />
          <PaymentFields editor={editor} />
        </>
      );
    case "conditions":
      return <ConditionsFields editor={editor} />;
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
