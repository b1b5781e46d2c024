// The table of threats names tests by file and name: a renamed or deleted test fails here, so that
// the table cannot claim a defence without a test.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const TABLE = "docs/security/threats.md";
const ROWS = readFileSync(join(ROOT, TABLE), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\| (#|---)/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));
const NAMED_TEST = /`([^`]+)`: "([^"]+)"/g;

describe.each(ROWS.map((cells) => [cells[2] ?? "", cells] as const))(
  "row %s of the threat table",
  (_attack, cells) => {
    const [, , attack = "", defence = "", code = "", tests = ""] = cells;

    test("the row names attack, defence, code and test", () => {
      expect(cells).toHaveLength(7);
      expect([attack, defence, code, tests].every((cell) => cell !== "")).toBe(true);
      expect([code].filter((file) => !existsSync(join(ROOT, file.replaceAll("`", ""))))).toEqual(
        [],
      );
    });

    test("each test of the row exists", () => {
      const named = [...tests.matchAll(NAMED_TEST)];
      expect(named).not.toEqual([]);
      const missing = named.filter(([, file = "", name = ""]) => !isTest(file, name));
      expect(missing.map(([text]) => text)).toEqual([]);
    });
  },
);

test("each of the 19 findings of the security review has a row", () => {
  const numbers = new Set(ROWS.map(([, number = ""]) => number));
  const findings = Array.from({ length: 19 }, (_, index) => String(index + 1));
  expect(findings.filter((number) => !numbers.has(number))).toEqual([]);
});

/** Names with values are templates; the table gives their beginning. */
function isTest(file: string, name: string): boolean {
  if (!existsSync(join(ROOT, file))) return false;
  const source = readFileSync(join(ROOT, file), "utf8");
  return source.includes(`"${name}"`) || source.includes(`\`${name}`);
}
