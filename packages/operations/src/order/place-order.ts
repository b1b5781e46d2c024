// Takes an offer for whoever calls: everything that can be looked up before, then the engine's word.
import { createOrderQueries } from "@parley/database/queries/order";
import { isViolationOf } from "@parley/database/constraint";
import { decideGate, type Standing } from "@parley/domain/account/gate";
import { parseAmount } from "@parley/domain/money/amount";
import type { Offer } from "@parley/domain/offer/offer";
import type { AmountIn } from "@parley/domain/trade/quote";
import type { Session } from "../account/session.ts";
import { hashInput } from "../input-hash.ts";
import { getMarketFacts, type MarketFacts } from "../offer/market-facts.ts";
import { createOrderKind, type Creation } from "./create-order.ts";
import { orderReads } from "./order-reads.ts";
import type { OrderParts } from "./parts.ts";
import { checkRToken } from "./r-token.ts";

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

/** A token that was used answers with its order, before anything else is looked at. */
export async function placeOrder(parts: OrderParts, session: Session, given: GivenOrder) {
  const { rToken, ...asked } = given;
  const token = checkRToken(parts, session.userId, rToken);
  if (token === "foreign") return refused("rTokenInvalid");
  const identity = { ownerId: session.userId, key: rToken, inputHash: hashInput(asked) };
  // All of it is read at once, and spoken of in this order.
  const reads = orderReads(parts);
  const [earlier, standing, offer] = await Promise.all([
    parts.engine.recall(createOrderKind, identity),
    reads.findStanding(session.userId),
    reads.findOffer(BigInt(given.advId)),
  ]);
  if (earlier !== null) return earlier;
  if (token === "expired") {
    const order = await createOrderQueries(parts.pool).findOrderByToken(session.userId, rToken);
    return order === null
      ? refused("rTokenInvalid")
      : ({ ok: true, reply: { orderId: String(order.id) }, isRepeated: true } as const);
  }
  if (standing === null) throw new Error("there is no such account");
  const gate = decideGate(standing);
  if (gate !== null) return refused(gate);
  if (offer === null) return refused("offerUnknown");
  const prepared = await prepare(parts, session, given, { offer, standing });
  if (!prepared.ok) return prepared;
  return parts.engine
    .submit(createOrderKind, { input: prepared.creation, identity })
    .catch((error: unknown) => {
      if (!isViolationOf(error, "trade_order__external_order_id")) throw error;
      return refused("externalOrderIdTaken");
    });
}

async function prepare(
  parts: OrderParts,
  session: Session,
  given: GivenOrder,
  { offer, standing }: { readonly offer: Offer; readonly standing: Standing },
) {
  const facts = await getMarketFacts(
    { ...parts.market, pool: parts.pool },
    offer.crypto,
    offer.fiat,
  );
  const amounts = readAmounts(given, facts);
  if (!amounts.ok) return amounts;
  const [payment, isBlocked, advertiserMasterId, isTaken] = await Promise.all([
    findPayment(parts, session, offer, given),
    isBlockedPair(parts, session, offer),
    getMasterId(parts, offer.advertiserId),
    isExternalIdTaken(parts, session, given.externalOrderId),
  ]);
  if (payment === null) return refused("unknownPayMethod");
  if (isTaken) return refused("externalOrderIdTaken");
  const { id, advertiserId, side, crypto, fiat } = offer;
  const creation: Creation = {
    id: parts.ids.next(),
    rToken: given.rToken,
    externalOrderId: given.externalOrderId ?? null,
    taker: {
      id: session.userId,
      masterId: session.masterId,
      accountGroup: session.accountGroup,
      isKycApproved: standing.isKycApproved,
      registeredAt: session.createdAt.getTime(),
      sessionId: session.sessionId,
    },
    offer: { id, advertiserId, advertiserMasterId, side, crypto, fiat },
    isBlocked,
    shareToken: given.shareToken ?? null,
    ...amounts.read,
    amountIn: given.amountIn,
    ...payment,
    facts,
  };
  return { ok: true, creation } as const;
}

/** More decimals than the asset has are no amount of it. */
function readAmounts({ amount, amountIn, price, expect }: GivenOrder, facts: MarketFacts) {
  const { cryptoScale, fiatScale, priceScale } = facts;
  const read = {
    amount: parseAmount(amount, amountIn === "crypto" ? cryptoScale : fiatScale),
    price: parseAmount(price, priceScale),
    expect:
      expect === undefined
        ? null
        : {
            quantity: parseAmount(expect.quantity, cryptoScale),
            fiatAmount: parseAmount(expect.fiatAmount, fiatScale),
            receiveQuantity: parseAmount(expect.receiveQuantity, cryptoScale),
          },
  };
  if (read.amount === null) return { ok: false, error: "badInput", field: "amount" } as const;
  // A price or an expectation that cannot be is one that does not hold; zero never does.
  const shown =
    read.expect === null
      ? null
      : {
          quantity: read.expect.quantity ?? 0n,
          fiatAmount: read.expect.fiatAmount ?? 0n,
          receiveQuantity: read.expect.receiveQuantity ?? 0n,
        };
  return {
    ok: true,
    read: { amount: read.amount, price: read.price ?? 0n, expect: shown },
  } as const;
}

/**
 * The seller's account that is paid into. Buying, the taker names one of the offer's methods; selling,
 * an account of his own. Null for a method that the offer does not take.
 */
async function findPayment(
  parts: OrderParts,
  { userId }: Session,
  offer: Offer,
  { payMethod, userPaymentId }: GivenOrder,
): Promise<Pick<Creation, "payMethod" | "userPaymentId"> | null> {
  const { findPaymentPlace } = orderReads(parts);
  if (offer.side === "buy") {
    const id = userPaymentId === undefined ? null : BigInt(userPaymentId);
    const own = id === null ? null : await findPaymentPlace(id);
    const fits = own !== null && own.personId === userId && offer.payMethods.includes(own.method);
    return fits
      ? { payMethod: own.method, userPaymentId: id }
      : { payMethod: null, userPaymentId: null };
  }
  if (payMethod === undefined || !offer.payMethods.includes(payMethod)) return null;
  const places = await Promise.all(offer.userPaymentIds.map((id) => findPaymentPlace(id)));
  const chosen = offer.userPaymentIds.find((_id, at) => {
    const place = places[at];
    return place?.method === payMethod && place.personId === offer.advertiserId;
  });
  return chosen === undefined ? null : { payMethod, userPaymentId: chosen };
}

async function isBlockedPair(
  parts: OrderParts,
  { userId }: Session,
  { advertiserId }: Offer,
): Promise<boolean> {
  const block = await orderReads(parts).findBlock({ personId: userId, otherId: advertiserId });
  return block !== null;
}

async function getMasterId(parts: OrderParts, personId: bigint): Promise<bigint> {
  const masterId = await orderReads(parts).findMasterId(personId);
  if (masterId === null) throw new Error("the advertiser of an offer is gone");
  return masterId;
}

async function isExternalIdTaken(
  { pool }: OrderParts,
  { userId }: Session,
  externalOrderId: string | undefined,
): Promise<boolean> {
  if (externalOrderId === undefined) return false;
  const queries = createOrderQueries(pool);
  return (await queries.findOrderByExternalId(userId, externalOrderId)) !== null;
}

function refused<Name extends string>(error: Name) {
  return { ok: false, error } as const;
}
