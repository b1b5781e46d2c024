// The engine under load and without its database: refused commands, lost connections, deferred requests.
import { toUserId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import { platformAccount } from "@parley/domain/ledger/account";
import { systemClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashInput } from "./idempotency/input-hash.ts";
import { write, type CommandKind } from "./command.ts";
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
import { createPacing, PLAIN_PACING } from "./pacing.ts";
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

const sendSeveral = () => Array.from({ length: 8 }, () => send(pay(1, 2, 1)));

const oks = async (sent: ReturnType<typeof sendSeveral>) =>
  (await Promise.all(sent)).map(({ ok }) => ok);

const defer = () => new Promise<void>((resolve) => engine.defer(resolve));

/** Longer than any test waits. */
const NEVER_MS = 600_000;

/** The batch has begun by then. */
const begun = () => new Promise<void>((resolve) => process.nextTick(resolve));

const SENT_AWAY = { ok: false, error: "unavailable", retryAfterSeconds: 1 };
const plain = { input: null, identity: null };

describe("overload", () => {
  test("commands beyond the queue's limit are refused, the others run", async () => {
    engine = openEngine({ maxWaiting: 3, maxBatch: 2 });
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => send(mint(1, 1))));
    expect(outcomes.slice(3)).toEqual([SENT_AWAY, SENT_AWAY]);
    expect(await balances()).toEqual({ chain: "-3", 1: "3" });
  });

  test("a command that has waited too long is refused without an attempt", async () => {
    engine = openEngine({ maxWaitMs: -1 });
    expect(await send(mint(1, 1))).toMatchObject({ error: "unavailable" });
    expect(await listBatches()).toMatchObject([{ size: 1, unavailable: 1, attempts: 0 }]);
  });

  test("a stopping engine finishes its commands and accepts no more", async () => {
    const sent = Array.from({ length: 300 }, () => send(mint(1, 1)));
    const stopped = engine.stop();
    expect(await send(mint(1, 1))).toMatchObject({ error: "unavailable" });
    await stopped;
    expect((await Promise.all(sent)).every(({ ok }) => ok)).toBe(true);
    expect(engine.waiting).toBe(0);
    expect(await balances()).toEqual({ chain: "-300", 1: "300" });
  });
});

describe("a lost database connection", () => {
  test("during a batch: the outcome is unknown, and the next batch uses a new connection", async () => {
    const kind = kindOf("last words", {
      locks: () => [lockRow(accountTable, platformAccount("chain", place.assets[0]))],
    });
    const cutConnections = write(() =>
      database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where pid <> pg_backend_pid() and state = 'idle in transaction'
           and datname = current_database()`,
      ),
    );
    const cut = engine.submit(kind, { ...plain, effects: [cutConnections] });
    expect(await Promise.all([cut, send(mint(1, 5))])).toEqual([SENT_AWAY, SENT_AWAY]);
    expect(await send(mint(1, 5))).toMatchObject({ ok: true });
    expect(await listBatches()).toMatchObject([
      { size: 2, unavailable: 2, attempts: 1 },
      { size: 1, unavailable: 0, attempts: 1 },
    ]);
    expect(await balances()).toEqual({ chain: "-5", 1: "5" });
  });

  test("permanently: callers are refused, and nothing throws", async () => {
    const nowhere = openEnginePool("postgres://nobody:nothing@127.0.0.1:1/nowhere");
    engine = openEngine({ pool: nowhere });
    expect(await send(mint(1, 5))).toMatchObject({ error: "unavailable" });
    const identity = { ownerId: toUserId(1n), key: "nowhere", inputHash: hashInput(1) };
    expect(await engine.recall(testKind, identity)).toMatchObject({ error: "unavailable" });
    await nowhere.end();
  });
});

/** The state of a batch, blocked by the given lock of another connection, when a deferred request runs. */
async function deferWhile(lock: string): Promise<unknown> {
  await send(mint(1, 8));
  const other = await database.pool.connect();
  let held: ReturnType<typeof sendSeveral> = [];
  try {
    await other.query("begin");
    await other.query(lock);
    held = sendSeveral();
    await begun();
    await defer();
    return await Promise.race([...held, Promise.resolve("still held")]);
  } finally {
    await other.query("rollback");
    other.release();
    expect(await oks(held)).toEqual(Array(8).fill(true));
  }
}

describe("a deferred request", () => {
  test("waits until the batch was sent, and no longer", async () => {
    engine = openEngine({ pacing: createPacing({ maxDeferMs: NEVER_MS }) });
    expect(await deferWhile("lock table transfer in share mode")).toBe("still held");
  });

  test("waits until the batch is refused, when there is nothing to send", async () => {
    engine = openEngine({ pacing: createPacing({ maxDeferMs: NEVER_MS }) });
    const refused = sendSeveral();
    await begun();
    let isGoing = false;
    engine.defer(() => (isGoing = true));
    expect(isGoing).toBe(false);
    await defer();
    expect(isGoing).toBe(true);
    expect(await oks(refused)).toEqual(Array(8).fill(false));
  });

  test("does not wait while the batch is blocked on a lock", async () => {
    expect(await deferWhile("select from ledger_account for update")).toBe("still held");
  });

  test("runs at once, and the same commands succeed, when pacing is switched off", async () => {
    engine = openEngine({ pacing: PLAIN_PACING });
    await send(mint(1, 8));
    const batch = sendSeveral();
    await begun();
    let isGoing = false;
    engine.defer(() => (isGoing = true));
    expect(isGoing).toBe(true);
    expect(await oks(batch)).toEqual(Array(8).fill(true));
  });

  test("runs at once when there is no batch, or a small one", async () => {
    await send(mint(1, 1));
    const alone = send(pay(1, 2, 1));
    await begun();
    let isGoing = false;
    engine.defer(() => (isGoing = true));
    expect(isGoing).toBe(true);
    expect(await alone).toMatchObject({ ok: true });
  });
});
