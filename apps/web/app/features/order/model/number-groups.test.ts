import { describe, expect, it } from "vitest";
import { numberGroups } from "./number-groups.ts";

const shown = (text: string) => numberGroups(text).map(({ signs }) => signs);

describe("numberGroups", () => {
  it.each([
    ["DE89370400440532013000", ["DE89", "3704", "0044", "0532", "0130", "00"]],
    ["NL91ABNA0417164300", ["NL91", "ABNA", "0417", "1643", "00"]],
    ["4111111111111111", ["4111", "1111", "1111", "1111"]],
    ["12345678", ["1234", "5678"]],
    ["123456789", ["1234", "5678", "9"]],
  ])("has %s in fours", (text, groups) => {
    expect(shown(text)).toEqual(groups);
    expect(groups.join("")).toBe(text);
  });

  it.each([
    "1234567",
    "DE89 3704 0044 0532 0130 00",
    "mei@example.org",
    "+4915112345678",
    "COMMERZBANK",
    "12-34-56 78",
    "abcd123456789",
    "",
  ])("leaves %j in one piece", (text) => {
    expect(shown(text)).toEqual([text]);
  });
});
