import { describe, expect, test } from "vitest";
import { mask } from "./mask.ts";

test.each([
  ["a@example.com", "a***@example.com"],
  ["ab@example.com", "a***@example.com"],
  ["abc@example.com", "a***@example.com"],
])("an email with a local part of 3 or fewer keeps 1 character: %s", (email, expected) => {
  expect(mask(email)).toBe(expected);
});

test.each([
  ["abcd@example.com", "abc***@example.com"],
  ["margaret@example.com", "mar***@example.com"],
  ['"a@b"@example.com', '"a@***@example.com'],
])("an email with a longer local part keeps 3 characters: %s", (email, expected) => {
  expect(mask(email)).toBe(expected);
});

test.each([
  ["ab", "a***b"],
  ["abcdef", "a***f"],
  ["x", "x***x"],
])("a string shorter than 7 keeps the first and last character: %s", (text, expected) => {
  expect(mask(text)).toBe(expected);
});

test.each([
  ["1234567", "123***4567"],
  ["13812345678", "138***5678"],
  ["+4915112345678", "+49***5678"],
])("a longer string keeps the first 3 and last 4: %s", (text, expected) => {
  expect(mask(text)).toBe(expected);
});

describe("edge cases of masking", () => {
  test("an empty text stays empty", () => {
    expect(mask("")).toBe("");
  });

  test("an at sign at an end does not make an email", () => {
    expect(mask("@trader")).toBe("@tr***ader");
    expect(mask("trader@")).toBe("tra***der@");
  });

  test("characters are code points", () => {
    expect(mask("𠮷野家さん")).toBe("𠮷***ん");
    expect(mask("😀😁😂@example.com")).toBe("😀***@example.com");
  });
});
