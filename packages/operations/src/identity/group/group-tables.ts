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
import type { Log, Table } from "@parley/engine/table";

export const groupTable: Table<UserId, TradeGroup> = {
  name: "trade group",
  rank: "trader",
  keyText: String,
  keyOf: ({ groupId }) => groupId,
  lock: (tx, ids) => lockTradeGroups(tx, ids),
  async write(tx, changes) {
    const made = changes.filter(({ before }) => before === null).map(({ after }) => after);
    const moved = changes.filter(({ before }) => before !== null).map(({ after }) => after);
    await Promise.all([
      made.length === 0 ? null : insertTradeGroups(tx, made),
      moved.length === 0 ? null : updateTradeGroups(tx, moved),
    ]);
  },
};

export const groupOfferTable: Table<GroupOfferKey, GroupOffer> = {
  name: "trade group offer",
  rank: "trader",
  keyText: ({ groupId, offerId }) => `${groupId} ${offerId}`,
  keyOf: (row) => row,
  lock: (tx, keys) => lockGroupOffers(tx, keys),
  async write(tx, changes) {
    const made = changes.filter(({ before }) => before === null).map(({ after }) => after);
    const moved = changes.filter(({ before }) => before !== null).map(({ after }) => after);
    await Promise.all([
      made.length === 0 ? null : insertGroupOffers(tx, made),
      moved.length === 0 ? null : updateGroupOffers(tx, moved),
    ]);
  },
};

export const groupPairTable: Table<PairKey, GroupPair> = {
  name: "trade group pair",
  rank: "trader",
  keyText: ({ lowId, highId }) => `${lowId} ${highId}`,
  keyOf: (row) => row,
  lock: (tx, keys) => lockGroupPairs(tx, keys),
  write: (tx, changes) =>
    upsertGroupPairs(
      tx,
      changes.map(({ after }) => after),
    ),
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
  lock: (tx, ids) => lockOrderFaults(tx, ids),
  write: (tx, changes) =>
    upsertOrderFaults(
      tx,
      changes.map(({ after }) => after),
    ),
};

export const faultLog: Log<OrderFault> = {
  name: "order fault",
  append: (tx, rows) => upsertOrderFaults(tx, rows),
};

export const flagLog: Log<TradeFlag> = {
  name: "trade flag",
  append: (tx, rows) => insertTradeFlags(tx, rows),
};
