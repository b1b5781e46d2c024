import { createMovableClock, type MovableClock } from "@parley/platform/clock";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCallLimit, type CallLimit } from "./call-limit.ts";

const START = Date.UTC(2026, 2, 1, 12, 0, 10);

let database: TestDatabase;
let clock: MovableClock;
let limit: CallLimit;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

beforeEach(async () => {
  clock = createMovableClock({ now: () => START });
  limit = createCallLimit({ pool: database.pool, clock });
  await database.pool.query("truncate call_count");
});

const threeFor = (...names: string[]) => names.map((name) => ({ name, perMinute: 3 }));
const take = (...names: string[]) => limit.take({ kind: "login", counted: threeFor(...names) });

test("calls up to the limit pass, then one waits for the next minute", async () => {
  expect([await take("a"), await take("a"), await take("a")]).toEqual([null, null, null]);
  expect(await take("a")).toBe(50);
  clock.advance(49_000);
  expect(await take("a")).toBe(1);
  clock.advance(1_000);
  expect(await take("a")).toBeNull();
});

test("each key is counted alone, and a call counts for all its keys", async () => {
  await take("account", "address");
  await take("account", "elsewhere");
  await take("account", "address");
  expect(await take("address")).toBeNull();
  expect(await take("account", "fresh")).not.toBeNull();
});

test("each key of a call has a limit of its own", async () => {
  const wide = { name: "address", perMinute: 5 };
  const call = (name: string) => limit.take({ kind: "login", counted: [...threeFor(name), wide] });
  for (let calls = 0; calls < 3; calls += 1) expect(await call("a")).toBeNull();
  expect(await call("a")).not.toBeNull();
  expect(await call("b")).toBeNull();
  expect(await call("b")).not.toBeNull();
});

test("another kind of call has another limit", async () => {
  for (let calls = 0; calls < 3; calls += 1) await take("a");
  const other = { kind: "register", counted: threeFor("a") };
  expect(await limit.take(other)).toBeNull();
});

test("of concurrent calls the first ones pass", async () => {
  await take("a");
  const answers = await Promise.all(Array.from({ length: 4 }, () => take("a")));
  expect(answers.map((answer) => answer === null)).toEqual([true, true, false, false]);
});

test("calls on two servers count together", async () => {
  const other = createCallLimit({ pool: database.pool, clock });
  const call = { kind: "login", counted: threeFor("a") };
  await Promise.all([take("a"), other.take(call), take("a")]);
  expect(await other.take(call)).not.toBeNull();
});

test("concurrent calls are all counted", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => take("a", "b")));
  expect(answers.filter((answer) => answer === null)).toHaveLength(3);
});
