// What staff compare an appeal with: how earlier appeals of a side ended, what both sides share, and
// appeals for the same reason.
import { toOrderId, type OrderId, type UserId } from "@parley/domain/ids";
import type { RulingKind, RulingReason } from "@parley/domain/order/order";
import { boolean, idOf, instant, integer, nullable, text } from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";

/** The steps by which a ruling takes effect. */
const IS_APPLIED = "in ('apply-release', 'apply-refund', 'apply-split')";

const endings = defineRow({ won: integer(), lost: integer(), split: integer() });
export type AppealEndings = RowOf<typeof endings>;

/** More of them say nothing more. */
const ENOUGH = 1_000;

/** Rulings that took effect: a release is for the buyer, a refund for the seller. */
export async function getAppealEndings(
  database: Queryable,
  userId: UserId,
): Promise<AppealEndings> {
  const found = await endings.find(database, {
    name: "get-appeal-endings",
    text: `select (count(*) filter (where step = own))::int as won,
             (count(*) filter (where step not in (own, 'apply-split')))::int as lost,
             (count(*) filter (where step = 'apply-split'))::int as split
           from (
             select h.step, case
                 when (o.offer_side = 'sell') = (o.taker_id = $1) then 'apply-release'
                 else 'apply-refund'
               end as own
             from trade_order as o join order_history as h on h.order_id = o.id
             where (o.taker_id = $1 or o.advertiser_id = $1) and o.appeal = 'resolved'
               and h.step ${IS_APPLIED}
             limit ${ENOUGH}
           ) as ended`,
    values: [userId],
  });
  return found ?? { won: 0, lost: 0, split: 0 };
}

/** Whether both have logged in from one network address. */
export async function shareAddress(
  database: Queryable,
  one: UserId,
  other: UserId,
): Promise<boolean> {
  const { rows } = await database.query({
    name: "share-address",
    text: `select from session as mine join session as theirs on theirs.address = mine.address
           where mine.user_id = $1 and theirs.user_id = $2 limit 1`,
    values: [one, other],
  });
  return rows.length > 0;
}

/** Payments that the group has marked as made since then and that were not. */
export async function countFalseClaims(
  database: Queryable,
  groupId: UserId,
  since: Date,
): Promise<number> {
  return readCount(database, {
    name: "count-false-claims",
    text: `select count(*)::int as count
           from trade_group, unnest(false_claims) as claimed_at
           where group_id = $1 and claimed_at > $2`,
    values: [groupId, since],
  });
}

const alike = defineRow({
  orderId: idOf(toOrderId),
  openedAt: instant(),
  payMethod: text(),
  step: text<`apply-${RulingKind}`>(),
  reason: nullable(text<RulingReason>()),
  isContested: boolean(),
});
export type AppealAlike = RowOf<typeof alike>;

export interface AlikeFilter {
  /** Itself is left out. */
  readonly orderId: OrderId;
  readonly appealReason: string | null;
  readonly payMethod: string;
  /** The reader's: appeals that are a conflict of interest are left out. */
  readonly staffGroup: number;
}

/** The latest that were opened for the same reason and ruled, those by the same method first. */
export async function listAppealsAlike(
  database: Queryable,
  { orderId, appealReason, payMethod, staffGroup }: AlikeFilter,
  limit: number,
): Promise<AppealAlike[]> {
  return alike.list(database, {
    name: "list-appeals-alike",
    text: `select o.id as "orderId", o.appeal_opened_at as "openedAt",
             o.pay_method as "payMethod", h.step, h.details ->> 'reason' as reason,
             exists (
               select from order_history as looked
               where looked.order_id = o.id and looked.step = 'second-look'
             ) as "isContested"
           from (
             select * from trade_order
             where appeal in ('resolved', 'withdrawn') and appeal = 'resolved'
               and appeal_reason is not distinct from $2 and id <> $1
             order by appeal_opened_at desc limit 200
           ) as o
             join order_history as h on h.order_id = o.id and h.step ${IS_APPLIED}
             join app_user as taker on taker.id = o.taker_id
             join app_user as advertiser on advertiser.id = o.advertiser_id
           where not is_staff_conflict($4, taker.account_group)
             and not is_staff_conflict($4, advertiser.account_group)
           order by (o.pay_method = $3) desc, o.appeal_opened_at desc limit $5`,
    values: [orderId, appealReason, payMethod, staffGroup, limit],
  });
}
