import { expect, test } from "vitest";
import { refusedFields } from "./refused-fields.ts";

const ALL = ["account", "password", "code"] as const;

test.each([
  ["accountInvalid", "account"],
  ["passwordTooWeak", "password"],
  ["codeInvalid", "code"],
  ["codeExpired", "code"],
  ["codeTriesUsedUp", "code"],
] as const)("%s concerns the %s", (name, field) => {
  const found = refusedFields({ name, message: "No.", fields: [] }, ALL);
  expect([...found]).toEqual([[field, "No."]]);
});

test("bad input concerns the named fields, as far as the form shows them", () => {
  const fields = [
    { path: "password", message: "Too long." },
    { path: "language", message: "Unknown." },
  ];
  const found = refusedFields({ name: "badInput", message: "No.", fields }, ALL);
  expect([...found]).toEqual([["password", "Too long."]]);
});

test("a field that is not shown concerns the form", () => {
  const failure = { name: "passwordTooWeak", message: "No.", fields: [] };
  expect(refusedFields(failure, ["account", "code"]).size).toBe(0);
  expect(refusedFields({ ...failure, name: "loginFailed" }, ALL).size).toBe(0);
});
