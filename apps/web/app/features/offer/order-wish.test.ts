import { describe, expect, it } from "vitest";
import { readDraft, type OrderTerms } from "./order-draft.ts";
import { changesOf, wishOf } from "./order-wish.ts";

const TERMS: OrderTerms = {
  side: "sell",
  price: 9_200n,
  priceScale: 4,
  cryptoScale: 8,
  fiatScale: 2,
  feeRate: { numerator: 1n, denominator: 1_000n },
  minLimit: 1_000n,
  maxLimit: 100_000n,
  remaining: 10n ** 13n,
  balance: null,
  purchaseLeft: null,
};

function wish(text: string, amountIn: "fiat" | "crypto", part: { price?: bigint } = {}) {
  const terms = { ...TERMS, ...part };
  const draft = { text, amountIn };
  const { quote } = readDraft(terms, draft);
  if (quote === null) throw new Error("no quote");
  const offer = { advId: "55", price: (Number(terms.price) / 10_000).toString() };
  const payment = { userPaymentId: "9" };
  return wishOf({ offer, terms, draft, quote, payment, shareToken: null });
}

describe("wishOf", () => {
  it("requests what was typed, in its own unit", () => {
    expect(wish("92", "fiat")).toMatchObject({ amount: "92.00", amountIn: "fiat" });
    expect(wish("100", "crypto")).toMatchObject({ amount: "100.00000000", amountIn: "crypto" });
  });

  it("expects to the atom what the form shows", () => {
    expect(wish("100", "crypto").expect).toEqual({
      quantity: "100.00000000",
      fiatAmount: "91.90",
      receiveQuantity: "99.90000000",
    });
  });

  it("names no token for a public offer", () => {
    expect(wish("100", "crypto")).not.toHaveProperty("shareToken");
  });
});

describe("changesOf", () => {
  it("lists every changed figure, and no other", () => {
    const before = wish("100", "crypto");
    expect(changesOf(before, wish("100", "crypto"))).toEqual([]);
    expect(changesOf(before, wish("100", "crypto", { price: 9_300n }))).toEqual([
      { field: "price", before: "0.92", after: "0.93" },
      { field: "fiat", before: "91.90", after: "92.90" },
    ]);
  });
});
