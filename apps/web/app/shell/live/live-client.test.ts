import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Source } from "./follow-stream.ts";
import { onLive } from "./live-bell.ts";
import { POLL_MS, startLive, type LiveClient, type LiveSurroundings } from "./live-client.ts";

type Message = { readonly data?: string; readonly lastEventId?: string };

/** A server whose streams the test writes. */
function createServer() {
  const streams: {
    readonly url: string;
    readonly send: (event: string, id: string, data?: object | string) => void;
    readonly fail: () => void;
  }[] = [];
  let isBroken = false;
  return {
    streams,
    setBroken(broken: boolean) {
      isBroken = broken;
    },
    openSource(url: string): Source {
      const listeners = new Map<string, (message: Message) => void>();
      const fail = () => listeners.get("error")?.({});
      if (isBroken) queueMicrotask(fail);
      else {
        streams.push({
          url,
          send(event, lastEventId, data = {}) {
            const text = typeof data === "string" ? data : JSON.stringify(data);
            listeners.get(event)?.({ data: text, lastEventId });
          },
          fail,
        });
      }
      return {
        addEventListener: (name, listener) => void listeners.set(name, listener),
        close: () => listeners.clear(),
      };
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
    openSource: (url) => server.openSource(url),
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

test("events notify, and the first one says that anything may have changed since the page", async () => {
  const server = createServer();
  open(server);
  await pass(0);
  server.streams[0]?.send("heartbeat", "1");
  await pass(0);
  expect(heard).toEqual(["maybe"]);
  server.streams[0]?.send("balance", "2", { assetCode: "BTC" });
  server.streams[0]?.send("session", "3", { sessionId: "5", state: "ended" });
  await pass(0);
  expect(heard).toEqual(["maybe", "BTC", "session 5"]);
});

test("a stream that ends is opened again with the last id", async () => {
  const server = createServer();
  open(server);
  await pass(0);
  server.streams[0]?.send("heartbeat", "1");
  server.streams[0]?.send("balance", "2", { assetCode: "BTC" });
  await pass(0);
  server.streams[0]?.fail();
  await pass(2_000);
  expect(server.streams.map(({ url }) => url)).toEqual([
    "/api/ctc/events",
    "/api/ctc/events?lastEventId=2",
  ]);
  server.streams[1]?.send("heartbeat", "2");
  await pass(0);
  // Nothing can have been missed.
  expect(heard).toEqual(["maybe", "BTC"]);
});

test("a stream that falls silent is closed", async () => {
  const server = createServer();
  open(server);
  await pass(0);
  server.streams[0]?.send("heartbeat", "1");
  await pass(30_000);
  expect(server.streams).toHaveLength(1);
  await pass(10_000);
  expect(server.streams).toHaveLength(2);
});

test("a reset says that anything may have changed", async () => {
  const server = createServer();
  open(server);
  await pass(0);
  server.streams[0]?.send("heartbeat", "1");
  server.streams[0]?.send("reset", "9");
  await pass(0);
  expect(heard).toEqual(["maybe", "maybe"]);
});

test("where streams fail repeatedly, it polls every ten seconds until they work", async () => {
  const server = createServer();
  server.setBroken(true);
  open(server);
  await pass(8_000);
  expect(heard).toEqual([]);
  await pass(POLL_MS);
  expect(heard.length).toBeGreaterThanOrEqual(1);
  const before = heard.length;
  await pass(3 * POLL_MS);
  expect(heard.length).toBe(before + 3);
  server.setBroken(false);
  while (server.streams.length === 0) await pass(500);
  server.streams[0]?.send("heartbeat", "1");
  await pass(0);
  const after = heard.length;
  await pass(2 * POLL_MS);
  expect(heard.length).toBe(after);
});

test("a page that becomes visible does not wait for the next attempt", async () => {
  const server = createServer();
  server.setBroken(true);
  open(server);
  await pass(40_000);
  server.setBroken(false);
  const tries = server.streams.length;
  for (const listener of comeBack) listener();
  await pass(0);
  expect(server.streams.length).toBe(tries + 1);
});

test("a hidden page does not poll, and catches up when it becomes visible", async () => {
  const server = createServer();
  isHidden = true;
  open(server);
  await pass(0);
  server.streams[0]?.send("heartbeat", "1");
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
  server.streams[0]?.send("heartbeat", "1");
  server.streams[0]?.send("balance", "2", { assetCode: "BTC" });
  await pass(0);
  // Both tabs live in this one process and ring the same bell.
  expect(heard).toEqual(["maybe", "maybe", "BTC", "BTC"]);
  // A joining tab receives the others' position, and that it may have missed something before.
  open(server, browser);
  expect(heard.splice(0)).toEqual(["maybe", "maybe", "BTC", "BTC", "maybe"]);
  first.stop();
  await pass(0);
  expect(server.streams.map(({ url }) => url)).toEqual([
    "/api/ctc/events",
    "/api/ctc/events?lastEventId=2",
  ]);
  server.streams[1]?.send("balance", "3", { assetCode: "ETH" });
  await pass(0);
  expect(heard).toEqual(["ETH", "ETH"]);
});

test("an unknown kind of event is ignored, invalid data is only a change", async () => {
  const server = createServer();
  open(server);
  await pass(0);
  server.streams[0]?.send("heartbeat", "1");
  server.streams[0]?.send("weather", "2");
  server.streams[0]?.send("balance", "3", "{nonsense");
  await pass(0);
  expect(heard).toEqual(["maybe", "maybe"]);
});

test("after the end nothing is requested any more", async () => {
  const server = createServer();
  const client = open(server);
  await pass(0);
  client.stop();
  await pass(120_000);
  expect(server.streams).toHaveLength(1);
});
