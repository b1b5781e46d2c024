/**
 * Digits as people type them: full-width ones of Japanese keyboards, Devanagari and Thai ones, all
 * name the same numbers. They become 0–9 before any rule is applied.
 */
const DIGIT_ZEROS = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10];

export function toAsciiDigits(text: string): string {
  return Array.from(text, asciiDigit).join("");
}

function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = DIGIT_ZEROS.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? character : String(code - zero);
}
