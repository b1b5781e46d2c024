// Delivery by the outbox: no event is lost, doubled or delivered to another user, in any order of
// commits and with any number of reconnections.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { PoolClient } from "@parley/database/pool";
import { insertEvents } from "@parley/database/queries/ledger/ledger";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import type { EventId } from "@parley/domain/event/event-id";
import { readEventId, writeEventId } from "@parley/domain/event/event-id";
import { notificationLine } from "@parley/database/notification-line";
import type { Bus } from "@parley/platform/bus/bus";
import { createBus } from "@parley/platform/bus/create-bus";
import { createMovableClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSeededRandom } from "@parley/testing/seeded-random";
import { eventually } from "@parley/testing/eventually";
import { afterEach, beforeAll, afterAll, expect, test, vi } from "vitest";
import { EVENT_TOPIC } from "./event-reader.ts";
import {
  createLiveFeed,
  MAX_REPLAY,
  REPLAY_MS,
  type Beginning,
  type Following,
  type LiveFeed,
  type LiveFeedParts,
} from "./live-feed.ts";

const ADA = toUserId(11n);
const EVE = toUserId(12n);
/** Longer than any poll: a delivery within it was caused by a wake-up. */
const NEVER_MS = 600_000;

let database: TestDatabase;
const clock = createMovableClock();
const ids = createIdSource({ clock, node: 1 });
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
  clock.reset();
});

afterAll(() => database.drop());

/** A bus that publishes nothing. */
const deafBus: Bus = {
  publish: () => {},
  subscribe: () => () => {},
  close: () => Promise.resolve(),
};

function openBus(): Bus {
  const bus = createBus({ openLine: notificationLine(database.url) });
  closing.push(() => bus.close());
  return bus;
}

async function openFeed(parts: Partial<LiveFeedParts> = {}): Promise<LiveFeed> {
  const feed = createLiveFeed({
    pool: database.pool,
    bus: deafBus,
    ids,
    clock,
    pollMs: 20,
    onFailure: (error) => {
      throw error;
    },
    ...parts,
  });
  closing.push(() => feed.stop());
  await feed.start();
  return feed;
}

interface Heard {
  readonly following: Following;
  readonly words: unknown[];
  readonly eventIds: EventId[];
  readonly beginnings: Beginning[];
}

function follow(feed: LiveFeed, userId: UserId = ADA, lastEventId: string | null = null): Heard {
  const words: unknown[] = [];
  const eventIds: EventId[] = [];
  const beginnings: Beginning[] = [];
  const following = feed.follow({
    userId,
    lastEventId,
    onBegin: (beginning) => beginnings.push(beginning),
    onEvent({ eventId, payload }) {
      eventIds.push(eventId);
      words.push(payload["word"]);
    },
  });
  return { following, words, eventIds, beginnings };
}

async function tell(to: Queryable, word: unknown, userId: UserId | null = ADA): Promise<void> {
  await insertEvents(to, [
    { id: ids.next(), userId, topic: "balance", payload: { word }, createdAt: clock.now() },
  ]);
}

/** A transaction that a test ends on demand. */
async function begin(): Promise<PoolClient> {
  const client = await database.pool.connect();
  await client.query("begin");
  closing.push(async () => {
    await client.query("rollback");
    client.release();
  });
  return client;
}

/** Waits until the table has been read once more from here on. */
async function haveLookedAgain({ following }: Heard): Promise<void> {
  await following.begun;
  for (let looks = 0; looks < 2; looks += 1) {
    const before = following.readEventId() ?? "";
    await eventually(() => expect((following.readEventId() ?? "") > before).toBe(true));
  }
}

test("a committed event reaches its user's followers, and no others", async () => {
  const feed = await openFeed();
  const ada = follow(feed);
  const adaElsewhere = follow(feed);
  const eve = follow(feed, EVE);
  await tell(database.pool, "for Ada");
  await tell(database.pool, "for servers", null);
  await tell(database.pool, "for Eve", EVE);
  await eventually(() => expect(eve.words).toEqual(["for Eve"]));
  expect(ada.words).toEqual(["for Ada"]);
  expect(adaElsewhere.words).toEqual(["for Ada"]);
});

test("a new follower does not receive earlier events", async () => {
  await tell(database.pool, "old");
  await eventually(async () => expect(await isBehindAll()).toBe(true));
  const feed = await openFeed();
  const ada = follow(feed);
  await tell(database.pool, "new");
  await eventually(() => expect(ada.words).toEqual(["new"]));
});

/** Every transaction that is under way, of other tests too, began after all events here. */
async function isBehindAll(): Promise<boolean> {
  const { rows } = await database.pool.query<{ isBehind: boolean }>(
    `select bool_and(xid < pg_snapshot_xmin(pg_current_snapshot())) as "isBehind" from event`,
  );
  return rows[0]?.isBehind === true;
}

test("a transaction that began earlier and commits later is not missed", async () => {
  const feed = await openFeed();
  const ada = follow(feed);
  const slow = await begin();
  await tell(slow, "slow");
  await tell(database.pool, "quick");
  // The faster transaction has the larger number and waits until no smaller one can appear.
  await haveLookedAgain(ada);
  expect(ada.words).toEqual([]);
  await slow.query("commit");
  await eventually(() => expect(ada.words).toEqual(["slow", "quick"]));
  expect(ada.eventIds.toSorted()).toEqual(ada.eventIds);
});

test("an event that is rolled back is not delivered", async () => {
  const feed = await openFeed();
  const ada = follow(feed);
  const failing = await begin();
  await tell(failing, "never");
  await failing.query("rollback");
  await tell(database.pool, "real");
  await eventually(() => expect(ada.words).toEqual(["real"]));
});

test("the bus wakes every server long before its next poll", async () => {
  const feeds = [
    await openFeed({ bus: openBus(), pollMs: NEVER_MS }),
    await openFeed({ bus: openBus(), pollMs: NEVER_MS }),
  ];
  const heard = feeds.map((feed) => follow(feed));
  const engine = openBus();
  await tell(database.pool, "woken");
  engine.publish(EVENT_TOPIC);
  for (const { words } of heard) {
    await eventually(() => expect(words).toEqual(["woken"]));
  }
});

test("a lost wake-up costs a moment and no event", async () => {
  const ada = follow(await openFeed({ bus: deafBus, pollMs: 20 }));
  await tell(database.pool, "unannounced");
  await eventually(() => expect(ada.words).toEqual(["unannounced"]));
});

test("a reader woken too early reads again when the earlier transaction has ended", async () => {
  const bus = openBus();
  const ada = follow(await openFeed({ bus, pollMs: NEVER_MS }));
  const slow = await begin();
  await tell(slow, "slow");
  await tell(database.pool, "quick");
  bus.publish(EVENT_TOPIC);
  // No wake-up follows this commit.
  await slow.query("commit");
  await eventually(() => expect(ada.words).toEqual(["slow", "quick"]));
});

test("more than one page of events is read to the end", async () => {
  const ada = follow(await openFeed({ pageSize: 7 }));
  const words = Array.from({ length: 50 }, (_, index) => index);
  await insertEvents(
    database.pool,
    words.map((word) => ({
      id: ids.next(),
      userId: ADA,
      topic: "balance",
      payload: { word },
      createdAt: clock.now(),
    })),
  );
  await eventually(() => expect(ada.words).toEqual(words));
});

test("a reconnecting follower gets what it missed, on any server, and continues live", async () => {
  const first = await openFeed();
  const before = follow(first);
  await tell(database.pool, 1);
  await eventually(() => expect(before.words).toEqual([1]));
  before.following.stop();
  await tell(database.pool, 2);
  await tell(database.pool, "for Eve", EVE);
  await tell(database.pool, 3);
  const second = await openFeed();
  const after = follow(second, ADA, before.eventIds[0]);
  await after.following.begun;
  // Events written while older transactions were open are delivered after their end.
  await eventually(() => expect(after.words).toEqual([2, 3]));
  expect(after.beginnings).toEqual([{ eventId: before.eventIds[0], isReset: false }]);
  await tell(database.pool, 4);
  await eventually(() => expect(after.words).toEqual([2, 3, 4]));
  expect(before.words).toEqual([1]);
});

test("a follower without an event can reconnect too, from where it began", async () => {
  const feed = await openFeed();
  const before = follow(feed);
  await before.following.begun;
  before.following.stop();
  await tell(database.pool, "meanwhile");
  const after = follow(feed, ADA, before.beginnings[0]?.eventId);
  await after.following.begun;
  await eventually(() => expect(after.words).toEqual(["meanwhile"]));
});

test("the position of a follower never exceeds what it received", async () => {
  const feed = await openFeed();
  const ada = follow(feed);
  await ada.following.begun;
  const slow = await begin();
  await tell(slow, "slow");
  await tell(database.pool, "quick", EVE);
  await haveLookedAgain(ada);
  const told = ada.following.readEventId();
  ada.following.stop();
  await slow.query("commit");
  const back = follow(feed, ADA, told);
  await back.following.begun;
  await eventually(() => expect(back.words).toEqual(["slow"]));
});

test("an id issued by a server further ahead is accepted", async () => {
  const behind = await openFeed({ pollMs: NEVER_MS });
  const ahead = follow(await openFeed());
  await tell(database.pool, 1);
  await eventually(() => expect(ahead.words).toEqual([1]));
  const moved = follow(behind, ADA, ahead.eventIds[0]);
  await moved.following.begun;
  expect(moved.beginnings).toEqual([{ eventId: ahead.eventIds[0], isReset: false }]);
});

test("no event is lost or doubled by any number of reconnections", async () => {
  const random = createSeededRandom(7);
  const feeds = [
    await openFeed({ pollMs: 3 }),
    await openFeed({ pollMs: 5, pageSize: 2 }),
  ] as const;
  const heard: unknown[] = [];
  const first = await openFeed();
  const arrival = follow(first);
  await arrival.following.begun;
  let last: string | undefined = arrival.beginnings[0]?.eventId;
  const total = 120;
  const writer = async () => {
    for (let word = 0; word < total; word += 4) {
      // Four at a time, which commit in an order of their own.
      await Promise.all([0, 1, 2, 3].map((more) => tell(database.pool, word + more)));
    }
  };
  const done = writer();
  while (heard.length < total) {
    const feed = random.pick(feeds);
    const visit = follow(feed, ADA, last);
    await visit.following.begun;
    const enough = heard.length + visit.words.length + random.integer(0, 4);
    await eventually(() =>
      expect(heard.length + visit.words.length).toBeGreaterThanOrEqual(Math.min(enough, total)),
    );
    visit.following.stop();
    heard.push(...visit.words);
    last = visit.eventIds.at(-1) ?? last;
  }
  await done;
  const farewell = follow(feeds[0], ADA, last);
  await haveLookedAgain(farewell);
  expect(farewell.words).toEqual([]);
  expect(heard.toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: total }, (_, index) => index),
  );
});

const RESETS: Readonly<Record<string, () => string>> = {
  "an id of another form": () => "42",
  "one of another database": () => writeEventId({ xid: 2n ** 60n, id: ids.next() }),
};

test.each(Object.keys(RESETS))("%s requires a reset", async (name) => {
  const feed = await openFeed();
  const ada = follow(feed, ADA, RESETS[name]?.());
  await ada.following.begun;
  expect(ada.beginnings).toMatchObject([{ isReset: true }]);
  await tell(database.pool, "new");
  await eventually(() => expect(ada.words).toEqual(["new"]));
});

test("a follower that was away for a day catches up, for longer it is reset", async () => {
  const feed = await openFeed();
  const first = follow(feed);
  await first.following.begun;
  const began = first.beginnings[0]?.eventId ?? null;
  const at = clock.now();
  clock.advance(REPLAY_MS - (clock.now() - at) - 5_000);
  const inTime = follow(feed, ADA, began);
  await inTime.following.begun;
  expect(inTime.beginnings).toEqual([{ eventId: began, isReset: false }]);
  clock.advance(10_000);
  const late = follow(feed, ADA, began);
  await late.following.begun;
  expect(late.beginnings).toMatchObject([{ isReset: true }]);
});

test("a follower that missed too many events is reset", async () => {
  const feed = await openFeed();
  const first = follow(feed);
  await first.following.begun;
  const began = first.beginnings[0]?.eventId ?? "";
  await insertEvents(
    database.pool,
    Array.from({ length: MAX_REPLAY + 1 }, (_, word) => ({
      id: ids.next(),
      userId: ADA,
      topic: "balance",
      payload: { word },
      createdAt: clock.now(),
    })),
  );
  await eventually(() => expect(first.words).toHaveLength(MAX_REPLAY + 1));
  const flooded = follow(feed, ADA, began);
  await flooded.following.begun;
  expect(flooded).toMatchObject({ beginnings: [{ isReset: true }], words: [] });
  const almost = readEventId(first.eventIds[0] ?? "");
  const back = follow(feed, ADA, almost === null ? "" : writeEventId(almost));
  await back.following.begun;
  expect(back.beginnings).toMatchObject([{ isReset: false }]);
  expect(back.words).toHaveLength(MAX_REPLAY);
});

test("an outage of the database loses no event", async () => {
  const onFailure = vi.fn<(error: unknown) => void>();
  const feed = await openFeed({ onFailure });
  const ada = follow(feed);
  await database.pool.query("alter table event rename to away");
  await eventually(() => expect(onFailure).toHaveBeenCalled());
  await database.pool.query("alter table away rename to event");
  await tell(database.pool, "after the fall");
  await eventually(() => expect(ada.words).toEqual(["after the fall"]));
  expect(onFailure).toHaveBeenCalledTimes(1);
});
