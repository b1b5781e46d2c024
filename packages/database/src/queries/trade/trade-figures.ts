// How much is traded on this site.
import { bigint, bigintAsNumber, integer, nullable } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";

const row = defineRow({
  trades: integer(),
  releases: integer(),
  medianReleaseMs: nullable(bigintAsNumber()),
  escrowCents: bigint(),
});
export type CountedTradeRow = RowOf<typeof row>;

/**
 * One pass over all orders, which is why it is not read often. Releases are those of sellers since then,
 * without an appeal; trades within one group of accounts do not count, as in no reputation.
 */
export async function countTrade(database: Queryable, since: Date): Promise<CountedTradeRow> {
  const found = await row.find(database, {
    name: "count-trade",
    text: `with released as (
             select state, is_counted, worth_cents,
               case when is_counted and appeal = 'none' and completed_at >= $1
                 then extract(epoch from confirmed_at - paid_at)
               end as seconds
             from trade_order
           )
           select count(*) filter (where is_counted)::int as trades,
             count(seconds)::int as releases,
             round(1000 * percentile_cont(0.5) within group (order by seconds))::bigint
               as "medianReleaseMs",
             coalesce(sum(worth_cents) filter (where state not in ('completed', 'canceled')), 0)::bigint
               as "escrowCents"
           from released`,
    values: [since],
  });
  if (found === null) throw new Error("a sum without groups has one row");
  return found;
}
