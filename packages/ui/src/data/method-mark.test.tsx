import { expect, test } from "vitest";
import { initialsOf } from "./method-mark.tsx";

test.each([
  ["Zelle", "Z"],
  ["Cash App", "CA"],
  ["SEPA Instant", "SI"],
  ["Bank transfer (USD)", "BT"],
  ["bKash", "B"],
  ["7-Eleven", "7E"],
  ["M-Pesa", "MP"],
  ["微信支付", "微"],
  ["บัญชีธนาคาร", "บ"],
  ["Наличные", "Н"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
