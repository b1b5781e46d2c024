import { describe, expect, test } from "vitest";
import { cleanLine, cleanText, isSeen } from "./clean-text.ts";

describe("a text that others read", () => {
  test.each([
    ["pay\u202Eyap", "payyap"],
    ["a\u0000b\u0007c", "abc"],
    ["a\u200Bb\u2060c\uFEFF", "abc"],
    ["\u3164 hi \u115F", "hi"],
    ["one\r\ntwo\rthree", "one\ntwo\nthree"],
    ["a\tb", "a b"],
    ["e\u0301", "é"],
    ["z\u0300\u0301\u0302\u0303\u0304\u0305\u0306", "z\u0300\u0301\u0302\u0303"],
    ["क्\u200Dष", "क्\u200Dष"],
    ["👨\u200D👩\u200D👧 ❤\uFE0F", "👨\u200D👩\u200D👧 ❤\uFE0F"],
  ])("%j is stored as %j", (given, kept) => expect(cleanText(given)).toBe(kept));

  test("is one line where required", () => {
    expect(cleanLine(" a \n\n b\u202E ")).toBe("a b");
  });

  test("is empty where nothing is visible", () => {
    expect([isSeen("\u200D\uFE0F "), isSeen("a")]).toEqual([false, true]);
    expect(cleanText("\u3164\u2800\u200B")).toBe("");
  });

  test("is unchanged when it is cleaned again", () => {
    const text = cleanText("Zahlung \u202E bitte\r\n\tan  mich");
    expect(cleanText(text)).toBe(text);
  });
});
