// What is looked up around every order, gathered: when dozens of orders are placed at the same moment,
// each of these is one statement for all of them.
import type { OrderId, PaymentId, UserId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import { listTraderCards, type TraderCard } from "@parley/database/queries/market/listed-offer";
import { listNamePlaces, type NamePlace } from "@parley/database/queries/identity/kyc-case";
import { listOrdersById } from "@parley/database/queries/trade/order";
import {
  listOrderHistories,
  type HistoryEntry,
} from "@parley/database/queries/trade/order-history";
import { countUnreadMessagesOf } from "@parley/database/queries/trade/order-message";
import { listOrderPayers, type OrderPayerRow } from "@parley/database/queries/trade/order-payer";
import {
  listPlacingFacts,
  type Placing,
  type PlacingFacts,
} from "@parley/database/queries/trade/placing";
import {
  listUserPaymentsById,
  type UserPaymentRow,
} from "@parley/database/queries/market/user-payment";
import { listFreshUntil } from "@parley/database/queries/wallet/fresh-coin";
import type { Order } from "@parley/domain/order/order";
import type { Clock } from "@parley/platform/clock";
import { createGathered, type Gathered } from "@parley/platform/gathered";
import { cardsSince } from "../../market/list/read-cards.ts";

interface Reader {
  readonly userId: UserId;
  readonly orderId: OrderId;
}

export interface OrderReads {
  readonly findOrder: Gathered<OrderId, Order>;
  /** What a taker has to know of an offer, and the account groups of both. */
  readonly findPlacingFacts: Gathered<Placing, PlacingFacts>;
  readonly findPayment: Gathered<PaymentId, UserPaymentRow>;
  readonly findCard: Gathered<UserId, TraderCard>;
  readonly findName: Gathered<UserId, NamePlace>;
  /** Null where the buyer declared nothing. */
  readonly findPayer: Gathered<OrderId, OrderPayerRow>;
  /** Null where the coins that were bought are free. */
  readonly findFresh: Gathered<OrderId, { readonly until: number }>;
  readonly findHistory: Gathered<OrderId, readonly HistoryEntry[]>;
  /** Null when there is nothing new. */
  readonly findUnread: Gathered<Reader, number>;
}

const known = new WeakMap<Pool, OrderReads>();

export interface OrderReadParts {
  /** For what is looked up by its key. */
  readonly lookups: Pool;
  readonly clock: Clock;
}

/** The same for all who read from this pool, as gathering is about many callers. */
export function orderReads(parts: OrderReadParts): OrderReads {
  const earlier = known.get(parts.lookups);
  if (earlier !== undefined) return earlier;
  const made = createOrderReads(parts);
  known.set(parts.lookups, made);
  return made;
}

function createOrderReads({ lookups: pool, clock }: OrderReadParts): OrderReads {
  return {
    findOrder: byId(
      (ids) => listOrdersById(pool, ids),
      ({ id }) => id,
    ),
    findPlacingFacts: createGathered({
      nameOf: nameOfPlacing,
      async load(wanted: readonly Placing[]) {
        const now = new Date(clock.now());
        const found = await listPlacingFacts(pool, wanted, now);
        return new Map(
          wanted.flatMap((one, place) => {
            const facts = found[place] ?? null;
            return facts === null ? [] : [[nameOfPlacing(one), facts] as const];
          }),
        );
      },
    }),
    findPayment: byId(
      (ids) => listUserPaymentsById(pool, ids),
      ({ id }) => id,
    ),
    findCard: byId(
      (ids) => listTraderCards(pool, ids, cardsSince(clock)),
      ({ id }) => id,
    ),
    findName: byId(
      (ids) => listNamePlaces(pool, ids),
      ({ userId }) => userId,
    ),
    findPayer: byId(
      (ids) => listOrderPayers(pool, ids),
      ({ orderId }) => orderId,
    ),
    findFresh: byId(
      (ids) => listFreshUntil(pool, ids),
      ({ orderId }) => orderId,
    ),
    findHistory: createGathered({
      nameOf: String,
      async load(ids: readonly OrderId[]) {
        const entries = await listOrderHistories(pool, ids);
        return Map.groupBy(entries, ({ orderId }) => String(orderId));
      },
    }),
    findUnread: createGathered({
      nameOf: nameOfReader,
      async load(readers: readonly Reader[]) {
        const rows = await countUnreadMessagesOf(pool, readers);
        return new Map(rows.map((row) => [nameOfReader(row), row.count]));
      },
    }),
  };
}

function byId<Id extends bigint, Row>(
  list: (ids: readonly Id[]) => Promise<readonly Row[]>,
  idOf: (row: Row) => Id,
): Gathered<Id, Row> {
  return createGathered({
    nameOf: String,
    async load(ids: readonly Id[]) {
      return new Map((await list(ids)).map((row) => [String(idOf(row)), row]));
    },
  });
}

function nameOfReader({ userId, orderId }: Reader): string {
  return `${userId} ${orderId}`;
}

function nameOfPlacing({ takerId, offerId, payMethod, userPaymentId }: Placing): string {
  return `${takerId} ${offerId} ${payMethod} ${userPaymentId}`;
}
