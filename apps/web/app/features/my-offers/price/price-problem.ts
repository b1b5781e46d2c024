/** What is wrong with a typed price or percentage, by the bounds that the market names. */
import { parseDecimal, rescale } from "@parley/domain/decimal";
import { isUnreadAmount } from "@parley/domain/money/typed-amount";
import { percentOf, ratioOf } from "../own-offer.ts";
import type { PriceRankReply } from "./use-price-rank.ts";

export type PriceProblem =
  | { readonly kind: "blank" | "unread" }
  | { readonly kind: "price" | "percent"; readonly least: string; readonly most: string };

type Market = PriceRankReply["market"];

/** Null where nothing speaks against it, or the market is not known: then the server decides. */
export function problemOfPrice(text: string, market: Market | null): PriceProblem | null {
  const lack = lackOf(text);
  if (lack !== null) return lack;
  if (market === null || market.leastPrice === null || market.mostPrice === null) return null;
  const { leastPrice: least, mostPrice: most } = market;
  return isBetween(text, least, most) ? null : { kind: "price", least, most };
}

/** Of a percentage of the market price, `101.5`. */
export function problemOfPercent(text: string, market: Market | null): PriceProblem | null {
  const lack = lackOf(text);
  if (lack !== null) return lack;
  const ratio = ratioOf(text);
  if (market === null || market.leastRatio === null || market.mostRatio === null) return null;
  const { leastRatio, mostRatio } = market;
  if (ratio !== null && isBetween(ratio, leastRatio, mostRatio)) return null;
  return { kind: "percent", least: shorten(leastRatio, "up"), most: shorten(mostRatio, "down") };
}

function lackOf(text: string): PriceProblem | null {
  if (text === "") return { kind: "blank" };
  return isUnreadAmount(text) ? { kind: "unread" } : null;
}

const SCALE = 18;

function unitsOf(text: string): bigint | null {
  const decimal = parseDecimal(text);
  return decimal === null ? null : rescale(decimal, SCALE, "down").coefficient;
}

function isBetween(text: string, least: string, most: string): boolean {
  const [value, low, high] = [unitsOf(text), unitsOf(least), unitsOf(most)];
  return value !== null && low !== null && high !== null && value >= low && value <= high;
}

/** Two decimals of a percentage are enough to choose by. */
function shorten(ratio: string, rounding: "up" | "down"): string {
  const decimal = parseDecimal(ratio);
  if (decimal === null) return percentOf(ratio);
  const { coefficient, scale } = rescale(decimal, 4, rounding);
  const digits = String(coefficient).padStart(scale + 1, "0");
  return percentOf(`${digits.slice(0, -scale)}.${digits.slice(-scale)}`);
}
