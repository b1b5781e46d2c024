import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHeadOwner, HEAD_DEBOUNCE_MS, type HeadTag } from "./head-tags.ts";

const title = (text: string): HeadTag[] => [{ tag: "title", text }];
const write = vi.fn<(tags: readonly HeadTag[]) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  write.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

test("a navigation writes the head once, ten milliseconds after the last change", () => {
  const head = createHeadOwner(write);
  const leave = head.show(title("Buy"));
  vi.advanceTimersByTime(HEAD_DEBOUNCE_MS);
  leave();
  vi.advanceTimersByTime(9);
  const change = head.show(title("Order"));
  vi.advanceTimersByTime(9);
  change();
  head.show(title("Order · Paid"));
  vi.advanceTimersByTime(9);
  expect(write.mock.calls).toEqual([[title("Buy")]]);
  vi.advanceTimersByTime(1);
  expect(write.mock.calls).toEqual([[title("Buy")], [title("Order · Paid")]]);
});

test("between two pages the head keeps the tags of the first one", () => {
  const head = createHeadOwner(write);
  head.show(title("Buy"))();
  vi.advanceTimersByTime(1_000);
  expect(write).not.toHaveBeenCalled();
});

test("a page that mounts before the page before is gone decides", () => {
  const head = createHeadOwner(write);
  const leave = head.show(title("Buy"));
  head.show(title("Sell"));
  leave();
  vi.advanceTimersByTime(HEAD_DEBOUNCE_MS);
  expect(write.mock.calls).toEqual([[title("Sell")]]);
});

test("a count is put before the title of every page until it is zero again", () => {
  const head = createHeadOwner(write);
  head.show([...title("Buy"), { tag: "meta", attributes: { name: "robots" } }]);
  head.count(2);
  vi.advanceTimersByTime(HEAD_DEBOUNCE_MS);
  expect(write.mock.lastCall?.[0]).toEqual([
    { tag: "title", text: "(2) Buy" },
    { tag: "meta", attributes: { name: "robots" } },
  ]);
  head.show(title("Order"));
  vi.advanceTimersByTime(HEAD_DEBOUNCE_MS);
  expect(write.mock.lastCall?.[0]).toEqual(title("(2) Order"));
  head.count(0);
  vi.advanceTimersByTime(HEAD_DEBOUNCE_MS);
  expect(write.mock.lastCall?.[0]).toEqual(title("Order"));
});
