import { expect, test } from "vitest";
import { canWithdrawAlone } from "./permission.ts";

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
