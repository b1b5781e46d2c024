// A user's deposits, with how far they are.
import type { UserId } from "@parley/domain/ids";
import { findCoinNetwork } from "@parley/database/queries/market/coin-network";
import {
  listDeposits as listDepositRows,
  countDeposits,
  type Deposit,
} from "@parley/database/queries/wallet/deposit";
import { formatAmount } from "@parley/domain/money/amount";
import { countConfirmations } from "@parley/domain/wallet/confirmations";
import { shapeOf } from "./networks.ts";
import { countCapped, rangeOf, type Page } from "../kernel/page.ts";
import type { WalletParts } from "./parts.ts";

type Parts = Pick<WalletParts, "pool" | "chain">;

export async function listDeposits(
  parts: Parts,
  ownerId: UserId,
  asset: string | null,
  page: Page,
) {
  const rows = await listDepositRows(parts.pool, ownerId, asset, rangeOf(page));
  const counted = await countCapped((most) => countDeposits(parts.pool, ownerId, asset, most));
  const list = await Promise.all(rows.map((row) => viewDeposit(parts, row)));
  return { list, ...counted, page: page.page, pageSize: page.pageSize };
}

async function viewDeposit({ pool, chain }: Parts, deposit: Deposit) {
  const way = await findCoinNetwork(pool, deposit.asset, deposit.network);
  if (way === null) throw new Error("a deposit came on a network that its coin does not have");
  const { status, confirmationsNeeded } = deposit;
  const isWaiting = status === "confirming" && chain !== null;
  const height = isWaiting ? await chain.readHeight(shapeOf(way)) : null;
  return {
    depositId: deposit.id.toString(),
    assetCode: deposit.asset,
    network: deposit.network,
    address: deposit.address,
    txid: deposit.txid,
    outputIndex: deposit.outputIndex,
    amount: formatAmount(deposit.amount, way.scale),
    confirmations:
      status === "credited" ? confirmationsNeeded : countConfirmations(deposit, height),
    confirmationsNeeded,
    status,
    seenAt: deposit.seenAt.getTime(),
    creditedAt: deposit.creditedAt?.getTime() ?? null,
  };
}
