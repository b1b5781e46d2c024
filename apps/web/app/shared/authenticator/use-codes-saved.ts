/** The owner says that the recovery codes are saved. Where that does not arrive, pages go on asking. */
import { confirmRecoveryCodes } from "@parley/contract/endpoints/identity/security";
import { useRevalidator } from "react-router";
import { sendTo, useSubmission } from "../forms/use-submission.ts";
import { useFailureToast } from "../security/failure-toast.ts";

export function useCodesSaved(onEnd: () => void) {
  const { revalidate } = useRevalidator();
  const showFailure = useFailureToast();
  const end = () => {
    void revalidate();
    onEnd();
  };
  const { isBusy, submit } = useSubmission(sendTo(confirmRecoveryCodes), {
    onDone: end,
    onFailed: (failure) => {
      showFailure(failure);
      end();
    },
  });
  return { isBusy, confirm: () => void submit({}) };
}
