// Figures of customer service for a range of days, counted from cases, the history of orders and the
// log of staff. `$1` is the range's first instant, `$2` the first one after it.
import type { CaseKind } from "@parley/domain/staff/queue";
import { bigintAsNumber, integer, nullable, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";

export interface DayRange {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/** As the index of rulings says it. */
const IS_RULING = "in ('rule-release', 'rule-refund', 'rule-split')";

/** Appeals that were opened in the range: when the first answer and the first ruling came. */
const APPEALS = `select o.id, o.appeal_opened_at as opened_at, o.appeal_reason as reason,
    o.pay_method as method, (
      select min(a.created_at) from staff_action as a
      where a.action = 'appeal.claim' and a.subject = o.id::text
        and a.created_at >= o.appeal_opened_at
    ) as answered_at, (
      select min(h.happened_at) from order_history as h
      where h.order_id = o.id and h.step ${IS_RULING} and h.happened_at >= o.appeal_opened_at
    ) as ruled_at
  from trade_order as o
  where (o.appeal = 'open' or o.appeal in ('resolved', 'withdrawn'))
    and o.appeal_opened_at >= $1 and o.appeal_opened_at < $2`;

/** The middle one, in whole milliseconds. */
const median = (from: string, to: string) =>
  `round(1000 * percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}))
    )::bigint`;

const counts = {
  opened: integer(),
  answered: integer(),
  ruled: integer(),
  answerMs: nullable(bigintAsNumber()),
  rulingMs: nullable(bigintAsNumber()),
};
const dayRow = defineRow({ day: text(), ...counts });

export type DayFigures = RowOf<typeof dayRow>;

/** By the day on which the appeal was opened; days without one are left out. */
export async function listAppealDays(database: Queryable, range: DayRange): Promise<DayFigures[]> {
  return dayRow.list(database, {
    name: "list-appeal-days",
    text: `select to_char(opened_at at time zone 'UTC', 'YYYY-MM-DD') as day,
             count(*)::int as opened, count(answered_at)::int as answered,
             count(ruled_at)::int as ruled,
             ${median("opened_at", "answered_at")} as "answerMs",
             ${median("opened_at", "ruled_at")} as "rulingMs"
           from (${APPEALS}) as appeals
           group by 1 order by 1`,
    values: [range.from, range.to],
  });
}

const totalRow = defineRow(counts);
export type AppealFigures = RowOf<typeof totalRow>;

export async function getAppealFigures(
  database: Queryable,
  range: DayRange,
): Promise<AppealFigures> {
  const found = await totalRow.find(database, {
    name: "get-appeal-figures",
    text: `select count(*)::int as opened, count(answered_at)::int as answered,
             count(ruled_at)::int as ruled,
             ${median("opened_at", "answered_at")} as "answerMs",
             ${median("opened_at", "ruled_at")} as "rulingMs"
           from (${APPEALS}) as appeals`,
    values: [range.from, range.to],
  });
  if (found === null) throw new Error("a sum without groups has one row");
  return found;
}

const shareRow = defineRow({ name: text(), count: integer() });
export type Share = RowOf<typeof shareRow>;

/** How many appeals each reason or payment method has, the most frequent first. */
export async function listAppealShares(
  database: Queryable,
  range: DayRange,
  by: "reason" | "method",
): Promise<Share[]> {
  return shareRow.list(database, {
    name: `list-appeal-shares-${by}`,
    text: `select coalesce(${by}, 'none') as name, count(*)::int as count
           from (${APPEALS}) as appeals group by 1 order by 2 desc, 1 limit 50`,
    values: [range.from, range.to],
  });
}

const rulingRow = defineRow({ ruled: integer(), contested: integer(), overturned: integer() });
export type RulingFigures = RowOf<typeof rulingRow>;

/** Orders that were ruled in the range. Overturned: the second look led to another kind of ruling. */
export async function getRulingFigures(
  database: Queryable,
  range: DayRange,
): Promise<RulingFigures> {
  const found = await rulingRow.find(database, {
    name: "get-ruling-figures",
    text: `with ruled as (
             select distinct order_id from order_history
             where step ${IS_RULING} and happened_at >= $1 and happened_at < $2
           ), looked as (
             select ruled.order_id, looked.version,
               (select h.step from order_history as h
                where h.order_id = ruled.order_id and h.step ${IS_RULING}
                  and h.version < looked.version
                order by h.version desc limit 1) as before,
               (select h.step from order_history as h
                where h.order_id = ruled.order_id and h.step ${IS_RULING}
                  and h.version > looked.version
                order by h.version desc limit 1) as after
             from ruled join order_history as looked
               on looked.order_id = ruled.order_id and looked.step = 'second-look'
           )
           select (select count(*)::int from ruled) as ruled,
             (select count(distinct order_id)::int from looked) as contested,
             (select count(distinct order_id)::int from looked where before <> after)
               as overturned`,
    values: [range.from, range.to],
  });
  if (found === null) throw new Error("sums have one row");
  return found;
}

const workRow = defineRow({
  uid: integer(),
  username: text(),
  claims: integer(),
  decisions: integer(),
  searches: integer(),
  refusedSearches: integer(),
});
export type Workload = RowOf<typeof workRow>;

/** What each member of staff has claimed and decided, the busiest first. */
export async function listWorkload(database: Queryable, range: DayRange): Promise<Workload[]> {
  return workRow.list(database, {
    name: "list-workload",
    text: `select staff.uid, staff.username,
             (count(*) filter (where a.action like '%.claim'))::int as claims,
             (count(*) filter (where a.action in (
               'appeal.rule', 'appeal.propose', 'appeal.approve', 'kyc.approve', 'kyc.reject',
               'withdrawal.approve', 'withdrawal.approveFirst', 'withdrawal.reject',
               'reset.approve', 'reset.refuse', 'case.close', 'support.answer', 'support.close'
             )))::int as decisions,
             (count(*) filter (where a.action = 'people.search'))::int as searches,
             (count(*) filter (where a.action = 'people.searchRefused'))::int
               as "refusedSearches"
           from staff_action as a join app_user as staff on staff.id = a.staff_id
           where a.created_at >= $1 and a.created_at < $2
           group by staff.uid, staff.username
           order by decisions desc, claims desc, staff.uid limit 100`,
    values: [range.from, range.to],
  });
}

/** Cases of a kind that were decided in the range: `opened_at` and `decided_at`. */
const DECIDED: Readonly<Record<CaseKind, string>> = {
  appeals: `select o.appeal_opened_at as opened_at, h.happened_at as decided_at
    from order_history as h join trade_order as o on o.id = h.order_id
    where h.step ${IS_RULING} and h.happened_at >= $1 and h.happened_at < $2
      and o.appeal_opened_at <= h.happened_at`,
  verification: `select submitted_at as opened_at, decided_at from kyc_case
    where decided_by = 'manual' and decided_at >= $1 and decided_at < $2`,
  resets: `select created_at as opened_at, decided_at from reset_request
    where decided_by is not null and decided_at >= $1 and decided_at < $2`,
  withdrawals: `select w.requested_at as opened_at, a.created_at as decided_at
    from staff_action as a join withdrawal as w on w.id = a.subject::bigint
    where a.action in ('withdrawal.approve', 'withdrawal.reject')
      and a.created_at >= $1 and a.created_at < $2`,
  reports: `select created_at as opened_at, closed_at as decided_at from trader_report
    where closed_at >= $1 and closed_at < $2`,
  flags: `select flagged_at as opened_at, closed_at as decided_at from trade_flag
    where closed_at >= $1 and closed_at < $2`,
  support: `select c.created_at as opened_at, a.created_at as decided_at
    from staff_action as a join support_case as c on c.id = a.subject::bigint
    where a.action = 'support.answer' and a.created_at >= $1 and a.created_at < $2`,
};

const kindRow = defineRow({ decided: integer(), decisionMs: nullable(bigintAsNumber()) });
export type KindFigures = RowOf<typeof kindRow>;

export async function getKindFigures(
  database: Queryable,
  kind: CaseKind,
  range: DayRange,
): Promise<KindFigures> {
  const found = await kindRow.find(database, {
    name: `get-kind-figures-${kind}`,
    text: `select count(*)::int as decided, ${median("opened_at", "decided_at")} as "decisionMs"
           from (${DECIDED[kind]}) as decided`,
    values: [range.from, range.to],
  });
  if (found === null) throw new Error("a sum without groups has one row");
  return found;
}
