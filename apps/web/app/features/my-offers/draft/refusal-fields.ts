/** Which field of the form a refusal of the server is about, when it names none itself. */
import type { DraftField, OfferDraft } from "./offer-draft.ts";

const FIELDS: Readonly<Record<string, DraftField>> = {
  unknownMarket: "fiat",
  marketDisabled: "fiat",
  boundsCrossed: "floor",
  limitsCrossed: "minLimit",
  limitOutsideMarket: "minLimit",
  quantityTooSmall: "quantity",
  insufficientBalance: "quantity",
  coinsFresh: "quantity",
  payWindowOutside: "payWindow",
  payMethodsCount: "payMethods",
  unknownPayMethod: "payMethods",
  hoursInvalid: "hours",
};

/** Null when it is about none, or about the advertiser. */
export function placeOfRefusal(
  name: string,
  priceType: OfferDraft["priceType"],
): DraftField | null {
  if (name === "priceTooFar" || name === "ratesStale") {
    return priceType === "fixed" ? "price" : "percent";
  }
  return FIELDS[name] ?? null;
}
