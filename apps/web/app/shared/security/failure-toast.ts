/** A failed request shows a toast with the error message, or Network Error when offline. */
import { notify } from "@parley/ui/feedback/toast";
import type { ReadFailure } from "../data/loaded.ts";
import { useFailureText } from "../../shell/locale/failure-text.ts";
import { askAfterRefusal } from "./security-requests.ts";

export function useFailureToast(): (failure: ReadFailure) => void {
  const textOf = useFailureText();
  return (failure) => {
    // A call that was replaced by a newer one is no failure to its reader.
    if (failure.name === "aborted") return;
    notify({ tone: "danger", text: textOf(failure) });
    askAfterRefusal(failure);
  };
}
