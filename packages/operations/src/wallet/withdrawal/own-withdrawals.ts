// A user's withdrawals: the list, and calling one back.
import type { WithdrawalId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import { findCoin } from "@parley/database/queries/market/coin";
import {
  listWithdrawals as listWithdrawalRows,
  countWithdrawals,
  findWithdrawal,
  type WithdrawalFilter,
} from "@parley/database/queries/wallet/withdrawal";
import type { Withdrawal } from "@parley/domain/wallet/withdrawal";
import type { Requester } from "../../identity/account/session.ts";
import { identityOf } from "@parley/engine/idempotency/identity";
import { moveWithdrawalKind } from "./move-withdrawal.ts";
import { countCapped, rangeOf, type Page } from "../../kernel/page.ts";
import type { WalletParts } from "../parts.ts";
import { viewWithdrawal } from "./view-withdrawal.ts";

export async function listWithdrawals(pool: Pool, filter: WithdrawalFilter, page: Page) {
  const rows = await listWithdrawalRows(pool, filter, rangeOf(page));
  const counted = await countCapped((most) => countWithdrawals(pool, filter, most));
  const list = await Promise.all(
    rows.map(async (row) => viewWithdrawal(row, await scaleOf(pool, row))),
  );
  return { list, ...counted, page: page.page, pageSize: page.pageSize };
}

export async function scaleOf(pool: Pool, { asset }: Pick<Withdrawal, "asset">): Promise<number> {
  const coin = await findCoin(pool, asset);
  if (coin === null) throw new Error("the coin of a withdrawal is gone");
  return coin.scale;
}

/** The requester cancels it; a freeze or block does not keep coins from returning. */
export async function cancelWithdrawal(
  { pool, engine }: Pick<WalletParts, "pool" | "engine">,
  { userId }: Requester,
  withdrawalId: WithdrawalId,
  idempotencyKey: string | null,
) {
  const withdrawal = await findWithdrawal(pool, withdrawalId);
  if (withdrawal?.userId !== userId) return { ok: false, error: "notFound" } as const;
  const scale = await scaleOf(pool, withdrawal);
  const outcome = await engine.submit(moveWithdrawalKind, {
    input: { withdrawal, scale, step: "cancel", txid: null },
    identity: identityOf(userId, idempotencyKey, { withdrawalId: withdrawalId.toString() }),
  });
  if (outcome.ok) return outcome;
  // Canceling is never barred.
  if (outcome.error !== "stateChanged" && outcome.error !== "idempotencyMismatch") {
    throw new Error(`canceling was refused as ${outcome.error}`);
  }
  return outcome;
}
