import { expect, it } from "vitest";
import { orderNameOf } from "./order-name.ts";

const named = (query: string) => orderNameOf(new URLSearchParams(query));

it("requests the list without a number, whatever else the address contains", () => {
  expect(named("")).toBeNull();
  expect(named("status=completed&page=2")).toBeNull();
});

it("requests one order by either number", () => {
  expect(named("orderId=7001")).toEqual({ orderId: "7001" });
  expect(named("externalOrderId=shop-17.b:2")).toEqual({ externalOrderId: "shop-17.b:2" });
  expect(named("externalOrderId=INV%2F2026%20%237")).toEqual({ externalOrderId: "INV/2026 #7" });
});

it("requests nothing that cannot exist", () => {
  for (const query of ["orderId=", "orderId=12x", "orderId=1%20", `orderId=${"1".repeat(20)}`]) {
    expect(named(query)).toBeUndefined();
  }
  expect(named("externalOrderId=")).toBeUndefined();
  expect(named("externalOrderId=a%0Ab")).toBeUndefined();
  expect(named(`externalOrderId=${"a".repeat(65)}`)).toBeUndefined();
});
