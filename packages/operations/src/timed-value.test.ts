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
