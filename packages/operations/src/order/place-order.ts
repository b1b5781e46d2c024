// Takes an offer for whoever calls: everything that can be looked up before, then the engine's word.
import { createAccountQueries } from "@parley/database/queries/account";
import { createBookQueries } from "@parley/database/queries/book";
import { createOfferQueries } from "@parley/database/queries/offer";
import { createOrderQueries } from "@parley/database/queries/order";
import { createUserPaymentQueries } from "@parley/database/queries/user-payment";
import { isViolationOf } from "@parley/database/constraint";
import { decideGate } from "@parley/domain/account/gate";
import { toUserId } from "@parley/domain/ids";
import { parseAmount } from "@parley/domain/money/amount";
import type { Offer } from "@parley/domain/offer/offer";
import type { AmountIn } from "@parley/domain/trade/quote";
import type { Session } from "../account/session.ts";
import { readStanding } from "../gate/read-standing.ts";
import { hashInput } from "../input-hash.ts";
import { getMarketFacts, type MarketFacts } from "../offer/market-facts.ts";
import { createOrderKind, type Creation } from "./create-order.ts";
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
  const earlier = await parts.engine.recall(createOrderKind, identity);
  if (earlier !== null) return earlier;
  if (token === "expired") {
    const order = await createOrderQueries(parts.pool).findOrderByToken(session.userId, rToken);
    return order === null
      ? refused("rTokenInvalid")
      : ({ ok: true, reply: { orderId: String(order.id) }, isRepeated: true } as const);
  }
  const { standing } = await readStanding(parts.pool, parts.clock, session.userId);
  const gate = decideGate(standing);
  if (gate !== null) return refused(gate);
  const prepared = await prepare(parts, session, given, standing.isKycApproved);
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
  isKycApproved: boolean,
) {
  const offer = await createOfferQueries(parts.pool).findOffer(BigInt(given.advId));
  if (offer === null) return refused("offerUnknown");
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
    findMasterId(parts, offer.advertiserId),
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
      isKycApproved,
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
  { pool }: OrderParts,
  { userId }: Session,
  offer: Offer,
  { payMethod, userPaymentId }: GivenOrder,
): Promise<Pick<Creation, "payMethod" | "userPaymentId"> | null> {
  const queries = createUserPaymentQueries(pool);
  if (offer.side === "buy") {
    const own =
      userPaymentId === undefined ? null : await queries.findUserPayment(BigInt(userPaymentId));
    const fits = own !== null && own.personId === userId && offer.payMethods.includes(own.method);
    return fits
      ? { payMethod: own.method, userPaymentId: own.id }
      : { payMethod: null, userPaymentId: null };
  }
  if (payMethod === undefined || !offer.payMethods.includes(payMethod)) return null;
  const accounts = await queries.listUserPayments(toUserId(offer.advertiserId), null);
  const chosen = offer.userPaymentIds
    .map((id) => accounts.find((account) => account.id === id))
    .find((account) => account?.method === payMethod);
  return chosen === undefined ? null : { payMethod, userPaymentId: chosen.id };
}

async function isBlockedPair(
  { pool }: OrderParts,
  { userId }: Session,
  { advertiserId }: Offer,
): Promise<boolean> {
  const { blocked } = await createBookQueries(pool).readRelations(userId);
  return blocked.has(advertiserId);
}

async function findMasterId({ pool }: OrderParts, personId: bigint): Promise<bigint> {
  const account = await createAccountQueries(pool).findAccount(toUserId(personId));
  if (account === null) throw new Error("the advertiser of an offer is gone");
  return account.masterId;
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
