// Appeals as staff see them, and the rule that says when two have to agree.
import type { Queryable } from "./queryable.ts";

export type AppealQueue = "open" | "mine" | "approval" | "resolved";

export interface AppealParty {
  readonly uid: number;
  readonly username: string;
}

export interface QueuedAppeal {
  readonly orderId: bigint;
  readonly staff: AppealParty | null;
  readonly taker: AppealParty;
  readonly advertiser: AppealParty;
}

interface Raw {
  readonly orderId: string;
  readonly staffUid: number | null;
  readonly staffName: string | null;
  readonly takerUid: number;
  readonly takerName: string;
  readonly advertiserUid: number;
  readonly advertiserName: string;
}

const IS_CHOSEN = `case $1::text
    when 'open' then trade_order.appeal = 'open'
    when 'mine' then trade_order.appeal = 'open' and case_staff_id = $2
    when 'approval' then trade_order.appeal = 'open' and ruling is not null
    else trade_order.appeal in ('resolved', 'withdrawn')
  end`;

export function createAppealQueries(database: Queryable) {
  return {
    /** Those that wait longest first; of those that are over, the latest first. */
    async listAppeals(
      queue: AppealQueue,
      staffId: bigint,
      { offset, limit }: { readonly offset: number; readonly limit: number },
    ): Promise<QueuedAppeal[]> {
      const { rows } = await database.query<Raw>({
        name: "list-appeals",
        text: `select trade_order.id as "orderId", staff.uid as "staffUid",
                 staff.username as "staffName", taker.uid as "takerUid",
                 taker.username as "takerName", advertiser.uid as "advertiserUid",
                 advertiser.username as "advertiserName"
               from trade_order
                 join person as taker on taker.id = trade_order.taker_id
                 join person as advertiser on advertiser.id = trade_order.advertiser_id
                 left join person as staff on staff.id = trade_order.case_staff_id
               where ${IS_CHOSEN}
               order by
                 case when $1 = 'resolved' then appeal_opened_at end desc,
                 appeal_opened_at, trade_order.id
               offset $3 limit $4`,
        values: [queue, staffId, offset, limit],
      });
      return rows.map(toAppeal);
    },

    async countAppeals(queue: AppealQueue, staffId: bigint, most: number): Promise<number> {
      const { rows } = await database.query<{ count: number }>({
        name: "count-appeals",
        text: `select count(*)::integer as count from (
                 select from trade_order where ${IS_CHOSEN} limit $3
               ) as counted`,
        values: [queue, staffId, most],
      });
      return rows[0]?.count ?? 0;
    },

    /** What the two have had with each other before: orders, and appeals among them. */
    async countBetween(
      one: bigint,
      other: bigint,
    ): Promise<{ readonly orders: number; readonly appeals: number }> {
      const { rows } = await database.query<{ orders: number; appeals: number }>({
        name: "count-orders-between",
        text: `select count(*)::integer as orders,
                 (count(*) filter (where appeal <> 'none'))::integer as appeals
               from trade_order
               where (taker_id = $1 and advertiser_id = $2)
                 or (taker_id = $2 and advertiser_id = $1)`,
        values: [one, other],
      });
      return rows[0] ?? { orders: 0, appeals: 0 };
    },

    /** Appeals that somebody ever was a side of. */
    async countAppealsOf(personId: bigint): Promise<number> {
      const { rows } = await database.query<{ count: number }>({
        name: "count-appeals-of",
        text: `select count(*)::integer as count from trade_order
               where (taker_id = $1 or advertiser_id = $1) and appeal <> 'none'`,
        values: [personId],
      });
      return rows[0]?.count ?? 0;
    },

    /** Rulings on orders worth so many cents or more need a second member of staff. */
    async getSecondRulingFromCents(): Promise<bigint> {
      const { rows } = await database.query<{ cents: string }>({
        name: "get-second-ruling-from-cents",
        text: `select second_ruling_from_cents as cents from trade_rule`,
      });
      const [row] = rows;
      if (row === undefined) throw new Error("the rule of trades is gone");
      return BigInt(row.cents);
    },
  };
}

function toAppeal(row: Raw): QueuedAppeal {
  const { staffUid, staffName } = row;
  return {
    orderId: BigInt(row.orderId),
    staff: staffUid === null || staffName === null ? null : { uid: staffUid, username: staffName },
    taker: { uid: row.takerUid, username: row.takerName },
    advertiser: { uid: row.advertiserUid, username: row.advertiserName },
  };
}
