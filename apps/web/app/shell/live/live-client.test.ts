import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onLive } from "./live-bell.ts";
import { POLL_MS, startLive, type LiveClient, type LiveSurroundings } from "./live-client.ts";

/** A server whose streams the test writes. */
function createServer() {
  const streams: { send: (text: string) => void; end: () => void; lastEventId: string | null }[] =
    [];
  let status = 200;
  return {
    streams,
    answerWith(code: number) {
      status = code;
    },
    async fetch(_url: string, init: RequestInit): Promise<Response> {
      if (status !== 200) return new Response("{}", { status });
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          init.signal?.addEventListener("abort", () => controller.error(new Error("left")));
          streams.push({
            lastEventId: new Headers(init.headers).get("last-event-id"),
            send: (text) => controller.enqueue(encoder.encode(text)),
            end: () => controller.close(),
          });
        },
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    },
  };
}

/** Locks and channels of one browser. */
function createBrowser() {
  const queue: (() => void)[] = [];
  const channels = new Set<(word: unknown) => void>();
  let isHeld = false;
  const locks = {
    async request(_name: string, _options: unknown, work: () => Promise<void>) {
      if (isHeld) await new Promise<void>((resolve) => queue.push(resolve));
      isHeld = true;
      await work();
      isHeld = false;
      queue.shift()?.();
    },
  };
  const openChannel = () => {
    let hear: (word: unknown) => void = nobody;
    return {
      postMessage(word: unknown) {
        for (const other of channels) if (other !== hear) other(word);
      },
      addEventListener(_name: string, listener: (message: { data: unknown }) => void) {
        hear = (data) => listener({ data });
        channels.add(hear);
      },
      close: () => channels.delete(hear),
    };
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As much of them as the client uses.
  return { locks, openChannel } as unknown as NonNullable<LiveSurroundings["sharing"]>;
}

const nobody = () => {};
const clients: LiveClient[] = [];
const heard: unknown[] = [];
let stopHearing: (() => void)[] = [];
let isHidden = false;
let comeBack: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  heard.length = 0;
  comeBack = [];
  stopHearing = [
    onLive("balance", (data) => heard.push(data?.assetCode ?? "maybe")),
    onLive("session", (data) => {
      if (data !== null) heard.push(`session ${data.sessionId}`);
    }),
  ];
});

afterEach(() => {
  for (const client of clients.splice(0)) client.stop();
  for (const stop of stopHearing) stop();
  vi.useRealTimers();
});

function open(
  server: ReturnType<typeof createServer>,
  sharing: LiveSurroundings["sharing"] = null,
): LiveClient {
  const client = startLive("7", {
    fetch: (url, init) => server.fetch(url, init),
    sharing,
    isHidden: () => isHidden,
    onReturn(listener) {
      comeBack.push(listener);
      return () => {
        comeBack = comeBack.filter((one) => one !== listener);
      };
    },
  });
  clients.push(client);
  return client;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const balance = (id: string, assetCode: string) =>
  `id: ${id}\nevent: balance\ndata: {"assetCode":"${assetCode}"}\n\n`;

test("events ring, and the beginning says that anything may have changed since the page", async () => {
  const server = createServer();
  open(server);
  await pass(0);
  server.streams[0]?.send("id: 1\n\n");
  await pass(0);
  expect(heard).toEqual(["maybe"]);
  server.streams[0]?.send(balance("2", "BTC"));
  server.streams[0]?.send('id: 3\nevent: session\ndata: {"sessionId":"5","state":"ended"}\n\n');
  await pass(0);
  expect(heard).toEqual(["maybe", "BTC", "session 5"]);
});

test("a stream that ends is opened again with the last id", async () => {
  const server = createServer();
  open(server);
  await pass(0);
  server.streams[0]?.send(`id: 1\n\n${balance("2", "BTC")}`);
  await pass(0);
  server.streams[0]?.end();
  await pass(2_000);
  expect(server.streams.map(({ lastEventId }) => lastEventId)).toEqual([null, "2"]);
  server.streams[1]?.send("id: 2\n\n");
  await pass(0);
  // Nothing can have been missed.
  expect(heard).toEqual(["maybe", "BTC"]);
});

test("a stream that falls silent is given up", async () => {
  const server = createServer();
  open(server);
  await pass(0);
  server.streams[0]?.send("id: 1\n\n");
  await pass(30_000);
  expect(server.streams).toHaveLength(1);
  await pass(10_000);
  expect(server.streams).toHaveLength(2);
});

test("a reset says that anything may have changed", async () => {
  const server = createServer();
  open(server);
  await pass(0);
  server.streams[0]?.send("id: 1\n\n");
  server.streams[0]?.send("id: 9\nevent: reset\ndata: {}\n\n");
  await pass(0);
  expect(heard).toEqual(["maybe", "maybe"]);
});

test("where streams fail again and again, it asks every ten seconds until they work", async () => {
  const server = createServer();
  server.answerWith(502);
  open(server);
  await pass(8_000);
  expect(heard).toEqual([]);
  await pass(POLL_MS);
  expect(heard.length).toBeGreaterThanOrEqual(1);
  const before = heard.length;
  await pass(3 * POLL_MS);
  expect(heard.length).toBe(before + 3);
  server.answerWith(200);
  while (server.streams.length === 0) await pass(500);
  server.streams[0]?.send("id: 1\n\n");
  await pass(0);
  const after = heard.length;
  await pass(2 * POLL_MS);
  expect(heard.length).toBe(after);
});

test("who looks at the page again does not wait for the next try", async () => {
  const server = createServer();
  server.answerWith(502);
  open(server);
  await pass(40_000);
  server.answerWith(200);
  const tries = server.streams.length;
  for (const listener of comeBack) listener();
  await pass(0);
  expect(server.streams.length).toBe(tries + 1);
});

test("a hidden page asks for nothing, and makes up for it when it is looked at", async () => {
  const server = createServer();
  isHidden = true;
  open(server);
  await pass(0);
  server.streams[0]?.send("id: 1\n\n");
  await pass(0);
  expect(heard).toEqual([]);
  isHidden = false;
  for (const listener of comeBack) listener();
  expect(heard).toEqual(["maybe"]);
});

test("tabs share one stream, and the next takes over from the last event", async () => {
  const server = createServer();
  const browser = createBrowser();
  const first = open(server, browser);
  open(server, browser);
  await pass(0);
  expect(server.streams).toHaveLength(1);
  server.streams[0]?.send(`id: 1\n\n${balance("2", "BTC")}`);
  await pass(0);
  // Both tabs live in this one process and ring the same bell.
  expect(heard).toEqual(["maybe", "maybe", "BTC", "BTC"]);
  first.stop();
  await pass(0);
  expect(server.streams.map(({ lastEventId }) => lastEventId)).toEqual([null, "2"]);
  server.streams[1]?.send(balance("3", "ETH"));
  await pass(0);
  expect(heard.slice(4)).toEqual(["ETH"]);
});

test("a kind that this build does not know is passed over, odd data is only a change", async () => {
  const server = createServer();
  open(server);
  await pass(0);
  server.streams[0]?.send("id: 1\n\nid: 2\nevent: weather\ndata: {}\n\n");
  server.streams[0]?.send("id: 3\nevent: balance\ndata: {nonsense\n\n");
  await pass(0);
  expect(heard).toEqual(["maybe", "maybe"]);
});

test("after the end nothing is asked any more", async () => {
  const server = createServer();
  const client = open(server);
  await pass(0);
  client.stop();
  await pass(120_000);
  expect(server.streams).toHaveLength(1);
});
