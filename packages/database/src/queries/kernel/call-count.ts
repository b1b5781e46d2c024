// Calls in the present minute, for limits that all servers share.
import { arrayText } from "./array-text.ts";
import type { Queryable } from "./queryable.ts";

/** The calls of each key in this minute including these, in no order; each key occurs once. */
export async function countCalls(
  database: Queryable,
  counted: readonly { readonly key: string; readonly calls: number }[],
  minute: Date,
): Promise<{ readonly key: string; readonly calls: number }[]> {
  const { rows } = await database.query<{ key: string; calls: number }>({
    name: "count-calls",
    text: `insert into call_count as c (key, minute, calls)
           select key, $3::timestamptz, calls
           from unnest($1::text[], $2::integer[]) as counted (key, calls) order by key
           on conflict (key) do update
           set calls = case when c.minute = $3 then c.calls else 0 end + excluded.calls,
             minute = $3
           returning key, calls`,
    values: [
      arrayText(counted.map(({ key }) => key)),
      arrayText(counted.map(({ calls }) => calls)),
      minute,
    ],
  });
  return rows;
}
