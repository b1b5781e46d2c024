/** A phone number as it is typed beside a country code, made into the form that travels: +49151… */

/** E.164 allows 15 digits with the country code; shorter than this there is none. */
const DIGITS = { min: 6, max: 15 };

/**
 * Null when it cannot be a number. Who types the country code as well, with a plus or two zeros,
 * means that one. The zero that begins numbers inside a country stays: some keep it abroad, and
 * only the server's tables know which.
 */
export function internationalNumber(dialCode: string, typed: string): string | null {
  // Japanese keyboards write digits of double width.
  const text = typed.normalize("NFKC").trim();
  if (/[^\d\s().+/-]/.test(text) || /\d.*\+/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, "");
  if (digits === "") return null;
  const full = withCountry(text, digits, dialCode);
  return full.length < DIGITS.min || full.length > DIGITS.max ? null : `+${full}`;
}

function withCountry(text: string, digits: string, dialCode: string): string {
  if (text.startsWith("+")) return digits;
  return digits.startsWith("00") ? digits.slice(2) : dialCode + digits;
}
