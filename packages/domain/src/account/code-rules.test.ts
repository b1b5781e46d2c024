import { describe, expect, test } from "vitest";
import { decideForeignSend, decideSend, decideTry, decideTryOfMany } from "./code-rules.ts";

const NOW = Date.UTC(2026, 2, 1);
const DAY_MS = 86_400_000;
const GOOD = { expiresAt: NOW + 1, isUsed: false, tries: 1, isRight: true };

describe("sending a code", () => {
  test.each([
    ["the first", { lastAt: null, count: 0, firstAt: null }, { ok: true }],
    ["after 60 seconds", { lastAt: NOW - 60_000, count: 1, firstAt: NOW - 60_000 }, { ok: true }],
    [
      "a moment before that",
      { lastAt: NOW - 59_000, count: 1, firstAt: NOW - 59_000 },
      { ok: false, error: "codeTooSoon", retryAfterMs: 1_000 },
    ],
    ["the 30th of a day", { lastAt: null, count: 29, firstAt: NOW - 3_600_000 }, { ok: true }],
    [
      "the 31st",
      { lastAt: null, count: 30, firstAt: NOW - 3_600_000 },
      { ok: false, error: "codeLimitReached", retryAfterMs: DAY_MS - 3_600_000 },
    ],
    [
      "the 31st, at once",
      { lastAt: NOW, count: 30, firstAt: NOW - DAY_MS + 5_000 },
      { ok: false, error: "codeLimitReached", retryAfterMs: 5_000 },
    ],
  ])("%s", (_name, sent, decision) => {
    expect(decideSend(sent, NOW)).toEqual(decision);
  });
});

describe("sending a code to a stranger", () => {
  test.each([
    ["the tenth of a day", { count: 9, firstAt: NOW - 3_600_000 }, { ok: true }],
    [
      "the eleventh",
      { count: 10, firstAt: NOW - 3_600_000 },
      { ok: false, error: "codeLimitReached", retryAfterMs: DAY_MS - 3_600_000 },
    ],
  ])("%s", (_name, sent, decision) => {
    expect(decideForeignSend(sent, NOW)).toEqual(decision);
  });
});

describe("trying a code", () => {
  test.each([
    ["right", GOOD, null],
    ["right at the fifth try", { ...GOOD, tries: 5 }, null],
    ["right at the sixth", { ...GOOD, tries: 6 }, "codeTriesUsedUp"],
    ["wrong", { ...GOOD, isRight: false }, "codeInvalid"],
    ["wrong at the sixth", { ...GOOD, isRight: false, tries: 6 }, "codeTriesUsedUp"],
    ["expired", { ...GOOD, expiresAt: NOW }, "codeExpired"],
    ["used", { ...GOOD, isUsed: true }, "codeExpired"],
    ["none sent", null, "codeExpired"],
  ])("%s", (_name, code, refusal) => {
    expect(decideTry(code, NOW)).toBe(refusal);
  });
});

test.each([
  ["nothing is open", null, 0, 0, "codeExpired"],
  ["others have a try left", null, 2, 1, "codeInvalid"],
  ["others have used up theirs", null, 2, 0, "codeTriesUsedUp"],
  ["the browser's own was tried", "counted", 1, 0, "codeInvalid"],
  ["the browser's own is used up, whatever others have left", "usedUp", 1, 1, "codeTriesUsedUp"],
] as const)("a wrong code among several: %s", (_name, own, foreign, foreignCounted, refusal) => {
  const tried = { isRight: false, own, foreign, foreignCounted };
  expect(decideTryOfMany(tried)).toBe(refusal);
});
