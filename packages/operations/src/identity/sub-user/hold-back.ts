// A newly granted right to withdraw alone waits, and the master is notified at every channel.
import type { PoolClient } from "@parley/database/pool";
import { isAuthenticatorOn } from "@parley/database/queries/security/authenticator";
import { canWithdrawAlone, type SubUserRights } from "@parley/domain/account/permission";
import type { UserId } from "@parley/domain/ids";
import type { NotifyParts } from "../../messaging/notification/tell-account.ts";
import type { Session } from "../account/session.ts";
import { blockWithdrawals, tellChange } from "../../messaging/notification/tell-change.ts";

export interface GrantedRights {
  readonly userId: UserId;
  /** Null for one that is being made. */
  readonly before: SubUserRights | null;
  readonly after: SubUserRights;
  /** Network address they were given from. */
  readonly address: string;
}

/** With the master locked, so that no authenticator changes meanwhile. */
export async function holdBack(
  tx: PoolClient,
  parts: NotifyParts,
  master: Session,
  { userId, before, after, address }: GrantedRights,
): Promise<void> {
  const isMasterTwoFactorOn = await isAuthenticatorOn(tx, master.userId);
  if (before !== null && canWithdrawAlone(before, isMasterTwoFactorOn)) return;
  if (!canWithdrawAlone(after, isMasterTwoFactorOn)) return;
  await blockWithdrawals(tx, parts, userId);
  await tellChange(tx, parts, master, { change: "sub-user-may-withdraw", address });
}
