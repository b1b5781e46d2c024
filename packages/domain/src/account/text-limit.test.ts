import { describe, expect, test } from "vitest";
import { decideText, hourOf, type TextUse } from "./text-limit.ts";

const NOW = Date.UTC(2026, 2, 1, 12, 45);
const use = (change: Partial<TextUse>): TextUse => ({
  perHour: 10,
  perDay: 100,
  inHour: 1,
  inDay: 1,
  ...change,
});

test("the hour of an instant begins at its full hour", () => {
  expect(hourOf(NOW)).toBe(Date.UTC(2026, 2, 1, 12));
});

describe("a text message", () => {
  test.each([
    ["the last of the hour goes out", { inHour: 10, inDay: 10 }, true],
    ["one more than the hour allows is refused", { inHour: 11, inDay: 11 }, false],
    ["the last of the day goes out", { inDay: 100 }, true],
    ["one more than the day allows is refused", { inDay: 101 }, false],
    ["without a limit it goes out", { perHour: null, perDay: null, inHour: 1e6, inDay: 1e6 }, true],
    ["a limit of none refuses the first", { perHour: 0 }, false],
  ])("%s", (_name, change, isSent) => {
    expect(decideText([use({}), use(change)], NOW).ok).toBe(isSent);
  });

  test("a refused one may be tried again in the next hour, or tomorrow where none is allowed", () => {
    expect(decideText([use({ inHour: 11 })], NOW)).toMatchObject({ retryAfterMs: 15 * 60_000 });
    expect(decideText([use({ perDay: 0 })], NOW)).toMatchObject({ retryAfterMs: 86_400_000 });
  });
});
