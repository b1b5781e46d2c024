/** Sends the verification in, and puts each refusal where it can be mended. */
import type { CallFailure } from "@parley/contract/client";
import { submitKyc } from "@parley/contract/endpoints/identity/kyc";
import { notify } from "@parley/ui/feedback/toast";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useWrite } from "../../shared/forms/use-write.ts";
import { forgetDraft } from "./draft-storage.ts";
import { applicationOf, fieldOfPath, fieldsOf, stepOfField, type KycStep } from "./kyc-steps.ts";
import type { KycForm } from "./use-kyc-form.ts";

export interface Submission {
  readonly isBusy: boolean;
  readonly submit: () => Promise<void>;
  /** Why it is not sent in, where that is about no field. */
  readonly failure: CallFailure<string> | null;
}

export function useSubmission(
  form: KycForm,
  uid: string,
  goTo: (step: KycStep) => void,
): Submission {
  const t = usePhrase();
  const write = useWrite();
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
    write.forget();
    goTo(stepOfField(first.field, draft));
    return true;
  };

  /** Files that the server no longer has are requested again. */
  const dropFiles = () => {
    for (const slot of fieldsOf("documents", form.getValues())) form.setValue(slot, null);
    goTo("documents");
  };

  const submit = async () => {
    const application = applicationOf(form.getValues());
    const result = await write.run(application, (idempotencyKey) =>
      getApi().call(submitKyc, application, { idempotencyKey }),
    );
    if (result === null) return;
    if (result.ok) {
      forgetDraft(uid);
      notify({ tone: "success", text: t("kyc.submitted") });
      await revalidate();
      return;
    }
    const { name, message, fields } = result;
    if (name === "badInput" && markFields(fields)) return;
    if (name === "kycTooYoung" && markFields([{ path: "birthDate", message }])) return;
    if (name === "unknownCountry" && markFields([{ path: "country", message }])) return;
    if (name === "unknownFile") dropFiles();
    // Another tab or device was faster: show the current state.
    if (name === "kycPending" || name === "kycAlreadyApproved") await revalidate();
  };
  return { isBusy: write.isBusy, failure: write.failure, submit };
}
