/** What a failed call says to its reader: the server's words, or those for what never reached it. */
import { usePhrase } from "./phrase.tsx";

interface Failure {
  readonly message: string;
  readonly name?: string;
}

const UNSENT_PHRASES: Readonly<Record<string, "shell.error.network" | "shell.error.accountGroup">> =
  {
    networkError: "shell.error.network",
    accountGroupMissing: "shell.error.accountGroup",
  };

export function useFailureText(): (failure: Failure) => string {
  const t = usePhrase();
  return ({ name = "", message }) =>
    message || t(UNSENT_PHRASES[name] ?? "shell.error.requestFailed");
}
