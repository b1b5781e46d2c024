// Orders and those who trade as the engine sees them, and the logs that grow with every step.
import type { OrderId, UserId } from "@parley/domain/ids";
import {
  insertOrderHistory,
  type HistoryEntry,
} from "@parley/database/queries/trade/order-history";
import { lockOrders, insertOrders, updateOrders } from "@parley/database/queries/trade/order";
import {
  lockTraders,
  insertTraders,
  updateTraders,
  addTraderDays,
  type Trader,
  type TraderDay,
} from "@parley/database/queries/market/trader";
import type { Order } from "@parley/domain/order/order";
import { insertOrUpdate, type Log, type Table } from "@parley/engine/table";

export const orderTable: Table<OrderId, Order> = {
  name: "order",
  rank: "order",
  keyText: String,
  keyOf: ({ id }) => id,
  lock: lockOrders,
  write: insertOrUpdate(insertOrders, updateOrders),
};

/** A user who never traded has no row yet. */
export const traderTable: Table<UserId, Trader> = {
  name: "trader",
  rank: "trader",
  keyText: String,
  keyOf: ({ userId }) => userId,
  lock: lockTraders,
  write: insertOrUpdate(insertTraders, updateTraders),
};

export function newTrader(userId: UserId): Trader {
  return {
    userId,
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
  append: insertOrderHistory,
};

/** Written while the traders' rows are locked, so that no two transactions write it at once. */
export const traderDayLog: Log<TraderDay> = {
  name: "trader day",
  append: addTraderDays,
};
