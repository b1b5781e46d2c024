import { expect, test } from "vitest";
import { countText, joinPages, type Notification } from "./notification.ts";

const one = (id: string): Notification => ({
  id,
  kind: "order-paid",
  group: "orders",
  title: "The buyer has marked the order as paid",
  text: "",
  orderId: "7",
  path: "/p2p/order?orderId=7",
  createdAt: 1,
  readAt: null,
});

test("the bell counts to 99 and then shows that there are more", () => {
  expect([0, 1, 99, 100].map(countText)).toEqual(["0", "1", "99", "99+"]);
});

test("a page of notifications loaded again drops none, and shows none twice", () => {
  const joined = joinPages([one("5"), one("4"), one("3")], [one("3"), one("2")]);
  expect(joined.map(({ id }) => id)).toEqual(["5", "4", "3", "2"]);
});
