import { describe, expect, test } from "vitest";
import { diffLines, foldDiff } from "./line-diff.ts";

const written = (before: string, after: string) =>
  diffLines(before, after).map(
    ({ change, text }) => `${{ same: " ", removed: "-", added: "+" }[change]}${text}`,
  );

describe("the differences of two texts", () => {
  test("keep what both have and name what was removed and added", () => {
    expect(written("a\nb\nc\n", "a\nx\nc\nd\n")).toEqual([" a", "-b", "+x", " c", "+d"]);
  });

  test("keep as many lines as possible, also where lines repeat", () => {
    expect(written("a\nb\na\nb\n", "b\na\nb\n")).toEqual(["-a", " b", " a", " b"]);
  });

  test("of an empty text are all lines of the other", () => {
    expect(written("", "a\n\nb\n")).toEqual(["+a", "+", "+b"]);
    expect(written("a\n", "")).toEqual(["-a"]);
    expect(written("", "")).toEqual([]);
  });

  test("are none where only the ends of lines are written otherwise", () => {
    expect(written("a\r\nb\r\n", "a\nb")).toEqual([" a", " b"]);
  });

  test("can be undone: each side is read back from them", () => {
    const [before, after] = ["one\ntwo\nthree\n", "zero\ntwo\nfour\nthree\n"];
    const lines = diffLines(before, after);
    const side = (without: string) =>
      lines.filter(({ change }) => change !== without).map(({ text }) => `${text}\n`);
    expect(side("added").join("")).toBe(before);
    expect(side("removed").join("")).toBe(after);
  });
});

test("folding counts the lines between changes and shows those around them", () => {
  const lines = diffLines("1\n2\n3\n4\n5\n6\n", "1\n2\n3\n4\n5\nsix\n");
  const parts = foldDiff(lines);
  expect(parts.map(({ lines: shown, count }) => [shown !== null, count])).toEqual([
    [false, 4],
    [true, 3],
  ]);
  expect(foldDiff(diffLines("1\n", "1\n"))).toEqual([{ lines: null, count: 1 }]);
});
