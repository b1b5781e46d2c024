// The shares shown by the page are those that the rules post, to the atom.
import { formatAmount } from "@parley/domain/money/amount";
import { decideOrder } from "@parley/domain/order/decide-order";
import type { EscrowFlow } from "@parley/domain/order/settled-fee";
import type { Order } from "@parley/domain/order/order";
import { appealed, NOW, paidOrder } from "@parley/domain/order/order.fixture";
import { feeRateText, quoteOrder } from "@parley/domain/trade/quote";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { COIN_SCALE, sharesOf } from "./split-shares.ts";

const coins = (atoms: bigint) => formatAmount(atoms, COIN_SCALE);

/** More are in no account. */
const MOST_ATOMS = 2n ** 63n - 1n;

const feeRates = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.bigInt(0n, 10n ** 8n))
  .map(([digits, some]) => [some, 10n ** BigInt(digits)] as const)
  .map(([some, denominator]) => ({ numerator: some % denominator, denominator }));

/** Bought or sold, by coins or by money: each rounds in its own way. */
const splits = fc
  .record({
    feeRate: feeRates,
    side: fc.constantFrom("buy", "sell"),
    amountIn: fc.constantFrom("crypto", "fiat"),
    typed: fc.bigInt(1n, 10n ** 13n),
    permille: fc.bigInt(0n, 1_000n),
  })
  .map(({ feeRate, side, amountIn, typed, permille }) => {
    const { price, priceScale, cryptoScale, fiatScale } = paidOrder();
    const terms = { side, price, priceScale, cryptoScale, fiatScale, feeRate };
    const quote = quoteOrder(terms, typed, amountIn);
    if (quote === null || quote.quantity > MOST_ATOMS) return null;
    const amount = (quote.receiveQuantity * permille) / 1_000n;
    return appealed(paidOrder({ ...quote, feeRate, split: { by: "buyer", amount } }));
  })
  .filter((order) => order !== null);

function book(order: Order): EscrowFlow | null {
  const context = { by: "seller", now: NOW, isVerified: true, isOnHold: false } as const;
  const verdict = decideOrder(order, { step: "accept-split" }, { ...context, hasCase: false });
  return verdict.ok ? verdict.flow : null;
}

test("the displayed shares of a split are the posted ones", () => {
  fc.assert(
    fc.property(splits, (order) => {
      const { quantity, fee, feeRate, receiveQuantity, split } = order;
      const amount = split?.amount ?? 0n;
      const flow = book(order);
      // Nothing for the buyer is a refund.
      expect(flow?.kind).toBe(amount === 0n ? "return" : "pay");
      const booked = flow?.kind === "pay" ? flow : { toBuyer: 0n, toSeller: quantity, fee: 0n };
      const wire = {
        quantity: coins(quantity),
        fee: coins(fee),
        feeRate: feeRateText(feeRate),
        receiveQuantity: coins(receiveQuantity),
      };
      expect(sharesOf(wire, coins(amount))).toEqual({
        toBuyer: coins(booked.toBuyer),
        toSeller: coins(booked.toSeller),
        fee: coins(booked.fee),
      });
    }),
  );
});
