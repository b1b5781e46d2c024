// The amounts of an order: quantity, fee, what the buyer of the coins receives, and the fiat paid.
// The form and the server use this one function, so that what is shown is what is posted.
import { decimalText, powerOfTen } from "../decimal.ts";
import { mulDivCeil, mulDivFloor } from "../money/mul-div.ts";

/** What the taker does: buys from a sell offer, or sells into a buy offer. */
export type TakerSide = "buy" | "sell";

/** `side` is the advertiser's. */
export function takerSideOf({ side }: { readonly side: "buy" | "sell" }): TakerSide {
  return side === "sell" ? "buy" : "sell";
}

/** In what the taker typed the amount. */
export type AmountIn = "crypto" | "fiat";

/** A part of the quantity, as an exact fraction below one. */
export interface FeeRate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export interface Terms {
  readonly side: TakerSide;
  /** Units of the price's last decimal, for one whole coin. */
  readonly price: bigint;
  readonly priceScale: number;
  readonly cryptoScale: number;
  readonly fiatScale: number;
  readonly feeRate: FeeRate;
}

export interface Quote {
  /** Atoms that leave the seller. */
  readonly quantity: bigint;
  /** Atoms that stay with the platform. */
  readonly fee: bigint;
  /** Atoms that the buyer of the coins gets. */
  readonly receiveQuantity: bigint;
  /** Minor units that the buyer of the coins pays. */
  readonly fiatAmount: bigint;
}

/** Null when the amount is so small that nothing would be paid or received for it. */
export function quoteOrder(terms: Terms, amount: bigint, amountIn: AmountIn): Quote | null {
  if (amount <= 0n) return null;
  const quote =
    terms.side === "buy" ? quoteBuy(terms, amount, amountIn) : quoteSell(terms, amount, amountIn);
  const isReal = quote.receiveQuantity > 0n && quote.fiatAmount > 0n;
  return isReal ? quote : null;
}

function quoteBuy(terms: Terms, amount: bigint, amountIn: AmountIn): Quote {
  const quantity = amountIn === "crypto" ? amount : cryptoForFiat(terms, amount);
  const fiatAmount = amountIn === "fiat" ? amount : fiatForCryptoUp(terms, quantity);
  const fee = feeOf(terms.feeRate, quantity);
  return { quantity, fee, receiveQuantity: quantity - fee, fiatAmount };
}

function quoteSell(terms: Terms, amount: bigint, amountIn: AmountIn): Quote {
  if (amountIn === "crypto") {
    const fee = feeOf(terms.feeRate, amount);
    const receiveQuantity = amount - fee;
    const fiatAmount = fiatForCryptoDown(terms, receiveQuantity);
    return { quantity: amount, fee, receiveQuantity, fiatAmount };
  }
  const receiveQuantity = cryptoForFiat(terms, amount);
  const quantity = smallestGross(terms.feeRate, receiveQuantity);
  return { quantity, fee: quantity - receiveQuantity, receiveQuantity, fiatAmount: amount };
}

/** The platform's part, rounded down. */
export function feeOf({ numerator, denominator }: FeeRate, quantity: bigint): bigint {
  return mulDivFloor(quantity, numerator, denominator);
}

/** The smallest quantity of which `net` is left after the fee. */
export function smallestGross({ numerator, denominator }: FeeRate, net: bigint): bigint {
  if (net <= 0n) return 0n;
  return mulDivFloor(net - 1n, denominator, denominator - numerator) + 1n;
}

/** A decimal text such as `0.001` as a fraction. */
export function feeRateOf(text: string): FeeRate {
  const match = /^0(?:\.(\d{1,12}))?$/.exec(text);
  if (match === null) throw new RangeError(`"${text}" is not a rate below one.`);
  const decimals = match[1] ?? "";
  return {
    numerator: BigInt(decimals === "" ? "0" : decimals),
    denominator: powerOfTen(decimals.length),
  };
}

/** The same the other way, as the wire carries it; rates are only ever read from decimal texts. */
export function feeRateText({ numerator, denominator }: FeeRate): string {
  const scale = String(denominator).length - 1;
  if (powerOfTen(scale) !== denominator) {
    throw new RangeError(`${numerator}/${denominator} was not read from a decimal text.`);
  }
  return decimalText({ coefficient: numerator, scale });
}

/** What a quantity is worth, rounded up: what a buyer has to pay. */
export function fiatForCryptoUp(terms: Omit<Terms, "side" | "feeRate">, quantity: bigint): bigint {
  return mulDivCeil(
    quantity * terms.price,
    powerOfTen(terms.fiatScale),
    powerOfTen(terms.cryptoScale + terms.priceScale),
  );
}

/** What a quantity is worth, rounded down: what a seller gets. */
export function fiatForCryptoDown(
  terms: Omit<Terms, "side" | "feeRate">,
  quantity: bigint,
): bigint {
  return mulDivFloor(
    quantity * terms.price,
    powerOfTen(terms.fiatScale),
    powerOfTen(terms.cryptoScale + terms.priceScale),
  );
}

/** As many atoms as the fiat pays for. */
export function cryptoForFiat(terms: Omit<Terms, "side" | "feeRate">, fiatAmount: bigint): bigint {
  return mulDivFloor(
    fiatAmount,
    powerOfTen(terms.cryptoScale + terms.priceScale),
    terms.price * powerOfTen(terms.fiatScale),
  );
}
