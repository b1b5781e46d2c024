// Why offers were taken offline by staff or by a change of the market.
import { toOfferId, toUserId, type OfferId } from "@parley/domain/ids";
import type { Takedown, TakedownReason } from "@parley/domain/offer/takedown";
import { arrayText } from "../kernel/array-text.ts";
import { boolean, dateTime, idOf, integer, text } from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const takedowns = defineTable("offer_takedown", {
  offerId: idOf(toOfferId),
  reason: text<TakedownReason>(),
  staffId: idOf(toUserId),
  takenDownAt: dateTime(),
  version: integer(),
});

const known = defineRow({ ...takedowns.fields, isLifted: boolean() });

export interface OfferTakedown extends Takedown, RowOf<typeof known> {}

export async function listTakedowns(
  database: Queryable,
  offerIds: readonly OfferId[],
): Promise<OfferTakedown[]> {
  return known.list(database, {
    name: "list-takedowns",
    text: `select ${takedowns.columns}, lifted_at is not null as "isLifted"
           from offer_takedown where offer_id = any($1::bigint[])`,
    values: [arrayText(offerIds)],
  });
}

export async function findTakedown(
  database: Queryable,
  offerId: OfferId,
): Promise<OfferTakedown | null> {
  const [found] = await listTakedowns(database, [offerId]);
  return found ?? null;
}

/** In place of an earlier one. */
export async function putTakedowns(
  database: Queryable,
  rows: readonly RowOf<typeof takedowns>[],
): Promise<void> {
  await database.query({
    text: `${takedowns.insert}
           on conflict (offer_id) do update set reason = excluded.reason,
             staff_id = excluded.staff_id, taken_down_at = excluded.taken_down_at,
             version = excluded.version, lifted_at = null`,
    values: [takedowns.toJson(rows)],
  });
}

/** False where there is none that could be lifted. */
export async function liftTakedown(
  database: Queryable,
  offerId: OfferId,
  now: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "lift-takedown",
    text: `update offer_takedown set lifted_at = $2 where offer_id = $1 and lifted_at is null`,
    values: [offerId, now],
  });
}

/** Takes it offline where it is online. Returns its new version; null where it is closed or gone. */
export async function pauseOffer(
  database: Queryable,
  offerId: OfferId,
  now: Date,
): Promise<number | null> {
  const { rows } = await database.query<{ readonly version: number }>({
    name: "pause-offer",
    text: `update offer set state = 'paused', version = version + 1, updated_at = $2
           where id = $1 and state <> 'closed' returning version`,
    values: [offerId, now],
  });
  return rows[0]?.version ?? null;
}
