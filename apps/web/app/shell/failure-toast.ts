/** A failed request shows a toast with the error message, or Network Error when offline (spec §8). */
import type { CallFailure } from "@parley/contract/client";
import { notify } from "@parley/ui/toast";
import { usePhrase } from "./phrase.tsx";

export function useFailureToast(): (failure: CallFailure<string>) => void {
  const t = usePhrase();
  return (failure) => {
    // A call that was replaced by a newer one is no failure to its reader.
    if (failure.name === "aborted") return;
    const isOffline = failure.name === "networkError";
    const text = isOffline
      ? t("shell.error.network")
      : failure.message || t("shell.error.requestFailed");
    notify({ tone: "danger", text });
  };
}
