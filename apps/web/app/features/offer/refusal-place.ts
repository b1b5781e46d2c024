/** Where in the form a refused order says why. */
import type { createOrder } from "@parley/contract/endpoints/trade/order-steps";
import type { EndpointError } from "@parley/contract/endpoint";
import { parseAmount } from "@parley/domain/money/amount";
import { object, safeParse, string } from "zod/mini";

export type CreateError = EndpointError<typeof createOrder>;

/** `changed`: the offer is no longer the one that was shown, and what is new is shown beside it. */
export type RefusalPlace = "amount" | "method" | "changed" | "form";

const PLACES: Partial<Record<CreateError, RefusalPlace>> = {
  amountOutside: "amount",
  outOfStock: "amount",
  insufficientBalance: "amount",
  conditionFirstTrade: "amount",
  openWorthLimit: "amount",
  coinsFresh: "amount",
  advertiserLimit: "amount",
  unknownPayMethod: "method",
  payMethodMissing: "method",
  priceChanged: "changed",
  quoteChanged: "changed",
};

const byName: Readonly<Record<string, RefusalPlace | undefined>> = PLACES;

export function placeOfRefusal(name: string): RefusalPlace {
  return byName[name] ?? "form";
}

/** Until when new orders are barred, as the server says beside the refusal. */
export function barredUntilOf(name: string, data: unknown): number | null {
  if (name !== "cancelLimit" || typeof data !== "object" || data === null || !("until" in data))
    return null;
  return typeof data.until === "number" ? data.until : null;
}

export interface NearestFiat {
  readonly kind: "above" | "below";
  readonly amount: string;
  readonly fiat: string;
}

const bounds = object({ leastFiat: string(), mostFiat: string(), fiat: string() });

/** Null where the refusal is not about the bounds of the offer. */
export function nearestFiatOf(data: unknown, asked: string): NearestFiat | null {
  const read = safeParse(bounds, data);
  if (!read.success) return null;
  const { leastFiat, mostFiat, fiat } = read.data;
  const isBelow = parsed(asked) < parsed(leastFiat);
  const amount = isBelow ? leastFiat : mostFiat;
  return { kind: isBelow ? "below" : "above", amount, fiat };
}

const SCALE = 8;

function parsed(text: string): bigint {
  return parseAmount(text, SCALE) ?? 0n;
}
