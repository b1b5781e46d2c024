// IBANs for users of tests: valid and unique, since two account groups with the same account are
// linked.
import { randomInt } from "node:crypto";

/** A German IBAN with the check digits of its account number. */
export function newIban(): string {
  const account = String(randomInt(10_000_000_000)).padStart(10, "0");
  const bank = "37040044";
  // D and E count as 13 and 14 in the check digits.
  const rest = Number(BigInt(`${bank}${account}131400`) % 97n);
  return `DE${String(98 - rest).padStart(2, "0")}${bank}${account}`;
}
