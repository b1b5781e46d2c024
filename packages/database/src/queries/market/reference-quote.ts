// Published reference prices, their history, and whose turn it is to publish.
import { dateTime, nullable, numeric, text } from "../kernel/column.ts";
import { affectsOneRow, countAffected, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const quotes = defineTable("reference_quote", {
  code: text(),
  /** Dollars per unit. */
  usd: numeric(),
  asOf: dateTime(),
  publishedAt: dateTime(),
  previousUsd: nullable(numeric()),
});

const newQuotes = defineTable("reference_quote", {
  ...quotes.pick("code", "usd").fields,
  source: text(),
});

export type ReferenceQuote = RowOf<typeof quotes>;
export type NewQuote = RowOf<typeof newQuotes>;

export interface Turn {
  /** The worker that asks for the turn. */
  readonly holder: string;
  readonly now: Date;
  /** Until when it may be at it. */
  readonly heldUntil: Date;
  /** The turn is due when the last one ended at this moment or earlier. */
  readonly dueSince: Date;
}

export interface Publication {
  readonly holder: string;
  readonly quotes: readonly NewQuote[];
  /** When the sources were asked. */
  readonly asOf: Date;
  readonly now: Date;
  /** Start of the five minutes of history that `asOf` falls into. */
  readonly bucketAt: Date;
}

export async function listReferenceQuotes(database: Queryable): Promise<ReferenceQuote[]> {
  return quotes.list(database, {
    name: "list-reference-quotes",
    text: `select ${quotes.columns} from reference_quote`,
  });
}

/**
 * True when this worker may publish now. A last turn in the future means that the clock was set
 * back since; waiting for it could take for ever.
 */
export async function takeRateTurn(
  database: Queryable,
  { holder, now, heldUntil, dueSince }: Turn,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "take-turn-to-publish",
    text: `update rate_publication set holder = $1, held_until = $3
           where (holder is null or held_until <= $2 or held_until > $3)
             and (last_turn_at is null or last_turn_at <= $4 or last_turn_at > $2)`,
    values: [holder, now, heldUntil, dueSince],
  });
}

/**
 * Ends the turn and writes the quotes, each with the one before it, and history; all in one
 * statement, so that a worker that lost its turn meanwhile writes nothing. Returns whether it
 * still had it.
 */
export async function publishQuotes(
  database: Queryable,
  { holder, quotes: published, asOf, now, bucketAt }: Publication,
): Promise<boolean> {
  const { rows } = await database.query<{ hadTurn: boolean }>({
    name: "publish-quotes",
    text: `with turn as (
             update rate_publication
             set holder = null, held_until = null, last_turn_at = $2
             where holder = $1
             returning id
           ), given as (
             select given.* from json_to_recordset($5::json) as ${newQuotes.given}
             cross join turn
           ), written as (
             insert into reference_quote as old (code, usd, as_of, published_at, source)
             select code, usd, $3, $2, source from given
             on conflict (code) do update set
               usd = excluded.usd, as_of = excluded.as_of,
               published_at = excluded.published_at, source = excluded.source,
               previous_usd = old.usd, previous_as_of = old.as_of
           ), remembered as (
             insert into reference_quote_history (code, bucket_at, usd)
             select code, $4, usd from given
             on conflict (code, bucket_at) do nothing
           )
           select exists (select from turn) as "hadTurn"`,
    values: [holder, now, asOf, bucketAt, newQuotes.toJson(published)],
  });
  return rows[0]?.hadTurn === true;
}

/** One row of each code for every so many milliseconds, the oldest first. */
export async function listQuoteHistory(
  database: Queryable,
  {
    codes,
    since,
    everyMs,
  }: {
    codes: readonly string[];
    since: Date;
    everyMs: number;
  },
): Promise<{ code: string; at: Date; usd: string }[]> {
  const { rows } = await database.query<{ code: string; at: Date; usd: string }>({
    name: "list-quote-history",
    text: `select distinct on (at, code) code,
             date_bin(make_interval(secs => $3), bucket_at, 'epoch') as at, usd
           from reference_quote_history
           where code = any($1::text[]) and bucket_at >= $2
           order by at, code, bucket_at`,
    values: [codes, since, everyMs / 1_000],
  });
  return rows;
}

/** Returns how many rows were deleted. */
export async function deleteQuoteHistoryBefore(
  database: Queryable,
  bucketAt: Date,
): Promise<number> {
  return countAffected(database, {
    name: "delete-quote-history-before",
    text: `delete from reference_quote_history where bucket_at < $1`,
    values: [bucketAt],
  });
}
