// Why offers were taken offline by staff or by a change of the market.
import { toOfferId, toUserId, type OfferId, type UserId } from "@parley/domain/ids";
import { LASTING_REASONS, type Takedown, type TakedownReason } from "@parley/domain/offer/takedown";
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

/** In place of an earlier one, unless that waits for staff to lift it. */
export async function putTakedowns(
  database: Queryable,
  rows: readonly RowOf<typeof takedowns>[],
): Promise<void> {
  await database.query({
    text: `${takedowns.insert}
           on conflict (offer_id) do update set reason = excluded.reason,
             staff_id = excluded.staff_id, taken_down_at = excluded.taken_down_at,
             version = excluded.version, lifted_at = null
           where offer_takedown.lifted_at is not null
             or not (offer_takedown.reason = any($2::text[]))`,
    values: [takedowns.toJson(rows), LASTING_REASONS],
  });
}

/** Whether an offer of the advertiser, closed or not, waits for staff to free it. */
export async function hasLastingTakedown(
  database: Queryable,
  advertiserId: UserId,
): Promise<boolean> {
  const { rows } = await database.query<{ readonly has: boolean }>({
    name: "has-lasting-takedown",
    text: `select exists (
             select from offer_takedown join offer on offer.id = offer_id
             where advertiser_id = $1 and lifted_at is null and reason = any($2::text[])
           ) as has`,
    values: [advertiserId, LASTING_REASONS],
  });
  return rows[0]?.has === true;
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
