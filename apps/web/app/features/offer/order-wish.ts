/** What the form asks for, exactly as it shows it; and how that differs from what was asked before. */
import { formatAmount } from "@parley/domain/money/amount";
import type { Quote } from "@parley/domain/trade/quote";
import type { OfferDetail } from "./load-offer.ts";
import type { Draft, OrderTerms } from "./order-draft.ts";
import type { OrderWish } from "./use-place-order.ts";

export interface WishParts {
  readonly offer: Pick<OfferDetail, "advId" | "price">;
  readonly terms: OrderTerms;
  readonly draft: Draft;
  readonly quote: Quote;
  /** Buying: the code of the method. Selling: the own account. */
  readonly payment: { readonly payMethod: string } | { readonly userPaymentId: string };
  readonly shareToken: string | null;
}

export function wishOf({ offer, terms, draft, quote, payment, shareToken }: WishParts): OrderWish {
  const { cryptoScale, fiatScale } = terms;
  const { amountIn } = draft;
  const expect = {
    quantity: formatAmount(quote.quantity, cryptoScale),
    fiatAmount: formatAmount(quote.fiatAmount, fiatScale),
    receiveQuantity: formatAmount(quote.receiveQuantity, cryptoScale),
  };
  return {
    advId: offer.advId,
    // What was typed is what the quote has in that unit, on either side of the trade.
    amount: amountIn === "fiat" ? expect.fiatAmount : expect.quantity,
    amountIn,
    price: offer.price,
    expect,
    ...payment,
    ...(shareToken === null ? {} : { shareToken }),
  };
}

export interface Change {
  readonly field: "price" | "fiat" | "quantity" | "receive";
  readonly before: string;
  readonly after: string;
}

/** Empty when the form shows again what was refused. */
export function changesOf(before: OrderWish, after: OrderWish): Change[] {
  const pairs = [
    ["price", before.price, after.price],
    ["fiat", before.expect?.fiatAmount, after.expect?.fiatAmount],
    ["quantity", before.expect?.quantity, after.expect?.quantity],
    ["receive", before.expect?.receiveQuantity, after.expect?.receiveQuantity],
  ] as const;
  return pairs.flatMap(([field, one, other]) =>
    one === undefined || other === undefined || one === other
      ? []
      : [{ field, before: one, after: other }],
  );
}
