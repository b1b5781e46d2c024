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
import type { OrderSight } from "./read-orders.ts";
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
  const offerId = BigInt(given.advId);
  const [earlier, standing, offer, around] = await Promise.all([
    parts.engine.recall(createOrderKind, identity),
    reads.findStanding(session.userId),
    reads.findOffer(offerId),
    lookAround(parts, session, offerId, given),
  ]);
  if (earlier !== null) return earlier.ok ? { ...earlier, sight: null } : earlier;
  if (token === "expired") {
    const order = await createOrderQueries(parts.pool).findOrderByToken(session.userId, rToken);
    return order === null
      ? refused("rTokenInvalid")
      : ({ ok: true, reply: { orderId: String(order.id) }, sight: null } as const);
  }
  if (standing === null) throw new Error("there is no such account");
  const gate = decideGate(standing);
  if (gate !== null) return refused(gate);
  if (offer === null || around === null) return refused("offerUnknown");
  const prepared = await prepare(parts, session, given, { offer, standing, around });
  if (!prepared.ok) return prepared;
  const { creation } = prepared;
  const outcome = await parts.engine
    .submit(createOrderKind, { input: creation, identity })
    .catch((error: unknown) => {
      if (!isViolationOf(error, "trade_order__external_order_id")) throw error;
      return refused("externalOrderIdTaken");
    });
  if (!outcome.ok) return outcome;
  const sight: OrderSight = {
    otherId: creation.offer.advertiserId,
    userPaymentId: creation.userPaymentId,
  };
  return { ...outcome, sight: outcome.isRepeated ? null : sight };
}

interface Around {
  readonly masterId: bigint | null;
  readonly isBlocked: boolean;
  /** What the offer names, and what the taker does. */
  readonly places: readonly { readonly id: bigint; readonly method: string }[];
  readonly own: { readonly id: bigint; readonly personId: bigint; readonly method: string } | null;
}

/** All that can be asked for by the offer's number alone; null when there is no such offer. */
async function lookAround(
  parts: OrderParts,
  { userId }: Session,
  offerId: bigint,
  { userPaymentId }: GivenOrder,
): Promise<Around | null> {
  const reads = orderReads(parts);
  const byAdvertiser = async () => {
    const advertiserId = await reads.findAdvertiserId(offerId);
    if (advertiserId === null) return null;
    return Promise.all([
      reads.findMasterId(advertiserId),
      reads.findBlock({ personId: userId, otherId: advertiserId }),
    ]);
  };
  const ownId = userPaymentId === undefined ? null : BigInt(userPaymentId);
  const [found, places, own] = await Promise.all([
    byAdvertiser(),
    reads.findOfferPlaces(offerId),
    ownId === null ? null : reads.findPaymentPlace(ownId),
  ]);
  if (found === null) return null;
  const [masterId, block] = found;
  return {
    masterId,
    isBlocked: block !== null,
    places: places ?? [],
    own: own === null || ownId === null ? null : { ...own, id: ownId },
  };
}

async function prepare(
  parts: OrderParts,
  session: Session,
  given: GivenOrder,
  {
    offer,
    standing,
    around,
  }: { readonly offer: Offer; readonly standing: Standing; readonly around: Around },
) {
  const facts = await getMarketFacts(
    { ...parts.market, pool: parts.pool },
    offer.crypto,
    offer.fiat,
  );
  const amounts = readAmounts(given, facts);
  if (!amounts.ok) return amounts;
  const payment = choosePayment(session, offer, given, around);
  const isTaken = await isExternalIdTaken(parts, session, given.externalOrderId);
  if (isTaken) return refused("externalOrderIdTaken");
  const { masterId: advertiserMasterId, isBlocked } = around;
  if (advertiserMasterId === null) throw new Error("the advertiser of an offer is gone");
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
 * an account of his own. What does not fit is refused in its turn, behind what else stands in the way.
 */
function choosePayment(
  { userId }: Session,
  offer: Offer,
  { payMethod }: GivenOrder,
  { places, own }: Around,
): Pick<Creation, "payMethod" | "userPaymentId"> {
  const none = { payMethod: null, userPaymentId: null };
  if (offer.side === "buy") {
    const fits = own !== null && own.personId === userId && offer.payMethods.includes(own.method);
    return fits ? { payMethod: own.method, userPaymentId: own.id } : none;
  }
  if (payMethod === undefined || !offer.payMethods.includes(payMethod)) return none;
  const chosen = places.find(({ method }) => method === payMethod);
  return chosen === undefined ? none : { payMethod, userPaymentId: chosen.id };
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
