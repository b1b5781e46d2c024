import { expect, test } from "vitest";
import { readBegun, type Begun } from "./begun.ts";

const begun: Begun = {
  details: { kind: "email", country: "DE", account: "mei@example.com", email: "mei@example.com" },
  account: "mei@example.com",
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
