// How many text messages went out, and how many may.
import type { TextUse } from "@parley/domain/account/text-limit";
import type { Queryable } from "../kernel/queryable.ts";

export interface ScopedTextUse extends TextUse {
  readonly scope: string;
}

/**
 * Adds one for each scope. Its rows stay locked until the transaction ends, so that messages of
 * all servers are counted one after the other; a transaction that is undone has sent none.
 */
export async function countTextMessage(
  database: Queryable,
  scopes: readonly string[],
  hour: Date,
): Promise<void> {
  await database.query({
    name: "count-text",
    text: `insert into text_count (scope, hour, sent)
           select scope, $2, 1 from unnest($1::text[]) as scope order by scope
           on conflict on constraint text_count__scope_hour
           do update set sent = text_count.sent + 1`,
    values: [scopes, hour],
  });
}

/** A country without a row of its own has the limit of `each`. */
export async function listTextUse(
  database: Queryable,
  scopes: readonly string[],
  hour: Date,
): Promise<ScopedTextUse[]> {
  const { rows } = await database.query<ScopedTextUse>({
    name: "list-text-use",
    text: `select asked.scope, l.per_hour as "perHour", l.per_day as "perDay",
             coalesce(c.in_hour, 0) as "inHour", coalesce(c.in_day, 0) as "inDay"
           from unnest($1::text[]) as asked (scope)
           left join lateral (
             select per_hour, per_day from text_limit
             where scope = asked.scope or (scope = 'each' and asked.scope <> 'all')
             order by scope = 'each' limit 1
           ) as l on true
           left join lateral (
             select sum(sent) filter (where hour = $2)::int as in_hour, sum(sent)::int as in_day
             from text_count
             where scope = asked.scope and hour <= $2
               and hour > $2::timestamptz - interval '24 hours'
           ) as c on true`,
    values: [scopes, hour],
  });
  return rows;
}

/** Scopes to which something went out in the last day. */
export async function listTextScopes(database: Queryable, hour: Date): Promise<string[]> {
  const { rows } = await database.query<{ readonly scope: string }>({
    name: "list-text-scopes",
    text: `select distinct scope from text_count
           where hour > $1::timestamptz - interval '24 hours' order by scope`,
    values: [hour],
  });
  return rows.map(({ scope }) => scope);
}
