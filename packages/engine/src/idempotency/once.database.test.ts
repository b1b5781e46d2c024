import type { PoolClient } from "@parley/database/pool";
import { createMovableClock } from "@parley/platform/clock";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { once, type OnceParts } from "./once.ts";
import { inRefusableTransaction } from "@parley/database/refusal";

let database: TestDatabase;
let parts: OnceParts;
let runs = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  parts = {
    pool: database.pool,
    vault: createVault("a secret for the tests of once, long enough"),
    clock: createMovableClock({ now: () => Date.UTC(2026, 2, 1) }),
  };
});

afterAll(async () => {
  await database.drop();
});

beforeEach(async () => {
  runs = 0;
  await database.pool.query("truncate request_reply");
});

const REQUEST = {
  scope: "user:1",
  endpoint: "doThing",
  key: "key-of-the-call" as string | null,
  input: { amount: "1", to: { b: 1, a: 2 } } as unknown,
};

interface Reply {
  readonly token: string;
}

/** A write that counts how often it was executed. */
const act = (request = REQUEST) =>
  once<Reply, { readonly ok: false; readonly error: "nope" }>(parts, request, (commit) =>
    commit(async () => {
      runs += 1;
      return { token: `token-${runs}` };
    }),
  );

describe("a write with a key", () => {
  test("is executed once, and repeats its first reply", async () => {
    const first = await act();
    expect(await act()).toEqual(first);
    expect(first).toEqual({ ok: true, reply: { token: "token-1" } });
    expect(runs).toBe(1);
  });

  test("is the same in any order of its fields", async () => {
    await act();
    const input = { to: { a: 2, b: 1 }, amount: "1" };
    expect(await act({ ...REQUEST, input })).toMatchObject({ ok: true });
    expect(runs).toBe(1);
  });

  test.each([
    [{ amount: "2", to: { b: 1, a: 2 } }],
    [{ amount: "1" }],
    [{ amount: "1", to: { b: 1, a: 2 }, more: null }],
    [["amount"]],
    [null],
  ])("with other input %j is refused", async (input) => {
    await act();
    const mismatch = { ok: false, error: "idempotencyMismatch" };
    expect(await act({ ...REQUEST, input })).toEqual(mismatch);
    expect(runs).toBe(1);
  });

  test("belongs to its user, call and key", async () => {
    await act();
    await act({ ...REQUEST, scope: "user:2" });
    await act({ ...REQUEST, endpoint: "doOther" });
    await act({ ...REQUEST, key: "another-key" });
    expect(runs).toBe(4);
  });

  test("is executed once when sent many times concurrently", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => act()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { rows } = await database.pool.query("select count(*)::int as count from request_reply");
    expect(rows).toEqual([{ count: 1 }]);
  });

  test("may be retried after a refusal", async () => {
    const refused = await once<Reply, { readonly ok: false; readonly error: "nope" }>(
      parts,
      REQUEST,
      async () => ({ ok: false, error: "nope" }),
    );
    expect(refused).toEqual({ ok: false, error: "nope" });
    expect(await act()).toMatchObject({ ok: true });
  });

  test("leaves nothing behind after a failure", async () => {
    const failing = once<Reply, never>(parts, REQUEST, (commit) =>
      commit(async (tx) => {
        // The database looks at it when the transaction ends, after the reply was stored.
        await tx.query("create temp table late (id int unique deferrable initially deferred)");
        await tx.query("insert into late values (1), (1)");
        return { token: "never" };
      }),
    );
    await expect(failing).rejects.toThrow("late_id_key");
    expect(await act()).toEqual({ ok: true, reply: { token: "token-1" } });
  });

  test("stores neither input nor reply in readable form", async () => {
    await act({ ...REQUEST, input: { password: "a sentence nobody guesses" } });
    const { rows } = await database.pool.query("select * from request_reply");
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain("token-1");
    expect(stored).not.toContain("a sentence");
  });
});

test("is executed each time without a key", async () => {
  await act({ ...REQUEST, key: null });
  await act({ ...REQUEST, key: null });
  expect(runs).toBe(2);
});

const countRows = async () => (await database.pool.query("select from login_failure")).rowCount;
const insert = (tx: PoolClient) =>
  tx.query("insert into login_failure values ('key', 1, now(), null)");

describe("a transaction that is refused from inside", () => {
  test("returns the refusal and rolls back the rest", async () => {
    const result = await inRefusableTransaction(
      database.pool,
      async (tx, refuse: (refused: { readonly ok: false }) => never) => {
        await insert(tx);
        return refuse({ ok: false });
      },
    );
    expect(result).toEqual({ ok: false });
    expect(await countRows()).toBe(0);
  });

  test("handles only its own refusals", async () => {
    const inner = () =>
      inRefusableTransaction(database.pool, async (_tx, refuse: (refused: "inner") => never) =>
        refuse("inner"),
      );
    const outer = inRefusableTransaction(
      database.pool,
      async (_tx, refuse: (refused: "outer") => never) =>
        (await inner()) === "inner" ? refuse("outer") : "passed",
    );
    expect(await outer).toBe("outer");
    const failing = inRefusableTransaction(database.pool, () => Promise.reject(new Error("bug")));
    await expect(failing).rejects.toThrow("bug");
  });
});
