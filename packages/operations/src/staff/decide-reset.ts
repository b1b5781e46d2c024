// Staff decide requests to remove lost factors. A thief would request the same, so that withdrawals
// are blocked and every session ends.
import type { Pool, PoolClient } from "@parley/database/pool";
import type { Account } from "@parley/database/queries/identity/account";
import { deleteAuthenticator } from "@parley/database/queries/security/authenticator";
import {
  findContactOwner,
  deleteContact,
  deleteFormerContacts,
  insertContact,
} from "@parley/database/queries/identity/contact";
import { closeContactUndosSince } from "@parley/database/queries/identity/contact-undo";
import { deleteCaseClaim, findCaseHolder } from "@parley/database/queries/staff/case-claim";
import {
  findResetRequest,
  listResetRequests,
  countResetRequests,
  lockResetRequest,
  updateResetRequest,
  type ResetRequestRow,
} from "@parley/database/queries/security/reset-request";
import type { AccountName } from "@parley/domain/account/account-name";
import type { Factor } from "@parley/domain/security/required-factors";
import { refused } from "@parley/domain/refused";
import {
  approvableFrom,
  keepsContact,
  type ResetCancelledBy,
  type ResetStatus,
} from "@parley/domain/security/reset-request";
import { countCapped, rangeOf, type CountedPage, type Page } from "../kernel/page.ts";
import { tellAccount } from "../messaging/notification/tell-account.ts";
import { endAccess } from "../identity/account/end-access.ts";
import { getAccount, lockWithMaster } from "../identity/account/get-account.ts";
import { parseAccount } from "../identity/account/parse-account.ts";
import { actAsStaff, type StaffInput, type StaffParts } from "../identity/role/act-as-staff.ts";
import { listConflicts, refuseConflict } from "../identity/role/conflict.ts";
import { recordStaffAction } from "../identity/role/record-staff-action.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { readResetProof } from "./reset-proof.ts";
import { blockWithdrawals, boundContacts } from "../messaging/notification/tell-change.ts";

/** Survives JSON, so that a repeated call can be answered with it. */
export interface ResetView {
  readonly requestId: string;
  readonly uid: string;
  readonly lost: readonly Factor[];
  readonly statement: string;
  readonly status: ResetStatus;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Before this the owner can still object, and it can only be refused. */
  readonly approvableFrom: number;
  /** Or cancelled. */
  readonly decidedAt: number | null;
  readonly cancelledBy: ResetCancelledBy | null;
}

/** `isConflict`: the reader may not decide it. */
export async function listResetQueue(
  { pool }: Pick<StaffParts, "pool">,
  staff: StaffMember,
  { status, ...page }: Page & { readonly status: ResetStatus },
): Promise<CountedPage<ResetView & { readonly isConflict: boolean }>> {
  const filter = { status, staffGroup: staff.accountGroup };
  const { limit, offset } = rangeOf(page);
  const rows = await listResetRequests(pool, filter, limit, offset);
  const counted = await countCapped((most) => countResetRequests(pool, filter, most));
  const userIds = rows.map(({ userId }) => userId);
  const conflicts = await listConflicts(pool, staff, userIds);
  const list = rows.map((row) =>
    Object.assign(view(row), { isConflict: conflicts.has(row.userId) }),
  );
  return { list, ...counted };
}

export async function readReset(
  parts: Pick<StaffParts, "pool" | "vault">,
  staff: StaffMember,
  id: bigint,
) {
  const row = await findResetRequest(parts.pool, id);
  if (row === null) return refused("notFound");
  const conflict = await refuseConflict(parts.pool, staff, [row.userId]);
  if (conflict !== null) return conflict;
  const proof = await readResetProof(parts, staff, row);
  return { ok: true, request: view(row), proof } as const;
}

function view(row: ResetRequestRow): ResetView {
  const { id, uid, lost, statement, status, createdAt, decidedAt, cancelledBy } = row;
  return {
    requestId: id.toString(),
    uid: uid.toString(),
    lost,
    statement,
    status,
    createdAt: createdAt.getTime(),
    approvableFrom: approvableFrom(createdAt.getTime()),
    decidedAt: decidedAt?.getTime() ?? null,
    cancelledBy,
  };
}

export interface ResetRuling extends StaffInput {
  readonly requestId: bigint;
  readonly outcome: "approved" | "refused";
}

type Refusal =
  | "notFound"
  | "notAllowed"
  | "caseDecided"
  | "caseTaken"
  | "resetTooEarly"
  | "stateChanged"
  | "contactTaken";

export async function decideReset(parts: StaffParts, staff: StaffMember, ruling: ResetRuling) {
  const { requestId, outcome, reason, codes, idempotencyKey } = ruling;
  const holder = await findCaseHolder(parts.pool, "resets", requestId);
  const request = {
    staff,
    endpoint: "decideResetRequest",
    idempotencyKey,
    input: { requestId: requestId.toString(), outcome, reason },
    subject: requestId.toString(),
    codes,
    decision: { isClaimedCase: holder === staff.userId, needsSecond: false },
  };
  return actAsStaff<ResetView, Refusal>(parts, request, {
    async concerns(database) {
      const found = await lockResetRequest(database, requestId);
      return found === null ? [] : [found.userId];
    },

    async decide(database) {
      const refusal = await decideRuling(database, ruling, new Date(parts.clock.now()));
      if (refusal !== null) return refusal;
      // An earlier code counts for a claimed case alone, so that the claim must not have changed.
      const holderNow = await findCaseHolder(database, "resets", requestId);
      const isFree = holderNow === null || holderNow === staff.userId;
      return isFree && holderNow === holder ? null : "caseTaken";
    },

    async act(tx) {
      const found = await getRequest(tx, requestId);
      const decidedAt = new Date(parts.clock.now());
      await updateResetRequest(tx, {
        id: requestId,
        status: outcome,
        decidedBy: staff.userId,
        decidedAt,
      });
      await deleteCaseClaim(tx, "resets", requestId, staff.userId);
      await carryOut(tx, parts, found, outcome);
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: outcome === "approved" ? "reset.approve" : "reset.refuse",
        userId: found.userId,
        subject: requestId.toString(),
        reason,
      });
      return view({ ...found, status: outcome, decidedAt });
    },
  });
}

/** Supervisors only. */
async function decideRuling(
  database: Pool | PoolClient,
  { requestId, outcome }: ResetRuling,
  now: Date,
): Promise<Refusal | null> {
  const found = await lockResetRequest(database, requestId);
  if (found === null) return "notFound";
  const account = await getAccount(database, found.userId);
  if (found.status !== "pending") return "caseDecided";
  if (outcome === "approved" && now.getTime() < approvableFrom(found.createdAt.getTime())) {
    return "resetTooEarly";
  }
  if (outcome === "refused" || keepsContact(found.lost, account)) return null;
  const name = newContactOf(found, account);
  // Another contact went since, and none was named to take its place.
  if (name === null) return "stateChanged";
  const { channel, target } = name;
  const owner = await findContactOwner(database, channel, target, now);
  return owner === null || owner.userId === account.userId ? null : "contactTaken";
}

async function carryOut(
  tx: PoolClient,
  parts: StaffParts,
  found: ResetRequestRow,
  outcome: "approved" | "refused",
): Promise<void> {
  const before = await getAccount(tx, found.userId);
  const withdrawalsBlockedUntil =
    outcome === "approved" ? await takeAway(tx, parts, found, before) : null;
  const told = found.contact === null ? null : parseAccount(found.contact);
  // The lost channels are notified too: the request may not be their owner's.
  await tellAccount(
    tx,
    parts,
    before,
    { template: "reset-request-decided", outcome, withdrawalsBlockedUntil },
    [...boundContacts(before), ...(told === null ? [] : [{ ...told, isForeign: true }])],
  );
}

/** Answers until when withdrawals are blocked. */
async function takeAway(
  tx: PoolClient,
  parts: StaffParts,
  found: ResetRequestRow,
  account: Account,
): Promise<number> {
  const { userId } = account;
  const at = new Date(parts.clock.now());
  await lockWithMaster(tx, account);
  for (const factor of found.lost) {
    if (factor === "totp") await deleteAuthenticator(tx, userId);
    else await deleteContact(tx, userId, factor);
  }
  // Staff has verified the user's identity: earlier changes can no longer be undone.
  await deleteFormerContacts(tx, userId);
  await closeContactUndosSince(tx, userId, new Date(0), at);
  const name = newContactOf(found, account);
  if (name !== null) {
    // Not verified yet: the first login with it asks for a code that is sent there.
    await insertContact(tx, { ...name, userId, verifiedAt: null, boundAt: at });
  }
  await endAccess(tx, userId, null, at, "securityChanged");
  return blockWithdrawals(tx, parts, account.masterId);
}

/** The contact that was named in the request, where none of those before is left. */
function newContactOf({ lost, contact }: ResetRequestRow, account: Account): AccountName | null {
  return contact === null || keepsContact(lost, account) ? null : parseAccount(contact);
}

async function getRequest(tx: PoolClient, id: bigint): Promise<ResetRequestRow> {
  const found = await lockResetRequest(tx, id);
  if (found === null) throw new Error("requests are never removed");
  return found;
}
