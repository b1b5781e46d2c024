/** The text of a failed call: the server's message, or Network Error when offline. */
import type { CallFailure } from "@parley/contract/client";
import { usePhrase } from "./phrase.tsx";

export function useFailureText(): (failure: CallFailure<string>) => string {
  const t = usePhrase();
  return (failure) =>
    failure.name === "networkError"
      ? t("shell.error.network")
      : failure.message || t("shell.error.requestFailed");
}
