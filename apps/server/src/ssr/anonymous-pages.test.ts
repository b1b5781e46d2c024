import type { AnonymousPage } from "@parley/contract/web-build";
import { createMovableClock } from "@parley/platform/clock";
import { expect, test } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createAnonymousPages } from "./anonymous-pages.ts";
import type { AnonymousRendering } from "./render-for-all.ts";
import { createRenderQueue, QUEUE_LIMITS, type QueueLimits } from "./render-queue.ts";
import type { StoredReply } from "./stored-reply.ts";

const READER = "198.51.100.1";
const LIST: AnonymousPage = { address: "/en/p2p/buy", userAgent: "" };

interface StageOptions {
  readonly limits?: QueueLimits;
  readonly maxBytes?: number;
  readonly answer?: (page: AnonymousPage, count: number) => Partial<AnonymousRendering>;
}

/** Renderings that end when the test says so. */
function stage({ maxBytes, answer = () => ({}), limits }: StageOptions = {}) {
  const clock = createMovableClock({ now: () => 0 });
  const asked: string[] = [];
  let gate = Promise.resolve();
  const pages = createAnonymousPages({
    clock,
    queue: createRenderQueue(limits),
    ...(maxBytes === undefined ? {} : { maxBytes }),
    policyFor: (hashes) => `script-src ${hashes.join(" ")}`,
    render: async (page) => {
      asked.push(page.address + page.userAgent);
      const count = asked.length;
      await gate;
      const body = `<p>${page.address} ${count}</p>`;
      const headers = new Headers({ "content-type": "text/html" });
      return { status: 200, headers, body, isComplete: true, ...answer(page, count) };
    },
  });
  const block = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  return { pages, clock, asked, block };
}

const textOf = (reply: StoredReply | null) => reply?.find("identity")?.toString() ?? null;

test("concurrent requests for a page share one rendering, and later ones get it for a second", async () => {
  const { pages, clock, asked } = stage();
  expect(pages.find(LIST)).toBeNull();
  const replies = await Promise.all(Array.from({ length: 50 }, () => pages.render(LIST, READER)));
  expect(new Set(replies).size).toBe(1);
  clock.advance(999);
  expect(pages.find(LIST)).toBe(replies[0]);
  clock.advance(1);
  expect(pages.find(LIST)).toBeNull();
  expect(asked).toEqual(["/en/p2p/buy"]);
});

test("the age of a page counts from the beginning of its rendering", async () => {
  const { pages, clock, block, asked } = stage();
  const go = block();
  const first = pages.render(LIST, READER);
  clock.advance(1_000);
  // Its prices would be older than a second.
  const second = pages.render(LIST, READER);
  go();
  expect(await second).not.toBe(await first);
  expect(asked).toHaveLength(2);
  expect(textOf(pages.find(LIST))).toContain(" 2<");
});

test("the age does not count while the page waits for its turn", async () => {
  const { pages, clock, block, asked } = stage({ limits: { ...QUEUE_LIMITS, maxRunning: 1 } });
  const go = block();
  const before = pages.render({ ...LIST, address: "/en/p2p/sell" }, READER);
  const waiting = [pages.render(LIST, READER)];
  clock.advance(5_000);
  expect(pages.isRendering(LIST)).toBe(true);
  waiting.push(pages.render(LIST, READER));
  go();
  await before;
  const [first, second] = await Promise.all(waiting);
  expect(first).toBe(second);
  expect(asked).toEqual(["/en/p2p/sell", "/en/p2p/buy"]);
  clock.advance(999);
  expect(pages.find(LIST)).toBe(first);
});

test("another query, language or app state is another page", async () => {
  const { pages, asked } = stage();
  const others = [
    LIST,
    { ...LIST, address: "/fr/p2p/buy" },
    { ...LIST, address: "/en/p2p/buy?page=2" },
    { ...LIST, userAgent: "asdxApp" },
  ];
  const replies = await Promise.all(others.map((page) => pages.render(page, READER)));
  expect(new Set(replies).size).toBe(others.length);
  expect(asked).toHaveLength(others.length);
});

test.each([
  ["lacks an answer", { isComplete: false }],
  ["is an error", { status: 503, isComplete: false }],
])("a page that %s goes to those who wait for it, and is not kept", async (_how, answer) => {
  const { pages } = stage({ answer: (_page, count) => (count === 1 ? answer : {}) });
  const [one, other] = await Promise.all([pages.render(LIST, READER), pages.render(LIST, READER)]);
  expect(one).toBe(other);
  expect(one.tag).toBeNull();
  expect(one.headers["cache-control"]).toBe("no-store");
  expect(pages.find(LIST)).toBeNull();
  expect(textOf(await pages.render(LIST, READER))).toContain(" 2<");
  expect(textOf(pages.find(LIST))).toContain(" 2<");
});

test("a rendering that throws fails those who wait for it and none later", async () => {
  const { pages } = stage({
    answer: (_page, count) => {
      if (count === 1) throw new Error("broken");
      return {};
    },
  });
  const waiting = [pages.render(LIST, READER), pages.render(LIST, READER)];
  const ends = await Promise.allSettled(waiting);
  expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(textOf(await pages.render(LIST, READER))).toContain(" 2<");
});

test("after a change, no request gets a page whose rendering began before it", async () => {
  const { pages, block } = stage();
  const go = block();
  const before = pages.render(LIST, READER);
  pages.clear();
  const after = pages.render(LIST, READER);
  go();
  await before;
  expect(textOf(await after)).toContain(" 2<");
  expect(textOf(pages.find(LIST))).toContain(" 2<");
});

test("the memory is bounded by bytes in all encodings, and the oldest page makes room", async () => {
  // Random enough not to shrink.
  const body = Array.from({ length: 400 }, (_, at) => Math.sin(at).toString(36)).join("");
  const maxBytes = body.length * 4;
  const { pages } = stage({ maxBytes, answer: () => ({ body }) });
  const first = await pages.render({ ...LIST, address: "/en/1" }, READER);
  await pages.render({ ...LIST, address: "/en/2" }, READER);
  expect(pages.size()).toBe(2 * body.length);
  await first.encode("br");
  await first.encode("gzip");
  expect(pages.size()).toBeGreaterThan(2.5 * body.length);
  for (let at = 3; at < 100; at += 1) {
    await (await pages.render({ ...LIST, address: `/en/${at}` }, READER)).encode("br");
    expect(pages.size()).toBeLessThanOrEqual(maxBytes);
  }
  expect(pages.find({ ...LIST, address: "/en/1" })).toBeNull();
  expect(pages.find({ ...LIST, address: "/en/99" })).not.toBeNull();
});

test("each encoding is made once, and decodes to the page", async () => {
  const { pages } = stage();
  const reply = await pages.render(LIST, READER);
  expect(reply.find("br")).toBeNull();
  const [one, other] = await Promise.all([reply.encode("br"), reply.encode("br")]);
  expect(one).toBe(other);
  expect(reply.find("br")).toBe(one);
  expect(brotliDecompressSync(one).toString()).toBe(textOf(reply));
  expect(gunzipSync(await reply.encode("gzip")).toString()).toBe(textOf(reply));
});

test("a page permits its own inline scripts by hash and may be kept by its own browser alone", async () => {
  const headers = new Headers({
    "content-type": "text/html",
    vary: "x",
    "cache-control": "public",
  });
  const { pages } = stage({ answer: () => ({ headers, body: "<script>a()</script>" }) });
  const reply = await pages.render(LIST, READER);
  expect(reply.headers).toEqual({
    "content-type": "text/html",
    "cache-control": "private, no-cache",
    vary: "accept-encoding, cookie",
    "content-security-policy": expect.stringMatching(/^script-src 'sha256-[\w+/=]+'$/),
  });
});
