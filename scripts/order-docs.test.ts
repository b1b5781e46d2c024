import { expect, test } from "vitest";
import { compareOrderPage } from "./order-docs.ts";

test("docs/orders.md matches the order table (else run node scripts/order-docs.ts)", () => {
  const { actual, expected } = compareOrderPage();
  expect(actual).toBe(expected);
});
