import { toUserId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import { userAccount, platformAccount } from "@parley/domain/ledger/account";
import { systemClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashInput } from "./idempotency/input-hash.ts";
import { type CommandKind } from "./command.ts";
import {
  testKind,
  insertWorld,
  makeTestTables,
  openEnginePool,
  submissionOf,
  type Ask,
  type TestCommand,
  type Place,
} from "./engine-world.fixture.ts";
import { createEngine, type BatchMeasure, type Engine, type EngineParts } from "./engine.ts";
import { accountTable } from "./ledger-tables.ts";
import { lockRow } from "./table.ts";

let database: TestDatabase;
let pool: Pool;
let engine: Engine;
let place: Place;
let batches: BatchMeasure[];
let worlds = 0;
const ids = createIdSource({ clock: systemClock, node: 1 });

beforeAll(async () => {
  database = await createTestDatabase();
  await makeTestTables(database.pool);
});

afterAll(() => database.drop());

/** Each test has users, coins and an engine of its own. */
beforeEach(async () => {
  worlds += 1;
  place = { base: BigInt(worlds * 1_000), assets: [`A${worlds}`, `B${worlds}`] };
  const people = Array.from({ length: 200 }, (_, n) => toUserId(place.base + BigInt(n + 1)));
  await insertWorld(database.pool, people, place.assets);
  pool = openEnginePool(database.url);
  engine = openEngine();
});

afterEach(async () => {
  await engine.stop();
  await pool.end();
});

function openEngine(parts: Partial<EngineParts> = {}): Engine {
  batches = [];
  return createEngine({
    pool,
    clock: systemClock,
    ids,
    observe: (batch) => batches.push(batch),
    ...parts,
  });
}

/** Called after the replies: tests that need all of them wait for the end. */
async function listBatches(): Promise<BatchMeasure[]> {
  await engine.stop();
  return batches;
}

let last = 0;

function command(ask: Ask, more: Partial<TestCommand> = {}): TestCommand {
  last = (last + 1) % 1_000;
  return { n: last, ask, key: null, owner: 1, tokens: [], ...more };
}

function send(ask: Ask, more: Partial<TestCommand> = {}) {
  return engine.submit(testKind, submissionOf(place, command(ask, more)));
}

const mint = (to: number, amount: number): Ask => ({ do: "mint", to, asset: 0, amount });
const pay = (from: number, to: number, amount: number): Ask => ({
  do: "pay",
  from,
  to,
  asset: 0,
  amount,
});

async function balances(): Promise<Record<string, string>> {
  const { rows } = await database.pool.query<{ name: string; balance: string }>(
    `select case owner_id when 0 then kind else (owner_id - $1)::text end as name, balance
     from ledger_account where asset = $2 and balance <> 0 order by owner_id`,
    [place.base, place.assets[0]],
  );
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
}

/** Everything that a command could leave behind. */
async function countRows(): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select (select count(*) from transfer) as transfers, (select count(*) from posting) as postings,
       (select count(*) from event) as events, (select count(*) from command_receipt) as receipts,
       (select count(*) from ledger_account) as accounts`,
  );
  return rows[0];
}

async function usedTokens(): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from token where is_used and id between $1 and $1 + 999 order by id",
    [place.base],
  );
  return rows.map(({ id }) => Number(BigInt(id) - place.base));
}

function sendGood() {
  return [send(mint(1, 10)), send(mint(2, 10)), send(mint(3, 10))];
}

/** A command with the behaviour given by the test. */
function kindOf(
  name: string,
  parts: Partial<CommandKind<null, string, { readonly ok: false; readonly error: string }>>,
) {
  return {
    name,
    locks: () => [],
    decide: () => ({ ok: true, reply: name }),
    ...parts,
  } satisfies CommandKind<null, string, { readonly ok: false; readonly error: string }>;
}

const plain = { input: null, identity: null };

describe("a batch", () => {
  test("takes what waits, an idle engine starts at once", async () => {
    await send(mint(1, 100));
    await Promise.all(Array.from({ length: 16 }, (_, n) => send(pay(1, n + 2, 6))));
    expect((await listBatches()).map(({ size, attempts }) => [size, attempts])).toEqual([
      [1, 1],
      [16, 1],
    ]);
    expect((await balances())["17"]).toBe("6");
    expect((await balances())["1"]).toBe("4");
  });

  test("takes the mean of the previous size and all that wait, so that sizes converge", async () => {
    // After an idle time all that wait are taken.
    await Promise.all(Array.from({ length: 20 }, (_, n) => send(mint(n + 1, 1))));
    await Promise.all(Array.from({ length: 60 }, (_, n) => send(mint(n + 1, 1))));
    expect((await listBatches()).map(({ size }) => size)).toEqual([20, 40, 20]);
    expect(await balances()).toMatchObject({ chain: "-80", 20: "2", 60: "1" });
  });

  test("never exceeds its maximum, and leaves no command behind", async () => {
    engine = openEngine({ maxBatch: 20 });
    await Promise.all(Array.from({ length: 50 }, (_, n) => send(mint(n + 1, 1))));
    expect((await listBatches()).map(({ size }) => size)).toEqual([20, 20, 10]);
    expect(await balances()).toMatchObject({ chain: "-50", 50: "1" });
  });

  test("of refusals alone writes nothing", async () => {
    const before = await countRows();
    const answers = await Promise.all([send(pay(1, 2, 5)), send(pay(2, 1, 5))]);
    expect(answers.map((answer) => answer.ok)).toEqual([false, false]);
    expect(await listBatches()).toMatchObject([{ size: 2, refused: 2, attempts: 1 }]);
    expect(await countRows()).toEqual(before);
  });

  test("may run in several lanes", async () => {
    engine = openEngine({ lanes: 2, maxBatch: 5 });
    await send(mint(1, 1_000));
    await Promise.all(Array.from({ length: 60 }, (_, n) => send(pay(1, (n % 3) + 2, 1))));
    expect(await balances()).toEqual({ chain: "-1000", 1: "940", 2: "20", 3: "20", 4: "20" });
  });

  test("announces commits that had an effect, and no others", async () => {
    let commits = 0;
    engine = openEngine({ onCommitted: () => (commits += 1) });
    await send(pay(1, 2, 5));
    expect(commits).toBe(0);
    await Promise.all([send(mint(1, 5)), send(mint(2, 5))]);
    expect(commits).toBe(1);
  });
});

describe("a failing command", () => {
  test("that throws while it is decided fails alone", async () => {
    const bad = send({ do: "stumble", from: 1, note: 500 });
    const [, ...outcomes] = await Promise.allSettled([bad, ...sendGood()]);
    expect(outcomes.map(({ status }) => status)).toEqual(Array<string>(3).fill("fulfilled"));
    await expect(bad).rejects.toThrow("stumbled");
    expect(await listBatches()).toMatchObject([{ size: 4, attempts: 1 }]);
    expect(await balances()).toEqual({ chain: "-30", 1: "10", 2: "10", 3: "10" });
  });

  test("whose needs throw fails before it waits", async () => {
    const kind = kindOf("unneedy", {
      locks: () => {
        throw new Error("no idea");
      },
    });
    const outcomes = await Promise.allSettled([engine.submit(kind, plain), ...sendGood()]);
    expect(outcomes).toMatchObject([
      { reason: new Error("no idea") },
      ...Array.from({ length: 3 }, () => ({ value: { ok: true } })),
    ]);
    expect(await listBatches()).toMatchObject([{ size: 3, attempts: 1 }]);
  });

  test("that reads an undeclared row fails alone", async () => {
    const kind = kindOf("nosy", {
      decide(_input, workspace) {
        workspace.read(accountTable, platformAccount("chain", "BTC"));
        return { ok: true, reply: "" };
      },
    });
    const bad = engine.submit(kind, plain);
    expect((await Promise.allSettled([...sendGood(), bad])).map(({ status }) => status)).toEqual([
      ...Array<string>(3).fill("fulfilled"),
      "rejected",
    ]);
    await expect(bad).rejects.toThrow("which it did not ask for");
  });

  test("that the database refuses is found by bisection, and fails alone", async () => {
    const text = "refused by the database";
    const sent = Array.from({ length: 64 }, (_, n) =>
      n === 37 ? send({ do: "jot", note: 501, text, pays: 0 }) : send(mint(n + 1, 1)),
    );
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.flatMap(({ status }, n) => (status === "rejected" ? [n] : []))).toEqual([37]);
    await expect(sent[37]).rejects.toMatchObject({ constraint: "note_history__text" });
    expect(await balances()).toMatchObject({ chain: "-63", 1: "1", 64: "1" });
    expect((await listBatches())[0]?.attempts).toBeLessThan(20);
  });

  test("that cannot be serialised fails alone, and no part of it is written", async () => {
    const kind = kindOf("untold", {
      locks: () => [
        lockRow(accountTable, userAccount(toUserId(place.base + 1n), "spot", place.assets[0])),
        lockRow(accountTable, platformAccount("chain", place.assets[0])),
      ],
      decide(_input, workspace) {
        const lines = [
          { account: platformAccount("chain", place.assets[0]), amount: -7n },
          { account: userAccount(toUserId(place.base + 1n), "spot", place.assets[0]), amount: 7n },
        ];
        workspace.post({ kind: "untold", id: place.base, step: "book" }, lines);
        workspace.tell({ userId: null, topic: "balance", payload: { amount: 7n } });
        return { ok: true, reply: "" };
      },
    });
    const bad = engine.submit(kind, plain);
    const outcomes = await Promise.allSettled([bad, ...sendGood()]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      "rejected",
      ...Array<string>(3).fill("fulfilled"),
    ]);
    expect(await balances()).toEqual({ chain: "-30", 1: "10", 2: "10", 3: "10" });
  });
});

describe("an idempotency key", () => {
  test("repeats the first reply, in the same batch and later", async () => {
    const same = command(mint(1, 10), { key: "again" });
    const submit = () => engine.submit(testKind, submissionOf(place, same));
    const answers = [...(await Promise.all([submit(), submit()])), await submit()];
    expect(answers).toEqual([
      { ok: true, reply: { did: "mint", left: "-10" }, isRepeated: false },
      { ok: true, reply: { did: "mint", left: "-10" }, isRepeated: true },
      { ok: true, reply: { did: "mint", left: "-10" }, isRepeated: true },
    ]);
    expect(await balances()).toEqual({ chain: "-10", 1: "10" });
  });

  test("with another input is refused, and belongs to its owner and kind alone", async () => {
    await send(mint(1, 10), { key: "mine" });
    expect(await send(mint(1, 11), { key: "mine" })).toEqual({
      ok: false,
      error: "idempotencyMismatch",
    });
    expect(await send(mint(1, 11), { key: "mine", owner: 2 })).toMatchObject({ isRepeated: false });
    const identity = { ownerId: toUserId(place.base + 1n), key: "mine", inputHash: hashInput(1) };
    expect(await engine.submit(kindOf("other", {}), { input: null, identity })).toMatchObject({
      isRepeated: false,
    });
  });

  test("of a refused command can be used again", async () => {
    const refused = command(pay(1, 2, 5), { key: "early" });
    const submit = () => engine.submit(testKind, submissionOf(place, refused));
    expect(await submit()).toMatchObject({ error: "insufficientBalance" });
    await send(mint(1, 5));
    expect(await submit()).toMatchObject({ ok: true, isRepeated: false });
  });

  test("is recalled without a batch", async () => {
    const submission = submissionOf(place, command(mint(1, 10), { key: "recalled" }));
    const { identity } = submission;
    if (identity === null) throw new Error("it has a key");
    expect(await engine.recall(testKind, identity)).toBeNull();
    await engine.submit(testKind, submission);
    expect(await engine.recall(testKind, identity)).toEqual({
      ok: true,
      reply: { did: "mint", left: "-10" },
      isRepeated: true,
    });
    const other = { ...identity, inputHash: hashInput("other") };
    expect(await engine.recall(testKind, other)).toMatchObject({ error: "idempotencyMismatch" });
    expect(await listBatches()).toHaveLength(1);
  });

  test.each(["", "x".repeat(201), "a\0b", "\ud800"])("is checked first: %j", async (key) => {
    await expect(send(mint(1, 1), { key })).rejects.toThrow(RangeError);
    expect(await listBatches()).toEqual([]);
  });
});

describe("a consumed code", () => {
  beforeEach(async () => {
    await database.pool.query("insert into token (id) values ($1), ($2)", [
      place.base + 800n,
      place.base + 801n,
    ]);
  });

  test("serves one of many concurrent commands", async () => {
    const sent = Array.from({ length: 16 }, () => send(mint(1, 1), { tokens: [800] }));
    const outcomes = await Promise.all([...sent, send(mint(2, 1))]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
    expect(outcomes[0]).toMatchObject({ ok: true });
    expect(outcomes[15]).toEqual({ ok: false, error: "tokenGone" });
    expect(await balances()).toEqual({ chain: "-2", 1: "1", 2: "1" });
    expect((await listBatches())[0]?.attempts).toBeLessThan(40);
  });

  test("is not consumed by a refused command, nor by one whose other code is gone", async () => {
    await send(pay(1, 2, 5), { tokens: [800] });
    await send(mint(1, 1), { tokens: [801] });
    expect(await send(mint(1, 1), { tokens: [800, 801] })).toMatchObject({ error: "tokenGone" });
    expect(await usedTokens()).toEqual([801]);
  });

  test("is consumed by a command that does nothing else", async () => {
    expect(await send({ do: "nothing" }, { tokens: [800] })).toMatchObject({ ok: true });
    expect(await usedTokens()).toEqual([800]);
  });

  test("is not checked again for a repeated command", async () => {
    const once = command(mint(1, 1), { key: "guarded", tokens: [800] });
    await engine.submit(testKind, submissionOf(place, once));
    expect(await engine.submit(testKind, submissionOf(place, once))).toMatchObject({
      ok: true,
      isRepeated: true,
    });
  });
});
