/** Sends the verification in, and puts each refusal where it can be mended. */
import { submitKyc } from "@parley/contract/endpoints/identity/kyc";
import { notify } from "@parley/ui/feedback/toast";
import { useRevalidator } from "react-router";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { sendTo, useSubmission } from "../forms/use-submission.ts";
import { forgetDraft } from "./draft-storage.ts";
import { applicationOf, fieldOfPath, fieldsOf, stepOfField, type KycStep } from "./kyc-steps.ts";
import type { KycForm } from "./use-kyc-form.ts";

export function useKycSubmission(form: KycForm, uid: string, goTo: (step: KycStep) => void) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();

  /** False where the refusal is about no field of the form. */
  const markFields = (problems: readonly { path: string; message: string }[]): boolean => {
    const draft = form.getValues();
    const found = problems.flatMap(({ path, message }) => {
      const field = fieldOfPath(path, draft);
      return field === null ? [] : [{ field, message }];
    });
    const [first] = found;
    if (first === undefined) return false;
    for (const { field, message } of found) form.setError(field, { message });
    goTo(stepOfField(first.field, draft));
    return true;
  };

  /** Files that the server no longer has are requested again. */
  const dropFiles = () => {
    for (const slot of fieldsOf("documents", form.getValues())) form.setValue(slot, null);
    goTo("documents");
  };

  const sending = useSubmission(sendTo(submitKyc), {
    onDone: () => {
      forgetDraft(uid);
      notify({ tone: "success", text: t("kyc.submitted") });
      void revalidate();
    },
    onFailed: ({ name, message, fields }) => {
      if (name === "badInput") return markFields(fields);
      if (name === "kycTooYoung") return markFields([{ path: "birthDate", message }]);
      if (name === "unknownCountry") return markFields([{ path: "country", message }]);
      if (name === "unknownFile") dropFiles();
      // Another tab or device was faster: show the current state.
      if (name === "kycPending" || name === "kycAlreadyApproved") void revalidate();
      return false;
    },
  });
  return { ...sending, submit: () => void sending.submit(applicationOf(form.getValues())) };
}
