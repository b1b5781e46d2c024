// Account groups that have used the same payment account, document, browser or contact: one person
// may own both. A group is identified by its number, the master's uid.
import { toUserId, type UserId } from "@parley/domain/ids";
import { arrayText } from "../kernel/array-text.ts";
import { bigint, dateTime, idOf, integer, nullable, text } from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

export const GROUP_LINK_KINDS = ["payment_account", "document", "device", "contact"] as const;

export type GroupLinkKind = (typeof GROUP_LINK_KINDS)[number];

export interface GroupMark {
  readonly kind: GroupLinkKind;
  /** 32 bytes; keyed by the vault where the thing itself must not be guessed from it. */
  readonly fingerprint: Buffer;
  readonly accountGroup: number;
  readonly at: Date;
}

const links = defineTable("group_link", {
  id: bigint(),
  kind: text<GroupLinkKind>(),
  /** The smaller number of the two. */
  groupA: integer(),
  groupB: integer(),
  firstSeenAt: dateTime(),
  /** Null while it counts. */
  clearedAt: nullable(dateTime()),
  clearedBy: nullable(idOf(toUserId)),
  clearReason: nullable(text()),
});

export type GroupLink = RowOf<typeof links>;

export interface NamedGroup {
  readonly uid: number;
  readonly username: string;
}

/** As staff see it: each group by its master. */
export interface ListedGroupLink {
  readonly id: bigint;
  readonly kind: GroupLinkKind;
  readonly groups: readonly [NamedGroup, NamedGroup];
  readonly firstSeenAt: Date;
  readonly clearedAt: Date | null;
  readonly clearedBy: NamedGroup | null;
  readonly clearReason: string | null;
}

export interface GroupLinkFilter {
  /** Links of this group alone; null for all. */
  readonly accountGroup: number | null;
  readonly isCleared: boolean;
  /** The reader's: links that are a conflict of interest for it are left out. */
  readonly staffGroup: number;
}

const linkColumns = links.omit("clearedBy");

const listedRow = defineRow({
  ...linkColumns.fields,
  nameA: text(),
  nameB: text(),
  clearedByUid: nullable(integer()),
  clearedByName: nullable(text()),
});

const listedLinks = listedRow.as(toListed);

const LISTED = `select ${linkColumns.columnsOf("link")}, one.username as "nameA",
    other.username as "nameB", staff.uid as "clearedByUid", staff.username as "clearedByName"
  from group_link as link
    join app_user as one on one.uid = link.group_a
    join app_user as other on other.uid = link.group_b
    left join app_user as staff on staff.id = link.cleared_by`;

const MATCHES = `($1::integer is null or link.group_a = $1 or link.group_b = $1)
  and (link.cleared_at is not null) = $2
  and not is_staff_conflict($3, one.account_group)
  and not is_staff_conflict($3, other.account_group)`;

const listLinked = async (
  database: Queryable,
  name: string,
  condition: string,
  accountGroup: number,
) => {
  const { rows } = await database.query<{ number: number }>({
    name,
    text: `with recursive counted (number) as (
             select $1::integer
             union
             select other.number
             from counted
             join group_link as link
               on (link.group_a = counted.number or link.group_b = counted.number)
               and link.kind = 'payment_account' and link.cleared_at is null
             join group_mark as mark
               on mark.kind = link.kind and mark.fingerprint = link.fingerprint
             cross join lateral (
               select case when link.group_a = counted.number then link.group_b
                 else link.group_a end as number
             ) as other
             where ${condition}
           )
           select number from counted order by number`,
    values: [accountGroup],
  });
  return rows.map(({ number }) => number);
};

/** Keeps that the group has shown this, and links it with the groups that showed it before. */
export async function noteGroupMark(
  database: Queryable,
  { kind, fingerprint, accountGroup, at }: GroupMark,
): Promise<void> {
  await database.query({
    name: "note-group-mark",
    text: `select note_group_mark($1, $2, $3, $4)`,
    values: [kind, fingerprint, accountGroup, at],
  });
}

/** Concurrent decisions on the same thing wait until the transaction ends. */
export async function lockGroupMark(
  database: Queryable,
  { kind, fingerprint }: Pick<GroupMark, "kind" | "fingerprint">,
) {
  await database.query({
    name: "lock-group-mark",
    text: `select from group_mark where kind = $1 and fingerprint = $2 for no key update`,
    values: [kind, fingerprint],
  });
}

/** Also those that were cleared, the latest first. */
export async function listLinksOf(database: Queryable, accountGroup: number): Promise<GroupLink[]> {
  return links.list(database, {
    name: "list-links-of",
    text: `select ${links.columns} from group_link where group_a = $1 or group_b = $1
           order by id desc`,
    values: [accountGroup],
  });
}

/** For staff, the latest first. */
export async function listGroupLinks(
  database: Queryable,
  { accountGroup, isCleared, staffGroup }: GroupLinkFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedGroupLink[]> {
  return listedLinks.list(database, {
    name: "list-group-links",
    text: `${LISTED} where ${MATCHES} order by link.id desc limit $4 offset $5`,
    values: [accountGroup, isCleared, staffGroup, limit, offset],
  });
}

export async function countGroupLinks(
  database: Queryable,
  { accountGroup, isCleared, staffGroup }: GroupLinkFilter,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-group-links",
    text: `select count(*)::int as count from (
             select from group_link as link
               join app_user as one on one.uid = link.group_a
               join app_user as other on other.uid = link.group_b
             where ${MATCHES} limit $4
           ) as counted`,
    values: [accountGroup, isCleared, staffGroup, most],
  });
}

export async function findListedGroupLink(
  database: Queryable,
  id: bigint,
): Promise<ListedGroupLink | null> {
  return listedLinks.find(database, {
    name: "find-listed-group-link",
    text: `${LISTED} where link.id = $1`,
    values: [id],
  });
}

/**
 * The group and those whose counts it bears in limits and bars: groups that had shown a payment
 * account before it did, which staff have not cleared, also through a third group. Those that
 * show one later bear its counts and not the other way round: else a stranger who enters the
 * account of a trader, which every buyer sees, could bar the trader. Ascending.
 */
export const listGroupsCountedAsOne = (database: Queryable, accountGroup: number) =>
  listLinked(
    database,
    "list-groups-counted-as-one",
    `array_position(mark.account_groups, other.number)
       < array_position(mark.account_groups, counted.number)`,
    accountGroup,
  );

/** The same in both directions. Ascending. */
export const listGroupsLinked = (database: Queryable, accountGroup: number) =>
  listLinked(database, "list-groups-linked", "true", accountGroup);

/** What the two share and staff have not cleared, of these kinds. Empty for a group and itself. */
export async function listSharedKinds(
  database: Queryable,
  one: number,
  other: number,
  kinds: readonly GroupLinkKind[] = GROUP_LINK_KINDS,
): Promise<GroupLinkKind[]> {
  const { rows } = await database.query<{ kind: GroupLinkKind }>({
    name: "list-shared-kinds",
    text: `select distinct kind from group_link
           where group_a = least($1::integer, $2::integer)
             and group_b = greatest($1::integer, $2::integer)
             and kind = any($3::text[]) and cleared_at is null
           order by kind`,
    values: [one, other, arrayText(kinds)],
  });
  return rows.map(({ kind }) => kind);
}

export async function lockGroupLink(database: Queryable, id: bigint): Promise<GroupLink | null> {
  return links.find(database, {
    name: "lock-group-link",
    text: `select ${links.columns} from group_link where id = $1 for no key update`,
    values: [id],
  });
}

export async function markGroupLinkCleared(
  database: Queryable,
  id: bigint,
  staffId: UserId,
  reason: string,
  at: Date,
): Promise<void> {
  await database.query({
    name: "clear-group-link",
    text: `update group_link set cleared_at = $4, cleared_by = $2, clear_reason = $3
           where id = $1 and cleared_at is null`,
    values: [id, staffId, reason, at],
  });
}

function toListed(row: RowOf<typeof listedRow>): ListedGroupLink {
  const { groupA, nameA, groupB, nameB, clearedByUid: uid, clearedByName: username, ...same } = row;
  return {
    ...same,
    groups: [
      { uid: groupA, username: nameA },
      { uid: groupB, username: nameB },
    ],
    clearedBy: uid === null || username === null ? null : { uid, username },
  };
}
