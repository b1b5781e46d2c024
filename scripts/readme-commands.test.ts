import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

test("README names every command, and no other", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  const named = [...read("README.md").matchAll(/^\| `npm (?:run )?([\w:]+)` +\|/gm)];
  expect(new Set(named.map(([, name]) => name))).toEqual(new Set(Object.keys(scripts)));
});
