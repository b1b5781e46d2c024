/** The website's own source files, for tests that hold all of them against a rule. */
import { readdirSync, readFileSync } from "node:fs";

export interface Source {
  /** From this folder, with slashes. */
  readonly name: string;
  readonly text: string;
}

export function readSources(): Source[] {
  const folder = new URL(".", import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));
}
