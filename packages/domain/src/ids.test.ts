import { expect, test } from "vitest";
import { toOfferId, toOrderId, type OrderId } from "./ids.ts";

const orderOf = (id: OrderId) => String(id);

test("an id is read from its text or a bigint, and is a bigint", () => {
  expect(toOrderId("7")).toBe(7n);
  expect(toOrderId(7n) === toOrderId("7")).toBe(true);
  expect(() => toOrderId("seven")).toThrow(SyntaxError);
});

// The type check fails where one of these lines compiles.
test("the id of one kind of thing is not taken for the id of another", () => {
  // @ts-expect-error -- An offer's id is not an order's.
  expect(orderOf(toOfferId(1n))).toBe("1");
  // @ts-expect-error -- Nor is any bigint.
  expect(orderOf(1n)).toBe("1");
  expect(orderOf(toOrderId(1n))).toBe("1");
});
