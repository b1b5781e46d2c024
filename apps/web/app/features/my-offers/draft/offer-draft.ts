/** The form of an offer, as texts, and the request made from it. */
import type { EndpointInput } from "@parley/contract/endpoint";
import type { createAdv } from "@parley/contract/endpoints/market/own-offers";
import { DEFAULT_PAY_WINDOW_MINUTES } from "@parley/domain/offer/decide-offer";
import type { OfferSide } from "@parley/domain/offer/offer";
import { spanOfRow, rowOfSpan, type HoursRow } from "./hours-rows.ts";
import { percentOf, ratioOf, type OwnOffer } from "../own-offer.ts";
import { plainText } from "./plain-text.ts";

export interface OfferDraft {
  side: OfferSide;
  crypto: string;
  fiat: string;
  priceType: "fixed" | "floating";
  price: string;
  /** Percent of the market price. */
  percent: string;
  floor: string;
  ceiling: string;
  quantity: string;
  minLimit: string;
  maxLimit: string;
  payWindow: string;
  /** Selling: ids of own accounts. Buying: codes of methods. */
  payMethods: string[];
  kycRequired: boolean;
  minTrades: string;
  minCompletionRate: string;
  minRegisteredDays: string;
  firstTradeCap: string;
  hasHours: boolean;
  timeZone: string;
  hours: HoursRow[];
  visibility: "public" | "private";
  message: string;
  autoReply: string;
}

export type DraftField = keyof OfferDraft;

export function newDraft(crypto: string, fiat: string): OfferDraft {
  return {
    side: "sell",
    crypto,
    fiat,
    priceType: "fixed",
    price: "",
    percent: "100",
    floor: "",
    ceiling: "",
    quantity: "",
    minLimit: "",
    maxLimit: "",
    payWindow: String(DEFAULT_PAY_WINDOW_MINUTES),
    payMethods: [],
    kycRequired: false,
    minTrades: "",
    minCompletionRate: "",
    minRegisteredDays: "",
    firstTradeCap: "",
    hasHours: false,
    timeZone: "UTC",
    hours: [],
    visibility: "public",
    message: "",
    autoReply: "",
  };
}

const countText = (count: number) => (count === 0 ? "" : String(count));
const amountOrBlank = (text: string | null) => (text === null ? "" : plainText(text));

export function draftOf(offer: OwnOffer): OfferDraft {
  const { side, crypto, fiat, priceType, conditions, hours } = offer;
  return {
    side,
    crypto,
    fiat,
    priceType,
    price: priceType === "fixed" ? amountOrBlank(offer.price) : "",
    percent: offer.ratio === null ? "100" : percentOf(offer.ratio),
    floor: amountOrBlank(offer.floor),
    ceiling: amountOrBlank(offer.ceiling),
    quantity: plainText(offer.quantity),
    minLimit: plainText(offer.minLimit),
    maxLimit: plainText(offer.maxLimit),
    payWindow: String(offer.payWindow),
    payMethods:
      side === "sell" ? [...offer.userPaymentIds] : offer.payMethods.map(({ code }) => code),
    kycRequired: conditions.kycRequired,
    minTrades: countText(conditions.minTrades),
    minCompletionRate: countText(conditions.minCompletionRate),
    minRegisteredDays: countText(conditions.minRegisteredDays),
    firstTradeCap: amountOrBlank(conditions.firstTradeCap),
    hasHours: hours !== null,
    timeZone: hours?.timeZone ?? "UTC",
    hours: hours === null ? [] : hours.spans.map(rowOfSpan),
    visibility: offer.visibility,
    message: offer.message,
    autoReply: offer.autoReply,
  };
}

/** The field may end in a point, as it was typed. */
const amountOrNull = (text: string) => (text === "" ? null : text);
const countOf = (text: string) => (text === "" ? 0 : Number(text));

type Terms = Omit<EndpointInput<typeof createAdv>, "side" | "crypto" | "fiat">;

/** What an advertiser may change later. */
export function termsOf(draft: OfferDraft): Terms {
  const { priceType, hasHours, timeZone, hours, visibility, message, autoReply } = draft;
  const price =
    priceType === "fixed"
      ? { price: draft.price }
      : {
          ratio: ratioOf(draft.percent) ?? "",
          floor: amountOrNull(draft.floor),
          ceiling: amountOrNull(draft.ceiling),
        };
  return {
    priceType,
    ...price,
    quantity: draft.quantity,
    minLimit: draft.minLimit,
    maxLimit: draft.maxLimit,
    payWindow: countOf(draft.payWindow),
    payMethods: draft.payMethods,
    message,
    autoReply,
    conditions: {
      kycRequired: draft.kycRequired,
      minTrades: countOf(draft.minTrades),
      minCompletionRate: countOf(draft.minCompletionRate),
      minRegisteredDays: countOf(draft.minRegisteredDays),
      firstTradeCap: amountOrNull(draft.firstTradeCap),
    },
    hours: hasHours ? { timeZone, spans: hours.map(spanOfRow) } : null,
    visibility,
  };
}

const FIELD_OF_PATH: Readonly<Record<string, DraftField>> = {
  side: "side",
  crypto: "crypto",
  fiat: "fiat",
  price: "price",
  ratio: "percent",
  floor: "floor",
  ceiling: "ceiling",
  quantity: "quantity",
  minLimit: "minLimit",
  maxLimit: "maxLimit",
  payWindow: "payWindow",
  payMethods: "payMethods",
  message: "message",
  autoReply: "autoReply",
  "conditions.minTrades": "minTrades",
  "conditions.minCompletionRate": "minCompletionRate",
  "conditions.minRegisteredDays": "minRegisteredDays",
  "conditions.firstTradeCap": "firstTradeCap",
};

/** The field of the form behind a field of the call, as refusals name it. */
export function fieldOfPath(path: string): DraftField | null {
  if (path.startsWith("hours")) return "hours";
  if (path.startsWith("payMethods")) return "payMethods";
  return FIELD_OF_PATH[path] ?? null;
}
