// The stream of live events over real HTTP: events, recipients and reconnecting.
import { logOut } from "@parley/contract/endpoints/identity/account";
import { eventually } from "@parley/testing/eventually";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import { openStream } from "../fixtures/live-events.fixture.ts";
import { createTestApp } from "../fixtures/test-app.fixture.ts";
import {
  address,
  listen,
  listenFrom,
  opened,
  stageLiveEvents,
  tell,
  wordsOf,
} from "../stages/live-events.fixture.ts";
import { ada, eve, stage } from "../stages/two-people.fixture.ts";

stageLiveEvents();

const ANY_REQUEST = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";

/** Requests the stream of Ada by hand and records what arrives. */
function speak(version: "1.0" | "1.1") {
  const cookie = `auth-token=${ada.cookie("auth-token")}`;
  const head = `GET /api/ctc/events HTTP/${version}\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`;
  return say(address, head);
}

/** The reply on a connection of its own. */
function say(to: string, request: string) {
  const socket = connect(Number(new URL(to).port), "127.0.0.1");
  let text = "";
  socket.setEncoding("utf8").on("data", (part) => {
    text += String(part);
  });
  const closed = new Promise<void>((resolve) => {
    socket.on("error", () => {}).on("close", () => resolve());
  });
  socket.write(request);
  opened.push({ leave: () => socket.destroy() });
  return { socket, closed, got: () => text };
}

describe("a stream of live events carries", () => {
  test("the reader's own events, with kind and growing id", async () => {
    const stream = await listenFrom(ada);
    const other = await listenFrom(eve);
    await tell(ada, "BTC");
    await tell(eve, "ETH");
    await tell(ada, "USDT");
    await eventually(() => expect(wordsOf(stream)).toEqual(["BTC", "USDT"]));
    await eventually(() => expect(wordsOf(other)).toEqual(["ETH"]));
    expect(stream.events.map(({ event }) => event)).toEqual(["balance", "balance"]);
    const eventIds = stream.events.map(({ id }) => id);
    expect(eventIds.toSorted()).toEqual(eventIds);
    expect(new Set(eventIds).size).toBe(2);
  });

  test("no events for servers", async () => {
    const stream = await listenFrom(ada);
    await tell(ada, "hidden", { topic: "offer-book" });
    await tell(ada, "shown");
    await eventually(() => expect(wordsOf(stream)).toEqual(["shown"]));
  });

  test("heartbeats, which advance the last id", async () => {
    const stream = await listenFrom(ada);
    const begun = stream.lastEventId;
    await eventually(() => expect(stream.heartbeats.length).toBeGreaterThan(2));
    await eventually(() => expect(stream.lastEventId > begun).toBe(true));
    expect(stream.events).toEqual([]);
  });

  test("headers against proxies and caches", async () => {
    const { response } = await listenFrom(ada);
    expect(response.statusCode).toBe(200);
    const { headers } = response;
    expect(headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "content-security-policy": "default-src 'none';frame-ancestors 'none'",
      date: new Date(stage.clock.now()).toUTCString(),
    });
    expect(headers).not.toHaveProperty("content-encoding");
  });

  test("plain lines to a proxy without chunked encoding", async () => {
    const plain = speak("1.0");
    await eventually(() => expect(plain.got()).toMatch(/\r\n\r\nretry: \d+\n\nid: /));
    await tell(ada, "€");
    await eventually(() => expect(plain.got()).toContain('data: {"assetCode":"€"}\n\n'));
    expect(plain.got()).not.toMatch(/transfer-encoding/i);
    await ada.call(logOut, {});
    await plain.closed;
    expect(plain.got()).toMatch(/"state":"ended"[^\n]*\n\n$/);
  });

  test("no reply to later requests on the same connection", async () => {
    const stream = speak("1.1");
    await eventually(() => expect(stream.got()).toContain("event: heartbeat"));
    stream.socket.write(ANY_REQUEST);
    await tell(ada, "BTC");
    await eventually(() => expect(stream.got()).toContain("BTC"));
    expect(stream.got().match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test("events with the reader's account group in the path too", async () => {
    const group = ada.cookie("account-group");
    const stream = await listen(ada, { path: `/${group}/api/ctc/events` });
    expect(stream.response.statusCode).toBe(200);
    const foreign = await listen(eve, { path: `/${group}/api/ctc/events` });
    expect(foreign.response.statusCode).toBe(403);
  });

  test("nothing without a login", async () => {
    const { response } = await listen(null);
    expect(response.statusCode).toBe(401);
    expect(response.headers["content-type"]).toMatch(/^application\/json/);
  });
});

describe("reconnecting to a stream", () => {
  test("with the last id misses nothing and repeats nothing", async () => {
    const before = await listenFrom(ada);
    await tell(ada, "1");
    await eventually(() => expect(wordsOf(before)).toEqual(["1"]));
    before.leave();
    await tell(ada, "2");
    await tell(eve, "for Eve");
    await tell(ada, "3");
    const after = await listenFrom(ada, before.lastEventId);
    await tell(ada, "4");
    await eventually(() => expect(wordsOf(after)).toEqual(["2", "3", "4"]));
  });

  test("reads the last id from the address, and later from the header", async () => {
    const before = await listenFrom(ada);
    before.leave();
    await tell(ada, "1");
    const path = `/api/ctc/events?lastEventId=${before.lastEventId}`;
    const first = await listen(ada, { path });
    await eventually(() => expect(wordsOf(first)).toEqual(["1"]));
    first.leave();
    await tell(ada, "2");
    const second = await listen(ada, { path, lastEventId: first.lastEventId });
    await eventually(() => expect(wordsOf(second)).toEqual(["2"]));
  });

  test("works also before the first event", async () => {
    const before = await listenFrom(ada);
    before.leave();
    await tell(ada, "meanwhile");
    const after = await listenFrom(ada, before.lastEventId);
    await eventually(() => expect(wordsOf(after)).toEqual(["meanwhile"]));
  });

  test.each(["", "12", "99999999999999999999-1", "x".repeat(50)])(
    "with %j resets",
    async (lastEventId) => {
      const stream = await listen(ada, { lastEventId });
      await tell(ada, "new");
      await eventually(() => expect(wordsOf(stream)).toContain("new"));
      const kinds = stream.events.map(({ event }) => event);
      expect(kinds).toEqual(lastEventId === "" ? ["balance"] : ["reset", "balance"]);
    },
  );

  test("after days resets", async () => {
    const before = await listenFrom(ada);
    before.leave();
    stage.clock.advance(2 * 86_400_000);
    const after = await listenFrom(ada, before.lastEventId);
    await eventually(() => expect(after.events).toMatchObject([{ event: "reset" }]));
    await eventually(() => expect(after.lastEventId > before.lastEventId).toBe(true));
  });

  test("with another user's last id delivers nothing of that user", async () => {
    const before = await listenFrom(eve);
    await tell(eve, "private");
    await eventually(() => expect(wordsOf(before)).toEqual(["private"]));
    const start = before.events[0]?.id.replace(/\d$/, "0") ?? "";
    const stream = await listenFrom(ada, start);
    await tell(ada, "own");
    await eventually(() => expect(wordsOf(stream)).toEqual(["own"]));
  });
});

/**
 * The events of a stream end with these. Others may precede: events just before it began are
 * repeated while earlier transactions are running anywhere in PostgreSQL.
 */
function endsOf({ events }: Pick<Awaited<ReturnType<typeof listenFrom>>, "events">) {
  return events.filter(({ event }) => event === "session");
}

/** Longer than any poll: a delivery within it was caused by the other server. */
const NEVER_MS = 600_000;

test("an event published on the bus is delivered at once", async () => {
  const live = { heartbeatMs: NEVER_MS, pollMs: NEVER_MS };
  const other = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS, live });
  const here = await other.app.listen({ host: "127.0.0.1", port: 0 });
  const person = await registerPerson(other, "grace@example.org");
  const stream = await openStream(here, person);
  await eventually(() => expect(stream.lastEventId).not.toBe(""));
  await tell(person, "BTC", { on: other });
  other.surfaces.bus.publish("event");
  await eventually(() => expect(wordsOf(stream)).toContain("BTC"));
  stream.leave();
  await other.close();
});

test("a stream outlives the idle time of connections", async () => {
  const live = { heartbeatMs: NEVER_MS, pollMs: 20 };
  const other = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS, live });
  other.app.server.keepAliveTimeout = 1;
  const here = await other.app.listen({ host: "127.0.0.1", port: 0 });
  const person = await registerPerson(other, "grace@example.org");
  const stream = await openStream(here, person);
  await eventually(() => expect(stream.lastEventId).not.toBe(""));
  const idle = say(here, ANY_REQUEST);
  await idle.closed;
  await person.call(logOut, {});
  await stream.ended;
  expect(endsOf(stream)).toHaveLength(1);
  await other.close();
});

test("streams with staggered heartbeats all receive them", async () => {
  // Long enough for two turns.
  const live = { heartbeatMs: 500, pollMs: 20 };
  const other = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS, live });
  const here = await other.app.listen({ host: "127.0.0.1", port: 0 });
  const person = await registerPerson(other, "grace@example.org");
  const streams = [
    await openStream(here, person),
    await openStream(here, person),
    await openStream(here, person),
  ];
  // Since all are open: the first may have had some before.
  const before = streams.map(({ heartbeats }) => heartbeats.length);
  const counts = () => streams.map(({ heartbeats }, n) => heartbeats.length - (before[n] ?? 0));
  await eventually(() => expect(Math.min(...counts())).toBeGreaterThan(3));
  // A user in both turns has twice as many; the last of them may still be on its way.
  expect(Math.max(...counts()) - Math.min(...counts())).toBeLessThanOrEqual(2);
  await person.call(logOut, {});
  for (const { ended } of streams) await ended;
  await other.close();
});
