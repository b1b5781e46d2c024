/**
 * Finds phrases that pages concatenate. Punctuation and spaces between two phrases differ by
 * language, so that they belong in one phrase.
 */
import type { Source } from "./check-usage.ts";

/** `t(…)` with a call or two inside its values. */
const SAID = String.raw`t\((?:[^()]|\([^()]*\))*\)`;

const GLUE: readonly RegExp[] = [
  // `${t("a")}: ${b}` and `${t("a")} ` before an element
  new RegExp(String.raw`\$\{${SAID}\}(?:[.,:;]| \`)`, "g"),
  // `${a} ${t("b")}` and ` ${t("b")}` after another text
  new RegExp(String.raw`(?:[}.,:;] |\` )\$\{${SAID}\}`, "g"),
  // {t("a")}: {b} and {t("a")}{" "}
  new RegExp(String.raw`\{${SAID}\}(?:[.,:;]|\{" "\})`, "g"),
  /\.join\("[.,:;] "\)/g,
];

/** The console of staff is English alone. */
const ENGLISH_ALONE = "apps/console/";

/** One line for each occurrence, with its line number. */
export function findGlue(sources: Iterable<Source>): string[] {
  const found: string[] = [];
  for (const { path, text } of sources) {
    if (!path.endsWith(".tsx") || path.startsWith(ENGLISH_ALONE)) continue;
    for (const line of linesOf(text)) {
      found.push(
        `${path}:${line}: joins phrases by hand; let a phrase do it, such as shell.join.list`,
      );
    }
  }
  return found;
}

function linesOf(text: string): Set<number> {
  const lines = new Set<number>();
  for (const glue of GLUE) {
    for (const { index } of text.matchAll(glue)) {
      lines.add(text.slice(0, index).split("\n").length);
    }
  }
  return lines;
}
