import type { Transport, TransportAnswer } from "@parley/contract/client";
import type { PageRequest } from "@parley/contract/web-build";
import { getPriority } from "node:os";
import { afterEach, expect, test, vi } from "vitest";
import { TooBusy } from "../render-queue.ts";
import { startRenderThread, type RenderThread, type RenderThreadParts } from "./render-thread.ts";

const BUILD = new URL("../../../test/fixtures/thread-website.fixture.ts", import.meta.url);
const SITE = {
  publicUrl: "https://parley.test",
  buildId: "b1",
  componentSources: ["/components"],
  commandKey: null,
};

/** Enough for a page and for a start of the thread on a busy machine. */
const PAGE_MS = 2_000;
const PATIENT = { timeout: 10_000 };

const started: RenderThread[] = [];
const errors: unknown[] = [];

afterEach(async () => {
  for (const thread of started.splice(0)) await thread.stop();
  errors.length = 0;
});

function start(parts: Partial<RenderThreadParts> = {}): RenderThread {
  const logger = { error: (logged: { readonly err: unknown }) => errors.push(logged.err) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only called with an object first.
  const thread = startRenderThread({ build: BUILD, logger: logger as never, ...parts });
  started.push(thread);
  return thread;
}

function answerOf(data: unknown, rest: Partial<TransportAnswer> = {}): TransportAnswer {
  const envelope = { code: 0, message: "OK", data, requestId: "r", error: null };
  return { status: 200, headers: new Headers(), text: async () => "", envelope, ...rest };
}

function pageOf(
  path: string,
  fetch: Transport = () => Promise.reject(new Error("no call was expected")),
  rest: Partial<PageRequest> = {},
): PageRequest {
  const request = new Request(new URL(path, SITE.publicUrl));
  return { ...SITE, request, fetch, reportError: (error) => errors.push(error), ...rest };
}

/** Calls wait until the test answers them. */
function heldDoor() {
  const asked: string[] = [];
  const held: PromiseWithResolvers<TransportAnswer>[] = [];
  const fetch: Transport = (url) => {
    asked.push(url);
    const answer = Promise.withResolvers<TransportAnswer>();
    held.push(answer);
    return answer.promise;
  };
  const answer = (at: number, data: unknown) => held[at]?.resolve(answerOf(data));
  return { fetch, asked, answer, isAsked: (count: number) => expect(asked).toHaveLength(count) };
}

test("the page gets the whole request, and its response comes back whole", async () => {
  const { handlePage } = start();
  const request = new Request("https://parley.test/show?a=1", {
    headers: { cookie: "auth-token=t", "accept-language": "fr" },
  });
  const calls: unknown[] = [];
  const fetch: Transport = (url, { method, headers }) => {
    calls.push([url, method, Object.fromEntries(new Headers(headers))]);
    return Promise.resolve(answerOf({ name: "ada" }));
  };
  const commandKey = { kid: "k", publicKey: "p", alg: "RSA-OAEP-256", enc: "A256GCM" } as const;
  const domains = { flags: "https://flags.test", content: "" };
  const given = { request, nonce: "n1", commandKey, domains };
  const response = await handlePage(pageOf("/", fetch, given));
  expect(response.status).toBe(404);
  expect(response.headers.get("x-page")).toBe("shown");
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(await response.text()).toBe(response.html);
  expect(JSON.parse(response.html ?? "")).toEqual({
    ...SITE,
    nonce: "n1",
    commandKey,
    domains,
    url: "https://parley.test/show?a=1",
    method: "GET",
    headers: [
      ["accept-language", "fr"],
      ["cookie", "auth-token=t"],
    ],
    data: { name: "ada" },
  });
  expect(calls).toEqual([["/who", "GET", { language: "fr" }]]);
});

test("responses other than documents", async () => {
  const { handlePage } = start();
  const bytes = await handlePage(pageOf("/bytes"));
  expect(bytes.html).toBeUndefined();
  expect([bytes.headers.get("x-kind"), await bytes.text()]).toEqual(["data", "été"]);
  const redirect = await handlePage(pageOf("/redirect"));
  expect([redirect.status, redirect.headers.get("location")]).toEqual([302, "/elsewhere"]);
  expect((await handlePage(pageOf("/nothing"))).status).toBe(204);
});

const refused: Transport = () =>
  Promise.resolve(new Response("{}", { status: 429, headers: { "Retry-After": "7" } }));

test("a refused call brings its status, its text and the headers that the client reads", async () => {
  const { handlePage } = start();
  expect(await (await handlePage(pageOf("/refused", refused))).text()).toBe("429 7 null");
});

const echo: Transport = (_url, { method, headers, body }) =>
  Promise.resolve(Response.json([method, new Headers(headers).get("x-key"), body]));

test("a call that writes brings its body and its headers", async () => {
  const { handlePage } = start();
  const response = await handlePage(pageOf("/post", echo));
  expect(await response.json()).toEqual(["POST", "k", '{"a":1}']);
});

test("two readers at once: each page has the answers of its own reader", async () => {
  const { handlePage } = start();
  const ada = heldDoor();
  const nobody = heldDoor();
  const pages = [handlePage(pageOf("/show", ada.fetch)), handlePage(pageOf("/show", nobody.fetch))];
  await vi.waitFor(() => ada.isAsked(1), PATIENT);
  await vi.waitFor(() => nobody.isAsked(1), PATIENT);
  // In the other order than they were asked.
  nobody.answer(0, { name: null });
  ada.answer(0, { name: "ada" });
  const [shownToAda, shownToNobody] = await Promise.all(pages);
  expect(shownToAda?.html).toContain('"data":{"name":"ada"}');
  expect(shownToNobody?.html).toContain('"data":{"name":null}');
  expect(shownToNobody?.html).not.toContain("ada");
});

test("a page that took too long is refused, and what comes late is for none", async () => {
  const { handlePage, ready } = start({ times: { pageMs: PAGE_MS } });
  await ready;
  const late = heldDoor();
  const page = handlePage(pageOf("/twice", late.fetch));
  await expect(page).rejects.toThrow(TooBusy);
  expect(errors).toEqual([expect.objectContaining({ message: "the page took too long" })]);
  const other = heldDoor();
  const next = handlePage(pageOf("/show", other.fetch));
  await vi.waitFor(() => other.isAsked(1), PATIENT);
  late.answer(0, "of the first reader");
  other.answer(0, "of the second reader");
  const { html } = await next;
  expect(html).toContain("of the second reader");
  expect(html).not.toContain("of the first reader");
  // The page that was refused makes no further calls in the name of its reader.
  expect(late.asked).toEqual(["/first"]);
});

test("a crash in the middle: pages under way are refused, and the next thread knows none of them", async () => {
  const { handlePage } = start();
  const crashing = heldDoor();
  const beside = heldDoor();
  const pages = [
    handlePage(pageOf("/crash", crashing.fetch)),
    handlePage(pageOf("/show", beside.fetch)),
  ];
  const outcomes = Promise.allSettled(pages);
  await vi.waitFor(() => crashing.isAsked(1), PATIENT);
  await vi.waitFor(() => beside.isAsked(1), PATIENT);
  crashing.answer(0, null);
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(TooBusy) });
  }
  expect(errors).toEqual([expect.objectContaining({ message: "crashed" })]);
  const next = heldDoor();
  const page = handlePage(pageOf("/show", next.fetch));
  await vi.waitFor(() => next.isAsked(1), PATIENT);
  beside.answer(0, "of the page before");
  next.answer(0, "of this page");
  const { html } = await page;
  expect(html).toContain("of this page");
  expect(html).not.toContain("of the page before");
});

test("a thread that is stuck is replaced", async () => {
  const { handlePage, ready } = start({ times: { pageMs: PAGE_MS, answerMs: 500 } });
  await ready;
  const page = handlePage(pageOf("/stuck", () => Promise.resolve(answerOf(null))));
  await expect(page).rejects.toThrow(TooBusy);
  const stuck = expect.objectContaining({ message: "the thread of pages is stuck" });
  await vi.waitFor(() => expect(errors).toContainEqual(stuck), PATIENT);
  expect(await (await handlePage(pageOf("/bytes"))).text()).toBe("été");
});

test("a thread that waits for the database is not stuck", async () => {
  const { handlePage, ready } = start({ times: { pageMs: PAGE_MS } });
  await ready;
  await expect(handlePage(pageOf("/twice", heldDoor().fetch))).rejects.toThrow(TooBusy);
  expect(await (await handlePage(pageOf("/bytes"))).text()).toBe("été");
  expect(errors).toHaveLength(1);
});

test("a page knows that its reader has gone", async () => {
  const { handlePage } = start();
  const gone = new AbortController();
  const request = new Request("https://parley.test/gone", { signal: gone.signal });
  const door = heldDoor();
  const page = handlePage(pageOf("/", door.fetch, { request }));
  await vi.waitFor(() => door.isAsked(1), PATIENT);
  door.answer(0, null);
  gone.abort();
  expect(await (await page).text()).toBe("the reader has gone");
});

test("an answer for many is sent once, and a newer one replaces it", async () => {
  const { handlePage } = start();
  const first = answerOf({ coins: ["BTC"] }, { isShared: true });
  const second = answerOf({ coins: ["BTC", "ETH"] }, { isShared: true });
  const shown = async (answer: TransportAnswer) => {
    const response = await handlePage(pageOf("/shared", () => Promise.resolve(answer)));
    return response.json();
  };
  expect(await shown(first)).toEqual({ data: { coins: ["BTC"] }, isSame: false });
  expect(await shown(first)).toEqual({ data: { coins: ["BTC"] }, isSame: true });
  expect(await shown(second)).toEqual({ data: { coins: ["BTC", "ETH"] }, isSame: false });
  // One reader's own answer is sent each time.
  const own = answerOf({ name: "ada" });
  expect(await shown(own)).toMatchObject({ isSame: false });
  expect(await shown(own)).toMatchObject({ isSame: false });
});

test("an answer for many that no page waited for any more is sent to the next", async () => {
  const { handlePage, ready } = start({ times: { pageMs: PAGE_MS } });
  await ready;
  const answer = answerOf({ coins: [] }, { isShared: true });
  const held = Promise.withResolvers<TransportAnswer>();
  await expect(handlePage(pageOf("/shared", () => held.promise))).rejects.toThrow(TooBusy);
  held.resolve(answer);
  const response = await handlePage(pageOf("/shared", () => Promise.resolve(answer)));
  expect(await response.json()).toEqual({ data: { coins: [] }, isSame: false });
});

test("a page cannot change an answer", async () => {
  const { handlePage } = start();
  const page = handlePage(pageOf("/change", () => Promise.resolve(answerOf({ name: "ada" }))));
  await expect(page).rejects.toThrow("Cannot assign to read only property");
});

test("a call that fails, or whose answer is no plain value, fails in the page", async () => {
  const { handlePage } = start();
  const onCallFailed = vi.fn<() => void>();
  const broken = handlePage(
    pageOf("/failed-call", () => Promise.reject(new Error("no route")), { onCallFailed }),
  );
  expect(await (await broken).text()).toContain("no route");
  expect(onCallFailed).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([]);
  const odd = answerOf({ at: () => 1 });
  const unsent = await handlePage(pageOf("/failed-call", () => Promise.resolve(odd)));
  expect(await unsent.text()).toContain("could not be cloned");
  expect(errors).toHaveLength(1);
});

test("errors of a page reach the server, whatever was thrown", async () => {
  const { handlePage } = start();
  await expect(handlePage(pageOf("/throws"))).rejects.toThrow("the page is broken");
  await expect(handlePage(pageOf("/throws-odd"))).rejects.toThrow("a function");
  expect(await (await handlePage(pageOf("/reports"))).text()).toBe("shown");
  expect(errors).toEqual([expect.objectContaining({ message: "a part is missing" })]);
});

test("a page that is rendered in advance hands over what it has read", async () => {
  const { handlePage } = start();
  const onPrerendered = vi.fn<(data: unknown) => void>();
  await handlePage(pageOf("/prerendered", undefined, { onPrerendered }));
  expect(onPrerendered).toHaveBeenCalledExactlyOnceWith({ rows: [1, 2] });
  expect(await (await handlePage(pageOf("/prerendered"))).text()).toBe("false");
});

test("a build that cannot be loaded is the reason why the start fails, and is tried again", async () => {
  const build = new URL("no-build.ts", BUILD);
  const { ready, handlePage } = start({ build, times: { retryMs: 10 } });
  await expect(ready).rejects.toMatchObject({ code: "ERR_MODULE_NOT_FOUND" });
  await expect(handlePage(pageOf("/bytes"))).rejects.toThrow(TooBusy);
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1), PATIENT);
});

test("a stop lets pages under way finish, and takes no longer than it may", async () => {
  const thread = start({ times: { stopMs: 60_000 } });
  const door = heldDoor();
  const page = thread.handlePage(pageOf("/show", door.fetch));
  await vi.waitFor(() => door.isAsked(1), PATIENT);
  const stopped = thread.stop();
  door.answer(0, "finished");
  expect((await page).html).toContain("finished");
  await stopped;
  await expect(thread.handlePage(pageOf("/bytes"))).rejects.toThrow(TooBusy);
  const impatient = start({ times: { stopMs: 1 } });
  const endless = impatient.handlePage(pageOf("/show", heldDoor().fetch));
  await Promise.all([expect(endless).rejects.toThrow(TooBusy), impatient.stop()]);
  expect(errors).toEqual([]);
});

test.runIf(process.platform === "linux")("only the thread of pages yields to others", async () => {
  const before = getPriority();
  const { handlePage } = start();
  const response = await handlePage(pageOf("/priority"));
  expect(Number(await response.text())).toBe(Math.min(before + 5, 19));
  expect(getPriority()).toBe(before);
});
