// Which payment methods are used in a currency, for the order in which they are listed.
import { array, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineRow } from "../kernel/table.ts";

const ranks = defineRow({ fiat: text(), methods: array(text()) });

/** Of each currency the codes of the methods in its latest orders and listed offers, the most used first. */
export type MethodRanks = ReadonlyMap<string, readonly string[]>;

/** So many of both say what is usual, and are read in milliseconds however many there are. */
const LATEST = 20_000;

export async function readMethodRanks(database: Queryable): Promise<MethodRanks> {
  const rows = await ranks.list(database, {
    name: "list-method-ranks",
    text: `select fiat, array_agg(pay_method order by uses desc, pay_method) as methods
           from (
             select fiat, pay_method, count(*) as uses
             from (
               (select fiat, pay_method from trade_order order by id desc limit ${LATEST})
               union all
               select listed.fiat, pay_method
               from (
                 select fiat, pay_methods from offer
                 where state = 'online' and visibility = 'public'
                 order by id desc limit ${LATEST}
               ) as listed, unnest(listed.pay_methods) as pay_method
             ) as latest
             group by fiat, pay_method
           ) as used
           group by fiat`,
    values: [],
  });
  return new Map(rows.map(({ fiat, methods }) => [fiat, methods]));
}
