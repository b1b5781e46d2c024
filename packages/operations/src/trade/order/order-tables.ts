// Orders and those who trade as the engine sees them, and the logs that grow with every step.
import {
  createOrderHistoryQueries,
  type HistoryEntry,
} from "@parley/database/queries/trade/order-history";
import { createOrderQueries } from "@parley/database/queries/trade/order";
import {
  createTraderQueries,
  type Trader,
  type TraderDay,
} from "@parley/database/queries/market/trader";
import type { Order } from "@parley/domain/order/order";
import type { Log, Table } from "@parley/engine/table";

export const orderTable: Table<bigint, Order> = {
  name: "order",
  rank: "order",
  keyText: String,
  keyOf: ({ id }) => id,
  lock: (tx, ids) => createOrderQueries(tx).lockOrders(ids),
  async write(tx, changes) {
    const queries = createOrderQueries(tx);
    const made = changes.filter(({ before }) => before === null).map(({ after }) => after);
    const moved = changes.filter(({ before }) => before !== null).map(({ after }) => after);
    await Promise.all([
      made.length === 0 ? null : queries.insertOrders(made),
      moved.length === 0 ? null : queries.updateOrders(moved),
    ]);
  },
};

/** A user who never traded has no row yet. */
export const traderTable: Table<bigint, Trader> = {
  name: "trader",
  rank: "trader",
  keyText: String,
  keyOf: ({ personId }) => personId,
  lock: (tx, ids) => createTraderQueries(tx).lockTraders(ids),
  async write(tx, changes) {
    const queries = createTraderQueries(tx);
    const made = changes.filter(({ before }) => before === null).map(({ after }) => after);
    const moved = changes.filter(({ before }) => before !== null).map(({ after }) => after);
    await Promise.all([
      made.length === 0 ? null : queries.insertTraders(made),
      moved.length === 0 ? null : queries.updateTraders(moved),
    ]);
  },
};

export function newTrader(personId: bigint): Trader {
  return {
    personId,
    completedTrades: 0,
    failedTrades: 0,
    releaseSeconds: 0n,
    releaseCount: 0,
    paySeconds: 0n,
    payCount: 0,
    positiveFeedback: 0,
    negativeFeedback: 0,
    firstTradeAt: null,
  };
}

export const historyLog: Log<HistoryEntry> = {
  name: "order history",
  append: (tx, rows) => createOrderHistoryQueries(tx).insertHistory(rows),
};

/** Written while the traders' rows are held, so that no two writers meet there. */
export const traderDayLog: Log<TraderDay> = {
  name: "trader day",
  append: (tx, rows) => createTraderQueries(tx).addTraderDays(rows),
};
