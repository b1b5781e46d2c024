// Two servers on one database: two engines keep the same invariants as one.
import { toUserId } from "@parley/domain/ids";
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { systemClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  testKind,
  insertWorld,
  makeTestTables,
  openEnginePool,
  submissionOf,
  type Place,
} from "./engine-world.fixture.ts";
import { createEngine } from "./engine.ts";

const FIXTURE = fileURLToPath(new URL("two-engines.fixture.ts", import.meta.url));
const COMMANDS = 600;
const PEOPLE = 40;
const seed = Date.now() % 1_000_000;
const place: Place = { base: 1_000n, assets: ["AAA", "BBB"] };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeTestTables(database.pool);
  const people = Array.from({ length: PEOPLE }, (_, n) => toUserId(place.base + BigInt(n + 1)));
  await insertWorld(database.pool, people, place.assets);
  await fund();
});

afterAll(() => database.drop());

/** The first user has plenty, some of the others have some, and many have no ledger account yet. */
async function fund(): Promise<void> {
  const pool = openEnginePool(database.url);
  const ids = createIdSource({ clock: systemClock, node: 9 });
  const engine = createEngine({ pool, clock: systemClock, ids });
  for (let n = 0; n < 20; n += 1) {
    const ask = { do: "mint", to: (n >> 1) + 1, asset: n % 2, amount: n < 2 ? 3_000 : 50 } as const;
    await engine.submit(testKind, submissionOf(place, { n, ask, key: null, owner: 1, tokens: [] }));
  }
  await engine.stop();
  await pool.end();
}

interface Told {
  readonly key: string;
  readonly answer: {
    readonly ok: boolean;
    readonly isRepeated?: boolean;
    readonly error?: string;
    readonly reply?: unknown;
  };
}

async function runServer(node: number): Promise<Map<string, Told["answer"]>> {
  const given = [database.url, String(node), String(seed), String(COMMANDS)];
  const { stdout } = await promisify(execFile)(process.execPath, [FIXTURE, ...given], {
    maxBuffer: 64 * 1_024 * 1_024,
  });
  const lines = stdout.split("\n").filter((line) => line !== "");
  return new Map(
    lines.map((line) => {
      const { key, answer }: Told = JSON.parse(line);
      return [key, answer];
    }),
  );
}

async function count(text: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(`select count(*) ${text}`);
  return Number(rows[0]?.count);
}

test(`two engines keep the invariants of one, seed ${seed}`, { timeout: 60_000 }, async () => {
  const [one, other] = await Promise.all([runServer(1), runServer(2)]);
  expect([one.size, other.size]).toEqual([COMMANDS, COMMANDS]);
  let taken = 0;
  for (const [key, answer] of one) {
    const twin = other.get(key);
    // A refusal may precede the money, and leaves the key free for the other.
    const answers = [answer, twin];
    const done = answers.filter((each) => each?.ok);
    expect(answers.filter((each) => each !== undefined && !each.ok && !isRule(each.error))).toEqual(
      [],
    );
    if (done.length > 0) taken += 1;
    // Both get the same reply, and it was executed once.
    expect(done.filter((each) => each?.isRepeated === false)).toHaveLength(
      Math.min(1, done.length),
    );
    expect(new Set(done.map((each) => JSON.stringify(each?.reply))).size).toBeLessThan(2);
  }
  expect(taken).toBeGreaterThan(COMMANDS / 10);
  expect(await count("from command_receipt")).toBe(taken);
  expect(await count("from transfer where cause_id > 10000")).toBe(taken);
  await checkLedger();
});

/** A payment to oneself is a bug and reported as one. */
function isRule(error: string | undefined): boolean {
  return error === "insufficientBalance" || error?.startsWith("RangeError") === true;
}

async function checkLedger(): Promise<void> {
  const wrong = `from ledger_account account left join (
      select account_id, sum(amount) as balance, count(*) as lines, max(sequence) as last,
        min(balance_after) as least
      from posting group by account_id
    ) booked on booked.account_id = account.id
    where account.balance <> coalesce(booked.balance, 0)
      or account.sequence <> coalesce(booked.lines, 0)
      or account.sequence <> coalesce(booked.last, 0)
      or (booked.least < 0 and account.kind <> 'chain')`;
  expect(await count(wrong)).toBe(0);
  const { rows } = await database.pool.query(
    `select (select sum(balance) from ledger_account)::text as total,
       (select deadlocks from pg_stat_database where datname = current_database())::text
         as deadlocks`,
  );
  expect(rows).toEqual([{ total: "0", deadlocks: "0" }]);
}
