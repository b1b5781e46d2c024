// Cases of customer service as staff work on them: a queue by state, and cases whose text opens to the
// member of staff who has claimed them.
import type { UserId } from "@parley/domain/ids";
import type { Pool, PoolClient } from "@parley/database/pool";
import { writeSupportClaimedAt } from "@parley/database/queries/staff/case-claim";
import {
  listSupportCases,
  countSupportCases,
  listConcernedInCase,
  lockSupportCase,
  findSupportCase,
  updateSupportCase,
  listSupportMessages,
} from "@parley/database/queries/staff/support-case";
import { inTransaction } from "@parley/database/transaction";
import type { StaffConflict } from "@parley/domain/staff/staff-conflict";
import {
  decideClaim,
  type SupportStaff,
  type SupportState,
} from "@parley/domain/support/support-case";
import type { RefusedAs } from "@parley/domain/refused";
import { countCapped, rangeOf, type Page } from "../kernel/page.ts";
import { viewForStaff, viewMessage, type StaffCaseView } from "../support/support-view.ts";
import { findConflict, listConflicts } from "../identity/role/conflict.ts";
import { recordCase, recordLook } from "../identity/role/record-staff-action.ts";
import type { CaseClaim, StaffMember } from "../identity/role/staff-member.ts";
import type { BaseParts } from "../kernel/parts.ts";

/** `staffName`: of who answered; null for messages of the person. */
export type StaffMessageView = ReturnType<typeof viewMessage> & {
  readonly staffName: string | null;
};

export interface StaffThread extends StaffCaseView {
  /** Where the answer is sent without a login. */
  readonly email: string | null;
  readonly messages: readonly StaffMessageView[];
}

/** `isConflict`: the reader may not claim it; a conflict of interest is left out altogether. */
export async function listSupportQueue(
  { pool, clock }: Pick<BaseParts, "pool" | "clock">,
  staff: StaffMember,
  { state, ...page }: Page & { readonly state: SupportState },
) {
  const { limit, offset } = rangeOf(page);
  const now = clock.now();
  const filter = { state, staffGroup: staff.accountGroup, now: new Date(now) };
  const rows = await listSupportCases(pool, filter, limit, offset);
  const counted = await countCapped((most) => countSupportCases(pool, filter, most));
  const caseIds = rows.map(({ id }) => id);
  const concerned = await listConcernedInCase(pool, caseIds, filter.now);
  const userIds = concerned.map(({ userId }) => userId);
  const conflicts = await listConflicts(pool, staff, userIds);
  const list = rows.map((row) =>
    Object.assign(viewForStaff(row), {
      ageSeconds: ageOf(row.createdAt, now),
      waitingSeconds: ageOf(row.movedAt, now),
      isConflict: concerned.some(
        ({ caseId, userId }) => caseId === row.id && conflicts.has(userId),
      ),
    }),
  );
  return { list, ...counted };
}

function ageOf(since: Date, now: number): number {
  return Math.max(0, Math.floor((now - since.getTime()) / 1_000));
}

/** One with the right may take it over; no member of staff claims a case that concerns the own group. */
export function claimSupportCase(
  parts: BaseParts,
  staff: StaffMember,
  { caseId, takeOver }: CaseClaim,
): Promise<
  | { readonly ok: true; readonly view: StaffCaseView }
  | RefusedAs<"notFound" | StaffConflict | "caseTaken" | "supportCaseClosed">
> {
  return inTransaction(parts.pool, async (tx) => {
    await lockSupportCase(tx, caseId);
    const found = await findSupportCase(tx, caseId);
    if (found === null) return { ok: false, error: "notFound" };
    const conflict = await findConflict(tx, staff, await listConcerned(tx, parts, caseId));
    if (conflict !== null) return { ok: false, error: conflict };
    const decided = decideClaim(found, actorOf(staff), takeOver);
    if (!decided.ok) return decided;
    if (found.staffId !== staff.userId) {
      const { state, staffId } = decided;
      await updateSupportCase(tx, { id: caseId, state, staffId, movedAt: found.movedAt });
      await writeSupportClaimedAt(tx, caseId, new Date(parts.clock.now()));
      await recordCase(tx, parts, staff, found, "support.claim");
    }
    const claimed = await findSupportCase(tx, caseId);
    return { ok: true, view: viewForStaff(claimed ?? found) };
  });
}

/** Every look at a case is logged. */
export function openSupportCase(
  parts: BaseParts,
  staff: StaffMember,
  caseId: bigint,
): Promise<
  | { readonly ok: true; readonly thread: StaffThread }
  | RefusedAs<"notFound" | StaffConflict | "caseNotYours">
> {
  return inTransaction(parts.pool, async (tx) => {
    const found = await findSupportCase(tx, caseId);
    if (found === null) return { ok: false, error: "notFound" };
    const conflict = await findConflict(tx, staff, await listConcerned(tx, parts, caseId));
    if (conflict !== null) return { ok: false, error: conflict };
    if (found.staffId !== staff.userId) return { ok: false, error: "caseNotYours" };
    const look = { staffId: staff.userId, action: "support.open", userId: found.userId } as const;
    await recordLook(tx, parts, { ...look, subject: String(found.id) });
    const messages = await listSupportMessages(tx, [caseId]);
    const thread = {
      ...viewForStaff(found),
      email: found.email,
      messages: messages.map((row) =>
        Object.assign(viewMessage(row), { staffName: row.staffUsername }),
      ),
    };
    return { ok: true, thread };
  });
}

/** The writer, and both sides of the order it is about. */
export async function listConcerned(
  database: Pool | PoolClient,
  { clock }: Pick<BaseParts, "clock">,
  caseId: bigint,
): Promise<UserId[]> {
  const now = new Date(clock.now());
  const rows = await listConcernedInCase(database, [caseId], now);
  return rows.map(({ userId }) => userId);
}

export function actorOf({ userId, staffRole }: StaffMember): SupportStaff {
  return { id: userId, role: staffRole };
}
