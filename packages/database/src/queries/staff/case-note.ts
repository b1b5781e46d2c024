// Notes of staff on cases, and the filters that staff have saved.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { CaseKind } from "@parley/domain/staff/queue";
import { bigint, dateTime, idOf, integer, json, text } from "../kernel/column.ts";
import { affectsOneRow, readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const notes = defineTable("case_note", {
  id: bigint(),
  kind: text<CaseKind>(),
  caseId: bigint(),
  staffId: idOf(toUserId),
  text: text(),
  createdAt: dateTime(),
});

export type NewCaseNote = RowOf<typeof notes>;

const listed = notes.omit("kind", "caseId", "staffId");
const noteRow = defineRow({ ...listed.fields, staffUid: integer(), staffUsername: text() });

export type CaseNoteRow = RowOf<typeof noteRow>;

export async function insertCaseNote(database: Queryable, note: NewCaseNote): Promise<void> {
  await notes.insertRows(database, "insert-case-note", [note]);
}

/** The oldest first. */
export async function listCaseNotes(
  database: Queryable,
  kind: CaseKind,
  caseId: bigint,
): Promise<CaseNoteRow[]> {
  return noteRow.list(database, {
    name: "list-case-notes",
    text: `select ${listed.columnsOf("note")}, staff.uid as "staffUid",
             staff.username as "staffUsername"
           from case_note as note join app_user as staff on staff.id = note.staff_id
           where note.kind = $1 and note.case_id = $2
           order by note.id limit 500`,
    values: [kind, caseId],
  });
}

const filters = defineTable("saved_filter", {
  id: bigint(),
  staffId: idOf(toUserId),
  kind: text<CaseKind>(),
  name: text(),
  filters: json<Readonly<Record<string, string>>>(),
  createdAt: dateTime(),
});

export type SavedFilterRow = RowOf<typeof filters>;

/** Of one member of staff, the oldest first. */
export async function listSavedFilters(
  database: Queryable,
  staffId: UserId,
): Promise<SavedFilterRow[]> {
  return filters.list(database, {
    name: "list-saved-filters",
    text: `select ${filters.columns} from saved_filter where staff_id = $1 order by id`,
    values: [staffId],
  });
}

/** Concurrent writers of one member of staff are counted one after the other. */
export async function lockSavedFilters(database: Queryable, staffId: UserId): Promise<void> {
  await database.query({
    name: "lock-saved-filters",
    text: `select pg_advisory_xact_lock(hashtextextended($1, 0))`,
    values: [`saved_filter ${staffId}`],
  });
}

/** Without the one that a filter of this kind and name would replace. */
export async function countOtherSavedFilters(
  database: Queryable,
  { staffId, kind, name }: Pick<SavedFilterRow, "staffId" | "kind" | "name">,
): Promise<number> {
  return readCount(database, {
    name: "count-other-saved-filters",
    text: `select count(*)::integer as count from saved_filter
           where staff_id = $1 and not (kind = $2 and name = $3)`,
    values: [staffId, kind, name],
  });
}

/** Answers the id: of the replaced one, where there was one. */
export async function upsertSavedFilter(
  database: Queryable,
  filter: SavedFilterRow,
): Promise<bigint> {
  const { rows } = await database.query<{ id: string }>({
    name: "upsert-saved-filter",
    text: `${filters.insert}
           on conflict (staff_id, kind, name) do update set filters = excluded.filters
           returning id`,
    values: [filters.toJson([filter])],
  });
  const [row] = rows;
  if (row === undefined) throw new Error("a saved filter was not written");
  return BigInt(row.id);
}

/** False when it is not this member of staff's. */
export async function deleteSavedFilter(
  database: Queryable,
  staffId: UserId,
  id: bigint,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "delete-saved-filter",
    text: `delete from saved_filter where staff_id = $1 and id = $2`,
    values: [staffId, id],
  });
}
