import { expect, test } from "vitest";
import { blockWithdrawalsUntil, openWithdrawalBlock } from "./withdrawal-block.ts";

test("a block lasts 24 hours to the millisecond", () => {
  const now = Date.UTC(2026, 2, 28, 12);
  const until = blockWithdrawalsUntil(now);
  expect(until).toBe(Date.UTC(2026, 2, 29, 12));
  expect(openWithdrawalBlock(until, now)).toBe(until);
  expect(openWithdrawalBlock(until, until - 1)).toBe(until);
  expect(openWithdrawalBlock(until, until)).toBeNull();
  expect(openWithdrawalBlock(null, now)).toBeNull();
});
