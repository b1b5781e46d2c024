// An advertiser's day through the API: the switch for all offers, counts, filters, and the rank of a
// price among competing offers.
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import {
  queryMyAdv,
  queryMyAdvCounts,
  queryPriceRank,
  setAdvState,
  setAllAdvState,
  updateAdv,
} from "@parley/contract/endpoints/market/own-offers";
import { takeDownOffer } from "@parley/contract/endpoints/staff/offers";
import { expectCleanLedger } from "@parley/testing/auditor";
import { eventually } from "@parley/testing/eventually";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestBrowser, type Answer } from "../fixtures/browser.fixture.ts";
import { demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import {
  act,
  actVerified,
  createOrderStage,
  freshenRates,
  placeOrder,
  publishOffer,
  untilCompleted,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";

let on: OrderStage;

beforeAll(async () => {
  on = await createOrderStage();
});

afterAll(() => on.stage.close());

beforeEach(() => freshenRates(on));

afterEach(async () => {
  const { list } = (await on.merchant.call(queryMyAdv, { pageSize: 50 })).data;
  for (const { advId, state, version } of list) {
    if (state !== "closed")
      await on.merchant.call(setAdvState, { advId, state: "closed", version });
  }
  await expectCleanLedger(on.stage.database.pool);
});

const switchAll = (state: "online" | "paused", key?: string): Promise<Answer> =>
  on.merchant.call(
    setAllAdvState,
    { state },
    key === undefined ? {} : { headers: { "idempotency-key": key } },
  );

async function own(advId: string) {
  return (await on.merchant.call(queryMyAdv, { advId })).data.list[0];
}

async function set(advId: string, state: "online" | "paused" | "closed") {
  const { version } = await own(advId);
  return on.merchant.call(setAdvState, { advId, state, version });
}

const statesOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (advId) => (await own(advId)).state));

describe("the switch for all offers", () => {
  test("pauses what is online and brings back exactly that", async () => {
    const ids = [await publishOffer(on), await publishOffer(on), await publishOffer(on)] as const;
    const [first, second, paused] = ids;
    await set(paused, "paused");
    const off = await switchAll("paused");
    expect(off.data).toEqual({ changed: [first, second], refused: [] });
    expect(await statesOf(ids)).toEqual(["paused", "paused", "paused"]);
    expect(await own(first)).toMatchObject({ switchedOff: true, version: 2 });
    expect(await own(paused)).toMatchObject({ switchedOff: false });
    // Pressed twice, it does nothing more.
    expect((await switchAll("paused")).data).toEqual({ changed: [], refused: [] });
    expect(await own(first)).toMatchObject({ version: 2 });
    const back = await switchAll("online");
    expect(back.data).toEqual({ changed: [first, second], refused: [] });
    expect(await statesOf(ids)).toEqual(["online", "online", "paused"]);
    expect(await own(first)).toMatchObject({ switchedOff: false, version: 3 });
    expect((await switchAll("online")).data).toEqual({ changed: [], refused: [] });
  });

  test("answers a repeated call as the first time, also when offers changed in between", async () => {
    const advId = await publishOffer(on);
    const first = await switchAll("paused", "take-all-offline-1");
    expect(first.data.changed).toEqual([advId]);
    await set(advId, "online");
    const again = await switchAll("paused", "take-all-offline-1");
    expect(again.data).toEqual(first.data);
    expect(await own(advId)).toMatchObject({ state: "online" });
    const other = await switchAll("online", "take-all-offline-1");
    expect(other.error).toBe("idempotencyMismatch");
  });

  test("takes 50 offers out of the list and back in one call", async () => {
    const terms = { side: "buy", quantity: "500" } as const;
    const ids = [];
    for (let place = 0; place < 50; place += 1) ids.push(await publishOffer(on, terms));
    const listed = async () => {
      const asked = { side: "sell", crypto: "USDT", fiat: "EUR" } as const;
      return (await on.buyer.call(queryAdvList, asked)).data.total;
    };
    await eventually(async () => expect(await listed()).toBe(50));
    expect((await switchAll("paused")).data.changed).toHaveLength(50);
    await eventually(async () => expect(await listed()).toBe(0));
    await freshenRates(on);
    expect((await switchAll("online")).data.changed).toEqual(ids);
    await eventually(async () => expect(await listed()).toBe(50));
  });

  test("leaves alone what was brought back or closed by hand", async () => {
    const [one, other] = [await publishOffer(on), await publishOffer(on)];
    await switchAll("paused");
    await set(one, "online");
    await set(one, "paused");
    await set(other, "closed");
    expect(await own(one)).toMatchObject({ state: "paused", switchedOff: false });
    expect((await switchAll("online")).data).toEqual({ changed: [], refused: [] });
    expect(await statesOf([one, other])).toEqual(["paused", "closed"]);
  });

  test("names what may not be online, keeps it marked, and brings it back once it may", async () => {
    const agent = await logInDemo(on.stage, "agent");
    const [good, down] = [await publishOffer(on), await publishOffer(on)];
    await switchAll("paused");
    const taken = await agent.call(takeDownOffer, {
      advId: down,
      reasonCode: "contact-details",
      reason: "A reader has reported it.",
      codes: { totp: demoTotp(on.stage) },
    });
    expect(taken.code).toBe(0);
    await freshenRates(on);
    const back = await switchAll("online");
    expect(back.data.changed).toEqual([good]);
    expect(back.data.refused).toEqual([
      {
        advId: down,
        side: "sell",
        crypto: "USDT",
        fiat: "EUR",
        error: "offerTakenDown",
        message: expect.stringMatching(/\w/),
      },
    ]);
    expect(await own(down)).toMatchObject({ state: "paused", switchedOff: true });
    const { version } = await own(down);
    await on.merchant.call(updateAdv, { advId: down, version, message: "Without contacts" });
    expect((await switchAll("online")).data).toEqual({ changed: [down], refused: [] });
  });

  test("closes a paused offer whose rest is too small, with its mark", async () => {
    const advId = await publishOffer(on, { quantity: "100", minLimit: "60", maxLimit: "90" });
    const { orderId } = await placeOrder(on, advId, { amount: "70" });
    await switchAll("paused");
    expect(await own(advId)).toMatchObject({ state: "paused", switchedOff: true, openOrders: 1 });
    await act(on.buyer, orderId, "pay");
    await actVerified(on, on.merchant, orderId, "release");
    await untilCompleted(on, orderId);
    expect(await own(advId)).toMatchObject({ state: "closed", switchedOff: false });
  });

  test("pauses the offers of a frozen advertiser, and brings none back", async () => {
    const advId = await publishOffer(on);
    const freeze = (isFrozen: boolean) =>
      on.stage.database.pool.query(
        `update app_user set is_trading_frozen = $1 where id =
           (select advertiser_id from offer where id = $2)`,
        [isFrozen, advId],
      );
    await freeze(true);
    expect((await switchAll("paused")).data.changed).toEqual([advId]);
    expect((await switchAll("online")).error).toBe("tradingFrozen");
    expect(await own(advId)).toMatchObject({ state: "paused", switchedOff: true });
    await freeze(false);
  });

  test("is the advertiser's own: others change nothing, and need a login", async () => {
    const advId = await publishOffer(on);
    expect((await on.buyer.call(setAllAdvState, { state: "paused" })).data.changed).toEqual([]);
    const stranger = new TestBrowser(on.stage, "127.0.0.1");
    expect((await stranger.call(setAllAdvState, { state: "paused" })).error).toBe("notLoggedIn");
    expect(await own(advId)).toMatchObject({ state: "online" });
  });
});

test("counts and filters tell an advertiser's offers apart by state, side and market", async () => {
  const before = (await on.merchant.call(queryMyAdvCounts, {})).data;
  const sell = await publishOffer(on);
  const buy = await publishOffer(on, { side: "buy", fiat: "USD", payMethods: ["revolut"] });
  const paused = await publishOffer(on);
  await set(paused, "paused");
  const { data: counts } = await on.merchant.call(queryMyAdvCounts, {});
  expect(counts).toMatchObject({ online: 2, paused: 1, closed: before.closed, switchedOff: 0 });
  expect(counts.kinds).toContainEqual({
    side: "buy",
    crypto: "USDT",
    fiat: "USD",
    state: "online",
    offers: 1,
  });
  await switchAll("paused");
  expect((await on.merchant.call(queryMyAdvCounts, {})).data).toMatchObject({
    online: 0,
    paused: 3,
    switchedOff: 2,
  });
  const idsOf = async (filter: object) => {
    const { data } = await on.merchant.call(queryMyAdv, { state: "paused", ...filter });
    return { ids: data.list.map(({ advId }: { advId: string }) => advId), total: data.total };
  };
  expect(await idsOf({ side: "buy" })).toEqual({ ids: [buy], total: 1 });
  expect(await idsOf({ fiat: "EUR" })).toEqual({ ids: [paused, sell], total: 2 });
  expect(await idsOf({ crypto: "BTC" })).toEqual({ ids: [], total: 0 });
  expect((await on.buyer.call(queryMyAdvCounts, {})).data).toMatchObject({ online: 0, paused: 0 });
});

describe("the rank of a price", () => {
  const market = { side: "sell", crypto: "USDT", fiat: "EUR" } as const;

  async function rankOf(reader: TestBrowser, question: object) {
    return (await reader.call(queryPriceRank, { ...market, ...question })).data;
  }

  test("counts better offers, leaves out the own one, and names best price and median", async () => {
    const base = Number((await own(await publishOffer(on))).price);
    const at = (part: number) => (base * part).toFixed(4);
    const fixed = (price: string) => publishOffer(on, { priceType: "fixed", price, ...NO_RATIO });
    const cheap = await fixed(at(0.98));
    await fixed(at(0.99));
    const question = { price: at(0.985) };
    await eventually(async () =>
      expect(await rankOf(on.buyer, question)).toMatchObject({ offers: 3, rank: 2, capped: false }),
    );
    const seen = await rankOf(on.buyer, question);
    expect(Number(seen.best)).toBeCloseTo(base * 0.98, 3);
    expect(Number(seen.median)).toBeCloseTo(base * 0.99, 3);
    // The own offer does not compete with itself, nor are one's other offers competitors.
    expect(await rankOf(on.merchant, { ...question, advId: cheap })).toEqual({
      market: expect.objectContaining({ price: expect.any(String), priceScale: 4 }),
      best: null,
      median: null,
      offers: 2,
      capped: false,
      rank: 1,
      price: at(0.985),
    });
    expect(await rankOf(on.buyer, { ratio: "1.02" })).toMatchObject({ rank: 4 });
    expect(await rankOf(on.buyer, {})).toMatchObject({ rank: null, price: null });
    // More decimals than prices of this market have.
    expect(await rankOf(on.buyer, { price: "0.00000001" })).toMatchObject({ rank: null });
    await switchAll("paused");
    await eventually(async () =>
      expect(await rankOf(on.buyer, question)).toMatchObject({ offers: 0, best: null, rank: 1 }),
    );
  });

  test("is refused for a market that does not exist, and without a login", async () => {
    const unknown = { ...market, crypto: "NOPE" };
    expect((await on.buyer.call(queryPriceRank, unknown)).error).toBe("unknownMarket");
    const stranger = new TestBrowser(on.stage, "127.0.0.1");
    expect((await stranger.call(queryPriceRank, market)).error).toBe("notLoggedIn");
  });
});

const NO_RATIO = { ratio: undefined } as const;

test("a price is changed alone, by the version that was seen", async () => {
  const advId = await publishOffer(on);
  const { version } = await own(advId);
  const change = (ratio: string) => on.merchant.call(updateAdv, { advId, version, ratio });
  expect((await change("1.02")).data).toMatchObject({ ratio: "1.020000", version: version + 1 });
  expect((await change("1.03")).error).toBe("offerChanged");
  expect(await own(advId)).toMatchObject({ ratio: "1.020000", quantity: "1000.00000000" });
  const far = { advId, version: version + 1, ratio: "1.99" };
  expect((await on.merchant.call(updateAdv, far)).error).toBe("priceTooFar");
});

test("a percentage for an offer that has a fixed price by now is refused as changed", async () => {
  const advId = await publishOffer(on);
  const { version, price } = await own(advId);
  const fix = { advId, version, priceType: "fixed", price } as const;
  expect((await on.merchant.call(updateAdv, fix)).data).toMatchObject({ version: version + 1 });
  const late = { advId, version, ratio: "1.02" };
  expect((await on.merchant.call(updateAdv, late)).error).toBe("offerChanged");
  expect(await own(advId)).toMatchObject({ priceType: "fixed", version: version + 1 });
});
