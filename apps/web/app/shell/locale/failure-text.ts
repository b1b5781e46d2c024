/** What a failed call says to its reader: the server's words, or Network Error when offline. */
import { usePhrase } from "./phrase.tsx";

interface Failure {
  readonly message: string;
  readonly name?: string;
}

export function useFailureText(): (failure: Failure) => string {
  const t = usePhrase();
  return (failure) =>
    failure.name === "networkError"
      ? t("shell.error.network")
      : failure.message || t("shell.error.requestFailed");
}
