import { expect, it } from "vitest";
import { causePath } from "./cause-path.ts";
import { KINDS } from "./statement-filter.ts";

it("leads to what a movement belongs to, and nowhere for a transfer", () => {
  expect(Object.fromEntries(KINDS.map((kind) => [kind, causePath(kind, "7")]))).toEqual({
    deposit: "/wallet/deposit#deposits",
    withdrawal: "/wallet/withdraw#withdrawal-7",
    transfer: null,
    "sub-transfer": null,
    offer: "/p2p/offers/7",
    order: "/p2p/order?orderId=7",
  });
});
