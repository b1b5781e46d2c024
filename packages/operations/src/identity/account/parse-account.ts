// Reads a typed account into its stored form.
import { guessChannel, parseEmail, type AccountName } from "@parley/domain/account/account-name";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * Null when it is neither an email address nor a phone number of a valid length. Whether the number
 * exists is shown by the code sent there; lists of assigned numbers are always outdated.
 */
export function parseAccount(text: string): AccountName | null {
  const channel = guessChannel(text);
  if (channel === null) return null;
  if (channel === "phone") return parsePhone(text);
  const target = parseEmail(text);
  return target === null ? null : { channel, target, dialCode: null };
}

function parsePhone(text: string): AccountName | null {
  const number = parsePhoneNumberFromString(text.trim());
  if (number === undefined || !number.isPossible()) return null;
  return { channel: "phone", target: number.number, dialCode: `+${number.countryCallingCode}` };
}
