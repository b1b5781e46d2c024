// Text that one user writes and another reads, without invisible characters. Control characters and
// those that change the reading direction let one text be shown as another.

/**
 * In lines, trimmed, in Unicode's composed form. What joins letters of Hindi or the parts of a
 * picture stays, and so does the mark that chooses a picture's form.
 */
export function cleanText(text: string): string {
  const composed = text.replaceAll(/\r\n?/g, "\n").normalize("NFC").replaceAll("\t", " ");
  const seen = composed
    .replaceAll(/(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "")
    .replaceAll(/(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll("\u2800", " ")
    // More marks than any script puts on a letter reach into the lines around it.
    .replaceAll(/(\p{M}{4})\p{M}+/gu, "$1");
  return seen.replaceAll(/[^\S\n]+$/gmu, "").trim();
}

/** The same in one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, " ");
}

/** Whether anything of it can be seen. */
export function isSeen(text: string): boolean {
  return /(?!\u200C|\u200D|\uFE0E|\uFE0F)\S/u.test(text);
}
