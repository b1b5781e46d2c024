import { expect, test } from "vitest";
import { compareOrderPage } from "./order-docs.ts";

test("docs/orders.md says what the table does (else run node scripts/order-docs.ts)", () => {
  const { actual, expected } = compareOrderPage();
  expect(actual).toBe(expected);
});
