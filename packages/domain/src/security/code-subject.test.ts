import { expect, test } from "vitest";
import { codeSubject } from "./code-subject.ts";

test("an order distinguishes codes, and so does its absence", () => {
  expect(codeSubject("release", "7")).toBe("7");
  expect(codeSubject("release", undefined)).toBe("");
});

test("the subject is ignored where the purpose says all", () => {
  expect(codeSubject("unbind-phone", "phone")).toBe("");
  expect(codeSubject("password-change", undefined)).toBe("");
});
