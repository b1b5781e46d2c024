/** The verification step by step; its input is kept while the user goes back and forth. */
import { Button } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { notify } from "@parley/ui/feedback/toast";
import type { FormEvent } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { StepHeading, StepsAhead } from "../../shared/forms/steps-ahead.tsx";
import { useSteps } from "../../shared/forms/use-steps.ts";
import { DetailsStep } from "../../shared/identity/details-step.tsx";
import { DocumentsStep } from "../../shared/identity/documents-step.tsx";
import { fieldsOf, STEPS, type KycStep } from "../../shared/identity/kyc-steps.ts";
import { ReviewStep } from "./review-step.tsx";
import { TypeStep } from "./type-step.tsx";
import { useKycForm } from "../../shared/identity/use-kyc-form.ts";
import { useKycSubmission } from "../../shared/identity/use-kyc-submission.ts";
import { useUploads } from "../../shared/identity/use-uploads.ts";

export function KycFormCard({ uid }: { uid: string }) {
  const t = usePhrase();
  const form = useKycForm(uid);
  const uploads = useUploads((slot, file) => {
    form.setValue(slot, file);
    form.clearErrors(slot);
  });
  const { step, element, goTo, focusError } = useSteps<KycStep>("type");
  const sending = useKycSubmission(form, uid, (next) => {
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
      sending.submit();
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
      <StepsAhead
        label={t("kyc.steps")}
        steps={STEPS.map((key) => ({ key, label: t(`kyc.step.${key}`) }))}
        at={at}
        doneLabel={t("kyc.step.done")}
        countLabel={t("kyc.step.of", { step: at + 1, all: STEPS.length })}
      />
      <form ref={element} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <StepHeading text={t(`kyc.step.${step}`)} />
        {step === "type" && <TypeStep form={form} />}
        {step === "details" && (
          <div className="flex max-w-xl flex-col gap-5">
            <DetailsStep form={form} />
          </div>
        )}
        {step === "documents" && <DocumentsStep form={form} uploads={uploads} />}
        {step === "review" && <ReviewStep draft={form.getValues()} onEdit={goTo} />}
        {step !== "type" && step !== "details" && (
          <NotDone
            title={t("kyc.notDone")}
            {...sending}
            onRetry={step === "review" ? sending.submit : undefined}
          />
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row">
          {at > 0 && (
            <Button tone="secondary" onClick={() => goTo(STEPS[at - 1] ?? "type")}>
              {t("kyc.back")}
            </Button>
          )}
          <Button type="submit" isBusy={sending.isBusy}>
            {t(step === "review" ? "kyc.submit" : "kyc.next")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
