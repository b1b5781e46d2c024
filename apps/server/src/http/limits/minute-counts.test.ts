import { createMovableClock } from "@parley/platform/clock";
import { expect, test } from "vitest";
import { createCountExchange, type ExchangeParts } from "./minute-counts.ts";

const MINUTE_MS = 60_000;

/** Servers with one database. */
function stage() {
  const clock = createMovableClock({ now: () => 0 });
  const sums = new Map<string, { minute: number; calls: number }>();
  const statements: string[][] = [];
  let isBroken = false;
  const count: ExchangeParts["count"] = (used, minute) => {
    if (isBroken) return Promise.reject(new Error("the database is away"));
    statements.push(used.map(({ key, calls }) => `${key}: ${calls}`));
    for (const { key, calls } of used) {
      const before = sums.get(key);
      const sum = before?.minute === minute.getTime() ? before.calls : 0;
      sums.set(key, { minute: minute.getTime(), calls: sum + calls });
    }
    return Promise.resolve(used.map(({ key }) => ({ key, calls: sums.get(key)?.calls ?? 0 })));
  };
  const startServer = (tellFrom = 10) => {
    const server = createCountExchange({ clock, count });
    const counts = server.open({ kind: "reads", tellFrom });
    return { ...counts, exchange: () => server.exchange() };
  };
  const breakDown = (isDown: boolean) => {
    isBroken = isDown;
  };
  return { clock, statements, startServer, breakDown };
}

test("what a caller uses on one server counts on the others", async () => {
  const { startServer, statements } = stage();
  const [one, other] = [startServer(), startServer()];
  expect([one.add("ada", 30), other.add("ada", 20)]).toEqual([30, 20]);
  await one.exchange();
  await other.exchange();
  expect([one.usedBy("ada"), other.usedBy("ada")]).toEqual([30, 50]);
  one.add("ada", 1);
  await one.exchange();
  expect([one.usedBy("ada"), other.usedBy("ada")]).toEqual([51, 50]);
  expect(statements).toEqual([["reads ada: 30"], ["reads ada: 20"], ["reads ada: 1"]]);
});

test("callers that use little are not written down, nor is anything without news", async () => {
  const { startServer, statements } = stage();
  const one = startServer();
  one.add("modest", 9);
  one.add("greedy", 10);
  await one.exchange();
  await one.exchange();
  expect(statements).toEqual([["reads greedy: 10"]]);
});

test("what is used while the statement runs is told with the next", async () => {
  const { startServer, statements } = stage();
  const [one, other] = [startServer(), startServer()];
  one.add("ada", 10);
  const running = one.exchange();
  one.add("ada", 5);
  await running;
  expect(one.usedBy("ada")).toBe(15);
  await one.exchange();
  other.add("ada", 10);
  await other.exchange();
  expect(other.usedBy("ada")).toBe(25);
  expect(statements).toEqual([["reads ada: 10"], ["reads ada: 5"], ["reads ada: 10"]]);
});

test("counts begin anew with the minute, and none of the last one is told", async () => {
  const { clock, startServer, statements } = stage();
  const [one, other] = [startServer(), startServer()];
  one.add("ada", 30);
  await one.exchange();
  one.add("ada", 30);
  clock.advance(MINUTE_MS);
  expect(one.usedBy("ada")).toBe(0);
  await one.exchange();
  expect(statements).toHaveLength(1);
  other.add("ada", 10);
  await other.exchange();
  expect(other.usedBy("ada")).toBe(10);
});

test("while the database is away each server counts for itself, and later tells all", async () => {
  const { startServer, breakDown } = stage();
  const [one, other] = [startServer(), startServer()];
  breakDown(true);
  one.add("ada", 30);
  await expect(one.exchange()).rejects.toThrow("away");
  expect(one.add("ada", 1)).toBe(31);
  breakDown(false);
  await one.exchange();
  other.add("ada", 10);
  await other.exchange();
  expect(other.usedBy("ada")).toBe(41);
});

test("many callers are told in portions, and are pushed out when there are too many", async () => {
  const { startServer, statements } = stage();
  const one = startServer();
  for (let turn = 0; turn < 30_000; turn += 1) one.add(`caller ${turn}`, 10);
  await one.exchange();
  expect(statements[0]).toHaveLength(2_000);
  expect(one.usedBy("caller 0")).toBe(0);
  expect(one.usedBy("caller 29999")).toBe(10);
});
