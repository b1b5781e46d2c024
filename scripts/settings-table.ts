// Writes the table of settings into README.md from their declaration. Run it after a change of the
// settings; a test compares the two.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { settingsTable } from "../apps/server/src/startup/settings.ts";

const README = fileURLToPath(new URL("../README.md", import.meta.url));
const SECTION = /(?<=<!-- settings -->\n)[^]*?(?=<!-- \/settings -->)/;

/** README as it is and as it should be. */
export function compareReadme(): { readonly actual: string; readonly expected: string } {
  const actual = readFileSync(README, "utf8");
  if (!SECTION.test(actual)) throw new Error("README.md has no <!-- settings --> section");
  return { actual, expected: actual.replace(SECTION, () => `\n${settingsTable()}\n\n`) };
}

if (import.meta.main) writeFileSync(README, compareReadme().expected);
