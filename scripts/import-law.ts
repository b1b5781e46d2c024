// Checks the import law over all committed and new sources of the checkout.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { ImportEdge } from "./import-law/circles.ts";
import { type House, judge, judgeCircles, judgePlace, type Violation } from "./import-law/judge.ts";
import { readSource, type SourceFacts } from "./import-law/read-source.ts";
import { roomOf } from "./import-law/rooms.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Every violation in the files given by their path in the checkout. */
export function checkFiles(root: string, files: readonly string[]): Violation[] {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const house = { declared: readDeclared(root, files) } satisfies House;
  const facts = new Map(
    sources.map((file) => [file, readSource(file, readFileSync(join(root, file), "utf8"))]),
  );
  const single = [...facts].flatMap(([file, one]) => judge(file, one, house));
  return [...files.flatMap(judgePlace), ...single, ...judgeCircles(listEdges(facts))];
}

/** Imports by a path, between files of the checkout. Rooms that import each other break the table. */
function listEdges(facts: ReadonlyMap<string, SourceFacts>): ImportEdge[] {
  return [...facts].flatMap(([from, { imports }]) =>
    imports.flatMap(({ name, line }) => {
      const to = posix.join(posix.dirname(from), name);
      return name.startsWith(".") && facts.has(to) ? [{ from, to, line }] : [];
    }),
  );
}

function readDeclared(root: string, files: readonly string[]): Map<string, Set<string>> {
  const manifests = files.filter((file) => /^([^/]+\/){0,2}package\.json$/.test(file));
  return new Map(
    manifests.map((file) => {
      const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(
        readFileSync(join(root, file), "utf8"),
      );
      const { dependencies, devDependencies, peerDependencies } = manifest;
      const names = { ...dependencies, ...devDependencies, ...peerDependencies };
      return [roomOf(file) ?? "", new Set(Object.keys(names))];
    }),
  );
}

/** Files git knows or would take, that are there. */
export function listCheckoutFiles(root: string): string[] {
  const output = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return output.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
}

if (import.meta.main) {
  const violations = checkFiles(ROOT, listCheckoutFiles(ROOT));
  for (const { file, line, rule, fix } of violations) {
    console.error(`${file}:${line}: ${rule}. ${fix}`);
  }
  if (violations.length > 0) process.exitCode = 1;
}
