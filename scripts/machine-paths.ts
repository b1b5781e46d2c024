// No committed file may name a directory of one machine or the host it installs packages from.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listCheckoutFiles } from "./import-law.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Top directories of our machines; split so that this file passes itself. */
const DIRECTORIES = ["work", "farm", "tmp", "root"];
const MACHINE_PATH = new RegExp(String.raw`(?<![\w.~)}-])/(?:${DIRECTORIES.join("|")})/[\w.-]`);
const PACKAGE_HOST = /\bregistry\.[\w-]+\.(?:org|com|dev)\b/;

export interface Place {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export function findMachinePaths(file: string, content: string): Place[] {
  // Binary files are skipped, recognised by a zero byte.
  if (content.includes("\0")) return [];
  return content.split("\n").flatMap((text, index) => {
    const isPlace = MACHINE_PATH.test(text) || PACKAGE_HOST.test(text);
    return isPlace ? [{ file, line: index + 1, text: text.trim() }] : [];
  });
}

if (import.meta.main) {
  const places = listCheckoutFiles(ROOT).flatMap((file) =>
    findMachinePaths(file, readFileSync(join(ROOT, file), "utf8")),
  );
  for (const { file, line, text } of places) {
    console.error(`${file}:${line}: names a place of one machine: ${text.slice(0, 120)}`);
  }
  if (places.length > 0) process.exitCode = 1;
}
