// What a master sees of the sub-users and may change about them.
import type { Pool, PoolClient } from "@parley/database/pool";
import { createPersonQueries } from "@parley/database/queries/person";
import { createSessionQueries } from "@parley/database/queries/session";
import { createSubUserQueries, type SubUserRow } from "@parley/database/queries/sub-user";
import { inTransaction } from "@parley/database/transaction";
import type { Permission } from "@parley/domain/account/permission";
import type { Clock } from "@parley/platform/clock";
import type { IdSource } from "@parley/platform/ids";
import type { NotifyParts } from "../account/notify.ts";
import type { Session } from "../account/session.ts";
import { tellGroupChanged } from "../market/tell-trader.ts";
import { holdBack } from "./hold-back.ts";
import { viewSubUser, type SubUserView } from "./sub-user-view.ts";

export interface ManageParts {
  readonly pool: Pool;
}

type Managed =
  | { readonly ok: true; readonly view: SubUserView }
  | { readonly ok: false; readonly error: "masterOnly" | "notFound" };

export async function listSubUsers(
  { pool }: Pick<ManageParts, "pool">,
  master: Session,
): Promise<
  | { readonly ok: true; readonly views: SubUserView[] }
  | { readonly ok: false; readonly error: "masterOnly" }
> {
  if (master.isSubUser) return { ok: false, error: "masterOnly" };
  const rows = await createSubUserQueries(pool).listSubUsers(master.userId);
  return { ok: true, views: rows.map(viewSubUser) };
}

export interface GivenRights {
  readonly subUid: number;
  readonly permissions: readonly Permission[];
  /** Stays as it is where nothing is said. */
  readonly useAdminTwoFactor: boolean | undefined;
}

/** Who may withdraw alone from now on does not do so at once, and the master hears of it. */
export function setSubUserPermissions(
  parts: ManageParts & NotifyParts,
  master: Session,
  { subUid, permissions, useAdminTwoFactor }: GivenRights,
  address: string,
): Promise<Managed> {
  return changeSubUser(parts, master, subUid, async (tx, row) => {
    const usesMasterTwoFactor = useAdminTwoFactor ?? row.usesMasterTwoFactor;
    const { userId } = row;
    await createSubUserQueries(tx).updateSubUserRights(userId, permissions, usesMasterTwoFactor);
    await tellGroupChanged(tx, parts, master.accountGroup);
    const after = { permissions, usesMasterTwoFactor };
    await holdBack(tx, parts, master, { userId, before: row, after, address });
  });
}

/** Freezing ends the sub-user's sessions in the same moment. */
export function freezeSubUser(
  parts: ManageParts & { readonly clock: Clock; readonly ids: IdSource },
  master: Session,
  { subUid, isFrozen }: { readonly subUid: number; readonly isFrozen: boolean },
): Promise<Managed> {
  return changeSubUser(parts, master, subUid, async (tx, { userId }) => {
    await createSubUserQueries(tx).updateLockedOut(userId, isFrozen);
    const at = new Date(parts.clock.now());
    if (isFrozen) await createSessionQueries(tx).endSessions(userId, null, at);
    await tellGroupChanged(tx, parts, master.accountGroup);
  });
}

/** With the master locked, so that what the rights are held against stays as it is. */
function changeSubUser(
  { pool }: ManageParts,
  master: Session,
  subUid: number,
  change: (tx: PoolClient, row: SubUserRow) => Promise<void>,
): Promise<Managed> {
  return inTransaction(pool, async (tx) => {
    if (master.isSubUser) return { ok: false, error: "masterOnly" };
    await createPersonQueries(tx).lockPerson(master.userId);
    const queries = createSubUserQueries(tx);
    const row = await queries.findSubUser(master.userId, subUid);
    if (row === null) return { ok: false, error: "notFound" };
    await change(tx, row);
    const changed = await queries.findSubUser(master.userId, subUid);
    return { ok: true, view: viewSubUser(changed ?? row) };
  });
}
