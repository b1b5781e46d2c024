// A small world for tests of the engine: people with money, notes as rows of a table, tokens as
// tokens, and commands over them that do right and wrong things.
import { toUserId, type UserId } from "@parley/domain/ids";
import { createPool, type Pool, type PoolClient } from "@parley/database/pool";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import { userAccount, platformAccount, type AccountKey } from "@parley/domain/ledger/account";
import {
  moveLines,
  type Cause,
  type Line,
  type TransferRefusal,
} from "@parley/domain/ledger/transfer";
import { hashInput } from "./idempotency/input-hash.ts";
import {
  consume,
  type CommandKind,
  type Effect,
  type Submission,
  type Verdict,
} from "./command.ts";
import type { Workspace } from "./workspace.ts";
import { accountTable } from "./ledger-tables.ts";
import { lockRow, type Log, type LockedRow, type Table } from "./table.ts";

export interface Note {
  readonly id: bigint;
  readonly text: string;
  readonly version: number;
}

/** The tables that only tests have. */
export async function makeTestTables(pool: Pool): Promise<void> {
  await pool.query(`
    create table note (id bigint primary key, text text not null, version integer not null);
    create table note_history (
      id bigint not null,
      text text not null,
      version integer not null,
      number bigint generated always as identity,
      primary key (id, number),
      constraint note_history__text check (text <> 'refused by the database')
    );
    create table token (id bigint primary key, is_used boolean not null default false);`);
}

/** A pool with the engine's settings. */
export function openEnginePool(url: string, max = 2): Pool {
  return createPool(url, { isPipelined: true, max });
}

/** Users with these ids, and coins with these codes. */
export async function insertWorld(
  pool: Pool,
  people: readonly UserId[],
  coins: readonly string[],
): Promise<void> {
  await pool.query(
    `insert into app_user (id, uid, username, account_group, password_hash, password_changed_at,
       language, created_at)
     select id, 100000000 + id, 'person-' || id, 100000000 + id, '$argon2id$none', now(), 'en', now()
     from unnest($1::bigint[]) id`,
    [people],
  );
  await pool.query(
    `insert into coin (code, name, logo, scale, sort)
     select code, code, 'coin.svg', 8, 1 from unnest($1::text[]) code`,
    [coins],
  );
}

export const noteTable: Table<bigint, Note> = {
  name: "note",
  rank: "offer",
  keyText: String,
  keyOf: ({ id }) => id,
  async lock(tx: Queryable, ids) {
    const { rows } = await tx.query<{ id: string; text: string; version: number }>(
      `select id, text, version from note where id = any($1::bigint[]) order by id
       for no key update`,
      [ids],
    );
    return rows.map(({ id, text, version }) => ({ id: BigInt(id), text, version }));
  },
  async write(tx, changes) {
    const made = changes.filter(({ before }) => before === null).map(({ after }) => after);
    const edited = changes.filter(({ before }) => before !== null).map(({ after }) => after);
    await tx.query(
      "insert into note select * from unnest($1::bigint[], $2::text[], $3::integer[])",
      columnsOf(made),
    );
    await tx.query(
      `update note set text = given.text, version = given.version
       from unnest($1::bigint[], $2::text[], $3::integer[]) as given (id, text, version)
       where note.id = given.id`,
      columnsOf(edited),
    );
  },
};

function columnsOf(notes: readonly Note[]): unknown[] {
  return [
    notes.map((note) => note.id),
    notes.map((note) => note.text),
    notes.map((note) => note.version),
  ];
}

const noteHistory: Log<Note> = {
  name: "note history",
  async append(tx, notes) {
    await tx.query(
      `insert into note_history (id, text, version)
       select * from unnest($1::bigint[], $2::text[], $3::integer[])`,
      columnsOf(notes),
    );
  },
};

export type Refusal =
  | TransferRefusal
  | { readonly ok: false; readonly error: "tokenGone" | "tooLong" };

/** Inputs of the commands of this world; amounts as numbers, so that failures are readable. */
export type Ask =
  /** New money from the chain. */
  | { readonly do: "mint"; readonly to: number; readonly asset: number; readonly amount: number }
  | {
      readonly do: "pay";
      readonly from: number;
      readonly to: number;
      readonly asset: number;
      readonly amount: number;
      /** Another cause than its own, which may be posted already. */
      readonly causeOf?: number;
    }
  /** Both assets in one transfer, back and forth. */
  | {
      readonly do: "swap";
      readonly one: number;
      readonly other: number;
      readonly amounts: readonly [number, number];
    }
  /** Attempts a payment and writes a note of the outcome. */
  | { readonly do: "jot"; readonly note: number; readonly text: string; readonly pays: number }
  /** Posts, writes and announces, and then throws. */
  | { readonly do: "stumble"; readonly from: number; readonly note: number }
  | { readonly do: "nothing" };

export interface TestCommand {
  readonly n: number;
  readonly ask: Ask;
  /** Null for a command without a key. */
  readonly key: string | null;
  readonly owner: number;
  readonly tokens: readonly number[];
}

/** The range of this world: its numbers start here. */
export interface Place {
  readonly base: bigint;
  readonly assets: readonly [string, string];
}

export interface Asked {
  readonly place: Place;
  readonly n: number;
  readonly ask: Ask;
}

const numberOf = ({ base }: Place, n: number) => base + BigInt(n);
const userOf = (place: Place, n: number) => toUserId(numberOf(place, n));

export const testKind: CommandKind<
  Asked,
  { readonly did: string; readonly left: string },
  Refusal
> = {
  name: "test",
  locks: ({ place, ask }) => listLocks(place, ask),
  decide({ place, n, ask }, workspace) {
    const own = { kind: "test", id: numberOf(place, n), step: ask.do };
    if (ask.do === "nothing") return { ok: true, reply: { did: "nothing", left: "" } };
    if (ask.do === "jot") return decideJot(place, own, ask, workspace);
    if (ask.do === "stumble") {
      const from = userAccount(userOf(place, ask.from), "spot", place.assets[0]);
      workspace.post(own, moveLines(from, platformAccount("fees", place.assets[0]), 1n));
      jot(workspace, numberOf(place, ask.note), "stumbled");
      throw new Error("stumbled");
    }
    const isOther = ask.do === "pay" && ask.causeOf !== undefined;
    const cause = isOther ? { ...own, id: numberOf(place, ask.causeOf ?? n) } : own;
    const lines = listLines(place, ask);
    const booked = workspace.post(cause, lines);
    if (!booked.ok) return booked;
    const [first] = lines;
    const left = first === undefined ? null : workspace.read(accountTable, first.account);
    for (const { account, amount } of lines) tell(workspace, account, amount);
    return { ok: true, reply: { did: ask.do, left: String(left?.balance) } };
  },
};

function decideJot(
  place: Place,
  cause: Cause,
  { note, text, pays }: Extract<Ask, { do: "jot" }>,
  workspace: Workspace,
): Verdict<{ readonly did: string; readonly left: string }, Refusal> {
  const from = userAccount(userOf(place, 1), "spot", place.assets[0]);
  const to = userAccount(userOf(place, 2), "spot", place.assets[0]);
  const isPaid = pays === 0 || workspace.post(cause, moveLines(from, to, BigInt(pays))).ok;
  const { version } = jot(workspace, numberOf(place, note), `${text}${isPaid ? "" : " (unpaid)"}`);
  // Late, so that a refused command has posted and written by then.
  if (text.length > 30) return { ok: false, error: "tooLong" };
  return { ok: true, reply: { did: "jot", left: String(version) } };
}

function jot(workspace: Workspace, noteId: bigint, text: string): Note {
  const before = workspace.read(noteTable, noteId);
  const note = { id: noteId, text, version: (before?.version ?? 0) + 1 };
  workspace.write(noteTable, note);
  workspace.append(noteHistory, note);
  return note;
}

function tell(workspace: Workspace, { ownerId, asset }: AccountKey, amount: bigint): void {
  if (ownerId === 0n) return;
  workspace.tell({
    userId: ownerId,
    topic: "balance",
    payload: { asset, amount: String(amount) },
  });
}

function listLocks(place: Place, ask: Ask): LockedRow[] {
  const spot = (person: number) => userAccount(userOf(place, person), "spot", place.assets[0]);
  if (ask.do === "nothing") return [];
  // Not in lock order, which is the engine's task.
  if (ask.do === "jot") {
    const note = lockRow(noteTable, numberOf(place, ask.note));
    return [lockRow(accountTable, spot(1)), note, lockRow(accountTable, spot(2))];
  }
  if (ask.do === "stumble") {
    const fees = lockRow(accountTable, platformAccount("fees", place.assets[0]));
    const note = lockRow(noteTable, numberOf(place, ask.note));
    return [fees, note, lockRow(accountTable, spot(ask.from))];
  }
  return listLines(place, ask).map(({ account }) => lockRow(accountTable, account));
}

function listLines(place: Place, ask: Extract<Ask, { do: "mint" | "pay" | "swap" }>): Line[] {
  const assetOf = (asset: number) => (asset === 0 ? place.assets[0] : place.assets[1]);
  const spot = (person: number, asset: number) =>
    userAccount(userOf(place, person), "spot", assetOf(asset));
  if (ask.do === "mint") {
    const chain = platformAccount("chain", assetOf(ask.asset));
    return moveLines(chain, spot(ask.to, ask.asset), BigInt(ask.amount));
  }
  if (ask.do === "pay") {
    return moveLines(spot(ask.from, ask.asset), spot(ask.to, ask.asset), BigInt(ask.amount));
  }
  return [
    ...moveLines(spot(ask.one, 0), spot(ask.other, 0), BigInt(ask.amounts[0])),
    ...moveLines(spot(ask.other, 1), spot(ask.one, 1), BigInt(ask.amounts[1])),
  ];
}

export function submissionOf(place: Place, command: TestCommand): Submission<Asked, Refusal> {
  const { n, ask, key, owner, tokens } = command;
  const identity =
    key === null ? null : { ownerId: userOf(place, owner), key, inputHash: hashInput(ask) };
  return {
    input: { place, n, ask },
    identity,
    effects: tokens.map((token) => useToken(numberOf(place, token))),
  };
}

export function useToken(token: bigint): Effect<Refusal> {
  const run = async (tx: PoolClient) => {
    const { rowCount } = await tx.query(
      "update token set is_used = true where id = $1 and not is_used",
      [token],
    );
    return rowCount === 1;
  };
  return consume(run, { ok: false, error: "tokenGone" });
}
