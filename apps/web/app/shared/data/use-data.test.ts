import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Loaded } from "./loaded.ts";
import { renderHook, type RenderedHook } from "../../shell/page/render-hook.fixture.ts";
import { useData, useFirstAnswer, type Reading } from "./use-data.ts";

let hook: RenderedHook<Reading<string>, string>;
let price: number;
let asked: string[];

const answerTo = (key: string): Loaded<string> => ({ ok: true, data: `${key} ${price}` });

beforeEach(async () => {
  vi.useFakeTimers();
  [price, asked] = [1, []];
  hook = await renderHook<Reading<string>, string>(
    (key) =>
      useData({
        key,
        first: useFirstAnswer(key, answerTo(key)),
        read: async () => {
          asked.push(key);
          return answerTo(key);
        },
      }),
    "USDT",
  );
});

afterEach(async () => {
  await hook.unmount();
  vi.useRealTimers();
});

const ask = async (key: string) => {
  await hook.rerender(key);
  await hook.act(() => vi.advanceTimersByTimeAsync(0));
};

test("what the page came with is shown without another request", async () => {
  await hook.act(() => vi.advanceTimersByTimeAsync(0));
  expect(hook.result().data).toBe("USDT 1");
  expect(asked).toEqual([]);
});

test("who returns to the first question gets a new answer", async () => {
  await ask("BTC");
  price = 2;
  await hook.rerender("USDT");
  expect(hook.result()).toMatchObject({ data: null, isReading: true });
  await hook.act(() => vi.advanceTimersByTimeAsync(0));
  expect(hook.result().data).toBe("USDT 2");
  expect(asked).toEqual(["BTC", "USDT"]);
});
