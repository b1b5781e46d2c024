import { expect, test } from "vitest";
import { countCheck, countPlaywright, countVitest } from "./outcome.ts";

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } };

test("a check counts as one", () => {
  expect(countCheck({ code: 0, output: "" })).toMatchObject({ passed: 1, failed: 0 });
  expect(countCheck({ code: 2, output: "" })).toMatchObject({ passed: 0, failed: 1 });
});

test("vitest and Playwright count their tests", () => {
  expect(countVitest(vitest, 0, "")).toMatchObject({ passed: 5, failed: 0, skipped: 2 });
  expect(countPlaywright(playwright, 1, "")).toMatchObject({ passed: 4, failed: 2, skipped: 2 });
});

test("a run that failed without a failed test still counts as failed", () => {
  expect(countVitest(vitest, 1, "")).toMatchObject({ passed: 5, failed: 1 });
  expect(countVitest(null, 1, "")).toMatchObject({ passed: 0, failed: 1 });
  expect(countPlaywright(null, 1, "")).toMatchObject({ passed: 0, failed: 1 });
});
