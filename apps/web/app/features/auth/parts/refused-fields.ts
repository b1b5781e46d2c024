/** Which fields of a form a refusal of the server is about. */
import type { CallFailure } from "@parley/contract/client";

export type AuthField = "account" | "password" | "code";

const FIELD_OF_ERROR: Readonly<Record<string, AuthField>> = {
  accountInvalid: "account",
  passwordTooWeak: "password",
  codeInvalid: "code",
  codeExpired: "code",
  codeTriesUsedUp: "code",
};

/** Only fields that the form shows; nothing found means that the form as a whole was refused. */
export function refusedFields<Name extends AuthField>(
  { name, message, fields }: Pick<CallFailure<string>, "name" | "message" | "fields">,
  shown: readonly Name[],
): ReadonlyMap<Name, string> {
  const find = (wanted: string | undefined) => shown.find((field) => field === wanted);
  const found = new Map<Name, string>();
  const own = find(FIELD_OF_ERROR[name]);
  if (own !== undefined) found.set(own, message);
  if (name !== "badInput") return found;
  for (const problem of fields) {
    const field = find(problem.path);
    if (field !== undefined) found.set(field, problem.message);
  }
  return found;
}
