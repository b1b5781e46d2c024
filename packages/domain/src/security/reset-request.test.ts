import { expect, test } from "vitest";
import { decideResetRequest, type ResetRefusal } from "./reset-request.ts";
import type { Factor } from "./required-factors.ts";

const facts = (bound: string) => ({
  email: bound.includes("e") ? "ada@example.org" : null,
  phone: bound.includes("p") ? "+4915112345678" : null,
  totp: bound.includes("t"),
});

test.each<[string, Factor[], boolean, ResetRefusal | null]>([
  ["ept", ["totp"], false, null],
  ["ept", ["email"], false, null],
  ["ept", ["email", "totp"], false, null],
  ["ept", ["email", "phone"], false, "accountInvalid"],
  ["ept", ["email", "phone"], true, null],
  ["et", ["email"], false, "accountInvalid"],
  ["et", ["email"], true, null],
  ["et", ["totp"], false, null],
  ["et", ["phone"], true, "notBound"],
  ["e", ["totp"], false, "notBound"],
  ["e", ["email", "totp"], true, "notBound"],
])("bound %s, lost %j, another contact %j: %j", (bound, lost, hasOther, refusal) => {
  expect(decideResetRequest(lost, facts(bound), hasOther)).toBe(refusal);
});
