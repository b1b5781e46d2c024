import { describe, expect, test } from "vitest";
import {
  isCoveredByStepUp,
  OTHER_DECISION,
  SMALL_CASE,
  STEP_UP_MS,
  stepUpAfter,
} from "./step-up.ts";

const NOW = Date.UTC(2026, 2, 1, 8);
const LARGE_CASE = { isClaimedCase: true, needsSecond: true };

describe("a code that was given before", () => {
  test.each([
    ["counts for a small claimed case", SMALL_CASE, NOW + 1, true],
    ["has run out", SMALL_CASE, NOW, false],
    ["was never given", SMALL_CASE, null, false],
    ["does not count above the worth that needs two", LARGE_CASE, NOW + STEP_UP_MS, false],
    ["does not count for what is no case", OTHER_DECISION, NOW + STEP_UP_MS, false],
  ])("%s", (_what, decision, until, isCovered) => {
    expect(isCoveredByStepUp(decision, until, NOW)).toBe(isCovered);
  });

  test("is one of an authenticator, and counts for ten minutes", () => {
    expect(stepUpAfter("totp", NOW)).toBe(NOW + 10 * 60_000);
    expect(stepUpAfter("passkey", NOW)).toBeNull();
    expect(stepUpAfter("recovery", NOW)).toBeNull();
    expect(stepUpAfter(null, NOW)).toBeNull();
  });
});
