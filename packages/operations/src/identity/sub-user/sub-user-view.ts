// A sub-user for its master. It survives JSON, as the reply to a repeated call is stored so.
import type { SubUserRow } from "@parley/database/queries/identity/sub-user";
import type { Permission } from "@parley/domain/account/permission";
import { mask } from "@parley/domain/format/mask";

export interface SubUserView {
  readonly uid: string;
  readonly username: string;
  /** Masked. */
  readonly account: string;
  readonly permissions: Permission[];
  readonly useAdminTwoFactor: boolean;
  readonly isFrozen: boolean;
  readonly createdAt: number;
  readonly lastSeenAt: number | null;
}

export function viewSubUser(row: SubUserRow): SubUserView {
  return {
    uid: row.uid.toString(),
    username: row.username,
    account: row.account === null ? "" : mask(row.account),
    permissions: [...row.permissions],
    useAdminTwoFactor: row.usesMasterTwoFactor,
    isFrozen: row.isLockedOut,
    createdAt: row.createdAt.getTime(),
    lastSeenAt: row.lastSeenAt?.getTime() ?? null,
  };
}
