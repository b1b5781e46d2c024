import { expect, test, vi } from "vitest";
import { createToastQueue, TOAST_DURATION_MS, TOAST_LIMIT } from "./toast-queue.ts";

function texts(queue: ReturnType<typeof createToastQueue>): string[] {
  return queue.entries().map((entry) => entry.text);
}

test("a toast lasts 3000 ms", () => {
  expect(TOAST_DURATION_MS).toBe(3000);
});

test("toasts are shown in the order of arrival", () => {
  const queue = createToastQueue();
  queue.add({ text: "one" });
  queue.add({ text: "two", tone: "danger" });
  expect(texts(queue)).toEqual(["one", "two"]);
  expect(queue.entries()[1]).toMatchObject({ tone: "danger", count: 1 });
});

test("beyond the limit the oldest toast is removed", () => {
  const queue = createToastQueue();
  for (let number = 0; number <= TOAST_LIMIT; number += 1) queue.add({ text: `${number}` });
  expect(texts(queue)).toEqual(["1", "2", "3"]);
});

test("the same toast is not stacked but restarted", () => {
  const queue = createToastQueue();
  const first = queue.add({ text: "Network Error", tone: "danger" });
  const again = queue.add({ text: "Network Error", tone: "danger" });
  expect(again).toBe(first);
  expect(queue.entries()).toHaveLength(1);
  expect(queue.entries()[0]?.count).toBe(2);
  queue.add({ text: "Network Error", tone: "neutral" });
  expect(queue.entries()).toHaveLength(2);
});

test("listeners of toasts are called for each change, and for nothing else", () => {
  const queue = createToastQueue();
  const listener = vi.fn<() => void>();
  const stop = queue.subscribe(listener);
  const id = queue.add({ text: "one" });
  queue.dismiss(id);
  queue.dismiss(id);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  queue.add({ text: "two" });
  expect(listener).toHaveBeenCalledTimes(2);
});
