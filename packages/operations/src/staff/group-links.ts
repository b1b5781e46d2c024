// Account groups that share something, as staff look at them. Until staff clear the link, the
// later group bears what the earlier one has open and has canceled; neither side learns of the other.
import type { Pool, PoolClient } from "@parley/database/pool";
import { findAccountByUid, type Account } from "@parley/database/queries/identity/account";
import {
  listGroupLinks as listGroupLinkRows,
  countGroupLinks,
  lockGroupLink,
  listGroupsLinked,
  markGroupLinkCleared,
  findListedGroupLink,
  type GroupLinkKind,
  type ListedGroupLink,
} from "@parley/database/queries/identity/group-link";
import { tellGroupChanged } from "../messaging/events/tell-trader.ts";
import { countCapped, rangeOf, type Page } from "../kernel/page.ts";
import { actAsStaff, type StaffInput, type StaffParts } from "../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../identity/role/record-staff-action.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";

export interface GroupView {
  readonly uid: string;
  readonly username: string;
}

/** It survives JSON, as the reply to a repeated call is stored so. */
export interface GroupLinkView {
  readonly linkId: string;
  readonly kind: GroupLinkKind;
  readonly groups: readonly GroupView[];
  readonly firstSeenAt: number;
  readonly clearedAt: number | null;
  readonly clearedBy: GroupView | null;
  readonly reason: string | null;
}

/** With a uid the links of that account's group alone. */
export async function listGroupLinks(
  pool: Pool,
  { accountGroup: staffGroup }: StaffMember,
  wanted: { readonly uid: number | undefined; readonly isCleared: boolean },
  page: Page,
) {
  const { uid, isCleared } = wanted;
  const account = uid === undefined ? null : await findAccountByUid(pool, uid);
  if (uid !== undefined && account === null) return { list: [], total: 0, totalCapped: false };
  const filter = { accountGroup: account?.accountGroup ?? null, isCleared, staffGroup };
  const list = await listGroupLinkRows(pool, filter, rangeOf(page));
  const counted = await countCapped((most) => countGroupLinks(pool, filter, most));
  return { list: list.map(view), ...counted };
}

export interface LinkClearing extends StaffInput {
  readonly linkId: bigint;
}

/** What the two groups share counts no more, unless they show something else. */
export function clearGroupLink(
  parts: StaffParts,
  staff: StaffMember,
  { linkId, reason, codes, idempotencyKey }: LinkClearing,
) {
  const request = {
    staff,
    endpoint: "clearGroupLink",
    idempotencyKey,
    input: { linkId: linkId.toString(), reason },
    subject: linkId.toString(),
    codes,
  };
  return actAsStaff<GroupLinkView, "notFound" | "notAllowed" | "caseDecided">(parts, request, {
    async concerns(database) {
      const masters = await listMasters(database, linkId);
      return masters.map(({ userId }) => userId);
    },

    async decide(database) {
      const link = await lockGroupLink(database, linkId);
      if (link === null) return "notFound";
      return link.clearedAt === null ? null : "caseDecided";
    },

    async act(tx) {
      const at = new Date(parts.clock.now());
      const masters = await listMasters(tx, linkId);
      // How much more buy offers can take on depends on all that count as one.
      const groups = new Set<number>();
      for (const { accountGroup } of masters) {
        for (const one of await listGroupsLinked(tx, accountGroup)) groups.add(one);
      }
      await markGroupLinkCleared(tx, linkId, staff.userId, reason, at);
      for (const group of groups) await tellGroupChanged(tx, parts, group);
      for (const { userId } of masters) {
        await recordStaffAction(tx, parts, {
          staffId: staff.userId,
          action: "groupLink.clear",
          userId,
          subject: linkId.toString(),
          reason,
        });
      }
      const cleared = await findListedGroupLink(tx, linkId);
      if (cleared === null) throw new Error("links are never removed");
      return view(cleared);
    },
  });
}

/** The masters of both groups; none where there is no such link. */
async function listMasters(database: Pool | PoolClient, linkId: bigint): Promise<Account[]> {
  const link = await findListedGroupLink(database, linkId);
  const found = await Promise.all(
    (link?.groups ?? []).map(({ uid }) => findAccountByUid(database, uid)),
  );
  return found.filter((account) => account !== null);
}

function view(link: ListedGroupLink): GroupLinkView {
  return {
    linkId: link.id.toString(),
    kind: link.kind,
    groups: link.groups.map(named),
    firstSeenAt: link.firstSeenAt.getTime(),
    clearedAt: link.clearedAt?.getTime() ?? null,
    clearedBy: link.clearedBy === null ? null : named(link.clearedBy),
    reason: link.clearReason,
  };
}

function named({ uid, username }: ListedGroupLink["groups"][number]): GroupView {
  return { uid: uid.toString(), username };
}
