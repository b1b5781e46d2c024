/** What a person has typed as the email or phone to bind, in the form in which it travels. */
import { parseEmail, type Channel } from "@parley/domain/account/account-name";
import { dialCodeOf } from "../../shared/phone/dial-codes.ts";
import { internationalNumber } from "../../shared/phone/phone-number.ts";

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

/** The field of the form that a refusal is about; null when it is about something else. */
export function fieldOfRefusal({
  name,
  fields,
}: {
  readonly name: string;
  readonly fields: readonly { readonly path: string }[];
}): "target" | "code" | null {
  if (TARGET_REFUSALS.has(name)) return "target";
  const paths = new Set(fields.map(({ path }) => path));
  if (paths.has("target")) return "target";
  return paths.has("code") ? "code" : null;
}

const TARGET_REFUSALS: ReadonlySet<string> = new Set([
  "accountInvalid",
  "contactTaken",
  "alreadyBound",
]);
