import { expect, test } from "vitest";
import { groupThousands } from "./group-thousands.ts";

test.each([
  ["1", "1"],
  ["999", "999"],
  ["1000", "1,000"],
  ["123456", "123,456"],
  ["1234567", "1,234,567"],
  ["-1000", "-1,000"],
  ["-123", "-123"],
  ["1234.5678", "1,234.5678"],
  ["0.12345678", "0.12345678"],
])("thousands separators every 3 digits turn %s into %s", (plain, expected) => {
  expect(groupThousands(plain)).toBe(expected);
});

test("text that is no plain number is unchanged", () => {
  expect(groupThousands("--")).toBe("--");
  expect(groupThousands("1,000")).toBe("1,000");
});
