import { expect, test } from "vitest";
import { countCheck, countPlaywright, countVitest } from "./outcome.ts";

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
};
const playwright = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }, suites: [] };

test("a check counts as one test", () => {
  expect(countCheck({ code: 0, output: "" })).toMatchObject({ passed: 1, failed: 0 });
  expect(countCheck({ code: 2, output: "" })).toMatchObject({ passed: 0, failed: 1 });
});

test("tests of vitest and Playwright are counted", () => {
  expect(countVitest(vitest, 0, "")).toMatchObject({ passed: 5, failed: 0, skipped: 2 });
  expect(countPlaywright(playwright, 1, "")).toMatchObject({ passed: 5, failed: 1, skipped: 2 });
});

function countUnsteady(flaky: number) {
  const stats = { expected: 4, unexpected: 0, flaky, skipped: 0 };
  return countPlaywright({ stats, suites: [] }, 0, "");
}

test("a few stories that pass when repeated do not fail the run, and more of them do", () => {
  expect(countUnsteady(2)).toMatchObject({ passed: 6, failed: 0 });
  expect(countUnsteady(3)).toMatchObject({ passed: 4, failed: 3 });
});

test("a run that failed without a failed test still counts as failed", () => {
  expect(countVitest(vitest, 1, "")).toMatchObject({ passed: 5, failed: 1 });
  expect(countVitest(null, 1, "")).toMatchObject({ passed: 0, failed: 1 });
  expect(countPlaywright(null, 1, "")).toMatchObject({ passed: 0, failed: 1 });
});

test("a failed test is named with the first lines of its message", () => {
  const passed = { fullName: "adds", status: "passed", failureMessages: [] };
  const failed = {
    fullName: "money adds up",
    status: "failed",
    failureMessages: ["\u001B[31mexpected 1\u001B[39m\nto be 2"],
  };
  const files = [
    { name: "a.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
    { name: "b.test.ts", status: "failed", message: "no such module\nat b", assertionResults: [] },
    { name: "c.test.ts", status: "passed", message: "", assertionResults: [passed] },
  ];
  expect(countVitest({ ...vitest, testResults: files }, 1, "").failures).toEqual([
    "a.test.ts › money adds up: expected 1\n    to be 2",
    "b.test.ts: no such module\n    at b",
  ]);
});

const story = (title: string, status: string) => ({
  title,
  file: "orders.spec.ts",
  line: 7,
  tests: [{ status, projectName: "desktop", results: [{ error: { message: "late\nvery" } }, {}] }],
});

test("failed and unsteady browser stories are named wherever they are nested", () => {
  const suites = [
    {
      specs: [story("pays", "expected")],
      suites: [{ specs: [story("cancels", "unexpected"), story("appeals", "flaky")] }],
    },
  ];
  expect(countPlaywright({ ...playwright, suites }, 1, "")).toMatchObject({
    failures: ["orders.spec.ts:7 › cancels (desktop): late\n    very"],
    unsteady: ["orders.spec.ts:7 › appeals (desktop): late\n    very"],
  });
});
