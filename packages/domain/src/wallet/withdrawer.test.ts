import { expect, test } from "vitest";
import { decideWithdrawer } from "./withdrawer.ts";

const free = { isStaff: false, isPermitted: true, blockedUntil: null, isTradingFrozen: false };
const all = { isStaff: true, isPermitted: false, blockedUntil: 2_000, isTradingFrozen: true };

test("a withdrawal without an obstacle", () => {
  expect(decideWithdrawer(free, 1_000)).toBeNull();
});

test("a withdrawal is refused with the first obstacle", () => {
  const errorOf = (changes: Partial<typeof all>) =>
    decideWithdrawer({ ...all, ...changes }, 1_000)?.error;
  expect(errorOf({})).toBe("staffMayNotTrade");
  expect(errorOf({ isStaff: false })).toBe("subUserForbidden");
  expect(errorOf({ isStaff: false, isPermitted: true })).toBe("withdrawalsBlocked");
  const { blockedUntil: _block, ...frozen } = { ...all, isStaff: false, isPermitted: true };
  expect(decideWithdrawer({ ...frozen, blockedUntil: null }, 1_000)?.error).toBe("tradingFrozen");
});

test("a block says until when, and ends at that instant", () => {
  const blocked = { ...free, blockedUntil: 2_000 };
  expect(decideWithdrawer(blocked, 1_999)).toMatchObject({ blockedUntil: 2_000 });
  expect(decideWithdrawer(blocked, 2_000)).toBeNull();
});
