// What a person types as the account: an email address, or a phone number with its country code.
// Whether a number exists in its country needs tables, so the operations look at that.

export type Channel = "email" | "phone";

/** An account in its stored form: the address in lower case, the number in E.164. */
export interface AccountName {
  readonly channel: Channel;
  readonly target: string;
  /** The calling code of a number with its plus; null for an address. */
  readonly dialCode: string | null;
}

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const LONGEST_LOCAL_PART = 64;
const LONGEST_EMAIL = 254;

/** Digits, and what people put between them. */
const PHONE = /^\+[\d\s().-]{6,30}$/;

/** Which of the two it is meant to be; null when it can be neither. */
export function guessChannel(text: string): Channel | null {
  if (text.includes("@")) return "email";
  return PHONE.test(text.trim()) ? "phone" : null;
}

/** The address in its stored form, or null when it cannot receive mail. */
export function parseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  const at = email.lastIndexOf("@");
  const localPart = email.slice(0, at);
  if (at === -1 || email.length > LONGEST_EMAIL || localPart.length > LONGEST_LOCAL_PART) {
    return null;
  }
  return LOCAL_PART.test(localPart) && DOMAIN.test(email.slice(at + 1)) ? email : null;
}
