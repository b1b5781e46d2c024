import { describe, expect, it } from "vitest";
import { settledShares, sharesOf } from "./split-shares.ts";

const order = { quantity: "100", fee: "0.1", feeRate: "0.001", receiveQuantity: "99.9" };

describe("sharesOf", () => {
  it("gives the buyer the stated amount, the platform its part of it, and the seller the rest", () => {
    // The smallest gross of which 49.95 is left at 0.1 %.
    expect(sharesOf(order, "49.95")).toEqual({
      toBuyer: "49.95000000",
      toSeller: "50.00000001",
      fee: "0.04999999",
    });
  });

  it("takes no fee of nothing, and the whole fee of all", () => {
    expect(sharesOf(order, "0")).toEqual({
      toBuyer: "0.00000000",
      toSeller: "100.00000000",
      fee: "0.00000000",
    });
    expect(sharesOf(order, "99.9")).toEqual({
      toBuyer: "99.90000000",
      toSeller: "0.00000000",
      fee: "0.10000000",
    });
  });

  it("is limited to the order's quantity", () => {
    expect(sharesOf(order, "99.90000001")).toBeNull();
    expect(sharesOf(order, "")).toBeNull();
    expect(sharesOf(order, "1.123456789")).toBeNull();
  });
});

describe("settledShares", () => {
  it("leaves the seller what neither the buyer nor the platform got", () => {
    const booked = { quantity: "58.60977611", settledFee: "0.01001001" };
    expect(settledShares(booked, "10.00000000")).toEqual({
      toBuyer: "10.00000000",
      toSeller: "48.59976610",
      fee: "0.01001001",
    });
  });
});
