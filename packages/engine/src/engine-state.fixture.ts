// Reads back what commands left in the database, in the form of the model.
import type { Pool } from "@parley/database/pool";
import type { WorldState } from "./engine-model.fixture.ts";
import type { Place } from "./engine-world.fixture.ts";

/** The range of numbers of a world. */
export const WORLD_SIZE = 300;

type Row = Record<string, string | number | boolean>;

/** Several neighbouring worlds at once, as one at a time would take longer than the commands. */
export async function readWorlds(pool: Pool, places: readonly Place[]): Promise<WorldState[]> {
  const codes = places.flatMap(({ assets }) => assets);
  const first = places[0]?.base ?? 0n;
  const last = (places.at(-1)?.base ?? 0n) + BigInt(WORLD_SIZE - 1);
  const list = async (text: string) => (await pool.query<Row>(text, [first, last])).rows;
  const accountsHere = `select * from ledger_account where owner_id between $1 and $2
    union all
    select * from ledger_account where owner_id = 0 and kind in ('chain', 'fees')
      and asset in (${codes.map((code) => `'${code}'`).join(", ")})`;
  const [lines, accounts, receipts, events, notes, history, tokens] = await Promise.all([
    list(
      `select account.owner_id, account.kind, account.asset, posting.sequence, posting.amount,
         posting.balance_after, transfer.cause_id, transfer.cause_step
       from (${accountsHere}) account
         join posting on posting.account_id = account.id
         join transfer on transfer.id = posting.transfer_id
       order by account.id, posting.sequence`,
    ),
    list(`select owner_id, kind, asset, balance from (${accountsHere}) account where sequence > 0`),
    list(
      `select owner_id, key, reply->>'did' as did, reply->>'left' as left from command_receipt
       where owner_id between $1 and $2`,
    ),
    list(
      `select user_id, payload->>'asset' as asset, payload->>'amount' as amount from event
       where user_id between $1 and $2 order by id`,
    ),
    list("select id, text, version from note where id between $1 and $2"),
    list("select id, version from note_history where id between $1 and $2 order by number"),
    list("select id from token where is_used and id between $1 and $2 order by id"),
  ]);
  const all = { lines, accounts, receipts, events, notes, history, tokens };
  return places.map((place) => stateOf(place, all));
}

type All = Record<
  "lines" | "accounts" | "receipts" | "events" | "notes" | "history" | "tokens",
  readonly Row[]
>;

function stateOf(place: Place, all: All): WorldState {
  const assetNumber = (row: Row) => place.assets.findIndex((asset) => asset === row["asset"]);
  const own = (rows: readonly Row[], column: string) =>
    rows.filter((row) => {
      const number = BigInt(row[column] ?? -1) - place.base;
      return number >= 0n && number < BigInt(WORLD_SIZE);
    });
  const relative = (row: Row, column: string) => Number(BigInt(row[column] ?? -1) - place.base);
  const accountName = (row: Row) =>
    `${row["owner_id"] === "0" ? row["kind"] : relative(row, "owner_id")}/${assetNumber(row)}`;

  const postings: Record<string, string[]> = {};
  const transfers: Record<string, string[]> = {};
  for (const row of all.lines.filter((line) => assetNumber(line) >= 0)) {
    const name = accountName(row);
    (postings[name] ??= []).push(`${row["sequence"]} ${row["amount"]} ${row["balance_after"]}`);
    const cause = `${relative(row, "cause_id")} ${row["cause_step"]}`;
    (transfers[cause] ??= []).push(`${name} ${row["amount"]}`);
  }
  return {
    postings,
    balances: Object.fromEntries(
      all.accounts
        .filter((row) => assetNumber(row) >= 0)
        .map((row) => [accountName(row), String(row["balance"])]),
    ),
    transfers: Object.fromEntries(
      Object.entries(transfers).map(([cause, lines]) => [cause, lines.toSorted()]),
    ),
    receipts: Object.fromEntries(
      own(all.receipts, "owner_id").map((row) => [
        `${relative(row, "owner_id")} ${row["key"]}`,
        `${row["did"]} ${row["left"]}`,
      ]),
    ),
    events: own(all.events, "user_id").map(
      (row) => `${relative(row, "user_id")} ${assetNumber(row)} ${row["amount"]}`,
    ),
    notes: Object.fromEntries(
      own(all.notes, "id").map((row) => [
        `${relative(row, "id")}`,
        `${row["version"]} ${row["text"]}`,
      ]),
    ),
    history: own(all.history, "id").map((row) => `${relative(row, "id")} ${row["version"]}`),
    usedTokens: own(all.tokens, "id").map((row) => relative(row, "id")),
  };
}
