import { toUserId } from "@parley/domain/ids";
import { createVault } from "@parley/platform/vault";
import { expect, test } from "vitest";
import { findRecoveryMac, macRecoveryCode, makeRecoveryCodes } from "./recovery-codes.ts";

const vault = createVault("a secret for the tests of recovery codes, long enough");
const PERSON = toUserId(7n);

test("recovery codes are ten, all different, in groups that can be copied by hand", () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
});

test("a recovery code is recognised in any spelling, and only for its owner", () => {
  const macs = ["K7RM-2XQP-9TWD", "10AB-2XQP-9TWD"].map((code) =>
    macRecoveryCode(vault, PERSON, code),
  );
  const [first, second] = macs;
  expect(findRecoveryMac(vault, PERSON, "K7RM-2XQP-9TWD", macs)).toBe(first);
  expect(findRecoveryMac(vault, PERSON, " k7rm 2xqp9twd", macs)).toBe(first);
  expect(findRecoveryMac(vault, PERSON, "lOab-2xqp-9twd", macs)).toBe(second);
  expect(findRecoveryMac(vault, PERSON, "K7RM-2XQP-9TWE", macs)).toBeNull();
  expect(findRecoveryMac(vault, toUserId(8n), "K7RM-2XQP-9TWD", macs)).toBeNull();
  expect(macs.join()).not.toContain("K7RM");
});
