// Refuses a mail that could be misused: a line break in a header starts another header, and an
// address list reaches other people.
import { DeliveryError } from "../delivery.ts";
import type { Mail } from "./mailer.ts";

/** Stricter than the standard, which allows addresses that are not in use. */
const BARE_ADDRESS = /^[^\s<>"(),;:@\\[\]\p{Cc}]{1,64}@[^\s<>"(),;:@\\[\]\p{Cc}]{1,255}$/u;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;
const CONTROL_CHARACTER = /\p{Cc}/u;

export function checkMail({ to, subject, headers = {} }: Mail): void {
  if (!BARE_ADDRESS.test(to)) throw new DeliveryError("the mail address is not one", true);
  if (CONTROL_CHARACTER.test(subject)) {
    throw new DeliveryError("the subject holds a control character", true);
  }
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name) || CONTROL_CHARACTER.test(value)) {
      throw new DeliveryError("a header is malformed", true);
    }
  }
}
