// Fresh coins as a table of the engine: a group's balance of a coin and what of it must stay, and
// what decides whether bought coins are fresh.
import type { OrderId } from "@parley/domain/ids";
import {
  lockGroupCoins,
  insertFreshCoins,
  listBuyings,
  type BuyingRow,
  type GroupAsset,
  type GroupCoinsRow,
} from "@parley/database/queries/wallet/fresh-coin";
import { settlementOf } from "@parley/domain/payment/method-class";
import { decideLeaving, freshUntil, type FreshRefusal } from "@parley/domain/wallet/fresh-coins";
import type { Workspace } from "@parley/engine/workspace";
import type { Table } from "@parley/engine/table";

/**
 * Within a batch it carries on what leaves and what is bought. Other coins that the group receives
 * in the same batch, by a deposit or a canceled order, count from the next batch on.
 */
export const groupCoinsTable: Table<GroupAsset, GroupCoinsRow> = {
  name: "group-coins",
  rank: "fresh",
  keyText: ({ groupId, asset }) => `${groupId} ${asset}`,
  keyOf: ({ groupId, asset }) => ({ groupId, asset }),
  lock: lockGroupCoins,
  async write(tx, changes) {
    const bought = changes.flatMap(({ before, after }) =>
      after.fresh.slice(before?.fresh.length ?? 0).map(({ orderId, atoms, boughtAt, until }) => ({
        groupId: after.groupId,
        asset: after.asset,
        orderId,
        atoms,
        boughtAt,
        until,
      })),
    );
    if (bought.length > 0) await insertFreshCoins(tx, bought);
  },
};

/** None of it changes during a command: users register once, and classes are set by operators. */
export const buyingTable: Table<Pick<BuyingRow, "groupId" | "payMethod">, BuyingRow> = {
  name: "buying",
  rank: "fresh",
  keyText: ({ groupId, payMethod }) => `${groupId} ${payMethod}`,
  keyOf: ({ groupId, payMethod }) => ({ groupId, payMethod }),
  lock: listBuyings,
  write: () => Promise.resolve(),
};

/** Lets coins leave the group, or says why not. What leaves is booked by the caller. */
export function letLeave(
  workspace: Workspace,
  key: GroupAsset,
  atoms: bigint,
): FreshRefusal | null {
  const refused = decideLeaving(readGroupCoins(workspace, key), atoms, workspace.now);
  if (refused === null) recordLeaving(workspace, key, atoms);
  return refused;
}

/** For commands of the same batch. Whether the coins may leave is decided before. */
export function recordLeaving(workspace: Workspace, key: GroupAsset, atoms: bigint): void {
  const coins = readGroupCoins(workspace, key);
  workspace.write(groupCoinsTable, { ...coins, held: coins.held - atoms });
}

export function readGroupCoins(workspace: Workspace, key: GroupAsset): GroupCoinsRow {
  const coins = workspace.read(groupCoinsTable, key);
  if (coins === null) throw new Error("what an account group holds was not looked up");
  return coins;
}

export interface Purchase extends GroupAsset {
  readonly orderId: OrderId;
  readonly payMethod: string;
  /** What the buyer gets. */
  readonly atoms: bigint;
}

/** Keeps what of a purchase is fresh, in the transaction that moves the coins. */
export function keepFresh(workspace: Workspace, purchase: Purchase): void {
  const { orderId, groupId, asset, payMethod, atoms } = purchase;
  const coins = workspace.read(groupCoinsTable, { groupId, asset });
  const buying = workspace.read(buyingTable, { groupId, payMethod });
  if (coins === null || buying === null) throw new Error("the buyer of an order is gone");
  const { methodClass } = settlementOf(buying);
  const until = freshUntil({ registeredAt: buying.registeredAt, methodClass }, workspace.now);
  const fresh =
    until === null
      ? coins.fresh
      : [...coins.fresh, { orderId, atoms, boughtAt: workspace.now, until }];
  workspace.write(groupCoinsTable, { ...coins, held: coins.held + atoms, fresh });
}
