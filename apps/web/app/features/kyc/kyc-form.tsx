/** The verification step by step; what was filled in stays while one goes back and forth. */
import { Button } from "@parley/ui/button";
import { Card } from "@parley/ui/card";
import { Progress } from "@parley/ui/progress";
import { Stepper } from "@parley/ui/stepper";
import { notify } from "@parley/ui/toast";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { usePhrase } from "../../shell/phrase.tsx";
import { DetailsStep } from "./details-step.tsx";
import { DocumentsStep } from "./documents-step.tsx";
import { fieldsOf, STEPS, type KycStep } from "./kyc-steps.ts";
import { ReviewStep } from "./review-step.tsx";
import { TypeStep } from "./type-step.tsx";
import { useKycForm } from "./use-kyc-form.ts";
import { useSubmission } from "./use-submission.ts";
import { useUploads } from "./use-uploads.ts";

export function KycFormCard({ uid }: { uid: string }) {
  const t = usePhrase();
  const form = useKycForm(uid);
  const uploads = useUploads((slot, file) => {
    form.setValue(slot, file);
    form.clearErrors(slot);
  });
  const { step, element, goTo, focusError } = useSteps();
  const { isBusy, submit } = useSubmission(form, uid, (next) => {
    goTo(next);
    focusError();
  });
  const at = STEPS.indexOf(step);

  const goOn = async () => {
    if (step === "documents" && uploads.isBusy) {
      notify({ tone: "warning", text: t("kyc.file.uploading") });
      return;
    }
    if (step === "review") {
      await submit();
      return;
    }
    const fields = fieldsOf(step, form.getValues());
    const isGood = fields.length === 0 || (await form.trigger(fields));
    const next = STEPS[at + 1];
    if (isGood && next !== undefined) goTo(next);
    else focusError();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void goOn();
  };

  return (
    <Card className="flex flex-col gap-6">
      <StepsAhead at={at} />
      <form ref={element} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {/* Named and focusable, so that each step is announced and read from its beginning. */}
        <h2 tabIndex={-1} className="text-base font-semibold outline-none sm:sr-only">
          {t(`kyc.step.${step}`)}
        </h2>
        {step === "type" && <TypeStep form={form} />}
        {step === "details" && (
          <div className="flex max-w-xl flex-col gap-5">
            <DetailsStep form={form} />
          </div>
        )}
        {step === "documents" && <DocumentsStep form={form} uploads={uploads} />}
        {step === "review" && <ReviewStep draft={form.getValues()} onEdit={goTo} />}
        <div className="flex flex-col-reverse gap-2 sm:flex-row">
          {at > 0 && (
            <Button tone="secondary" onClick={() => goTo(STEPS[at - 1] ?? "type")}>
              {t("kyc.back")}
            </Button>
          )}
          <Button type="submit" isBusy={isBusy}>
            {t(step === "review" ? "kyc.submit" : "kyc.next")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** All steps in a row; a phone has room for how many there are. */
function StepsAhead({ at }: { at: number }) {
  const t = usePhrase();
  return (
    <>
      <div className="max-sm:hidden">
        <Stepper
          label={t("kyc.steps")}
          steps={STEPS.map((key) => ({ key, label: t(`kyc.step.${key}`) }))}
          current={at}
          doneLabel={t("kyc.step.done")}
        />
      </div>
      <div className="-mb-3 flex flex-col gap-2 sm:hidden">
        <p className="text-muted figures text-xs">
          {t("kyc.step.of", { step: at + 1, all: STEPS.length })}
        </p>
        <Progress percent={((at + 1) / STEPS.length) * 100} label={t("kyc.steps")} />
      </div>
    </>
  );
}

interface Place {
  readonly step: KycStep;
  readonly wanted: "heading" | "error" | null;
}

/** The step under way, and the focus: at the beginning of a new step, or at the first error. */
function useSteps() {
  const element = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState<Place>({ step: "type", wanted: null });
  useEffect(() => {
    if (place.wanted === null) return;
    const selector = place.wanted === "error" ? '[aria-invalid="true"]' : "h2";
    element.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [place]);
  return {
    step: place.step,
    element,
    goTo: (next: KycStep) => setPlace({ step: next, wanted: "heading" }),
    focusError: () => setPlace(({ step }) => ({ step, wanted: "error" })),
  };
}
