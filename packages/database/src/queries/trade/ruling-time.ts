// How long appeals took until their ruling.
import { bigintAsNumber, integer, nullable } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";

const row = defineRow({ rulings: integer(), medianMs: nullable(bigintAsNumber()) });
export type RulingTime = RowOf<typeof row>;

/**
 * Each order with a ruling since then counts once, from the opening of its appeal to its latest
 * ruling: what a second look has overturned or confirmed took until that. One whose second look is
 * still under way has no ruling yet.
 */
export async function getRulingTime(database: Queryable, since: Date): Promise<RulingTime> {
  const found = await row.find(database, {
    name: "get-ruling-time",
    text: `with ruled as (
             select order_id, max(happened_at) as ruled_at, max(version) as version
             from order_history
             where step in ('rule-release', 'rule-refund', 'rule-split') and happened_at >= $1
             group by order_id
           )
           select count(*)::int as rulings,
             round(1000 * percentile_cont(0.5) within group (
               order by extract(epoch from ruled.ruled_at - o.appeal_opened_at)
             ))::bigint as "medianMs"
           from ruled join trade_order as o on o.id = ruled.order_id
           where o.appeal_opened_at <= ruled.ruled_at and not exists (
             select from order_history as later
             where later.order_id = ruled.order_id and later.step = 'second-look'
               and later.version > ruled.version
           )`,
    values: [since],
  });
  if (found === null) throw new Error("a sum without groups has one row");
  return found;
}
