import { expect, test } from "vitest";
import { queryOfStep, readBegun, sentOf, type Begun } from "./begun.ts";

const begun: Begun = {
  details: { kind: "email", country: "DE", account: "mei@example.com", email: "mei@example.com" },
  resendAt: 90_500,
};

test("a registration that was begun is found again as it was kept", () => {
  expect(readBegun(JSON.parse(JSON.stringify(begun)))).toEqual(begun);
});

test.each([
  null,
  "text",
  {},
  { ...begun, resendAt: "soon" },
  { ...begun, details: { ...begun.details, account: "" } },
  { ...begun, details: { ...begun.details, kind: "letter" } },
])("what another build has kept counts as none: %j", (found) => {
  expect(readBegun(found)).toBeNull();
});

test("a password is not read, even if one was kept", () => {
  const found = { ...begun, details: { ...begun.details, password: "secret" } };
  expect(readBegun(found)).toEqual(begun);
});

test.each([
  [30_000, 61],
  [90_500, 0],
  [999_000, 0],
])("at %i the wait for another code is %i seconds", (now, retryIn) => {
  expect(sentOf(begun, now)).toEqual({ sentTo: "mei@example.com", retryIn });
});

test("the step is added to the address and removed again, and the way back stays", () => {
  const search = "?returnTo=%2Fen%2Fwallet";
  expect(queryOfStep(search, true)).toBe(`${search}&step=code`);
  expect(queryOfStep(`${search}&step=code`, false)).toBe(search);
  expect(queryOfStep("?step=code", false)).toBe("");
});
