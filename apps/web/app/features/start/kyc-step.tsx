/** The identity verification on one screen; inside the native app it is the app's own. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { kycInfo } from "@parley/contract/endpoints/identity/kyc-info";
import { KYC_TYPES } from "@parley/domain/kyc/kyc-state";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { RadioGroup } from "@parley/ui/controls/radio-group";
import { Notice } from "@parley/ui/feedback/notice";
import { notify } from "@parley/ui/feedback/toast";
import { useRef, useState, type SubmitEvent } from "react";
import { Link, useLocation } from "react-router";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { DetailsStep } from "../../shared/identity/details-step.tsx";
import { DocumentsStep } from "../../shared/identity/documents-step.tsx";
import { fieldsOf } from "../../shared/identity/kyc-steps.ts";
import { useKycForm } from "../../shared/identity/use-kyc-form.ts";
import { useKycSubmission } from "../../shared/identity/use-kyc-submission.ts";
import { useUploads } from "../../shared/identity/use-uploads.ts";
import { guessCountry } from "../../shared/phone/dial-codes.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useIsInApp } from "../../shell/native/in-app.ts";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { withReturnPath } from "../../shell/session/return-path.ts";
import { useFocusFirstError } from "@parley/site/focus-first-error";

export interface KycStepProps {
  readonly info: EndpointReply<typeof kycInfo>;
  readonly uid: string;
}

export function KycStep({ info, uid }: KycStepProps) {
  const t = usePhrase();
  const isInApp = useIsInApp();
  return (
    <div className="flex flex-col gap-5">
      {info.kycStatus === "rejected" && (
        <Notice tone="danger" title={t("kyc.rejected.title")}>
          {info.rejectReason !== null && <p className="font-medium">{info.rejectReason}</p>}
          <p>{t("kyc.rejected.text")}</p>
        </Notice>
      )}
      {isInApp ? <AppVerification /> : <ShortForm uid={uid} />}
    </div>
  );
}

/** A press on this link opens the app's own verification, where the app has one. */
function AppVerification() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={withReturnPath(toPath("/account/kyc"), pathname + search)}
      className={buttonClass({ isWide: true })}
    >
      {t("gate.kyc.action")}
    </Link>
  );
}

function ShortForm({ uid }: { readonly uid: string }) {
  const t = usePhrase();
  const form = useKycForm(uid, guessCountry(navigator.languages));
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((count) => count + 1);
  useFocusFirstError(element, refusals);
  const uploads = useUploads((slot, file) => {
    form.setValue(slot, file);
    form.clearErrors(slot);
  });
  const sending = useKycSubmission(form, uid, refuse);
  const send = async () => {
    const draft = form.getValues();
    const fields = [...fieldsOf("details", draft), ...fieldsOf("documents", draft)];
    if (uploads.isBusy) notify({ tone: "warning", text: t("kyc.file.uploading") });
    else if (await form.trigger(fields)) sending.submit();
    else refuse();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form ref={element} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <RadioGroup
        label={t("kyc.type")}
        isInline
        value={form.watch("kycType")}
        onValueChange={(kycType) => form.setValue("kycType", kycType)}
        options={KYC_TYPES.map((value) => ({ value, label: t(`kyc.type.${value}`) }))}
      />
      <DetailsStep form={form} />
      <DocumentsStep form={form} uploads={uploads} />
      <p className="text-muted text-sm">{t("kyc.review.confirm")}</p>
      <NotDone title={t("kyc.notDone")} {...sending} onRetry={sending.submit} />
      <Button type="submit" className="self-stretch sm:self-start" isBusy={sending.isBusy}>
        {t("kyc.submit")}
      </Button>
    </form>
  );
}
