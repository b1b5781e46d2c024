// Notifies the user with this id, in the transaction of the cause.
import type { PoolClient } from "@parley/database/pool";
import { findAccount } from "@parley/database/queries/identity/account";
import type { UserId } from "@parley/domain/ids";
import { tellAccount, type NotifyParts } from "./tell-account.ts";
import type { Message } from "../jobs/message.ts";

export async function tellUser(
  tx: PoolClient,
  parts: NotifyParts,
  userId: UserId,
  message: Message,
): Promise<void> {
  const account = await findAccount(tx, userId);
  if (account !== null) await tellAccount(tx, parts, account, message);
}
