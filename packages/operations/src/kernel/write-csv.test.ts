import { expect, test } from "vitest";
import { writeCsv } from "./write-csv.ts";

test.each([
  ["plain", "plain"],
  ["-1.50000000", "-1.50000000"],
  ["a,b", '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1+cmd", "'-1+cmd"],
  ["@sum", "'@sum"],
  ["\t=1", "'\t=1"],
  ["", ""],
])("%j is written as %j", (cell, written) => {
  expect(writeCsv([[cell, "x"]])).toBe(`${written},x\r\n`);
});
