// How a stream of live events ends over real HTTP, also by what another server does.
import {
  logOut,
  resetPassword,
  forgotPassword,
  revokeSessions,
  listSessions,
} from "@parley/contract/endpoints/identity/account";
import { eventually } from "@parley/testing/eventually";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import { findLastCode, TestBrowser } from "../fixtures/browser.fixture.ts";
import { openStream } from "../fixtures/live-events.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";
import {
  address,
  listen,
  listenFrom,
  MAX_PER_PERSON,
  opened,
  stageLiveEvents,
  tell,
  wordsOf,
} from "../stages/live-events.fixture.ts";
import { ada, adaAccount, eve, logInElsewhere, stage } from "../stages/two-people.fixture.ts";

stageLiveEvents();

async function openManyAtOnce() {
  const streams = await Promise.all(Array.from({ length: 100 }, () => listen(ada)));
  const open = streams.filter(({ response }) => response.statusCode === 200);
  const refused = streams.filter(({ response }) => response.statusCode === 429);
  return { streams, counts: [open.length, refused.length] };
}

/**
 * The events of a stream end with these. Others may precede: events just before it began are
 * repeated while earlier transactions are running anywhere in PostgreSQL.
 */
function endsOf({ events }: Pick<Awaited<ReturnType<typeof listenFrom>>, "events">) {
  return events.filter(({ event }) => event === "session");
}

const readSeenAt = async () => {
  const { rows } = await stage.database.pool.query<{ seenAt: Date }>(
    `select last_seen_at as "seenAt" from session where user_id = $1`,
    [ada.cookie("userId")],
  );
  return rows[0]?.seenAt.getTime();
};

describe("the end of a stream", () => {
  test("follows the end of its session only", async () => {
    const elsewhere = await logInElsewhere();
    const revoked = await listenFrom(elsewhere);
    const staying = await listenFrom(ada);
    const { data } = await ada.call(listSessions, {});
    const { sessionId } = data.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await ada.call(revokeSessions, { sessionId });
    await revoked.ended;
    const told = [{ event: "session", data: { sessionId, state: "ended" } }];
    expect(endsOf(revoked)).toMatchObject(told);
    await eventually(() => expect(endsOf(staying)).toMatchObject(told));
    await tell(ada, "still here");
    await eventually(() => expect(wordsOf(staying)).toContain("still here"));
  });

  test("follows a logout", async () => {
    const stream = await listenFrom(ada);
    await ada.call(logOut, {});
    await expect(stream.ended).resolves.toBeUndefined();
    expect(endsOf(stream)).toMatchObject([{ event: "session", data: { state: "ended" } }]);
  });

  test("follows a new password, on all devices", async () => {
    const streams = [await listenFrom(ada), await listenFrom(await logInElsewhere())];
    const stranger = new TestBrowser(stage);
    const account = adaAccount();
    await stranger.call(forgotPassword, { account });
    const code = await findLastCode(stage, account);
    await stranger.call(resetPassword, {
      account,
      code,
      password: "another sentence nobody knows",
    });
    for (const { ended } of streams) await expect(ended).resolves.toBeUndefined();
  });

  test("follows an expired session, and a frozen user", async () => {
    const locked = await listenFrom(eve);
    await stage.database.pool.query(
      `update app_user set master_id = $2, is_locked_out = true where id = $1`,
      [eve.cookie("userId"), ada.cookie("userId")],
    );
    await expect(locked.ended).resolves.toBeUndefined();
    expect(endsOf(locked)).toMatchObject([{ event: "session", data: { state: "ended" } }]);
    const expired = await listenFrom(ada);
    await stage.database.pool.query("update session set expires_at = $2 where user_id = $1", [
      ada.cookie("userId"),
      new Date(stage.clock.now()),
    ]);
    await expect(expired.ended).resolves.toBeUndefined();
    expect(endsOf(expired)).toMatchObject([{ event: "session", data: { state: "ended" } }]);
  });

  test("follows when a reader does not receive any more, and no other stream ends", async () => {
    const well = await listenFrom(ada);
    const stuck = connect(Number(new URL(address).port), "127.0.0.1");
    const token = ada.cookie("auth-token");
    stuck.write(
      `GET /api/ctc/events HTTP/1.1\r\nhost: localhost\r\ncookie: auth-token=${token}\r\n\r\n`,
    );
    await new Promise((resolve) => {
      stuck.once("data", resolve);
    });
    stuck.pause();
    // The kernel takes some megabytes before anything waits in the server.
    const long = "x".repeat(256 * 1_024);
    for (let told = 1; told <= 60; told += 1) {
      await tell(ada, long);
      stage.surfaces.bus.publish("event");
      await eventually(() => expect(well.events).toHaveLength(told));
    }
    let got = 0;
    await new Promise((resolve) => {
      stuck.on("close", resolve).on("error", () => {});
      stuck.on("data", ({ length }) => {
        got += length;
      });
      stuck.resume();
    });
    expect(got).toBeLessThan(60 * long.length);
  });

  test("too many streams of one user are refused", async () => {
    for (let streams = 0; streams < MAX_PER_PERSON; streams += 1) await listenFrom(ada);
    const { response } = await listen(ada);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    await listenFrom(eve);
    opened[0]?.leave();
    await eventually(async () => expect((await listen(ada)).response.statusCode).toBe(200));
  });

  test("an open stream keeps its session in use, which is written once an hour", async () => {
    const stream = await listenFrom(ada);
    const begun = await readSeenAt();
    const beats = stream.heartbeats.length;
    stage.clock.advance(3_599_000);
    await eventually(() => expect(stream.heartbeats.length).toBeGreaterThan(beats + 2));
    expect(await readSeenAt()).toBe(begun);
    for (let day = 0; day < 31; day += 1) {
      stage.clock.advance(86_400_000);
      await eventually(async () => expect(await readSeenAt()).toBe(stage.clock.now()));
    }
    expect((await ada.call(listSessions, {})).code).toBe(0);
  });

  test("of 100 streams opened at once as many open as allowed, and closing frees them", async () => {
    const first = await openManyAtOnce();
    expect(first.counts).toEqual([MAX_PER_PERSON, 100 - MAX_PER_PERSON]);
    for (const stream of first.streams) stream.leave();
    await eventually(async () => {
      const again = await openManyAtOnce();
      for (const stream of again.streams) stream.leave();
      expect(again.counts).toEqual([MAX_PER_PERSON, 100 - MAX_PER_PERSON]);
    });
  });
});

/** Longer than any poll: a delivery within it was caused by the other server. */
const NEVER_MS = 600_000;

describe.each([
  { first: "its event", limits: { heartbeatMs: NEVER_MS, pollMs: 20 }, hasId: true },
  { first: "the look at its session", limits: { heartbeatMs: 40, pollMs: NEVER_MS }, hasId: false },
])("when $first is first", ({ limits, hasId }) => {
  let other: TestApp;

  beforeAll(async () => {
    const env = { PARLEY_CAPTCHA: "off" };
    other = await createTestApp({ env, limits: MANY_CALLS, live: limits });
  });

  afterAll(() => other.close());

  test("a stream receives the end of its session once, and ends", async () => {
    const here = await other.app.listen({ host: "127.0.0.1", port: 0 });
    // A bus that connects wakes all listeners, also those that never poll; it begins with the server.
    await eventually(async () => {
      const { rows } = await other.database.pool.query(
        "select from pg_stat_activity where datname = current_database() and query like 'set %; listen %'",
      );
      expect(rows).not.toEqual([]);
    });
    const person = await registerPerson(other, "grace@example.org");
    const stream = await openStream(here, person);
    opened.push(stream);
    await eventually(() => expect(stream.lastEventId).not.toBe(""));
    const { data } = await person.call(listSessions, {});
    await person.call(logOut, {});
    await stream.ended;
    const [{ sessionId }] = data;
    expect(stream.events).toMatchObject([
      { event: "session", data: { sessionId, state: "ended" } },
    ]);
    expect(stream.events[0]?.id !== "").toBe(hasId);
  });
});

test("a server that stops ends its streams at once", async () => {
  const other = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  const here = await other.app.listen({ host: "127.0.0.1", port: 0 });
  const person = await registerPerson(other, "grace@example.org");
  const streams = await Promise.all([openStream(here, person), openStream(here, person)]);
  await eventually(() => {
    for (const { lastEventId } of streams) expect(lastEventId).not.toBe("");
  });
  // A stream that is left open keeps the server from closing.
  await other.app.close();
  for (const { ended } of streams) await ended;
  await other.close();
});
