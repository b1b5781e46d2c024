/** What a person has typed as the email or phone to bind, in the form in which it travels. */
import { parseEmail, type Channel } from "@parley/domain/account/account-name";
import { dialCodeOf } from "../phone/dial-codes.ts";
import { internationalNumber } from "../phone/phone-number.ts";

export interface TypedContact {
  readonly email: string;
  /** Two letters; its calling code precedes the number. */
  readonly country: string;
  readonly number: string;
}

export type ContactTarget =
  | { readonly ok: true; readonly target: string }
  | { readonly ok: false; readonly problem: "blank" | "invalid" };

export function readTarget(channel: Channel, typed: TypedContact): ContactTarget {
  const text = channel === "email" ? typed.email : typed.number;
  if (text.trim() === "") return { ok: false, problem: "blank" };
  const target =
    channel === "email"
      ? parseEmail(typed.email)
      : internationalNumber(dialCodeOf(typed.country) ?? "", typed.number);
  return target === null ? { ok: false, problem: "invalid" } : { ok: true, target };
}

/** Whether a refusal is about the contact itself; all others are about codes, or about neither. */
export function isTargetRefusal({
  name,
  fields,
}: {
  readonly name: string;
  readonly fields: readonly { readonly path: string }[];
}): boolean {
  return TARGET_REFUSALS.has(name) || fields.some(({ path }) => path === "target");
}

const TARGET_REFUSALS: ReadonlySet<string> = new Set([
  "accountInvalid",
  "contactTaken",
  "alreadyBound",
]);
