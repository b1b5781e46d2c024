import { formatAmount } from "@parley/domain/money/amount";
import { leastCrypto, mostCrypto, rangeOf } from "@parley/domain/trade/order-range";
import { quoteOrder } from "@parley/domain/trade/quote";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  draftOfSearch,
  EMPTY_DRAFT,
  methodOfSearch,
  missingOf,
  mostOfReader,
  problemOfPress,
  readDraft,
  type OrderTerms,
} from "./order-draft.ts";

/** Offers of both sides whose remainder is worth more than their smallest order. */
const terms = fc
  .record({
    side: fc.constantFrom("buy" as const, "sell" as const),
    price: fc.bigInt(1n, 10n ** 9n),
    priceScale: fc.constantFrom(2, 4),
    fiatScale: fc.constantFrom(0, 2),
    fee: fc.bigInt(0n, 20n),
    minLimit: fc.bigInt(1n, 10n ** 6n),
    more: fc.bigInt(0n, 10n ** 9n),
    remaining: fc.bigInt(1n, 10n ** 15n),
  })
  .map((one): OrderTerms => ({
    side: one.side,
    price: one.price,
    priceScale: one.priceScale,
    fiatScale: one.fiatScale,
    minLimit: one.minLimit,
    remaining: one.remaining,
    cryptoScale: 8,
    feeRate: { numerator: one.fee, denominator: 1_000n },
    maxLimit: one.minLimit + one.more,
    balance: null,
    purchaseLeft: null,
  }))
  .filter((one) => leastCrypto(one) <= mostCrypto(one) && leastCrypto(one) > 1n);

const readCrypto = (one: OrderTerms, atoms: bigint) =>
  readDraft(one, { text: formatAmount(atoms, one.cryptoScale), amountIn: "crypto" });

const readFiat = (one: OrderTerms, units: bigint) =>
  readDraft(one, { text: formatAmount(units, one.fiatScale), amountIn: "fiat" });

describe("the bounds of an order", () => {
  it("are amounts that the form accepts", () => {
    fc.assert(
      fc.property(terms, (one) => {
        expect(readCrypto(one, mostCrypto(one)).problem).toBeNull();
        expect(readCrypto(one, leastCrypto(one)).problem).toBeNull();
      }),
    );
  });

  it("are amounts that the form accepts in the currency too, the smallest to the cent", () => {
    fc.assert(
      fc.property(terms, (one) => {
        const range = rangeOf(one, "fiat");
        fc.pre(range !== null && range.least > 1n);
        expect(readFiat(one, one.minLimit).problem).toBeNull();
        const { problem } = readFiat(one, one.minLimit - 1n);
        expect(["below", "tooSmall"]).toContain(problem?.kind);
        const above = readFiat(one, one.maxLimit + 1n).problem;
        const most = above?.kind === "above" ? above.nearest.fiat : 0n;
        expect(readFiat(one, most)).toMatchObject({ problem: null });
      }),
    );
  });

  it("of a buyer end where the limit of open purchases does", () => {
    fc.assert(
      fc.property(terms, fc.bigInt(1n, 10n ** 15n), (one, purchaseLeft) => {
        const limited = { ...one, purchaseLeft };
        fc.pre(purchaseLeft >= leastCrypto(one) && purchaseLeft < mostCrypto(one));
        expect(readCrypto(limited, purchaseLeft).problem).toBeNull();
        const { problem } = readCrypto(limited, purchaseLeft + 1n);
        expect(problem).toMatchObject({ kind: "overLimit", nearest: { crypto: purchaseLeft } });
        const fiat = problem?.kind === "overLimit" ? problem.nearest.fiat : 0n;
        // It may lie below the advertiser's smallest order, and never above one's own limit.
        expect(readFiat(limited, fiat).problem?.kind).not.toBe("overLimit");
        const most = one.side === "buy" ? mostOfReader(limited) : purchaseLeft;
        expect(most).toBeLessThanOrEqual(purchaseLeft);
      }),
    );
  });

  it("are the outermost such amounts", () => {
    fc.assert(
      fc.property(terms, (one) => {
        const { problem } = readCrypto(one, leastCrypto(one) - 1n);
        expect(["below", "tooSmall"]).toContain(problem?.kind);
        expect(readCrypto(one, mostCrypto(one) + 1n).problem?.kind).toBe("above");
      }),
    );
  });

  it("let Max sell no atom more than it is paid for", () => {
    fc.assert(
      fc.property(terms, (one) => {
        const full = mostOfReader(one);
        const { quote, problem } = readCrypto(one, full);
        expect(problem).toBeNull();
        const most = readCrypto(one, mostCrypto(one)).quote;
        expect(quote?.fiatAmount).toBe(most?.fiatAmount);
        const less = readCrypto(one, full - 1n).quote?.fiatAmount ?? 0n;
        // Where one atom is worth less than a unit of the currency, fewer of them pay the same.
        const isAll = one.remaining === (one.side === "buy" ? full : quote?.receiveQuantity);
        expect(isAll || one.side === "buy" || less < (quote?.fiatAmount ?? 0n)).toBe(true);
      }),
    );
  });
});

const OFFER: OrderTerms = {
  side: "buy",
  price: 92n,
  priceScale: 2,
  cryptoScale: 8,
  fiatScale: 2,
  feeRate: { numerator: 1n, denominator: 1_000n },
  minLimit: 2_000n,
  maxLimit: 30_000n,
  remaining: 40_000_000_000n,
  balance: null,
  purchaseLeft: null,
};

describe("readDraft", () => {
  it("quotes what the server will post", () => {
    const typed = fc.bigInt(1n, 10n ** 14n);
    const unit = fc.constantFrom("fiat" as const, "crypto" as const);
    fc.assert(
      fc.property(terms, typed, unit, (one, amount, amountIn) => {
        const scale = amountIn === "fiat" ? one.fiatScale : one.cryptoScale;
        const { quote } = readDraft(one, { text: formatAmount(amount, scale), amountIn });
        expect(quote).toEqual(quoteOrder(one, amount, amountIn));
      }),
      { numRuns: 1_000 },
    );
  });

  it("quotes either way round", () => {
    const fiat = readDraft(OFFER, { text: "92", amountIn: "fiat" });
    expect(fiat.quote).toMatchObject({ quantity: 10_000_000_000n, fee: 10_000_000n });
    const crypto = readDraft(OFFER, { text: "100", amountIn: "crypto" });
    expect(crypto.quote).toEqual(fiat.quote);
  });

  it("names the violated bound", () => {
    expect(readDraft(OFFER, { text: "19.99", amountIn: "fiat" }).problem).toEqual({
      kind: "below",
      nearest: { crypto: leastCrypto(OFFER), fiat: OFFER.minLimit },
    });
    expect(readDraft(OFFER, { text: "300.01", amountIn: "fiat" }).problem?.kind).toBe("above");
    const little = { ...OFFER, remaining: 5_000_000_000n };
    expect(readDraft(little, { text: "51", amountIn: "crypto" }).problem).toEqual({
      kind: "above",
      nearest: { crypto: 5_000_000_000n, fiat: 4_600n },
    });
  });

  it("refuses to sell more than the balance", () => {
    const seller: OrderTerms = { ...OFFER, side: "sell", balance: 3_000_000_000n };
    expect(readDraft(seller, { text: "31", amountIn: "crypto" }).problem?.kind).toBe("notEnough");
    expect(mostOfReader(seller)).toBe(3_000_000_000n);
  });

  it("reports nothing about a field that is empty, or not yet typed into", () => {
    for (const text of ["", "0", "0.0"]) {
      expect(readDraft(OFFER, { text, amountIn: "fiat" })).toEqual({ quote: null, problem: null });
    }
  });
});

describe("a submitted order", () => {
  const seller: OrderTerms = { ...OFFER, side: "sell", balance: 3_000_000_000n };
  const pressed = (text: string, hasPayment = true) => {
    const draft = { text, amountIn: "crypto" } as const;
    const reading = readDraft(seller, draft);
    return {
      missing: missingOf(reading, hasPayment),
      problem: problemOfPress(seller, draft, reading),
    };
  };

  it("reports what to type where there is nothing, or only zero", () => {
    expect(pressed("")).toEqual({ missing: "amount", problem: { kind: "blank" } });
    for (const text of ["0", "0.0", "0.00"]) {
      const problem = {
        kind: "below",
        nearest: { crypto: leastCrypto(seller), fiat: seller.minLimit },
      };
      expect(pressed(text)).toEqual({ missing: "amount", problem });
    }
  });

  it("requires an ambiguous amount to be settled before it is sent", () => {
    expect(pressed("?1.500")).toEqual({ missing: "amount", problem: { kind: "unread" } });
  });

  it("reports the amount before the account, and the account before it is sent", () => {
    expect(pressed("31", false).missing).toBe("amount");
    expect(pressed("25", false)).toEqual({ missing: "payment", problem: null });
    expect(pressed("25")).toEqual({ missing: null, problem: null });
  });
});

describe("a value from the address", () => {
  const scales = { fiatScale: 2, cryptoScale: 8 };
  const draft = (search: string) => draftOfSearch(new URLSearchParams(search), scales);

  it("is the amount in its unit", () => {
    expect(draft("amount=100")).toEqual({ text: "100", amountIn: "fiat" });
    expect(draft("amount=0.125&in=crypto")).toEqual({ text: "0.125", amountIn: "crypto" });
  });

  it("is nothing that could not have been typed", () => {
    for (const search of ["", "amount=", "amount=0", "amount=1.234", "amount=-1", "amount=x"]) {
      expect(draft(search)).toEqual(EMPTY_DRAFT);
    }
  });

  it("is a payment method of the offer", () => {
    const methods = [{ code: "wise" }, { code: "sepa" }];
    expect(methodOfSearch(new URLSearchParams("pay=sepa"), methods)).toBe("sepa");
    expect(methodOfSearch(new URLSearchParams("pay=cash"), methods)).toBe("wise");
    expect(methodOfSearch(new URLSearchParams(), [])).toBeNull();
  });
});
