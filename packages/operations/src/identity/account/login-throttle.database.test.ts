// Tries that are taken back while others run: a block that another try caused stays.
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSimulatedClock } from "@parley/testing/simulated-clock";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLoginThrottle } from "./login-throttle.ts";

const clock = createSimulatedClock();
const vault = createVault("a secret of the tests that is long enough");
let database: TestDatabase;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(() => {
  count += 1;
});

/** One guess at an account that is the test's own, each from an address of its own. */
function guess(host: number) {
  const parts = { pool: database.pool, clock, vault };
  const typed = `account ${count}`;
  const address = `10.${count}.0.${host}`;
  return createLoginThrottle(parts, {
    address,
    userId: null,
    typed,
    knownDeviceToken: null,
    sessionId: null,
  });
}

const many = (length: number, from = 0) =>
  Array.from({ length }, (_, index) => guess(from + index));

test("four concurrent refunds do not lift the block of a fifth attempt that failed", async () => {
  const taken = many(4);
  for (const one of taken) expect(await one.takeTry()).toBeNull();
  expect(await guess(4).takeTry()).toBeNull();
  await Promise.all(taken.map((one) => one.takeBackTry()));
  expect(await guess(5).takeTry()).toBe(60);
});

test("a refunded attempt lifts the block that counting it caused", async () => {
  for (const one of many(4)) await one.takeTry();
  const right = guess(4);
  expect(await right.takeTry()).toBeNull();
  expect(await guess(5).takeTry()).toBe(60);
  await right.takeBackTry();
  const next = guess(6);
  expect(await next.takeTry()).toBeNull();
  await next.takeBackTry();
});

test("an attempt refunded after its own block does not lift a later one", async () => {
  for (const one of many(4)) await one.takeTry();
  const slow = guess(4);
  await slow.takeTry();
  clock.advance(60_000);
  expect(await guess(5).takeTry()).toBeNull();
  await slow.takeBackTry();
  expect(await guess(6).takeTry()).toBe(120);
});

test("attempts refunded in any order leave no trace", async () => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    const taken = many(3);
    for (const one of taken) {
      await one.takeTry();
      clock.advance(1);
    }
    for (const index of order) await taken[index]?.takeBackTry();
    const { rowCount } = await database.pool.query("select from login_failure where key like $1", [
      `address 10.${count}.%`,
    ]);
    expect(rowCount).toBe(0);
  }
});

test("with concurrent refusals and refunds at most five wrong attempts are verified", async () => {
  const outcomes = await Promise.all(
    many(60).map(async (one, index) => {
      if ((await one.takeTry()) !== null) return "blocked";
      if (index % 3 === 0) return "wrong";
      await one.takeBackTry();
      return "taken back";
    }),
  );
  expect(outcomes.filter((outcome) => outcome === "wrong").length).toBeLessThanOrEqual(5);
});
