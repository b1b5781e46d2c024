// What is looked up around every order, gathered: when dozens of orders are placed at the same moment,
// each of these is one statement for all of them.
import type { Pool } from "@parley/database/pool";
import { createAccountQueries } from "@parley/database/queries/account";
import { createBookQueries, type TraderCard } from "@parley/database/queries/book";
import { createKycCaseQueries, type NamePlace } from "@parley/database/queries/kyc-case";
import { createOfferQueries } from "@parley/database/queries/offer";
import { createOrderQueries } from "@parley/database/queries/order";
import {
  createOrderHistoryQueries,
  type HistoryEntry,
} from "@parley/database/queries/order-history";
import { createOrderMessageQueries } from "@parley/database/queries/order-message";
import { createStandingQueries } from "@parley/database/queries/standing";
import { createTraderRelationQueries } from "@parley/database/queries/trader-relation";
import {
  createUserPaymentQueries,
  type UserPaymentRow,
} from "@parley/database/queries/user-payment";
import type { Standing } from "@parley/domain/account/gate";
import type { Offer } from "@parley/domain/offer/offer";
import type { Order } from "@parley/domain/order/order";
import type { Clock } from "@parley/platform/clock";
import { createGathered, type Gathered } from "../gathered.ts";

interface Pair {
  readonly personId: bigint;
  readonly otherId: bigint;
}

interface Reader {
  readonly personId: bigint;
  readonly orderId: bigint;
}

export interface OrderReads {
  readonly findOrder: Gathered<bigint, Order>;
  readonly findOffer: Gathered<bigint, Offer>;
  readonly findStanding: Gathered<bigint, Standing>;
  /** Nobody ever changes his master. */
  readonly findMasterId: Gathered<bigint, bigint>;
  /** Of an offer, which never changes hands. */
  readonly findAdvertiserId: Gathered<bigint, bigint>;
  /** What an offer's takers can pay into, as the offer names it; null when there is nothing. */
  readonly findOfferPlaces: Gathered<
    bigint,
    readonly { readonly id: bigint; readonly method: string }[]
  >;
  /** Of one that was not removed. */
  readonly findPaymentPlace: Gathered<
    bigint,
    { readonly personId: bigint; readonly method: string }
  >;
  readonly findPayment: Gathered<bigint, UserPaymentRow>;
  readonly findCard: Gathered<bigint, TraderCard>;
  readonly findName: Gathered<bigint, NamePlace>;
  readonly findHistory: Gathered<bigint, readonly HistoryEntry[]>;
  /** Null when there is nothing new. */
  readonly findUnread: Gathered<Reader, number>;
  /** Null when there is none. */
  readonly findBlock: Gathered<Pair, true>;
}

const DAYS_30_MS = 30 * 24 * 60 * 60_000;
const MAX_REMEMBERED = 10_000;
const known = new WeakMap<Pool, OrderReads>();

/** The same for all who read from this pool, as gathering is about many callers. */
export function orderReads(parts: { readonly pool: Pool; readonly clock: Clock }): OrderReads {
  const earlier = known.get(parts.pool);
  if (earlier !== undefined) return earlier;
  const made = createOrderReads(parts);
  known.set(parts.pool, made);
  return made;
}

function createOrderReads({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): OrderReads {
  const since = () => new Date(clock.now() - DAYS_30_MS);
  return {
    findOrder: byId(
      (ids) => createOrderQueries(pool).listOrdersById(ids),
      ({ id }) => id,
    ),
    findOffer: byId(
      (ids) => createOfferQueries(pool).listOffers(ids),
      ({ id }) => id,
    ),
    findStanding: byId(
      (ids) => createStandingQueries(pool).listStandings(ids, new Date(clock.now())),
      ({ personId }) => personId,
    ),
    findMasterId: remembered(
      createGathered({
        nameOf: String,
        async load(ids: readonly bigint[]) {
          const rows = await createAccountQueries(pool).listMasterIds(ids);
          return new Map(rows.map(({ id, masterId }) => [String(id), masterId]));
        },
      }),
    ),
    findAdvertiserId: remembered(
      createGathered({
        nameOf: String,
        async load(ids: readonly bigint[]) {
          const rows = await createOfferQueries(pool).listAdvertiserIds(ids);
          return new Map(rows.map(({ id, advertiserId }) => [String(id), advertiserId]));
        },
      }),
    ),
    findOfferPlaces: createGathered({
      nameOf: String,
      async load(ids: readonly bigint[]) {
        const rows = await createUserPaymentQueries(pool).listPlacesOfOffers(ids);
        return Map.groupBy(rows, ({ offerId }) => String(offerId));
      },
    }),
    findPaymentPlace: byId(
      (ids) => createUserPaymentQueries(pool).listPaymentPlaces(ids),
      ({ id }) => id,
    ),
    findPayment: byId(
      (ids) => createUserPaymentQueries(pool).listUserPaymentsById(ids),
      ({ id }) => id,
    ),
    findCard: byId(
      (ids) => createBookQueries(pool).listTraderCards(ids, since()),
      ({ id }) => id,
    ),
    findName: byId(
      (ids) => createKycCaseQueries(pool).listNamePlaces(ids),
      ({ personId }) => personId,
    ),
    findHistory: createGathered({
      nameOf: String,
      async load(ids: readonly bigint[]) {
        const entries = await createOrderHistoryQueries(pool).listHistories(ids);
        return Map.groupBy(entries, ({ orderId }) => String(orderId));
      },
    }),
    findUnread: createGathered({
      nameOf: nameOfReader,
      async load(readers: readonly Reader[]) {
        const rows = await createOrderMessageQueries(pool).countUnreadOf(readers);
        return new Map(rows.map((row) => [nameOfReader(row), row.count]));
      },
    }),
    findBlock: createGathered({
      nameOf: nameOfPair,
      async load(pairs: readonly Pair[]) {
        const rows = await createTraderRelationQueries(pool).listBlockedPairs(pairs);
        return new Map(rows.map((row) => [nameOfPair(row), true]));
      },
    }),
  };
}

/** For what never changes once it is there. */
function remembered<Row>(find: Gathered<bigint, Row>): Gathered<bigint, Row> {
  const kept = new Map<bigint, Row>();
  return async (id) => {
    const earlier = kept.get(id);
    if (earlier !== undefined) return earlier;
    const row = await find(id);
    if (row === null) return null;
    if (kept.size >= MAX_REMEMBERED) kept.clear();
    kept.set(id, row);
    return row;
  };
}

function byId<Row>(
  list: (ids: readonly bigint[]) => Promise<readonly Row[]>,
  idOf: (row: Row) => bigint,
): Gathered<bigint, Row> {
  return createGathered({
    nameOf: String,
    async load(ids: readonly bigint[]) {
      return new Map((await list(ids)).map((row) => [String(idOf(row)), row]));
    },
  });
}

function nameOfReader({ personId, orderId }: Reader): string {
  return `${personId} ${orderId}`;
}

function nameOfPair({ personId, otherId }: Pair): string {
  return `${personId} ${otherId}`;
}
