/** How large a file is, in the reader's language. */

const KILOBYTE = 1_024;
const MEGABYTE = KILOBYTE * KILOBYTE;

export function fileSizeText(bytes: number, intlTag: string): string {
  const isLarge = bytes >= MEGABYTE;
  const amount = isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / KILOBYTE));
  return new Intl.NumberFormat(intlTag, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    unitDisplay: "short",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(amount);
}
