// Accounts that other rows refer to. They are never removed.
import type { PoolClient } from "@parley/database/pool";
import {
  findAccount,
  type Account,
  type AccountWithPassword,
} from "@parley/database/queries/identity/account";
import { lockUser } from "@parley/database/queries/identity/user";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import type { UserId } from "@parley/domain/ids";

export async function getAccount(
  database: Queryable,
  userId: UserId,
): Promise<AccountWithPassword> {
  const account = await findAccount(database, userId);
  if (account === null) throw new Error("accounts are never removed");
  return account;
}

/**
 * The master first, as all writers that lock both do; its row carries what counts for the group.
 */
export async function lockWithMaster(
  tx: PoolClient,
  { userId, masterId }: Pick<Account, "userId" | "masterId">,
): Promise<void> {
  await lockUser(tx, masterId);
  if (masterId !== userId) await lockUser(tx, userId);
}
