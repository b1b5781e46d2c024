import { expect, test } from "vitest";
import { decideWaitMs, needsCaptcha, type FailureKind } from "./back-off.ts";

const minutes = (kind: FailureKind, failures: readonly number[]) =>
  failures.map((count) => decideWaitMs(kind, count) / 60_000);

test("the wait begins after five failures and doubles up to 15 minutes", () => {
  expect(minutes("account", [0, 1, 4, 5, 6, 7, 8, 9, 10, 5_000])).toEqual([
    0, 0, 0, 1, 2, 4, 8, 15, 15, 15,
  ]);
  expect(minutes("device", [4, 5, 6])).toEqual([0, 1, 2]);
  expect(minutes("session", [4, 5, 6])).toEqual([0, 1, 2]);
});

test("an address may fail more often, as many users may share it", () => {
  expect(minutes("address", [5, 19, 20, 21])).toEqual([0, 0, 1, 2]);
});

test("after three failures a captcha is required", () => {
  expect([0, 1, 2, 3, 4].map(needsCaptcha)).toEqual([false, false, false, true, true]);
});
