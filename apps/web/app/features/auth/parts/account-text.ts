/** What a person types to say which account is meant, made into the form that travels. */
import { internationalNumber } from "../../../shared/phone/phone-number.ts";

export type AccountKind = "email" | "phone";

/** Enough to catch a slip; whether mail arrives there is found out by sending some. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

export function readEmail(typed: string): string | null {
  const text = typed.normalize("NFKC").trim();
  return EMAIL.test(text) ? text : null;
}

/** An email, or a phone number that carries its country code; null when it is neither. */
export function readAccount(typed: string): string | null {
  if (kindOf(typed) === "email") return readEmail(typed);
  const hasCountryCode = /^\s*(\+|00)/.test(typed.normalize("NFKC"));
  return hasCountryCode ? internationalNumber("", typed) : null;
}

export function kindOf(account: string): AccountKind {
  return /[@＠]/.test(account) ? "email" : "phone";
}
