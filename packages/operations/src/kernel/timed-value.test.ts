import { setImmediate as settled } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTimedValue } from "./timed-value.ts";

function createStage() {
  let now = 1_000;
  let loads = 0;
  let isBroken = false;
  const value = createTimedValue({
    maxAgeMs: 100,
    clock: { now: () => now },
    load: () => {
      loads += 1;
      return isBroken ? Promise.reject(new Error("down")) : Promise.resolve(loads);
    },
  });
  return {
    value,
    setNow: (to: number) => (now = to),
    setBroken: (to: boolean) => (isBroken = to),
  };
}

test("is loaded once until its age is reached", async () => {
  const { value, setNow } = createStage();
  expect(await Promise.all([value.read(), value.read()])).toEqual([1, 1]);
  setNow(1_099);
  expect(await value.read()).toBe(1);
  setNow(1_100);
  expect(await value.read()).toBe(2);
});

test("is loaded again when the clock was set back", async () => {
  const { value, setNow } = createStage();
  await value.read();
  setNow(0);
  expect(await value.read()).toBe(2);
});

test("a failure is not kept", async () => {
  const { value, setBroken } = createStage();
  setBroken(true);
  await expect(value.read()).rejects.toThrow("down");
  setBroken(false);
  expect(await value.read()).toBe(2);
});

test("an equal value keeps its identity", async () => {
  let now = 0;
  const loaded = [{ name: "a" }, { name: "a" }, { name: "b" }];
  const value = createTimedValue({
    maxAgeMs: 1,
    clock: { now: () => now },
    load: () => Promise.resolve(loaded[now] ?? { name: "c" }),
    isSame: (before, after) => before.name === after.name,
  });
  const first = await value.read();
  now = 1;
  expect(await value.read()).toBe(first);
  now = 2;
  expect(await value.read()).toEqual({ name: "b" });
});

function createPatientStage() {
  let now = 0;
  const loads: PromiseWithResolvers<string>[] = [];
  const value = createTimedValue({
    maxAgeMs: 100,
    graceMs: 50,
    clock: { now: () => now },
    load: () => {
      const loading = Promise.withResolvers<string>();
      loads.push(loading);
      return loading.promise;
    },
    isSame: (before, after) => before === after,
  });
  return { value, loads, setNow: (to: number) => (now = to) };
}

test("while a new value is loaded the old one is returned, for a while", async () => {
  const { value, loads, setNow } = createPatientStage();
  const first = value.read();
  loads[0]?.resolve("a");
  expect(await first).toBe("a");
  setNow(149);
  expect(await Promise.all([value.read(), value.read()])).toEqual(["a", "a"]);
  expect(loads).toHaveLength(2);
  loads[1]?.resolve("b");
  await settled();
  expect(await value.read()).toBe("b");
  setNow(148 + 151);
  const waiting = value.read();
  expect(loads).toHaveLength(3);
  loads[2]?.resolve("c");
  expect(await waiting).toBe("c");
});

test("callers that would have waited too long get the failure, others do not", async () => {
  const { value, loads, setNow } = createPatientStage();
  const first = value.read();
  loads[0]?.resolve("a");
  await first;
  setNow(120);
  expect(await value.read()).toBe("a");
  loads[1]?.reject(new Error("down"));
  await settled();
  expect(await value.read()).toBe("a");
  expect(loads).toHaveLength(3);
  setNow(150);
  const waiting = value.read();
  loads[2]?.reject(new Error("still down"));
  loads[3]?.reject(new Error("down for good"));
  await expect(waiting).rejects.toThrow("down for good");
});

test("an equal value keeps its promise", async () => {
  const { value, loads, setNow } = createPatientStage();
  const first = value.read();
  loads[0]?.resolve("a");
  await first;
  const known = value.read();
  setNow(120);
  expect(value.read()).toBe(known);
  loads[1]?.resolve("a");
  await settled();
  expect(value.read()).toBe(known);
  setNow(320);
  const waiting = value.read();
  loads[2]?.resolve("a");
  expect(await waiting).toBe("a");
  expect(value.read()).toBe(waiting);
  setNow(440);
  expect(value.read()).toBe(waiting);
  loads[3]?.resolve("b");
  await settled();
  expect(await value.read()).toBe("b");
});
