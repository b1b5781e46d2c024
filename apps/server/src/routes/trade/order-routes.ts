// /api/ctc: orders. Each call parses, calls one operation, and replies with the current order.
import { boundText } from "@parley/domain/format/bound-text";
import { toOfferId, type UserId } from "@parley/domain/ids";
import { addEvidence, queryAppeal } from "@parley/contract/endpoints/trade/appeals";
import {
  createOrder,
  getRToken,
  updateOrderState,
} from "@parley/contract/endpoints/trade/order-steps";
import {
  orderListCsv,
  queryOrderDetails,
  queryOrderList,
} from "@parley/contract/endpoints/trade/orders";
import { releaseOrders } from "@parley/contract/endpoints/trade/release-orders";
import type { OrderFilter } from "@parley/database/queries/trade/order";
import { formatCoins } from "@parley/domain/format/format-coins";
import { formatNumber } from "@parley/domain/format/format-number";
import { formatZonedMoment } from "@parley/domain/format/zoned-moment";
import { formatAmount } from "@parley/domain/money/amount";
import { centsText } from "@parley/domain/wallet/worth";
import * as evidence from "@parley/operations/trade/order/appeal-statements";
import { changeOrder } from "@parley/operations/trade/order/change-order";
import type { OrderParts } from "@parley/operations/trade/order/parts";
import { placeOrder } from "@parley/operations/trade/order/place-order";
import * as orders from "@parley/operations/trade/order/read-orders";
import * as releases from "@parley/operations/trade/order/release-orders";
import { issueRToken } from "@parley/operations/trade/order/r-token";
import { getMarketFacts } from "@parley/operations/market/offer/market-facts";
import type { Account } from "@parley/database/queries/identity/account";
import { findOffer } from "@parley/database/queries/market/offer";
import { writeCsv } from "@parley/operations/kernel/write-csv";
import type { Locale } from "@parley/phrases/locales";
import { bind, bindReadingFirst, type Binding } from "../../http/binding/endpoint-binding.ts";
import { sayError } from "../../http/replies/error-message.ts";
import { refuse } from "../../http/replies/failure.ts";
import { explainFresh } from "../../http/replies/fresh-refusal.ts";
import type { AgreementReader } from "../agreement/agreement-reader.ts";
import { viewQuote, type ViewContext } from "../market/offer-views.ts";
import { viewAppeal, viewOrder, viewOrderInFull, viewSettled } from "./order-views.ts";

export interface OrderRouteParts extends OrderParts {
  readonly agreement: AgreementReader;
}

export function bindOrderRoutes(parts: OrderRouteParts): Binding[] {
  return [...bindCreation(parts), ...bindReading(parts), ...bindChanges(parts)];
}

function bindCreation(parts: OrderRouteParts): Binding[] {
  return [
    bind(getRToken, async (_input, { session }) => ({
      ok: true,
      data: issueRToken(parts, session.userId),
    })),

    bindReadingFirst(createOrder, async (given, { session, locale, limitRefusal, write }) => {
      const writeSeen = async (seen: orders.SeenOrderInFull) =>
        write(
          viewOrderInFull(
            seen,
            session.userId,
            await contextOf(parts, locale),
            await parts.agreement.read(),
          ),
        );
      const call = { session, given, refusal: limitRefusal, write: writeSeen };
      const placed = await placeOrder(parts, call);
      if (!placed.ok) return explainCreation(parts, placed, given.advId, session);
      const { reply, written } = placed;
      if (written !== null) return { ok: true, written };
      const seen = await orders.getSeenOrder(parts, session.userId, reply.orderId);
      return { ok: true, written: await writeSeen(seen) };
    }),
  ];
}

type CreationRefusal = Exclude<Awaited<ReturnType<typeof placeOrder>>, { readonly ok: true }>;

/** What a form needs to ask again: the new price, the bounds, the new quote, or until when. */
async function explainCreation(
  parts: OrderParts,
  refusal: CreationRefusal,
  advId: string,
  session: Pick<Account, "timeZone">,
) {
  if (refusal.error === "coinsFresh") return explainFresh(refusal, session);
  if (refusal.error === "cancelLimit")
    return refuse(refusal.error, { data: { until: refusal.until } });
  const limited = explainLimit(refusal);
  if (limited !== null) return limited;
  const isAboutAmounts =
    refusal.error === "priceChanged" ||
    refusal.error === "amountOutside" ||
    refusal.error === "quoteChanged";
  if (!isAboutAmounts) return refusal;
  const offer = await findOffer(parts.pool, toOfferId(advId));
  if (offer === null) throw new Error("offers are never removed");
  const facts = await getMarketFacts(
    { ...parts.market, pool: parts.pool },
    offer.crypto,
    offer.fiat,
  );
  const { cryptoScale, fiatScale, priceScale } = facts;
  switch (refusal.error) {
    case "priceChanged":
      return refuse(refusal.error, { data: { price: formatAmount(refusal.price, priceScale) } });
    case "amountOutside": {
      const isBelow = refusal.missed === "least";
      const token = offer.crypto;
      const least = formatAmount(refusal.least, cryptoScale);
      const most = formatAmount(refusal.most, cryptoScale);
      return refuse(refusal.error, {
        phrase: isBelow ? "errors.amountBelow" : "errors.amountOutside",
        values: { amount: (language) => formatCoins(isBelow ? least : most, language), token },
        data: {
          least,
          most,
          token,
          leastFiat: formatAmount(refusal.leastFiat, fiatScale),
          mostFiat: formatAmount(refusal.mostFiat, fiatScale),
          fiat: offer.fiat,
        },
      });
    }
    case "quoteChanged":
      return refuse(refusal.error, { data: { quote: viewQuote(refusal.quote, facts) } });
  }
}

/** How much may be open, and how much of it is left; null where the refusal says something else. */
function explainLimit(refusal: CreationRefusal) {
  const { error } = refusal;
  if (error === "openOrdersLimit" || error === "offerOrdersLimit") {
    const { most } = refusal;
    return refuse(error, { values: { most: String(most) }, data: { most } });
  }
  if (error === "openWorthLimit") {
    const { mostCents, leftCents } = refusal;
    const values = { most: dollarText(mostCents), left: dollarText(leftCents) };
    return refuse(error, {
      values,
      data: { most: centsText(mostCents), left: centsText(leftCents) },
    });
  }
  if (error !== "advertiserLimit") return null;
  const left = centsText(refusal.leftCents);
  return refuse(error, { values: { left: dollarText(refusal.leftCents) }, data: { left } });
}

function dollarText(cents: bigint): (language: Locale) => string {
  return (language) => formatNumber(boundText(centsText(cents)), { language });
}

interface GivenFilter {
  readonly orderId?: string | undefined;
  readonly advId?: string | undefined;
  readonly type?: "buy" | "sell" | undefined;
  readonly status: OrderFilter["status"];
  readonly crypto?: string | undefined;
  readonly fiat?: string | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

function filterOf(userId: UserId, given: GivenFilter): OrderFilter {
  const { orderId, advId, type, status, crypto, fiat, from, to } = given;
  return {
    userId,
    idPrefix: orderId ?? null,
    offerId: advId === undefined ? null : toOfferId(advId),
    role: type === undefined ? null : type === "buy" ? "buyer" : "seller",
    status,
    crypto: crypto ?? null,
    fiat: fiat ?? null,
    from: from === undefined ? null : new Date(from),
    to: to === undefined ? null : new Date(to),
  };
}

/** What ended otherwise than agreed on says so: the fee is what was taken, and nothing where canceled. */
const CSV_HEAD = [
  "order_id",
  "created_utc",
  "type",
  "status",
  "crypto",
  "quantity",
  "fee",
  "fiat",
  "amount",
  "price",
  "payment_method",
  "counterparty",
  "buyer_received",
];

function bindReading(parts: OrderRouteParts): Binding[] {
  return [
    bind(queryOrderList, async ({ page, pageSize, cursor, ...given }, { session, locale }) => {
      const filter = filterOf(session.userId, given);
      const before = cursor === undefined ? null : BigInt(cursor);
      const listed = await orders.listSeenOrders(parts, filter, session, {
        page,
        pageSize,
        before,
      });
      const context = await contextOf(parts, locale);
      const { total, totalCapped, next, openOrders, barredUntil } = listed;
      const list = listed.orders.map((seen) => viewOrder(seen, session.userId, context));
      const nextCursor = next === null ? null : String(next);
      return {
        ok: true,
        data: { list, total, totalCapped, page, pageSize, nextCursor, openOrders, barredUntil },
      };
    }),

    bind(orderListCsv, async (given, { session, locale }) => {
      const seen = await orders.listOrdersForFile(parts, filterOf(session.userId, given));
      const context = await contextOf(parts, locale);
      const rows = seen.map((each) => {
        const order = viewOrder(each, session.userId, context);
        const created = new Date(order.createdAt).toISOString();
        const { type, state, crypto, quantity, fee, fiat, fiatAmount, price } = order;
        const { payMethod, counterparty, orderId } = order;
        const { settledQuantity, settledFee } = viewSettled(each.order);
        return [
          orderId,
          created,
          type,
          state,
          crypto,
          quantity,
          settledFee ?? fee,
          fiat,
          fiatAmount,
          price,
          payMethod.name,
          counterparty.nickname,
          settledQuantity ?? "",
        ];
      });
      const bytes = new TextEncoder().encode(writeCsv([CSV_HEAD, ...rows]));
      return {
        ok: true,
        file: { bytes, mediaType: "text/csv; charset=utf-8", name: "orders.csv" },
      };
    }),

    bind(queryOrderDetails, async (asked, { session, locale }) => {
      const seen = await orders.findSeenOrder(parts, session.userId, asked);
      if (seen === null) return refuse("orderUnknown");
      const context = await contextOf(parts, locale);
      return {
        ok: true,
        data: viewOrderInFull(seen, session.userId, context, await parts.agreement.read()),
      };
    }),

    bind(queryAppeal, async ({ orderId }, { session }) => {
      const found = await orders.findSeenAppeal(parts, session.userId, orderId);
      if (!found.ok) return found;
      const { order, statements, staffName } = found;
      return { ok: true, data: viewAppeal(order, statements, staffName) };
    }),
  ];
}

function bindChanges(parts: OrderRouteParts): Binding[] {
  return [
    bind(updateOrderState, async (given, { session, caller, locale, hashBody }) => {
      const call = { session, caller, given, bodyHash: await hashBody() };
      const changed = await changeOrder(parts, call);
      if (!changed.ok && changed.error === "notReceivedTooEarly") {
        const { from } = changed;
        const { timeZone } = session;
        const time = (language: Locale) => formatZonedMoment(from, { language, timeZone });
        return refuse("notReceivedTooEarly", { values: { time }, data: { from } });
      }
      if (!changed.ok && changed.error !== "orderStateChanged") return changed;
      const seen = await orders.getSeenOrder(parts, session.userId, given.orderId);
      const order = viewOrderInFull(
        seen,
        session.userId,
        await contextOf(parts, locale),
        await parts.agreement.read(),
      );
      return changed.ok
        ? { ok: true, data: order }
        : refuse("orderStateChanged", { data: { order } });
    }),

    bind(releaseOrders, async (given, { session, caller, locale, hashBody }) => {
      const call = { ...given, session, caller, bodyHash: await hashBody() };
      const released = await releases.releaseOrders(parts, call);
      if (!released.ok) return released;
      const context = await contextOf(parts, locale);
      const view = async (one: releases.ReleaseOutcome) => {
        if (one.ok) return one;
        const message = sayError(locale, one.error);
        if (one.error !== "orderStateChanged") return { ...one, message };
        const seen = await orders.getSeenOrder(parts, session.userId, one.orderId);
        return {
          ...one,
          message,
          order: viewOrderInFull(seen, session.userId, context, await parts.agreement.read()),
        };
      };
      return { ok: true, data: { list: await Promise.all(released.list.map(view)) } };
    }),

    bind(addEvidence, async ({ files = [], ...given }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const said = { ...given, files };
      const added = await evidence.addEvidence(parts, session, said, idempotencyKey);
      return added.ok ? { ok: true, data: { added: added.reply } } : refuse(added.error);
    }),
  ];
}

async function contextOf({ market, clock }: OrderParts, locale: Locale): Promise<ViewContext> {
  return { tradables: await market.tradables.read(), locale, now: clock.now() };
}
