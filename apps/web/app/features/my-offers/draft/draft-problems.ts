/**
 * The problems of an offer's form, field by field, by the server's rules. The rules name the first
 * problem; here each is corrected in a copy, so that the next one is found too.
 */
import { parseDecimal, rescale } from "@parley/domain/decimal";
import { parseAmount } from "@parley/domain/money/amount";
import { isUnreadAmount } from "@parley/domain/money/typed-amount";
import {
  decideOffer,
  MIN_PAY_WINDOW_MINUTES,
  type OfferMarket,
  type OfferRefusal,
} from "@parley/domain/offer/decide-offer";
import { RATIO_ONE } from "@parley/domain/offer/effective-price";
import type { OfferHours, OfferPrice } from "@parley/domain/offer/offer";
import { spanOfRow } from "./hours-rows.ts";
import type { DraftField, OfferDraft } from "./offer-draft.ts";
import { ratioOf } from "../own-offer.ts";
import { placeOfRefusal } from "./refusal-fields.ts";

export type DraftProblem =
  | OfferRefusal
  | "blank"
  /** The field asks what was meant. */
  | "unread"
  | "fieldInvalid"
  | "insufficientBalance";

/** The market of the draft, and what the advertiser has. */
export interface DraftMarket extends OfferMarket {
  /** Atoms that orders have taken from it already. */
  readonly taken: bigint;
  /** Atoms that can be reserved; null when unknown, or when nothing is reserved. */
  readonly available: bigint | null;
}

const RATIO_DECIMALS = 6;

export function readPercent(percent: string): bigint | null {
  const ratio = ratioOf(percent);
  const decimal = ratio === null ? null : parseDecimal(ratio);
  return decimal === null ? null : rescale(decimal, RATIO_DECIMALS, "down").coefficient;
}

export function readPositive(text: string, scale: number): bigint | null {
  const atoms = parseAmount(text, scale);
  return atoms !== null && atoms > 0n ? atoms : null;
}

type Problems = Map<DraftField, DraftProblem>;

export function findProblems(draft: OfferDraft, market: DraftMarket | null): Problems {
  const problems: Problems = new Map();
  if (market === null) return problems.set("fiat", "marketDisabled");
  const given = readDraft(draft, market, problems);
  checkCounts(draft, problems);
  const { quantity } = given;
  const { available, taken } = market;
  if (quantity !== null && available !== null && quantity - taken > available) {
    problems.set("quantity", "insufficientBalance");
  }
  addRefusals(draft, given, market, problems);
  return problems;
}

/** Null means a missing or already invalid value. */
interface Given {
  price: OfferPrice | null;
  minLimit: bigint | null;
  maxLimit: bigint | null;
  quantity: bigint | null;
  payWindow: number | null;
  payMethods: readonly string[] | null;
  hours: OfferHours | null;
}

/** Why a text is no value of its field. */
function lackOf(text: string): "blank" | "unread" | "fieldInvalid" {
  if (text === "") return "blank";
  return isUnreadAmount(text) ? "unread" : "fieldInvalid";
}

function readDraft(draft: OfferDraft, market: DraftMarket, problems: Problems): Given {
  const amount = (field: "quantity" | "minLimit" | "maxLimit", scale: number) => {
    const value = readPositive(draft[field], scale);
    if (value === null) problems.set(field, lackOf(draft[field]));
    return value;
  };
  const isWindow = /^\d{1,4}$/.test(draft.payWindow);
  if (!isWindow) problems.set("payWindow", lackOf(draft.payWindow));
  const { hasHours, timeZone, hours } = draft;
  return {
    price: readPrice(draft, market.priceScale, problems),
    quantity: amount("quantity", market.cryptoScale),
    minLimit: amount("minLimit", market.fiatScale),
    maxLimit: amount("maxLimit", market.fiatScale),
    payWindow: isWindow ? Number(draft.payWindow) : null,
    payMethods: draft.payMethods,
    hours: hasHours ? { timeZone, spans: hours.map(spanOfRow) } : null,
  };
}

function readPrice(draft: OfferDraft, scale: number, problems: Problems): OfferPrice | null {
  if (draft.priceType === "fixed") {
    const price = readPositive(draft.price, scale);
    if (price !== null) return { type: "fixed", price };
    problems.set("price", lackOf(draft.price));
    return null;
  }
  const ratio = readPercent(draft.percent);
  if (ratio === null) problems.set("percent", lackOf(draft.percent));
  const bound = (field: "floor" | "ceiling") => {
    const value = draft[field] === "" ? null : readPositive(draft[field], scale);
    if (value === null && draft[field] !== "") problems.set(field, lackOf(draft[field]));
    return value;
  };
  const floor = bound("floor");
  const ceiling = bound("ceiling");
  return ratio === null ? null : { type: "floating", ratio, floor, ceiling };
}

const COUNTS = [
  ["minTrades", 10_000],
  ["minCompletionRate", 100],
  ["minRegisteredDays", 3_650],
] as const;

function checkCounts(draft: OfferDraft, problems: Problems): void {
  for (const [field, most] of COUNTS) {
    const text = draft[field];
    if (text !== "" && !(/^\d{1,5}$/.test(text) && Number(text) <= most)) {
      problems.set(field, lackOf(text));
    }
  }
  const { firstTradeCap } = draft;
  if (firstTradeCap !== "" && readPositive(firstTradeCap, 8) === null) {
    problems.set("firstTradeCap", lackOf(firstTradeCap));
  }
}

function addRefusals(
  draft: OfferDraft,
  given: Given,
  market: DraftMarket,
  problems: Problems,
  seen: ReadonlySet<OfferRefusal> = new Set(),
): void {
  const refusal = decideOffer(draft.side, ...termsOf(given, market), market);
  if (refusal === null || seen.has(refusal)) return;
  const field = fieldOf(refusal, draft, given, market);
  if (!problems.has(field)) problems.set(field, refusal);
  const mended = { ...given, ...HARMLESS[refusal] };
  addRefusals(draft, mended, market, problems, new Set([...seen, refusal]));
}

/** What is not known is set to what cannot be refused. */
function termsOf(given: Given, market: DraftMarket) {
  const { rate, minOrder, maxOrder, taken } = market;
  const isWhole = given.quantity !== null && given.minLimit !== null && given.maxLimit !== null;
  return [
    {
      price: given.price ?? { type: "floating", ratio: RATIO_ONE, floor: null, ceiling: null },
      minLimit: given.minLimit ?? minOrder,
      maxLimit: given.maxLimit ?? maxOrder,
      payWindowMinutes: given.payWindow ?? MIN_PAY_WINDOW_MINUTES,
      payMethods: given.payMethods ?? ["any"],
      hours: given.hours,
    },
    isWhole && given.price !== null && given.quantity !== null && rate !== null
      ? given.quantity - taken
      : ENOUGH,
  ] as const;
}

/** Worth more than the smallest order of any market. */
const ENOUGH = 10n ** 40n;

/** What is set right in thought after a refusal. */
const HARMLESS = {
  marketDisabled: {},
  ratesStale: { price: null },
  priceTooFar: { price: null },
  boundsCrossed: { price: null },
  limitsCrossed: { minLimit: null, maxLimit: null },
  limitOutsideMarket: { minLimit: null, maxLimit: null },
  quantityTooSmall: { quantity: null },
  payWindowOutside: { payWindow: null },
  payMethodsCount: { payMethods: null },
  hoursInvalid: { hours: null },
} as const satisfies Record<OfferRefusal, Partial<Given>>;

function fieldOf(
  refusal: OfferRefusal,
  { priceType }: OfferDraft,
  { minLimit }: Given,
  { minOrder }: OfferMarket,
): DraftField {
  if (refusal === "limitOutsideMarket") {
    return minLimit !== null && minLimit < minOrder ? "minLimit" : "maxLimit";
  }
  return placeOfRefusal(refusal, priceType) ?? "fiat";
}
