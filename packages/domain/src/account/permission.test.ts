import { expect, test } from "vitest";
import { canWithdrawAlone, givesRights, isNewSubUser } from "./permission.ts";

test.each([
  // permissions, verifies with the master's, the master has one, alone
  [["withdraw"], false, false, true],
  [["withdraw"], false, true, true],
  [["withdraw"], true, false, true],
  [["withdraw"], true, true, false],
  [["trade", "payment"], false, true, false],
  [["trade", "payment"], true, false, false],
] as const)("%j, %j, %j: alone %j", (permissions, usesMasterTwoFactor, isOn, isAlone) => {
  expect(canWithdrawAlone({ permissions, usesMasterTwoFactor }, isOn)).toBe(isAlone);
});

test.each([
  // before, after, verified with the master's before and after, gives
  [["trade"], ["trade"], false, false, false],
  [["trade", "withdraw"], ["trade"], true, true, false],
  [["trade"], ["trade", "withdraw"], true, true, true],
  [["withdraw"], ["trade"], false, false, true],
  [["trade"], ["trade"], true, false, true],
  [["trade"], ["trade"], false, true, true],
  [[], [], false, false, false],
] as const)("from %j to %j, %j to %j: gives rights %j", (before, after, was, is, gives) => {
  const rights = { permissions: before, usesMasterTwoFactor: was };
  expect(givesRights(rights, { permissions: after, usesMasterTwoFactor: is })).toBe(gives);
});

test("a sub-user is new for 24 hours to the millisecond", () => {
  const day = 24 * 60 * 60_000;
  expect(isNewSubUser(1_000, 1_000 + day - 1)).toBe(true);
  expect(isNewSubUser(1_000, 1_000 + day)).toBe(false);
});
