/** Where in the form a refused order says why. */
import type { createOrder } from "@parley/contract/endpoints/orders";
import type { EndpointError } from "@parley/contract/endpoint";

export type CreateError = EndpointError<typeof createOrder>;

/** `changed`: the offer is no longer the one that was shown, and what is new is shown beside it. */
export type RefusalPlace = "amount" | "method" | "changed" | "form";

const PLACES: Partial<Record<CreateError, RefusalPlace>> = {
  amountOutside: "amount",
  outOfStock: "amount",
  insufficientBalance: "amount",
  conditionFirstTrade: "amount",
  openWorthLimit: "amount",
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
export function untilOf(data: unknown): number | null {
  if (typeof data !== "object" || data === null || !("until" in data)) return null;
  return typeof data.until === "number" ? data.until : null;
}
