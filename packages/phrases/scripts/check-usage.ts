/** Which keys the source of the apps and packages uses: as a literal, or by a template. */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { AREAS } from "../src/areas.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SKIPPED = /(?:^|[\\/])(?:node_modules|build|compiled|catalogues|\.react-router)(?:[\\/]|$)/;
const LITERAL = new RegExp(`["'\`]((?:${AREAS.join("|")})\\.[\\w.]+)["'\`]`, "g");
const TEMPLATE = new RegExp(`\`((?:${AREAS.join("|")})\\.[\\w.]*\\$\\{[^\`]*)\``, "g");

export interface Usage {
  readonly keys: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

/** A template such as `home.steps.${step}.title` matches every key of that form. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", String.raw`\.`));
  return new RegExp(`^${parts.join(String.raw`[\w.]+`)}$`);
}

export function findUsage(sources: Iterable<string>): Usage {
  const keys = new Set<string>();
  const templates = new Set<string>();
  for (const source of sources) {
    for (const [, key] of source.matchAll(LITERAL)) if (key !== undefined) keys.add(key);
    for (const [, text] of source.matchAll(TEMPLATE)) if (text !== undefined) templates.add(text);
  }
  return { keys, patterns: [...templates].map(patternOf) };
}

export function isUsed(key: string, usage: Usage): boolean {
  return usage.keys.has(key) || usage.patterns.some((pattern) => pattern.test(key));
}

export interface Source {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** The source files that may use a phrase. A use in a test alone does not count. */
export function* readSources(): Generator<Source> {
  for (const room of ["apps", "packages"]) {
    const folder = join(ROOT, room);
    for (const name of listFiles(folder)) {
      yield { path: relative(ROOT, name), text: readFileSync(name, "utf8") };
    }
  }
}

function* listFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (SKIPPED.test(relative(ROOT, path))) continue;
    if (entry.isDirectory()) yield* listFiles(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}
