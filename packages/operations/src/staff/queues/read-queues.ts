// Queues as a member of staff sees them: how much waits where, and the cases of one kind.
import { findAccountByUid } from "@parley/database/queries/identity/account";
import {
  countQueuedCases,
  listQueuedCases,
  NO_FILTER,
  readQueueCounts,
  type CaseFilter,
  type QueuedCaseRow,
} from "@parley/database/queries/staff/case-queue";
import type { Pool } from "@parley/database/pool";
import type { UserId } from "@parley/domain/ids";
import { parseAmount } from "@parley/domain/money/amount";
import { refused } from "@parley/domain/refused";
import {
  CASE_RULES,
  dueAtOf,
  kindsFor,
  urgencyOf,
  type CaseKind,
  type Urgency,
} from "@parley/domain/staff/queue";
import { hasRight } from "@parley/domain/staff/staff-right";
import { listConflicts } from "../../identity/role/conflict.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { countCapped, rangeOf, type Page } from "../../kernel/page.ts";
import type { BaseParts } from "../../kernel/parts.ts";

type ReadParts = Pick<BaseParts, "pool" | "clock">;

/** As the caller gave them. */
export interface AskedFilters {
  /** `unclaimed`, `mine`, or the uid of a colleague. */
  readonly claim?: string | undefined;
  readonly language?: string | undefined;
  readonly method?: string | undefined;
  /** Decimal text of US dollars. */
  readonly minWorth?: string | undefined;
  readonly urgency?: Urgency | undefined;
  /** An id, or a uid. */
  readonly text?: string | undefined;
}

/** A case with what is computed of it at this instant. */
export interface SeenCase extends QueuedCaseRow {
  readonly kind: CaseKind;
  readonly dueAt: number;
  readonly urgency: Urgency;
  readonly languages: readonly string[];
  /** The reader may not act on it. */
  readonly isConflict: boolean;
}

/** Of the queues that the role sees. */
export async function readQueues({ pool, clock }: ReadParts, staff: StaffMember) {
  const { staffRole, accountGroup: staffGroup, userId } = staff;
  const now = clock.now();
  return Promise.all(
    kindsFor(staffRole).map(async (kind) => {
      const { work, firstAnswerMs, decisionMs } = CASE_RULES[kind];
      const counts = await readQueueCounts(pool, { kind, now, staffGroup }, userId);
      const canWork = hasRight(staffRole, work);
      return Object.assign(counts, { kind, canWork, firstAnswerMs, decisionMs });
    }),
  );
}

export async function listCases(
  parts: ReadParts,
  staff: StaffMember,
  kind: CaseKind,
  asked: AskedFilters & Page,
) {
  if (!hasRight(staff.staffRole, CASE_RULES[kind].read)) return refused("notAllowed");
  const { pool, clock } = parts;
  const filter = await readFilter(pool, staff, asked);
  if (filter === null) return { ok: true, list: [], total: 0, totalCapped: false } as const;
  const reader = { kind, now: clock.now(), staffGroup: staff.accountGroup };
  const [rows, counted] = await Promise.all([
    listQueuedCases(pool, reader, filter, rangeOf(asked)),
    countCapped((most) => countQueuedCases(pool, reader, filter, most)),
  ]);
  return { ok: true, list: await seeCases(pool, staff, rows, reader), ...counted } as const;
}

/** Null where it is not in the reader's queue, such as after its decision. */
export async function findQueuedCase(
  { pool, clock }: ReadParts,
  staff: StaffMember,
  kind: CaseKind,
  caseId: bigint,
): Promise<SeenCase | null> {
  const reader = { kind, now: clock.now(), staffGroup: staff.accountGroup };
  const range = { limit: 50, offset: 0 };
  const rows = await listQueuedCases(pool, reader, { ...NO_FILTER, id: caseId }, range);
  const found = rows.filter(({ id }) => id === caseId);
  const [seen = null] = await seeCases(pool, staff, found, reader);
  return seen;
}

async function seeCases(
  pool: Pool,
  staff: StaffMember,
  rows: readonly QueuedCaseRow[],
  { kind, now }: { readonly kind: CaseKind; readonly now: number },
): Promise<SeenCase[]> {
  const conflicts = await listConflicts(
    pool,
    staff,
    rows.flatMap(({ concerned }) => concerned),
  );
  return rows.map((row) => {
    const age = { kind, openedAt: row.openedAt, isClaimed: row.claimedBy !== null };
    const spoken = row.people.map(({ language }) => language);
    const all = row.language === null ? spoken : [row.language, ...spoken];
    return {
      ...row,
      kind,
      dueAt: dueAtOf(age),
      urgency: urgencyOf(age, now),
      languages: [...new Set(all)],
      isConflict: row.concerned.some((id) => conflicts.has(id)),
    };
  });
}

/** Null where nothing can match, such as a uid that does not exist. */
async function readFilter(
  pool: Pool,
  { userId }: StaffMember,
  { claim, language, method, minWorth, urgency, text }: AskedFilters,
): Promise<CaseFilter | null> {
  const holder = await readHolder(pool, userId, claim);
  const named = text !== undefined && isUid(text) ? await findUser(pool, text) : undefined;
  if (holder === null || named === null) return null;
  return {
    isUnclaimed: claim === "unclaimed" ? true : null,
    claimedBy: holder ?? null,
    language: language ?? null,
    method: method ?? null,
    minWorthCents: minWorth === undefined ? null : centsOf(minWorth),
    urgency: urgency ?? null,
    id: text === undefined || isUid(text) ? null : BigInt(text),
    personId: named ?? null,
  };
}

/** Undefined where it does not matter, null where there is no such account. */
async function readHolder(
  pool: Pool,
  ownId: UserId,
  claim: string | undefined,
): Promise<UserId | null | undefined> {
  if (claim === undefined || claim === "unclaimed") return undefined;
  return claim === "mine" ? ownId : findUser(pool, claim);
}

const isUid = (text: string) => /^\d{9}$/.test(text);

async function findUser(pool: Pool, uid: string): Promise<UserId | null> {
  const account = await findAccountByUid(pool, Number(uid));
  return account?.userId ?? null;
}

const TYPED_SCALE = 8;
const ATOMS_OF_CENT = 1_000_000n;

/** Rounded up: a case is worth so much or it is not. */
function centsOf(text: string): bigint {
  const atoms = parseAmount(text, TYPED_SCALE) ?? 0n;
  return (atoms + ATOMS_OF_CENT - 1n) / ATOMS_OF_CENT;
}
