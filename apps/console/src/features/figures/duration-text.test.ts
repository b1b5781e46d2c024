import { expect, test } from "vitest";
import { durationText } from "./duration-text.ts";

const MINUTE = 60_000;

test.each([
  [null, "–"],
  [0, "under 1 min"],
  [MINUTE - 1, "under 1 min"],
  [MINUTE, "1 min"],
  [60 * MINUTE, "1 h"],
  [61 * MINUTE, "1 h 1 min"],
  [24 * 60 * MINUTE, "1 d"],
  [(24 * 60 + 5) * MINUTE, "1 d"],
  [(3 * 24 * 60 + 90) * MINUTE, "3 d 1 h"],
] as const)("%s is %s", (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
