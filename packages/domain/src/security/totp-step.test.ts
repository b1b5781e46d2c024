import { expect, test } from "vitest";
import { secondsToUnusedCode, totpStepAt, TOTP_STEP_MS } from "./totp-step.ts";

const STEP = 100;
const START = STEP * TOTP_STEP_MS;

test("a step lasts half a minute", () => {
  expect(totpStepAt(START - 1)).toBe(STEP - 1);
  expect(totpStepAt(START)).toBe(STEP);
  expect(totpStepAt(START + TOTP_STEP_MS - 1)).toBe(STEP);
});

test.each([
  ["the code on the screen was used at its start", STEP, [STEP], 0, 30],
  ["the code on the screen was used a second before its end", STEP, [STEP], 29_000, 1],
  ["less than a second is rounded up", STEP, [STEP], 29_001, 1],
  ["an older code was used, and the one on the screen was not", STEP - 1, [STEP - 1], 5_000, 0],
  ["an older code was used, and so was the one on the screen", STEP - 1, [STEP - 1, STEP], 0, 30],
  ["the phone's clock is ahead", STEP + 1, [STEP + 1], 10_000, 50],
  ["this code and the next were used", STEP, [STEP, STEP + 1], 10_000, 50],
])("wait for an unused code: %s", (_name, given, used, afterMs, seconds) => {
  expect(secondsToUnusedCode(given, used, START + afterMs)).toBe(seconds);
});
