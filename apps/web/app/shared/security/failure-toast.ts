/** A failed request shows a toast with the error message, or Network Error when offline. */
import type { CallFailure } from "@parley/contract/client";
import { notify } from "@parley/ui/feedback/toast";
import { useFailureText } from "../../shell/locale/failure-text.ts";
import { askAfterRefusal } from "./security-requests.ts";

export function useFailureToast(): (failure: CallFailure<string>) => void {
  const textOf = useFailureText();
  return (failure) => {
    // A call that was replaced by a newer one is no failure to its reader.
    if (failure.name === "aborted") return;
    notify({ tone: "danger", text: textOf(failure) });
    askAfterRefusal(failure);
  };
}
