import { expect, test } from "vitest";
import { createGathered } from "./gathered.ts";

function counting(answer: (keys: readonly number[]) => Promise<ReadonlyMap<string, string>>) {
  const loads: (readonly number[])[] = [];
  const find = createGathered<number, string>({
    nameOf: String,
    maxKeys: 3,
    load(keys) {
      loads.push(keys);
      return answer(keys);
    },
  });
  return { find, loads };
}

const double = (keys: readonly number[]) =>
  Promise.resolve(new Map(keys.filter((key) => key > 0).map((key) => [`${key}`, `${2 * key}`])));

test("concurrent lookups are one statement, and each caller gets its own result", async () => {
  const { find, loads } = counting(double);
  const answers = await Promise.all([find(1), find(2), find(1), find(0)]);
  expect(answers).toEqual(["2", "4", "2", null]);
  expect(loads).toEqual([[1, 2, 0]]);
});

test("lookups during a running one form the next statement, and are read anew", async () => {
  const gates: (() => void)[] = [];
  const { find, loads } = counting(async (keys) => {
    await new Promise<void>((resolve) => gates.push(resolve));
    return double(keys);
  });
  const first = find(1);
  await new Promise((resolve) => setImmediate(resolve));
  const later = [find(1), find(5)];
  gates[0]?.();
  expect(await first).toBe("2");
  await new Promise((resolve) => setImmediate(resolve));
  gates[1]?.();
  expect(await Promise.all(later)).toEqual(["2", "10"]);
  expect(loads).toEqual([[1], [1, 5]]);
});

test("more than go at once are answered all the same", async () => {
  const { find, loads } = counting(double);
  const keys = [1, 2, 3, 4, 5, 6, 7];
  expect(await Promise.all(keys.map(find))).toEqual(keys.map((key) => String(2 * key)));
  expect(loads.map(({ length }) => length)).toEqual([3, 3, 1]);
});

test("a failed lookup fails its callers, and no later ones", async () => {
  let isBroken = true;
  const { find } = counting((keys) =>
    isBroken ? Promise.reject(new Error("away")) : double(keys),
  );
  const outcomes = await Promise.allSettled([find(1), find(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isBroken = false;
  expect(await find(1)).toBe("2");
});
