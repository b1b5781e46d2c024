import { expect, test } from "vitest";
import { queryOfStep, readWaiting, sentOf, type WaitingCode } from "./code-step.ts";

const waiting: WaitingCode = { account: "mei@example.com", resendAt: 90_500 };

test("a code that was sent is found again, and nothing else that was kept beside it", () => {
  expect(readWaiting(JSON.parse(JSON.stringify({ ...waiting, password: "secret" })))).toEqual(
    waiting,
  );
});

test.each([null, "text", {}, { ...waiting, account: "" }, { ...waiting, resendAt: "soon" }])(
  "what another build has kept counts as none: %j",
  (found) => {
    expect(readWaiting(found)).toBeNull();
  },
);

test.each([
  [30_000, 61],
  [90_500, 0],
  [999_000, 0],
])("at %i the wait for another code is %i seconds", (now, retryIn) => {
  expect(sentOf(waiting, now)).toEqual({ sentTo: "mei@example.com", retryIn });
});

test("the step is added to the address and removed again, and the way back stays", () => {
  const search = "?returnTo=%2Fen%2Fwallet";
  expect(queryOfStep(search, true)).toBe(`${search}&step=code`);
  expect(queryOfStep(`${search}&step=code`, false)).toBe(search);
  expect(queryOfStep("?step=code", false)).toBe("");
});
