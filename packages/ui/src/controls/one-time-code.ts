/** A security code as it was typed or pasted: "123 456", "G-123456" and full-width digits all count. */
import { toAsciiDigits } from "@parley/domain/format/ascii-digits";

export const CODE_LENGTH = 6;

export function normalizeCode(text: string): string {
  return toAsciiDigits(text).replaceAll(/\D/g, "").slice(0, CODE_LENGTH);
}
