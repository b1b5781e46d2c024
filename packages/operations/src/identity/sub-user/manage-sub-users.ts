// What a master sees of the sub-users and may change about them.
import type { PoolClient } from "@parley/database/pool";
import { lockUser } from "@parley/database/queries/identity/user";
import { revokeApiKeys } from "@parley/database/queries/security/api-key";
import { endSessions } from "@parley/database/queries/security/session";
import {
  listSubUsers as listSubUserRows,
  updateSubUserRights,
  updateLockedOut,
  findSubUser,
  type SubUserRow,
} from "@parley/database/queries/identity/sub-user";
import { inTransaction } from "@parley/database/transaction";
import { givesRights, type Permission } from "@parley/domain/account/permission";
import {
  decideRequiredFactors,
  listMissingFactors,
} from "@parley/domain/security/required-factors";
import type { Caller } from "../account/parts.ts";
import type { Requester, Session } from "../account/session.ts";
import { tellGroupChanged } from "../../messaging/events/tell-trader.ts";
import {
  confirmBySealedRequest,
  type ConfirmedBySealedRequest,
  type ConfirmParts,
  type SealedCodes,
} from "../security/confirm-change.ts";
import { holdBack } from "./hold-back.ts";
import { viewSubUser, type SubUserView } from "./sub-user-view.ts";

type ManageRefusal = { readonly ok: false; readonly error: "masterOnly" | "notFound" };
type Managed = ConfirmedBySealedRequest<SubUserView, ManageRefusal>;

export async function listSubUsers(
  { pool }: Pick<ConfirmParts, "pool">,
  master: Requester,
): Promise<
  | { readonly ok: true; readonly views: SubUserView[] }
  | { readonly ok: false; readonly error: "masterOnly" }
> {
  if (master.isSubUser) return { ok: false, error: "masterOnly" };
  const rows = await listSubUserRows(pool, master.userId);
  return { ok: true, views: rows.map(viewSubUser) };
}

export interface GivenRights {
  readonly subUid: number;
  readonly permissions: readonly Permission[];
  /** Stays as it is where nothing is said. */
  readonly useAdminTwoFactor: boolean | undefined;
}

/** The origin of a change of a sub-user: codes are needed where it extends the rights. */
export interface ManageCall {
  readonly master: Session;
  readonly caller: Caller;
  /** Null where the call brought no command. */
  readonly sealed: SealedCodes | null;
}

/** A newly granted right to withdraw alone waits, and the master is notified. */
export function setSubUserPermissions(
  parts: ConfirmParts,
  call: ManageCall,
  { subUid, permissions, useAdminTwoFactor }: GivenRights,
): Promise<Managed> {
  const { master, caller } = call;
  const rightsAfter = (row: SubUserRow) => ({
    permissions,
    usesMasterTwoFactor: useAdminTwoFactor ?? row.usesMasterTwoFactor,
  });
  return changeSubUser(parts, call, {
    subUid,
    endpoint: "setSubUserPermissions",
    needsCodes: (row) => givesRights(row, rightsAfter(row)),
    async act(tx, row) {
      const { userId } = row;
      const after = rightsAfter(row);
      await updateSubUserRights(tx, userId, permissions, after.usesMasterTwoFactor);
      await tellGroupChanged(tx, parts, master.accountGroup);
      const { address } = caller;
      await holdBack(tx, parts, master, { userId, before: row, after, address });
    },
  });
}

/** Freezing ends the sub-user's sessions and API keys in the same moment; to let it in again needs codes. */
export function freezeSubUser(
  parts: ConfirmParts,
  call: ManageCall,
  { subUid, isFrozen }: { readonly subUid: number; readonly isFrozen: boolean },
): Promise<Managed> {
  return changeSubUser(parts, call, {
    subUid,
    endpoint: "freezeSubUser",
    needsCodes: ({ isLockedOut }) => isLockedOut && !isFrozen,
    async act(tx, { userId }) {
      await updateLockedOut(tx, userId, isFrozen);
      const at = new Date(parts.clock.now());
      if (isFrozen) {
        await endSessions(tx, userId, null, at, "frozen");
        await revokeApiKeys(tx, userId, "frozen", at);
      }
      await tellGroupChanged(tx, parts, call.master.accountGroup);
    },
  });
}

interface SubUserChange {
  readonly subUid: number;
  readonly endpoint: string;
  readonly needsCodes: (row: SubUserRow) => boolean;
  readonly act: (tx: PoolClient, row: SubUserRow) => Promise<void>;
}

async function changeSubUser(
  parts: ConfirmParts,
  { master, caller, sealed }: ManageCall,
  change: SubUserChange,
): Promise<Managed> {
  if (master.isSubUser) return { ok: false, error: "masterOnly" };
  const { subUid, endpoint } = change;
  if (sealed === null) return changeWithoutCodes(parts, master, change);
  const request = {
    session: master,
    caller,
    endpoint,
    purpose: "sub-users",
    subject: subUid.toString(),
  } as const;
  return confirmBySealedRequest<SubUserView, ManageRefusal>(parts, request, sealed, {
    async decide(_master, database) {
      const row = await findSubUser(database, master.userId, subUid);
      return row === null ? { ok: false, error: "notFound" } : null;
    },
    async act(tx, _master, refuse) {
      const row = await findSubUser(tx, master.userId, subUid);
      if (row === null) return refuse({ ok: false, error: "notFound" });
      return applyChange(tx, master, row, change);
    },
  });
}

/** With the master locked, so that the rights the change is compared with stay as they are. */
function changeWithoutCodes(
  parts: ConfirmParts,
  master: Session,
  change: SubUserChange,
): Promise<Managed> {
  return inTransaction(parts.pool, async (tx): Promise<Managed> => {
    await lockUser(tx, master.userId);
    const row = await findSubUser(tx, master.userId, change.subUid);
    if (row === null) return { ok: false, error: "notFound" };
    if (change.needsCodes(row)) {
      const purpose = "sub-users";
      const bound = await parts.factors.readBound(master, purpose);
      const required = decideRequiredFactors(purpose, bound);
      const missing = listMissingFactors(required, new Set());
      return { ok: false, error: "codesMissing", missing };
    }
    return { ok: true, reply: await applyChange(tx, master, row, change) };
  });
}

async function applyChange(
  tx: PoolClient,
  master: Session,
  row: SubUserRow,
  change: SubUserChange,
): Promise<SubUserView> {
  await change.act(tx, row);
  const changed = await findSubUser(tx, master.userId, change.subUid);
  return viewSubUser(changed ?? row);
}
