// Takes an offer: looks up everything that is known before, then submits the order to the engine.
import { toOfferId, toOrderId, toPaymentId } from "@parley/domain/ids";
import { badInput, refused } from "@parley/domain/refused";
import { findOrderByExternalId, findOrderByToken } from "@parley/database/queries/trade/order";
import type { PlacingFacts, PlacingOffer } from "@parley/database/queries/trade/placing";
import { isViolationOf } from "@parley/database/constraint";
import { decideGate } from "@parley/domain/account/gate";
import { parseAmount } from "@parley/domain/money/amount";
import { roleIn } from "@parley/domain/order/order";
import type { AmountIn } from "@parley/domain/trade/quote";
import { apiKeyOf, type Requester } from "../../identity/account/session.ts";
import { runCommand } from "@parley/engine/run-command";
import { hashInput } from "@parley/engine/idempotency/input-hash";
import { getMarketFacts, type MarketFacts } from "../../market/offer/market-facts.ts";
import { describePayment } from "../../market/payment/read-user-payments.ts";
import { createOrderKind, type Creation, type MadeOrder } from "./create-order.ts";
import { orderReads } from "./order-reads.ts";
import type { OrderParts } from "./parts.ts";
import { nameAt, type SeenOrderInFull } from "./read-orders.ts";
import { checkRToken } from "./r-token.ts";
import { countOrdersOfDay, listGroupsAsOne } from "../../identity/group/read-group.ts";

export interface GivenOrder {
  readonly advId: string;
  readonly rToken: string;
  readonly amount: string;
  readonly amountIn: AmountIn;
  readonly price: string;
  readonly expect?:
    | { readonly quantity: string; readonly fiatAmount: string; readonly receiveQuantity: string }
    | undefined;
  readonly payMethod?: string | undefined;
  readonly userPaymentId?: string | undefined;
  readonly shareToken?: string | undefined;
  readonly externalOrderId?: string | undefined;
}

export interface HeldBack {
  readonly ok: false;
  readonly error: "tooManyRequests";
  readonly retryAfterSeconds?: number;
}

export interface PlacingCall<Written> {
  readonly session: Requester;
  readonly given: GivenOrder;
  /** Waited for before anything is done; it may say that nothing shall be. */
  readonly refusal: Promise<HeldBack | null>;
  /** Writes what its taker is answered, while the order is still being kept. */
  readonly write: (seen: SeenOrderInFull) => Promise<Written>;
}

/** A token that was used answers with its order, whatever forbids a new one by now. */
export async function placeOrder<Written>(parts: OrderParts, call: PlacingCall<Written>) {
  const { session, given, refusal, write } = call;
  const { rToken, ...asked } = given;
  const token = checkRToken(parts, session.userId, rToken);
  if (token === "foreign") return (await refusal) ?? refused("rTokenInvalid");
  const prepared =
    token === "expired" ? refused("rTokenInvalid") : await prepare(parts, session, given);
  const heldBack = await refusal;
  if (heldBack !== null) return heldBack;
  const outcome = await runCommand(parts.engine, createOrderKind, {
    identity: { ownerId: session.userId, key: rToken, inputHash: hashInput(asked) },
    recall: "refused",
    async prepare() {
      if (!prepared.ok) return prepared;
      const draft = async (made: MadeOrder) => {
        const seen = await see(parts, made, prepared.facts);
        return seen === null ? null : write(seen);
      };
      return { ok: true, input: prepared.creation, draft };
    },
  }).catch((error: unknown) => {
    if (!isViolationOf(error, "trade_order__external_order_id")) throw error;
    return refused("externalOrderIdTaken");
  });
  if (outcome.ok) {
    const { reply, drafted = null } = outcome;
    return { ok: true, reply, written: await drafted } as const;
  }
  const isExpired = outcome.error === "rTokenInvalid";
  // Receipts are kept for a shorter time than orders.
  const order = isExpired ? await findOrderByToken(parts.pool, session.userId, rToken) : null;
  if (order === null) return outcome;
  return { ok: true, reply: { orderId: String(order.id) }, written: null } as const;
}

/** As its taker sees it. Null when something of it has to be read first. */
async function see(
  { vault, market }: OrderParts,
  { order, history, unread }: MadeOrder,
  { ownName, offer }: Prepared["facts"],
): Promise<SeenOrderInFull | null> {
  const role = roleIn(order, order.takerId);
  const { payment } = offer;
  const tradables = await market.tradables.read();
  const method = tradables.paymentMethods.find(({ code }) => code === payment?.method);
  if (role === null || payment === null || method === undefined) return null;
  const { names: methodNames, group: methodGroup, fields: methodFields } = method;
  return {
    order,
    role,
    other: offer.other,
    unread,
    ownName: nameAt(vault, ownName),
    otherName: nameAt(vault, offer.otherName),
    formerNames: offer.formerNames,
    history,
    payment: describePayment(vault, { ...payment, methodNames, methodGroup, methodFields }, "full"),
    payer: null,
    freshUntil: null,
    feedback: { given: false, received: false },
  };
}

interface Prepared {
  readonly ok: true;
  readonly creation: Creation;
  readonly facts: PlacingFacts & { readonly offer: PlacingOffer };
}

/** All that can be looked up before, and obstacles known already. */
async function prepare(parts: OrderParts, session: Requester, given: GivenOrder) {
  const { payMethod, userPaymentId, externalOrderId } = given;
  const placing = {
    takerId: session.userId,
    offerId: toOfferId(given.advId),
    payMethod: payMethod ?? null,
    userPaymentId: userPaymentId === undefined ? null : toPaymentId(userPaymentId),
  };
  const facts = await orderReads(parts).findPlacingFacts(placing);
  if (facts === null) throw new Error("there is no such account");
  const { standing, offer } = facts;
  const gate = decideGate(standing);
  if (gate !== null) return refused(gate);
  if (offer === null) return refused("offerUnknown");
  const marketParts = { ...parts.market, pool: parts.pool };
  const market = await getMarketFacts(marketParts, offer.crypto, offer.fiat);
  const amounts = readAmounts(given, market);
  if (!amounts.ok) return amounts;
  const isTaken = await isExternalIdTaken(parts, session, externalOrderId);
  if (isTaken) return refused("externalOrderIdTaken");
  const { id, advertiserId, advertiserMasterId, side, crypto, fiat } = offer;
  const payment = await payableBy(parts, offer.payment);
  const quotes = await parts.market.quotes.read();
  const groups = await listGroups(parts, session, { ...facts, offer });
  const creation: Creation = {
    id: toOrderId(parts.ids.next()),
    rToken: given.rToken,
    externalOrderId: externalOrderId ?? null,
    taker: {
      id: session.userId,
      masterId: session.masterId,
      accountGroup: session.accountGroup,
      isKycApproved: standing.isKycApproved,
      registeredAt: session.createdAt.getTime(),
      sessionId: session.sessionId,
      apiKeyId: apiKeyOf(session)?.id ?? null,
    },
    offer: { id, advertiserId, advertiserMasterId, side, crypto, fiat },
    isBlocked: offer.isBlocked,
    shareToken: given.shareToken ?? null,
    ...amounts.read,
    amountIn: given.amountIn,
    // An unfit one is refused in its turn, after other obstacles.
    payMethod: payment?.method ?? null,
    userPaymentId: payment?.id ?? null,
    facts: market,
    usd: quotes.find(({ code }) => code === crypto)?.usd ?? null,
    tiers: await parts.tiers.read(),
    ordersOfDay: await countOrdersOfDay(parts, groups.taker, facts.groupCancels),
    groups,
  };
  return { ok: true, creation, facts: { ...facts, offer } } satisfies Prepared;
}

/** A method that was switched off since the offer was published takes no new orders. */
async function payableBy({ market }: OrderParts, payment: PlacingOffer["payment"]) {
  const { paymentMethods } = await market.tradables.read();
  return paymentMethods.some(({ code }) => code === payment?.method) ? payment : null;
}

/** Few groups are linked, and nothing is read for those that are not. */
async function listGroups(
  { pool }: OrderParts,
  session: Requester,
  { isLinked, offer }: Prepared["facts"],
): Promise<Creation["groups"]> {
  const { advertiserMasterId: masterId, advertiserGroup: accountGroup } = offer;
  const [taker, advertiser] = await Promise.all([
    isLinked ? listGroupsAsOne(pool, session) : [session.masterId],
    offer.isAdvertiserLinked ? listGroupsAsOne(pool, { masterId, accountGroup }) : [masterId],
  ]);
  return { taker, advertiser };
}

/** More decimals than the asset has are no amount of it. */
function readAmounts({ amount, amountIn, price, expect }: GivenOrder, facts: MarketFacts) {
  const { cryptoScale, fiatScale, priceScale } = facts;
  const atoms = parseAmount(amount, amountIn === "crypto" ? cryptoScale : fiatScale);
  if (atoms === null) return badInput("amount");
  const shown =
    expect === undefined
      ? null
      : {
          quantity: unitsOf(expect.quantity, cryptoScale),
          fiatAmount: unitsOf(expect.fiatAmount, fiatScale),
          receiveQuantity: unitsOf(expect.receiveQuantity, cryptoScale),
        };
  const read = { amount: atoms, price: unitsOf(price, priceScale), expect: shown };
  return { ok: true, read } as const;
}

/** A price or an expectation that cannot be is one that does not hold; zero never does. */
function unitsOf(text: string, scale: number): bigint {
  return parseAmount(text, scale) ?? 0n;
}

async function isExternalIdTaken(
  { pool }: OrderParts,
  { userId }: Requester,
  externalOrderId: string | undefined,
): Promise<boolean> {
  if (externalOrderId === undefined) return false;
  return (await findOrderByExternalId(pool, userId, externalOrderId)) !== null;
}
