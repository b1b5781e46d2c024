import { expect, test } from "vitest";
import { codeSubject } from "./code-subject.ts";

test("an order counts, and so does that there is none", () => {
  expect(codeSubject("release", "7")).toBe("7");
  expect(codeSubject("release", undefined)).toBe("");
});

test("where the purpose says all, whatever was given does not count", () => {
  expect(codeSubject("unbind-phone", "phone")).toBe("");
  expect(codeSubject("password-change", undefined)).toBe("");
});
