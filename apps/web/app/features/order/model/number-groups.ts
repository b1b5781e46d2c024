/** Account numbers in groups of four, as banks print them: long rows of digits are typed wrongly. */

const SHORTEST = 8;
const GROUP = 4;

export interface NumberGroup {
  /** Where it begins in the whole. */
  readonly start: number;
  readonly signs: string;
}

/** One group for what is no account number, or has spaces of its own. */
export function numberGroups(text: string): readonly NumberGroup[] {
  if (!isNumber(text)) return [{ start: 0, signs: text }];
  const count = Math.ceil(text.length / GROUP);
  return Array.from({ length: count }, (_, index) => {
    const start = index * GROUP;
    return { start, signs: text.slice(start, start + GROUP) };
  });
}

/** Capital letters and digits alone, most of them digits: an IBAN, a card, an account. */
function isNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, "").length;
  return text.length >= SHORTEST && /^[A-Z0-9]+$/.test(text) && digits * 2 > text.length;
}
