// The offers of one of the demo's advertisers: a handful around the market price, on both sides.
import { toOfferId, type PaymentId, type UserId } from "@parley/domain/ids";
import { powerOfTen } from "@parley/domain/decimal";
import { RATIO_ONE } from "@parley/domain/offer/effective-price";
import { NO_CONDITIONS, type OfferPrice, type OfferSide } from "@parley/domain/offer/offer";
import { cryptoForFiat } from "@parley/domain/trade/quote";
import type { IdSource } from "@parley/platform/ids";
import type { Engine } from "@parley/engine/engine";
import {
  findMarketFacts,
  type MarketFacts,
  type MarketParts,
} from "../market/offer/market-facts.ts";
import { publishOffer, type NewOffer } from "../market/offer/publish-offer.ts";
import { newToken } from "@parley/platform/tokens";
import { creditCoins } from "../wallet/credit-coins.ts";
import { SLOW_ADVERTISER, type DemoAdvertiser } from "./demo-advertisers.ts";
import { createSequence } from "./demo-numbers.ts";

export interface DemoOfferParts {
  readonly engine: Engine;
  readonly ids: IdSource;
  readonly market: MarketParts;
}

export interface DemoPublisher {
  readonly advertiser: DemoAdvertiser;
  readonly userId: UserId;
  readonly uid: number;
  readonly place: number;
  /** The saved accounts. */
  readonly payments: readonly {
    readonly id: PaymentId;
    readonly method: string;
    readonly currencies: readonly string[];
  }[];
}

type Draw = (from: number, to: number) => number;

const PROMPT_REPLY =
  "Hello, and thank you for the order. I am here and will release as soon as I see it.";
const SLOW_REPLY = "Hello. I am in no hurry, and I look at my bank account when I look at it.";
const OFFERS_EACH = 7;
const MAIN_COINS = ["USDT", "BTC", "ETH", "USDC", "USDT", "BNB", "SOL", "USDT", "XRP", "BTC"];
const WINDOWS = [15, 15, 30, 20, 45];

export async function publishDemoOffers(
  parts: DemoOfferParts,
  publisher: DemoPublisher,
): Promise<void> {
  const { advertiser, userId, place } = publisher;
  const draw = createSequence(1_000 + place);
  for (let count = 0; count < OFFERS_EACH; count += 1) {
    const side: OfferSide = count % 3 === 2 ? "buy" : "sell";
    const crypto = MAIN_COINS[(place + count) % MAIN_COINS.length] ?? "USDT";
    const fiat = advertiser.fiats[count % advertiser.fiats.length] ?? "USD";
    const facts = await findMarketFacts(parts.market, crypto, fiat);
    if (facts === null || facts.rate === null) continue;
    const methods = await chooseMethods(parts, publisher, side, fiat, draw);
    if (methods === null) continue;
    const offer = draft(parts, publisher, { side, facts, rate: facts.rate, methods, draw });
    if (side === "sell") await credit(parts, userId, crypto, offer);
    const outcome = await parts.engine.submit(publishOffer, {
      input: { offer, groupId: userId, market: facts },
      identity: null,
    });
    if (!outcome.ok) throw new Error(`the demo's offer was refused: ${outcome.error}`);
  }
}

interface Choice {
  readonly side: OfferSide;
  readonly facts: MarketFacts;
  readonly rate: bigint;
  readonly methods: Pick<NewOffer, "payMethods" | "userPaymentIds">;
  readonly draw: Draw;
}

function draft(
  { ids }: DemoOfferParts,
  { advertiser, userId, uid }: DemoPublisher,
  { side, facts, rate, methods, draw }: Choice,
): NewOffer {
  const { crypto, fiat } = facts;
  const isSlow = advertiser.username === SLOW_ADVERTISER;
  const ratio = BigInt(drawRatio(side, isSlow, draw));
  const isFixed = draw(0, 9) < 3;
  const fixed = (rate * ratio) / RATIO_ONE;
  const price: OfferPrice =
    isFixed && fixed > 0n
      ? { type: "fixed", price: fixed }
      : { type: "floating", ratio, floor: null, ceiling: null };
  const minLimit = roundNicely(facts.minOrder * BigInt(draw(1, 5)), facts.maxOrder);
  // The advertiser who never releases accepts small amounts only, so that it is never the only
  // choice.
  const maxLimit = roundNicely(minLimit * BigInt(isSlow ? 5 : draw(10, 60)), facts.maxOrder);
  const worth = maxLimit * BigInt(draw(1, 4));
  const quantity = roundQuantity(cryptoForFiat({ ...facts, price: rate }, worth));
  const minTrades = draw(0, 9) === 0 ? 5 : 0;
  return {
    id: toOfferId(ids.next()),
    advertiserId: userId,
    accountGroup: uid,
    side,
    crypto,
    fiat,
    price,
    quantity,
    minLimit,
    maxLimit,
    payWindowMinutes: WINDOWS[draw(0, WINDOWS.length - 1)] ?? 15,
    message: advertiser.message,
    autoReply: isSlow ? SLOW_REPLY : PROMPT_REPLY,
    // A visitor who wants to try an appeal has no trades yet.
    conditions: { ...NO_CONDITIONS, isKycRequired: true, minTrades: isSlow ? 0 : minTrades },
    hours: null,
    visibility: "public",
    shareToken: newToken(),
    ...methods,
  };
}

/**
 * In millionths of the market price. The advertiser who never releases is clearly dearer than all
 * others, so that it is chosen by intention and never as the best price.
 */
function drawRatio(side: OfferSide, isSlow: boolean, draw: Draw): number {
  if (isSlow) return side === "sell" ? draw(1_055_000, 1_065_000) : draw(935_000, 945_000);
  return side === "sell" ? draw(998_000, 1_028_000) : draw(972_000, 1_002_000);
}

/** One significant digit and zeros, within the market's bound. */
function roundNicely(amount: bigint, most: bigint): bigint {
  const digits = amount.toString().length - 1;
  const unit = powerOfTen(digits);
  const rounded = ((amount + unit - 1n) / unit) * unit;
  return rounded > most ? most : rounded;
}

/** Three significant digits. */
function roundQuantity(quantity: bigint): bigint {
  const unit = powerOfTen(Math.max(0, quantity.toString().length - 3));
  return (quantity / unit + 1n) * unit;
}

async function chooseMethods(
  { market }: DemoOfferParts,
  { payments }: DemoPublisher,
  side: OfferSide,
  fiat: string,
  draw: Draw,
): Promise<Choice["methods"] | null> {
  if (side === "buy") {
    const { paymentMethods } = await market.tradables.read();
    const fitting = paymentMethods.filter(({ currencies }) => currencies.includes(fiat));
    const payMethods = fitting.slice(0, draw(1, 3)).map(({ code }) => code);
    return payMethods.length === 0 ? null : { payMethods, userPaymentIds: [] };
  }
  const fitting = payments.filter(({ currencies }) => currencies.includes(fiat));
  const chosen = fitting.slice(0, draw(1, 3));
  if (chosen.length === 0) return null;
  return {
    payMethods: [...new Set(chosen.map(({ method }) => method))],
    userPaymentIds: chosen.map(({ id }) => id),
  };
}

/** What the offer reserves, and a little to spare. */
async function credit(
  { engine, ids }: DemoOfferParts,
  userId: UserId,
  asset: string,
  { quantity }: NewOffer,
): Promise<void> {
  const atoms = quantity + quantity / 10n;
  const cause = { kind: "demo", id: ids.next(), step: "credit" };
  const input = { cause, userId, asset, atoms };
  const outcome = await engine.submit(creditCoins, { input, identity: null });
  if (!outcome.ok) throw new Error(`the demo's coins were refused: ${outcome.error}`);
}
