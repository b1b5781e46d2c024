import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ring } from "../../shell/live/live-bell.ts";
import type { Loaded, ReadFailure } from "./loaded.ts";
import { joinPagesBy, type Page } from "./pages.ts";
import { renderHook, type RenderedHook } from "../../shell/page/render-hook.fixture.ts";
import { usePages, type Pages } from "./use-pages.ts";

interface Row {
  readonly id: number;
}

const PAGE_SIZE = 2;
const JOINS = joinPagesBy<Row, Page<Row>>(({ id }) => String(id));

/** A list of a server, whose answers are given when the test says so. */
function createList(newest: number) {
  let last = newest;
  const waiting: { cursor: string | null; answer: (found: Loaded<Page<Row>>) => void }[] = [];
  const pageAt = (cursor: string | null): Loaded<Page<Row>> => {
    const from = cursor === null ? last : Number(cursor) - 1;
    const list = Array.from({ length: Math.min(PAGE_SIZE, from) }, (_, place) => ({
      id: from - place,
    }));
    const end = list.at(-1)?.id ?? 1;
    return { ok: true, data: { list, nextCursor: end > 1 ? String(end) : null } };
  };
  return {
    waiting,
    add: () => (last += 1),
    pageAt,
    read: (cursor: string | null) =>
      new Promise<Loaded<Page<Row>>>((answer) => waiting.push({ cursor, answer })),
    /** Answers the oldest request, with what the list is now unless another answer is given. */
    answer: (found?: Loaded<Page<Row>>) => {
      const next = waiting.shift();
      next?.answer(found ?? pageAt(next.cursor));
    },
  };
}

const FAILED = { ok: false, message: "away" } as const;
let hook: RenderedHook<Pages<Page<Row>>, string>;
let list: ReturnType<typeof createList>;
let failures: ReadFailure[];

const shown = () => hook.result().data?.list.map(({ id }) => id);
const more = () => hook.act(() => void hook.result().more());
const ringOnce = () => hook.act(() => ring("notification", null));
const answer = (found?: Loaded<Page<Row>>) => hook.act(() => list.answer(found));

beforeEach(async () => {
  vi.useFakeTimers();
  list = createList(5);
  failures = [];
  const firsts = new Map<string, Loaded<Page<Row>>>();
  hook = await renderHook<Pages<Page<Row>>, string>((key) => {
    const first = firsts.get(key) ?? list.pageAt(null);
    firsts.set(key, first);
    return usePages({
      key,
      first,
      readPage: list.read,
      joins: JOINS,
      on: ["notification"],
      onFailure: (failure) => failures.push(failure),
    });
  }, "all");
});

afterEach(async () => {
  await hook.unmount();
  vi.useRealTimers();
});

test("pages are appended until the end of the list", async () => {
  expect(shown()).toEqual([5, 4]);
  await more();
  expect(hook.result()).toMatchObject({ hasMore: true, isLoadingMore: true });
  await answer();
  expect(shown()).toEqual([5, 4, 3, 2]);
  await more();
  await answer();
  expect(shown()).toEqual([5, 4, 3, 2, 1]);
  expect(hook.result()).toMatchObject({ hasMore: false, isLoadingMore: false });
  await more();
  expect(list.waiting).toEqual([]);
});

test("a page is asked for once at a time", async () => {
  await more();
  await more();
  expect(list.waiting).toHaveLength(1);
});

test("a page that could not be read is reported, and can be asked for again", async () => {
  await more();
  await answer(FAILED);
  expect(failures).toEqual([FAILED]);
  expect(hook.result()).toMatchObject({ moreFailure: FAILED, isLoadingMore: false, hasMore: true });
  expect(shown()).toEqual([5, 4]);
  await more();
  expect(hook.result()).toMatchObject({ moreFailure: null, isLoadingMore: true });
  await answer();
  expect(shown()).toEqual([5, 4, 3, 2]);
  expect(hook.result().moreFailure).toBeNull();
});

describe("a live event between two pages", () => {
  test("puts the new row first, and no row is shown twice", async () => {
    await more();
    list.add();
    await ringOnce();
    // The page was counted from the old beginning, and the first page overlaps it.
    await answer({ ok: true, data: { list: [{ id: 4 }, { id: 3 }], nextCursor: "3" } });
    await answer();
    expect(shown()).toEqual([6, 5, 4, 3]);
    await more();
    await answer();
    expect(shown()).toEqual([6, 5, 4, 3, 2, 1]);
  });

  test("drops the answer to a page that no longer continues the list", async () => {
    await more();
    for (let count = 0; count < 5; count += 1) list.add();
    await ringOnce();
    const [page, latest] = list.waiting.splice(0);
    // So many are new that the list restarts before the page is there.
    await hook.act(() => latest?.answer(list.pageAt(null)));
    expect(shown()).toEqual([10, 9]);
    expect(hook.result().isLoadingMore).toBe(false);
    await hook.act(() => page?.answer(list.pageAt("4")));
    expect(shown()).toEqual([10, 9]);
    await more();
    await answer();
    expect(shown()).toEqual([10, 9, 8, 7]);
  });

  test("drops the answer that a later one has overtaken", async () => {
    await hook.act(() => void hook.result().reload());
    list.add();
    await hook.act(() => void hook.result().reload());
    const [earlier, later] = list.waiting.splice(0);
    await hook.act(() => later?.answer(list.pageAt(null)));
    await hook.act(() => earlier?.answer({ ok: true, data: { list: [], nextCursor: null } }));
    expect(shown()).toEqual([6, 5, 4]);
  });
});

describe("another list", () => {
  beforeEach(async () => {
    await more();
    await hook.rerender("unread");
  });

  test("begins anew, and a page of the list before does not reach it", async () => {
    await answer();
    expect(shown()).toEqual([5, 4]);
    await hook.rerender("all");
    expect(shown()).toEqual([5, 4]);
  });

  test("asks for its own pages, whatever becomes of those of the list before", async () => {
    expect(hook.result().isLoadingMore).toBe(false);
    await more();
    await answer(FAILED);
    expect(hook.result()).toMatchObject({ isLoadingMore: true, moreFailure: null });
    await answer();
    expect(shown()).toEqual([5, 4, 3, 2]);
  });
});
