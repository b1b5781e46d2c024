// What a code is good for beside its purpose. Where the purpose says all, a subject would only be
// one more thing in which the page that asks for a code and the call that uses it could differ.
import type { CodePurpose } from "../account/code-purpose.ts";

/** Purposes with one code per order, payment method, address, API key, sub-user, case or login. */
const HAVE_SUBJECT: ReadonlySet<CodePurpose> = new Set([
  "login",
  "create-user-payment",
  "update-user-payment",
  "remove-user-payment",
  "release",
  "split",
  "withdraw",
  "api-settings",
  "sub-users",
  "staff-action",
] satisfies CodePurpose[]);

/** The subject that counts; empty when the purpose says all. */
export function codeSubject(purpose: CodePurpose, given: string | undefined): string {
  return HAVE_SUBJECT.has(purpose) ? (given ?? "") : "";
}
