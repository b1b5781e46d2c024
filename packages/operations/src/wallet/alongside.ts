// Writes what belongs to an accepted command and is no row of its own tables, such as a mail or a
// line in the staff's log: in the same transaction, or not at all.
import type { PoolClient } from "@parley/database/pool";
import { findAccount } from "@parley/database/queries/identity/account";
import { toUserId } from "@parley/domain/ids";
import { tellAccount, type NotifyParts } from "../messaging/notification/tell-account.ts";
import type { Guard } from "@parley/engine/command";
import type { Message } from "../messaging/jobs/message.ts";

/** It can fail, but it never refuses; the refusal is there for the type alone. */
export function alongside<Refusal>(
  write: (tx: PoolClient) => Promise<void>,
  refusal: Refusal,
): Guard<Refusal> {
  return {
    refusal,
    async useUp(tx) {
      await write(tx);
      return true;
    },
  };
}

export async function tellPerson(
  tx: PoolClient,
  parts: NotifyParts,
  personId: bigint,
  message: Message,
): Promise<void> {
  const account = await findAccount(tx, toUserId(personId));
  if (account !== null) await tellAccount(tx, parts, account, message);
}
