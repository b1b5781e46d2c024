// Orders for tests, made through the engine alone: users with coins and a payment account, an
// offer, and orders that are moved step by step to where a test needs them.
import type { Pool } from "@parley/database/pool";
import { findOffer } from "@parley/database/queries/market/offer";
import { findOrder } from "@parley/database/queries/trade/order";
import { insertUserPayment } from "@parley/database/queries/market/user-payment";
import {
  toOfferId,
  toOrderId,
  toPaymentId,
  toSessionId,
  toUserId,
  type OrderId,
  type PaymentId,
  type UserId,
} from "@parley/domain/ids";
import { effectivePrice } from "@parley/domain/offer/effective-price";
import { NO_CONDITIONS, type Offer } from "@parley/domain/offer/offer";
import type { Tier, TradeTiers } from "@parley/domain/trade/open-limits";
import type { OrderRequest } from "@parley/domain/order/decide-order";
import type { Order, OrderActor } from "@parley/domain/order/order";
import { feeRateOf } from "@parley/domain/trade/quote";
import type { IdSource } from "@parley/platform/ids";
import type { Engine } from "@parley/engine/engine";
import type { MarketFacts } from "../../market/offer/market-facts.ts";
import { publishOffer, type NewOffer } from "../../market/offer/publish-offer.ts";
import { creditCoins } from "../../wallet/credit-coins.ts";
import { claimAppealKind } from "../appeal/appeal-case.ts";
import { createOrderKind, type Creation } from "./create-order.ts";
import { moveOrderKind, type OrderMove } from "./move-order.ts";

export interface OrderWorld {
  readonly pool: Pool;
  readonly engine: Engine;
  readonly ids: IdSource;
}

/** A trader, as far as the engine is concerned. */
export interface WorldTrader {
  readonly id: UserId;
  readonly masterId: UserId;
  readonly accountGroup: number;
  readonly paymentId: PaymentId;
}

export const USDT_EUR: MarketFacts = {
  crypto: "USDT",
  fiat: "EUR",
  isEnabled: true,
  priceScale: 3,
  fiatScale: 2,
  cryptoScale: 8,
  minOrder: 1_000n,
  maxOrder: 5_000_000n,
  maxDistance: 300_000n,
  rate: 920n,
  previousRate: null,
  centsPerUnit: 108,
  feeRate: feeRateOf("0.001"),
  feeRateText: "0.001",
};

const FREE: Tier = {
  name: "newcomer",
  minTrades: 0,
  minCounterparties: 0,
  maxOpenOrders: 1_000,
  maxOpenWorthCents: 10n ** 15n,
  maxOpenOnOffer: 1_000,
};

/** For tests that are about something else than how much people may have open. */
export const FREE_TIERS: TradeTiers = { ordinary: [FREE], merchant: FREE };

/** Gives a user a bank account that is never read. */
export async function addTrader(
  { pool, ids }: Pick<OrderWorld, "pool" | "ids">,
  person: { readonly id: UserId; readonly accountGroup: number; readonly masterId?: UserId },
): Promise<WorldTrader> {
  const paymentId = toPaymentId(ids.next());
  const accountMac = Buffer.alloc(32);
  accountMac.writeBigUInt64BE(paymentId);
  await insertUserPayment(pool, {
    id: paymentId,
    userId: toUserId(person.id),
    method: "sepa",
    sealed: "sealed",
    accountMac,
    pictureFileId: null,
    createdAt: new Date(0),
  });
  const { id, accountGroup, masterId = person.id } = person;
  return { id, masterId, accountGroup, paymentId };
}

export async function giveCoins(
  { engine, ids }: OrderWorld,
  userId: UserId,
  asset: string,
  atoms: bigint,
): Promise<void> {
  const input = { cause: { kind: "test", id: ids.next(), step: "give" }, userId, asset, atoms };
  const given = await engine.submit(creditCoins, { input, identity: null });
  if (!given.ok) throw new Error(`nothing was given: ${given.error}`);
}

/** For 0.93 EUR, from 10 to 50,000 EUR, unless changed. */
export async function publish(
  { engine, ids, pool }: OrderWorld,
  advertiser: WorldTrader,
  change: Partial<NewOffer> = {},
  market: MarketFacts = USDT_EUR,
): Promise<Offer> {
  const id = toOfferId(ids.next());
  const side = change.side ?? "sell";
  const offer: NewOffer = {
    id,
    advertiserId: advertiser.id,
    accountGroup: advertiser.accountGroup,
    side,
    crypto: market.crypto,
    fiat: market.fiat,
    price: { type: "fixed", price: 930n },
    quantity: 100_000_000_000n,
    minLimit: 1_000n,
    maxLimit: 5_000_000n,
    payWindowMinutes: 15,
    message: "",
    autoReply: "",
    conditions: NO_CONDITIONS,
    hours: null,
    visibility: "public",
    shareToken: `share-token-${id}`,
    payMethods: ["sepa"],
    userPaymentIds: side === "sell" ? [advertiser.paymentId] : [],
    ...change,
  };
  const published = await engine.submit(publishOffer, {
    input: { offer, groupId: advertiser.masterId, market },
    identity: null,
  });
  if (!published.ok) throw new Error(`the offer was refused: ${published.error}`);
  const made = await findOffer(pool, id);
  if (made === null) throw new Error("the offer is gone");
  return made;
}

/** What `placeOrder` hands to the engine after all that it looks up. */
export function creationOf(
  { ids }: Pick<OrderWorld, "ids">,
  offer: Offer,
  taker: WorldTrader,
  change: Partial<Creation> = {},
): Creation {
  const facts = change.facts ?? USDT_EUR;
  const now = effectivePrice(offer.side, offer.price, facts.rate);
  if (!now.ok) throw new Error(`the offer has no price: ${now.error}`);
  const id = toOrderId(ids.next());
  const { advertiserId, side, crypto, fiat } = offer;
  return {
    id,
    rToken: `token-${id}`,
    externalOrderId: null,
    taker: { ...taker, isKycApproved: true, registeredAt: 0, sessionId: toSessionId(1n) },
    offer: { id: offer.id, advertiserId, advertiserMasterId: advertiserId, side, crypto, fiat },
    isBlocked: false,
    shareToken: null,
    amount: 10_000_000_000n,
    amountIn: "crypto",
    price: now.price,
    expect: null,
    payMethod: "sepa",
    userPaymentId: side === "sell" ? (offer.userPaymentIds[0] ?? null) : taker.paymentId,
    facts,
    usd: "1",
    tiers: FREE_TIERS,
    ordersOfDay: 0,
    groups: { taker: [taker.masterId], advertiser: [advertiserId] },
    ...change,
  };
}

export async function place(world: OrderWorld, creation: Creation): Promise<Order> {
  const placed = await world.engine.submit(createOrderKind, { input: creation, identity: null });
  if (!placed.ok) throw new Error(`the order was refused: ${placed.error}`);
  return readOrder(world, creation.id);
}

export async function readOrder({ pool }: Pick<OrderWorld, "pool">, id: OrderId): Promise<Order> {
  const order = await findOrder(pool, id);
  if (order === null) throw new Error("the order is gone");
  return order;
}

export interface Step {
  readonly by: OrderActor;
  readonly request: OrderRequest;
}

/** By a permitted actor, with all that is required, on the current order. */
export function moveOf(order: Order, { by, request }: Step, userId: UserId | null): OrderMove {
  return {
    order,
    version: order.version,
    request,
    by,
    userId,
    sessionId: null,
    isVerified: true,
    rulingReason: request.step === "close-appeal" ? "agreement" : null,
    volumeUsdCents: null,
  };
}

/** Leads an order on; a step that is refused is a mistake of the test. */
export async function lead(
  world: OrderWorld,
  order: Order,
  steps: readonly Step[],
): Promise<Order> {
  let now = order;
  for (const step of steps) {
    const userId = step.by === "staff" ? now.caseStaffId : null;
    const input = moveOf(now, step, userId);
    const moved = await world.engine.submit(moveOrderKind, { input, identity: null });
    if (!moved.ok) throw new Error(`${step.request.step} was refused: ${moved.error}`);
    now = await readOrder(world, order.id);
  }
  return now;
}

export async function claim(world: OrderWorld, order: Order, staffId: UserId): Promise<Order> {
  const input = { order, staffId, canTakeOver: true };
  const claimed = await world.engine.submit(claimAppealKind, { input, identity: null });
  if (!claimed.ok) throw new Error(`the case was refused: ${claimed.error}`);
  return readOrder(world, order.id);
}

/** The steps to the usual places. */
export const PAY: Step = { by: "buyer", request: { step: "pay" } };
export const RELEASE: Step = { by: "seller", request: { step: "release" } };
export const SETTLE: Step = { by: "system", request: { step: "settle" } };
export const APPEAL: Step = { by: "buyer", request: { step: "appeal", reason: "other" } };
export const WITHDRAW: Step = { by: "buyer", request: { step: "withdraw-appeal" } };
