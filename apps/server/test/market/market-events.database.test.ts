// The public stream of a market over real HTTP: events, timing, recipients, and the end.
import { freezeUser, setStaffRole } from "@parley/contract/endpoints/staff/staff";
import { queryAdvertiser } from "@parley/contract/endpoints/market/advertisers";
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { createAdv, setAdvState, updateAdv } from "@parley/contract/endpoints/market/own-offers";
import { insertEvents } from "@parley/database/queries/ledger/ledger";
import { eventually } from "@parley/testing/eventually";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import { TestBrowser, type Answer } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { openStream, type OpenedStream } from "../fixtures/live-events.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const PAUSE_MS = 300;
const MAX_PER_ADDRESS = 4;
const MARKET = { crypto: "USDT", fiat: "EUR" } as const;
/** A market without other offers. */
const QUIET_MARKET = { crypto: "BTC", fiat: "JPY" } as const;

let stage: TestApp;
let address: string;
let merchant: TestBrowser;
let officer: TestBrowser;
let stranger: TestBrowser;
const opened: OpenedStream[] = [];

beforeAll(async () => {
  stage = await createTestApp({
    env: { PARLEY_CAPTCHA: "off" },
    limits: MANY_CALLS,
    live: {
      heartbeatMs: 50,
      maxPerAddress: MAX_PER_ADDRESS,
      marketPauseMs: PAUSE_MS,
      rateWatchMs: 20,
    },
  });
  address = await stage.app.listen({ host: "127.0.0.1", port: 0 });
  await stage.publish();
  await addDemoPeople(stage);
  merchant = await logInDemo(stage, "merchant");
  officer = await logInDemo(stage, "compliance");
  stranger = new TestBrowser(stage, "127.0.0.1");
});

afterAll(() => stage.close());

beforeEach(async () => {
  // Codes of an authenticator count once, and rates are published every half a minute.
  stage.clock.advance(60_000);
  await stage.publish();
});

afterEach(() => {
  for (const stream of opened.splice(0)) stream.leave();
});

const pathOf = (market: object) =>
  `/api/ctc/market-events?${new URLSearchParams({ ...market }).toString()}`;

async function open(market: object = MARKET, lastEventId = ""): Promise<OpenedStream> {
  const stream = await openStream(address, null, { path: pathOf(market), lastEventId });
  opened.push(stream);
  return stream;
}

/** Opens it, and waits for the first heartbeat. */
async function listen(market: object = MARKET, lastEventId = ""): Promise<OpenedStream> {
  const stream = await open(market, lastEventId);
  await eventually(() => expect(stream.heartbeats.length).toBeGreaterThan(0));
  return stream;
}

const TERMS = {
  priceType: "floating" as const,
  ratio: "0.99",
  quantity: "400",
  minLimit: "20",
  maxLimit: "300",
  payMethods: ["sepa"],
};

async function publish(): Promise<Answer["data"]> {
  const made = await merchant.call(createAdv, { side: "buy", ...MARKET, ...TERMS });
  expect(made.code).toBe(0);
  return made.data;
}

async function listed(): Promise<{ advId: string; maxLimit: string }[]> {
  const wish = { side: "sell", ...MARKET, pageSize: 50 } as const;
  return (await stranger.call(queryAdvList, wish)).data.list;
}

const idsListed = async () => (await listed()).map(({ advId }) => advId);
const changesOf = ({ events }: OpenedStream) =>
  events.flatMap(({ data }): unknown[] => Object(data).changed);
/** Without the rates, which are published before each test and may still be announced in it. */
const sidesOf = (stream: OpenedStream) => changesOf(stream).filter((change) => change !== "rate");

/** As an order would announce it. */
async function tellStock(advIds: readonly string[], remaining: string): Promise<void> {
  await insertEvents(
    stage.database.pool,
    advIds.map((advId) => ({
      id: stage.surfaces.ids.next(),
      userId: null,
      topic: "offer",
      payload: { advId, remaining },
      createdAt: stage.clock.now(),
    })),
  );
  stage.surfaces.bus.publish("event");
}

test("published, changed, paused and closed offers are announced once the list shows them", async () => {
  const stream = await listen();
  const elsewhere = await listen({ crypto: "USDT", fiat: "USD" });
  const { advId, version } = await publish();
  await eventually(() => expect(stream.events).toHaveLength(1));
  expect(stream.events[0]).toMatchObject({
    event: "market",
    data: { ...MARKET, changed: ["buy"] },
  });
  expect(await idsListed()).toContain(advId);

  await merchant.call(updateAdv, { advId, version, ...TERMS, maxLimit: "250" });
  await eventually(() => expect(stream.events).toHaveLength(2));
  expect((await listed()).find((offer) => offer.advId === advId)?.maxLimit).toBe("250.00");

  await merchant.call(setAdvState, { advId, version: version + 1, state: "paused" });
  await eventually(() => expect(stream.events).toHaveLength(3));
  expect(await idsListed()).not.toContain(advId);

  await merchant.call(setAdvState, { advId, version: version + 2, state: "closed" });
  await eventually(() => expect(stream.events).toHaveLength(4));
  const ids = stream.events.map(({ id }) => BigInt(id));
  expect(ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ids);
  expect(new Set(ids).size).toBe(4);
  expect(elsewhere.events).toEqual([]);
});

test("a stock taken by an order is announced, and shown at once", async () => {
  const { advId } = await publish();
  await eventually(async () => expect(await idsListed()).toContain(advId));
  const stream = await listen();
  await tellStock([advId], "0");
  await eventually(() => expect(sidesOf(stream)).toEqual(["buy"]));
  expect(await idsListed()).not.toContain(advId);
  await tellStock([advId], "40000000000");
  await eventually(() => expect(sidesOf(stream)).toEqual(["buy", "buy"]));
  expect(await idsListed()).toContain(advId);
});

test("a frozen advertiser disappears without waiting for the next round", async () => {
  const { advId, advertiser } = await publish();
  await eventually(async () => expect(await idsListed()).toContain(advId));
  const stream = await listen();
  const freeze = async (isFrozen: boolean) => {
    stage.clock.advance(60_000);
    const codes = { totp: demoTotp(stage) };
    const wish = { uid: advertiser.uid, isFrozen, reason: "a test", codes };
    expect((await officer.call(freezeUser, wish)).code).toBe(0);
  };
  await freeze(true);
  await eventually(() => expect(changesOf(stream)).toContain("buy"));
  await eventually(async () => expect(await idsListed()).not.toContain(advId));
  await freeze(false);
  await stage.publish();
  await eventually(async () => expect(await idsListed()).toContain(advId));
  expect((await stranger.call(queryAdvertiser, { uid: advertiser.uid })).code).toBe(0);
});

test("a role among the staff hides the offers of the whole group at once, and is announced", async () => {
  const { advId, advertiser } = await publish();
  const sub = await logInDemo(stage, "buyer");
  await stage.database.pool.query(
    `update app_user set master_id = master.id, account_group = master.uid,
       permissions = '{trade,payment}'
     from app_user as master where master.uid = $1 and app_user.uid = $2`,
    [advertiser.uid, sub.cookie("UID")],
  );
  const { data: ofSub } = await sub.call(createAdv, { side: "buy", ...MARKET, ...TERMS });
  const both = [advId, ofSub.advId];
  await eventually(async () => expect(await idsListed()).toEqual(expect.arrayContaining(both)));
  stage.clock.advance(30_000);
  const supervisor = await logInDemo(stage, "supervisor");
  const stream = await listen();
  const give = async (staffRole: "agent" | null) => {
    stage.clock.advance(30_000);
    await stage.publish();
    const codes = { totp: demoTotp(stage) };
    const wish = { uid: advertiser.uid, staffRole, reason: "a test", codes };
    expect((await supervisor.call(setStaffRole, wish)).data).toMatchObject({ staffRole });
    const { rowCount } = await stage.database.pool.query(
      "select from event where topic = 'trader' and payload = $1 and created_at = $2",
      [{ accountGroup: Number(advertiser.uid) }, new Date(stage.clock.now())],
    );
    expect(rowCount).toBe(1);
  };
  await give("agent");
  await eventually(() => expect(changesOf(stream)).toContain("buy"));
  await eventually(async () => {
    const ids = await idsListed();
    expect(both.filter((id) => ids.includes(id))).toEqual([]);
  });
  await give(null);
  await eventually(async () => expect(await idsListed()).toEqual(expect.arrayContaining(both)));
});

test("a new reference rate is announced to all its markets", async () => {
  // Followed by no test before, so that only what follows is news.
  const stream = await listen({ crypto: "ETH", fiat: "EUR" });
  await stage.database.pool.query(`update reference_quote set usd = usd * 1.01 where code = 'ETH'`);
  stage.clock.advance(1_000);
  await eventually(() => expect(changesOf(stream)).toEqual(["rate"]));
});

test("a reader gets at most one message in an interval", async () => {
  const { advId } = await publish();
  await eventually(async () => expect(await idsListed()).toContain(advId));
  const startedAt = performance.now();
  const stream = await listen();
  await tellStock([advId], "40000000000");
  await eventually(() => expect(stream.events.length).toBeGreaterThan(0));
  for (let count = 0; count < 20; count += 1) await tellStock([advId], "30000000000");
  await eventually(() => expect(stream.events.length).toBeGreaterThan(1));
  // One at the beginning of each pause, however long the twenty took on a busy machine.
  const pauses = (performance.now() - startedAt) / PAUSE_MS;
  expect(stream.events.length).toBeLessThanOrEqual(2 + pauses);
});

test("a reconnecting reader receives a change, and nothing without one", async () => {
  const quiet = await listen(QUIET_MARKET);
  quiet.leave();
  const same = await listen(QUIET_MARKET, quiet.lastEventId);
  expect(same.events).toEqual([]);
  same.leave();
  const before = await listen();
  before.leave();
  await publish();
  await eventually(async () => {
    const after = await open(MARKET, before.lastEventId);
    await eventually(() => expect(after.lastEventId).not.toBe(before.lastEventId));
    expect(changesOf(after)).toEqual(["sell", "buy", "rate"]);
    after.leave();
  });
});

test("unknown markets are refused", async () => {
  expect((await open({ crypto: "USDT", fiat: "XXX" })).response.statusCode).toBe(400);
  expect((await open({ crypto: "USDT" })).response.statusCode).toBe(400);
});

test("one address has a limit of market streams", async () => {
  for (let count = 0; count < MAX_PER_ADDRESS; count += 1) await listen();
  const { response } = await open();
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  opened[0]?.leave();
  await eventually(async () => expect((await open()).response.statusCode).toBe(200));
});

test("100 streams of one address opened at once: as many open as are allowed", async () => {
  await eventually(async () => {
    const streams = await Promise.all(Array.from({ length: 100 }, () => open()));
    for (const stream of streams) stream.leave();
    const statuses = streams.map(({ response }) => response.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_PER_ADDRESS);
  });
});

test("an orderly stop ends market streams", async () => {
  const other = await createTestApp({ limits: MANY_CALLS });
  const at = await other.app.listen({ host: "127.0.0.1", port: 0 });
  const stream = await openStream(at, null, { path: pathOf(MARKET) });
  await other.close();
  await expect(stream.ended).resolves.toBeUndefined();
});
