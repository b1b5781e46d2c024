// Calls in the present minute, for limits that all servers share.
import type { Queryable } from "./queryable.ts";

export function createCallCountQueries(database: Queryable) {
  return {
    /** The calls of each key in this minute with this one, in no order. */
    async countCalls(
      keys: readonly string[],
      minute: Date,
    ): Promise<{ readonly key: string; readonly calls: number }[]> {
      const { rows } = await database.query<{ key: string; calls: number }>({
        name: "count-calls",
        text: `insert into call_count as c (key, minute, calls)
               select distinct key, $2::timestamptz, 1 from unnest($1::text[]) as key order by key
               on conflict (key) do update
               set calls = case when c.minute = $2 then c.calls + 1 else 1 end, minute = $2
               returning key, calls`,
        values: [keys, minute],
      });
      return rows;
    },
  };
}
