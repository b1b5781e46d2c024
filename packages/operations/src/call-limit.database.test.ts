import { createMovableClock, type MovableClock } from "@parley/platform/clock";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { takeCall } from "./call-limit.ts";

const START = Date.UTC(2026, 2, 1, 12, 0, 10);

let database: TestDatabase;
let clock: MovableClock;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

beforeEach(async () => {
  clock = createMovableClock({ now: () => START });
  await database.pool.query("truncate call_count");
});

const take = (...counted: string[]) =>
  takeCall({ pool: database.pool, clock }, { kind: "login", counted, perMinute: 3 });

test("as many as the limit pass, then one waits for the next minute", async () => {
  expect([await take("a"), await take("a"), await take("a")]).toEqual([null, null, null]);
  expect(await take("a")).toBe(50);
  clock.advance(49_000);
  expect(await take("a")).toBe(1);
  clock.advance(1_000);
  expect(await take("a")).toBeNull();
});

test("everybody is counted alone, and a call counts for all it names", async () => {
  await take("account", "address");
  await take("account", "elsewhere");
  await take("account", "address");
  expect(await take("address")).toBeNull();
  expect(await take("account", "fresh")).not.toBeNull();
});

test("another kind of call is another limit", async () => {
  for (let calls = 0; calls < 3; calls += 1) await take("a");
  const other = { kind: "register", counted: ["a"], perMinute: 3 };
  expect(await takeCall({ pool: database.pool, clock }, other)).toBeNull();
});

test("calls at the same moment are all counted", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => take("a", "b")));
  expect(answers.filter((answer) => answer === null)).toHaveLength(3);
});
