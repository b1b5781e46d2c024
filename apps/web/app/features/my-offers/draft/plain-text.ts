/** Without zeros at the end, as one would type it. */
export function plainText(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
