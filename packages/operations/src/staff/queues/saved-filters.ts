// Filters of queues that a member of staff has given a name: the own ones only.
import * as filters from "@parley/database/queries/staff/case-note";
import { inTransaction } from "@parley/database/transaction";
import { refused } from "@parley/domain/refused";
import { CASE_RULES, MOST_SAVED_FILTERS, type CaseKind } from "@parley/domain/staff/queue";
import { hasRight } from "@parley/domain/staff/staff-right";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export const listSavedFilters = (
  { pool }: Pick<BaseParts, "pool">,
  { userId }: StaffMember,
): Promise<filters.SavedFilterRow[]> => filters.listSavedFilters(pool, userId);

export interface NewFilter {
  readonly kind: CaseKind;
  readonly name: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** One of the same kind and name is replaced. */
export async function saveFilter(
  { pool, ids, clock }: Pick<BaseParts, "pool" | "ids" | "clock">,
  { userId: staffId, staffRole }: StaffMember,
  added: NewFilter,
) {
  if (!hasRight(staffRole, CASE_RULES[added.kind].read)) return refused("notAllowed");
  return inTransaction(pool, async (tx) => {
    await filters.lockSavedFilters(tx, staffId);
    const others = await filters.countOtherSavedFilters(tx, { staffId, ...added });
    if (others >= MOST_SAVED_FILTERS) return refused("savedFiltersFull");
    const createdAt = new Date(clock.now());
    const row = { id: ids.next(), staffId, ...added, createdAt };
    const id = await filters.upsertSavedFilter(tx, row);
    return { ok: true, saved: { ...row, id } } as const;
  });
}

/** False where there is none of this id among the own ones. */
export const deleteSavedFilter = (
  { pool }: Pick<BaseParts, "pool">,
  { userId }: StaffMember,
  id: bigint,
): Promise<boolean> => filters.deleteSavedFilter(pool, userId, id);
