// Account groups as tables of the engine: what they have open, what counts of them, and what two of
// them have traded. Each of these rows needs the master's row, which is locked before: a group that
// never traded has no other row to lock.
import type { OrderId, UserId } from "@parley/domain/ids";
import {
  lockTradeGroups,
  insertTradeGroups,
  updateTradeGroups,
  lockGroupOffers,
  insertGroupOffers,
  updateGroupOffers,
  lockGroupPairs,
  upsertGroupPairs,
  type GroupOffer,
  type GroupOfferKey,
  type TradeGroup,
} from "@parley/database/queries/trade/trade-group";
import type { GroupPair, PairKey } from "@parley/domain/trade/counted-trade";
import {
  lockOrderFaults,
  upsertOrderFaults,
  insertTradeFlags,
  type OrderFault,
  type TradeFlag,
} from "@parley/database/queries/trade/trade-flag";
import { insertOrUpdate, writeRows, type Log, type Table } from "@parley/engine/table";

export const groupTable: Table<UserId, TradeGroup> = {
  name: "trade group",
  rank: "trader",
  keyText: String,
  keyOf: ({ groupId }) => groupId,
  lock: lockTradeGroups,
  write: insertOrUpdate(insertTradeGroups, updateTradeGroups),
};

export const groupOfferTable: Table<GroupOfferKey, GroupOffer> = {
  name: "trade group offer",
  rank: "trader",
  keyText: ({ groupId, offerId }) => `${groupId} ${offerId}`,
  keyOf: (row) => row,
  lock: lockGroupOffers,
  write: insertOrUpdate(insertGroupOffers, updateGroupOffers),
};

export const groupPairTable: Table<PairKey, GroupPair> = {
  name: "trade group pair",
  rank: "trader",
  keyText: ({ lowId, highId }) => `${lowId} ${highId}`,
  keyOf: (row) => row,
  lock: lockGroupPairs,
  write: (tx, changes) => writeRows(tx, upsertGroupPairs, changes),
};

export function newGroup(groupId: UserId): TradeGroup {
  return {
    groupId,
    openTaken: 0,
    openWorthCents: 0n,
    completedTrades: 0,
    counterparties: 0,
    cancels: [],
    falseClaims: [],
  };
}

/** By the order's id: what its end counts against one side. */
export const faultTable: Table<OrderId, OrderFault> = {
  name: "trade order fault",
  rank: "trader",
  keyText: String,
  keyOf: ({ orderId }) => orderId,
  lock: lockOrderFaults,
  write: (tx, changes) => writeRows(tx, upsertOrderFaults, changes),
};

export const faultLog: Log<OrderFault> = {
  name: "order fault",
  append: upsertOrderFaults,
};

export const flagLog: Log<TradeFlag> = {
  name: "trade flag",
  append: insertTradeFlags,
};
