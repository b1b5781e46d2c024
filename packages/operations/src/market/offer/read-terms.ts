// An offer's terms from the request, in the units of the rules.
import { listUserPayments } from "@parley/database/queries/market/user-payment";
import type { UserId } from "@parley/domain/ids";
import { formatAmount, parseAmount } from "@parley/domain/money/amount";
import type {
  Offer,
  OfferConditions,
  OfferHours,
  OfferPrice,
  OfferSide,
} from "@parley/domain/offer/offer";
import { NO_CONDITIONS } from "@parley/domain/offer/offer";
import type { Edit } from "./change-offer.ts";
import type { MarketFacts } from "./market-facts.ts";
import type { OfferParts } from "./parts.ts";

export interface GivenTerms {
  readonly priceType: "fixed" | "floating";
  readonly price?: string | undefined;
  readonly ratio?: string | undefined;
  readonly floor?: string | null | undefined;
  readonly ceiling?: string | null | undefined;
  readonly quantity: string;
  readonly minLimit: string;
  readonly maxLimit: string;
  readonly payWindow: number;
  /** Ids of saved accounts when selling, codes of methods when buying. */
  readonly payMethods: readonly string[];
  readonly message?: string | undefined;
  readonly autoReply?: string | undefined;
  readonly conditions?: GivenConditions | undefined;
  readonly hours?: OfferHours | null | undefined;
  readonly visibility?: "public" | "private" | undefined;
}

/** Of terms that an offer has already. */
export type GivenChanges = { readonly [Name in keyof GivenTerms]?: GivenTerms[Name] | undefined };

interface GivenConditions {
  readonly kycRequired?: boolean | undefined;
  readonly minTrades?: number | undefined;
  readonly minCompletionRate?: number | undefined;
  readonly minRegisteredDays?: number | undefined;
  readonly firstTradeCap?: string | null | undefined;
}

export type TermsRefusal =
  | { readonly ok: false; readonly error: "badInput"; readonly field: string }
  | { readonly ok: false; readonly error: "unknownPayMethod"; readonly field: "payMethods" };

const RATIO_DECIMALS = 6;

export async function readTerms(
  parts: Pick<OfferParts, "pool" | "market">,
  { side, advertiserId, facts }: { side: OfferSide; advertiserId: UserId; facts: MarketFacts },
  given: GivenTerms,
): Promise<{ readonly ok: true; readonly terms: Edit["terms"] } | TermsRefusal> {
  const amounts = readAmounts(given, facts);
  if (!amounts.ok) return amounts;
  const methods = await readMethods(parts, { side, advertiserId, facts }, given.payMethods);
  if (methods === null) return { ok: false, error: "unknownPayMethod", field: "payMethods" };
  return {
    ok: true,
    terms: {
      ...amounts.terms,
      ...methods,
      payWindowMinutes: given.payWindow,
      message: given.message ?? "",
      autoReply: given.autoReply ?? "",
      hours: given.hours ?? null,
      visibility: given.visibility ?? "public",
    },
  };
}

/** What is not said stays as it is; what another kind of price needs has to be said. */
export function withChanges(offer: Offer, facts: MarketFacts, given: GivenChanges): GivenTerms {
  const said = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<GivenTerms>;
  const { type } = offer.price;
  const isSameKind = (given.priceType ?? type) === type;
  return {
    priceType: type,
    ...(isSameKind ? priceTerms(offer.price, facts.priceScale) : {}),
    quantity: formatAmount(offer.quantity, facts.cryptoScale),
    minLimit: formatAmount(offer.minLimit, facts.fiatScale),
    maxLimit: formatAmount(offer.maxLimit, facts.fiatScale),
    payWindow: offer.payWindowMinutes,
    payMethods: offer.side === "sell" ? offer.userPaymentIds.map(String) : offer.payMethods,
    message: offer.message,
    autoReply: offer.autoReply,
    conditions: conditionTerms(offer.conditions, facts.fiatScale),
    hours: offer.hours,
    visibility: offer.visibility,
    ...said,
  };
}

function priceTerms(price: OfferPrice, scale: number) {
  if (price.type === "fixed") return { price: formatAmount(price.price, scale) };
  const bound = (value: bigint | null) => (value === null ? null : formatAmount(value, scale));
  return {
    ratio: formatAmount(price.ratio, RATIO_DECIMALS),
    floor: bound(price.floor),
    ceiling: bound(price.ceiling),
  };
}

function conditionTerms(conditions: OfferConditions, fiatScale: number): GivenConditions {
  const { firstTradeCap } = conditions;
  return {
    kycRequired: conditions.isKycRequired,
    minTrades: conditions.minTrades,
    minCompletionRate: conditions.minCompletionPercent,
    minRegisteredDays: conditions.minRegisteredDays,
    firstTradeCap: firstTradeCap === null ? null : formatAmount(firstTradeCap, fiatScale),
  };
}

function bad(field: string): TermsRefusal {
  return { ok: false, error: "badInput", field };
}

type Amounts = Pick<Offer, "price" | "quantity" | "minLimit" | "maxLimit" | "conditions">;

function readAmounts(
  given: GivenTerms,
  facts: MarketFacts,
): { readonly ok: true; readonly terms: Amounts } | TermsRefusal {
  const quantity = positive(given.quantity, facts.cryptoScale);
  if (quantity === null) return bad("quantity");
  const minLimit = positive(given.minLimit, facts.fiatScale);
  if (minLimit === null) return bad("minLimit");
  const maxLimit = positive(given.maxLimit, facts.fiatScale);
  if (maxLimit === null) return bad("maxLimit");
  const price = readPrice(given, facts.priceScale);
  if (typeof price === "string") return bad(price);
  const conditions = readConditions(given.conditions ?? {}, facts.fiatScale);
  if (conditions === null) return bad("conditions.firstTradeCap");
  return { ok: true, terms: { quantity, minLimit, maxLimit, price, conditions } };
}

/** The name of the field that is wrong instead of a price. */
function readPrice(
  given: GivenTerms,
  scale: number,
): OfferPrice | "price" | "ratio" | "floor" | "ceiling" {
  if (given.priceType === "fixed") {
    const price = given.price === undefined ? null : positive(given.price, scale);
    if (given.ratio !== undefined) return "ratio";
    if ((given.floor ?? null) !== null) return "floor";
    if ((given.ceiling ?? null) !== null) return "ceiling";
    return price === null ? "price" : { type: "fixed", price };
  }
  if (given.price !== undefined) return "price";
  const ratio = given.ratio === undefined ? null : positive(given.ratio, RATIO_DECIMALS);
  if (ratio === null) return "ratio";
  const bound = (text: string | null | undefined) =>
    text === null || text === undefined ? null : positive(text, scale);
  const [floor, ceiling] = [bound(given.floor), bound(given.ceiling)];
  if (floor === null && (given.floor ?? null) !== null) return "floor";
  if (ceiling === null && (given.ceiling ?? null) !== null) return "ceiling";
  return { type: "floating", ratio, floor, ceiling };
}

function readConditions(given: GivenConditions, fiatScale: number): OfferConditions | null {
  const cap = given.firstTradeCap ?? null;
  const firstTradeCap = cap === null ? null : positive(cap, fiatScale);
  if (cap !== null && firstTradeCap === null) return null;
  return {
    isKycRequired: given.kycRequired ?? NO_CONDITIONS.isKycRequired,
    minTrades: given.minTrades ?? 0,
    minCompletionPercent: given.minCompletionRate ?? 0,
    minRegisteredDays: given.minRegisteredDays ?? 0,
    firstTradeCap,
  };
}

/** More than the database's bigint is no amount either. */
const LARGEST = 2n ** 63n - 1n;

function positive(text: string, scale: number): bigint | null {
  const atoms = parseAmount(text, scale);
  return atoms !== null && atoms > 0n && atoms <= LARGEST ? atoms : null;
}

/** Null when one is not there, not the advertiser's, or does not move this currency. */
async function readMethods(
  { pool, market }: Pick<OfferParts, "pool" | "market">,
  { side, advertiserId, facts }: { side: OfferSide; advertiserId: UserId; facts: MarketFacts },
  given: readonly string[],
): Promise<Pick<Offer, "payMethods" | "userPaymentIds"> | null> {
  if (side === "buy") {
    const { paymentMethods } = await market.tradables.read();
    const areKnown = given.every((code) =>
      paymentMethods.some(
        (method) => method.code === code && method.currencies.includes(facts.fiat),
      ),
    );
    return areKnown ? { payMethods: [...new Set(given)], userPaymentIds: [] } : null;
  }
  const own = await listUserPayments(pool, advertiserId, facts.fiat);
  const chosen = [...new Set(given)].map((id) => own.find((payment) => String(payment.id) === id));
  const found = chosen.filter((payment) => payment !== undefined);
  if (found.length < chosen.length) return null;
  return {
    payMethods: [...new Set(found.map(({ method }) => method))],
    userPaymentIds: found.map(({ id }) => id),
  };
}
