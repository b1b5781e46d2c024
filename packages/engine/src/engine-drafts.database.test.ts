import { toUserId } from "@parley/domain/ids";
import type { Pool } from "@parley/database/pool";
import { systemClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { eventually } from "@parley/testing/eventually";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hashInput } from "./idempotency/input-hash.ts";
import type { CommandKind } from "./command.ts";
import { makeTestTables, noteTable, openEnginePool, type Note } from "./engine-world.fixture.ts";
import { createEngine, type Engine } from "./engine.ts";
import { newRow } from "./table.ts";

interface Jotting {
  readonly id: bigint;
  readonly text: string;
}

type Refusal = { readonly ok: false; readonly error: "empty" };

/** A note that does not exist yet. */
const jotKind: CommandKind<Jotting, { readonly id: string }, Refusal, Note> = {
  name: "jot",
  locks: ({ id }) => [newRow(noteTable, id)],
  decide({ id, text }, workspace) {
    if (text === "") return { ok: false, error: "empty" };
    const note = { id, text, version: 1 };
    workspace.write(noteTable, note);
    return { ok: true, reply: { id: String(id) }, made: note };
  },
};

let database: TestDatabase;
let pool: Pool;
let engine: Engine;
let last = 0n;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeTestTables(database.pool);
  pool = openEnginePool(database.url);
  const ids = createIdSource({ clock: systemClock, node: 1 });
  engine = createEngine({ pool, clock: systemClock, ids });
});

afterAll(async () => {
  await engine.stop();
  await pool.end();
  await database.drop();
});

function nextId(): bigint {
  last += 1n;
  return last;
}

function jot(input: Jotting, draft: (made: Note) => Promise<string>, key: string | null = null) {
  const identity = key === null ? null : { ownerId: toUserId(1n), key, inputHash: hashInput(key) };
  return engine.submit(jotKind, { input, identity, draft });
}

function createDraft() {
  return vi.fn<(made: Note) => Promise<string>>(async ({ text }) => `drafted: ${text}`);
}

test("a reply is prepared while the database writes, and returned after the commit", async () => {
  const id = nextId();
  const draft = createDraft();
  const heard = vi.fn<() => void>();
  // Another writer of the same row has to wait for the end of this one.
  const other = await database.pool.connect();
  await other.query("begin");
  await other.query("insert into note values ($1, 'in the way', 1)", [id]);
  const submitted = jot({ id, text: "first" }, draft);
  void submitted.finally(heard);
  await eventually(() => expect(draft).toHaveBeenCalled());
  expect(heard).not.toHaveBeenCalled();
  await other.query("rollback");
  other.release();
  const outcome = await submitted;
  expect(outcome).toMatchObject({ ok: true, reply: { id: String(id) } });
  expect("drafted" in outcome && (await outcome.drafted)).toBe("drafted: first");
  expect(draft).toHaveBeenCalledExactlyOnceWith({ id, text: "first", version: 1 });
});

test("a batch that cannot be written prepares its replies again, and returns only committed ones", async () => {
  const taken = nextId();
  await database.pool.query("insert into note values ($1, 'there before', 1)", [taken]);
  const drafts: string[] = [];
  const draft = async ({ text }: Note) => {
    drafts.push(text);
    return `${text}, draft ${drafts.filter((one) => one === text).length}`;
  };
  const [good, bad] = await Promise.allSettled([
    jot({ id: nextId(), text: "good" }, draft),
    jot({ id: taken, text: "bad" }, draft),
  ]);
  expect(bad.status).toBe("rejected");
  const outcome = good.status === "fulfilled" ? good.value : good.reason;
  const times = drafts.filter((one) => one === "good").length;
  expect(times).toBeGreaterThan(1);
  expect(await outcome.drafted).toBe(`good, draft ${times}`);
});

test("no reply is prepared for a command that is refused or repeated", async () => {
  const draft = createDraft();
  expect(await jot({ id: nextId(), text: "" }, draft)).toEqual({ ok: false, error: "empty" });
  const input = { id: nextId(), text: "once" };
  await jot(input, draft, "the key");
  const again = await jot(input, draft, "the key");
  expect(again).toMatchObject({ ok: true, isRepeated: true });
  expect(again).not.toHaveProperty("drafted");
  expect(draft).toHaveBeenCalledTimes(1);
});

test("a failed preparation of a reply, at once or later, does not affect the command", async () => {
  const [atOnce, later] = [nextId(), nextId()];
  const outcomes = await Promise.all([
    jot({ id: atOnce, text: "at once" }, () => {
      throw new Error("no words");
    }),
    jot({ id: later, text: "later" }, async () => Promise.reject(new Error("no words"))),
  ]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ ok: true });
    await expect("drafted" in outcome ? outcome.drafted : null).rejects.toThrow("no words");
  }
  const { rows } = await database.pool.query(
    "select text from note where id = any($1::bigint[]) order by id",
    [[atOnce, later]],
  );
  expect(rows).toEqual([{ text: "at once" }, { text: "later" }]);
});
