// Offers through the API: an advertiser publishes and changes them, others find them in the list.
import { useFaucet } from "@parley/contract/endpoints/site/dev";
import {
  block,
  follow,
  queryAdvertiser,
  report,
} from "@parley/contract/endpoints/market/advertisers";
import { marketDepth, priceHistory } from "@parley/contract/endpoints/market/charts";
import { queryAdvDetail, queryAdvList } from "@parley/contract/endpoints/market/offers";
import {
  createAdv,
  queryMyAdv,
  setAdvState,
  updateAdv,
} from "@parley/contract/endpoints/market/own-offers";
import { listReports } from "@parley/contract/endpoints/staff/staff";
import { expectCleanLedger } from "@parley/testing/auditor";
import { eventually } from "@parley/testing/eventually";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import { TestBrowser, type Answer } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { addPayment, removePayment } from "../fixtures/payment.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;
let merchant: TestBrowser;
let buyer: TestBrowser;
let stranger: TestBrowser;
let paymentId: string;
let merchantUid: string;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await stage.publish();
  await addDemoPeople(stage);
  merchant = await logInDemo(stage, "merchant");
  stage.clock.advance(30_000);
  buyer = await logInDemo(stage, "buyer");
  stranger = new TestBrowser(stage, "127.0.0.1");
  merchantUid = await uidOf("merchant");
  const added = await addPayment(stage, merchant, { receiverName: "Matteo Ferri" });
  if (added.code !== 0) throw new Error(`the account was refused: ${added.error}`);
  paymentId = added.data.id;
});

afterAll(() => stage.close());

beforeEach(async () => {
  await stage.publish();
  await merchant.call(useFaucet, { asset: "USDT", amount: "1000" });
});

afterEach(() => expectCleanLedger(stage.database.pool));

async function uidOf(name: string): Promise<string> {
  const { rows } = await stage.database.pool.query<{ uid: number }>(
    `select uid from app_user join contact on contact.user_id = app_user.id
     where contact.target = $1`,
    [`${name}@parley.test`],
  );
  return String(rows[0]?.uid);
}

const SELL = {
  side: "sell",
  crypto: "USDT",
  fiat: "EUR",
  priceType: "floating",
  ratio: "1.01",
  quantity: "400",
  minLimit: "20",
  maxLimit: "300",
} as const;

const publish = (more: object = {}): Promise<Answer> =>
  merchant.call(createAdv, { ...SELL, payMethods: [paymentId], ...more });

const list = (browser: TestBrowser, more: object = {}): Promise<Answer> =>
  browser.call(queryAdvList, { side: "buy", crypto: "USDT", fiat: "EUR", ...more });

const idsIn = ({ data }: Answer): string[] =>
  data.list.map(({ advId }: { advId: string }) => advId);

test("a published offer is in the public list, as it was given", async () => {
  const made = await publish({ message: "Quick", minLimit: "20.50" });
  expect(made.code).toBe(0);
  expect(made.data).toMatchObject({ state: "online", ratio: "1.010000", version: 1 });
  await eventually(async () => expect(idsIn(await list(stranger))).toContain(made.data.advId));
  const { data } = await list(stranger);
  const found = data.list.find(({ advId }: { advId: string }) => advId === made.data.advId);
  expect(found).toMatchObject({
    side: "sell",
    priceType: "floating",
    price: made.data.price,
    remaining: "400.00000000",
    minLimit: "20.50",
    maxLimit: "300.00",
    payWindow: 15,
    message: "Quick",
    payMethods: [{ code: "sepa", name: "SEPA" }],
    advertiser: { uid: merchantUid, online: true, kycVerified: true, completionRate: null },
  });
});

test("a seller finds buy offers only", async () => {
  const made = await publish({ side: "buy", ratio: "0.99", payMethods: ["sepa", "revolut"] });
  expect(made.code).toBe(0);
  const { advId } = made.data;
  await eventually(async () => expect(idsIn(await list(buyer, { side: "sell" }))).toContain(advId));
  expect(idsIn(await list(buyer))).not.toContain(advId);
});

describe("filters", () => {
  let advId: string;

  beforeAll(async () => {
    await stage.publish();
    await merchant.call(useFaucet, { asset: "USDT", amount: "1000" });
    advId = (await publish({ minLimit: "100", maxLimit: "200", conditions: { minTrades: 3 } })).data
      .advId;
    await eventually(async () => {
      const found = idsIn(await list(stranger, { pageSize: 50 }));
      if (!found.includes(advId)) throw new Error("the offer is not in the list yet");
    });
  });

  test.each<[string, object, boolean]>([
    ["an amount inside the limits", { amount: "150" }, true],
    ["an amount below", { amount: "99.99" }, false],
    ["an amount above", { amount: "200.01" }, false],
    ["an amount of crypto", { amount: "150", amountIn: "crypto" }, true],
    ["one of its payment methods", { payMethods: ["wise", "sepa"] }, true],
    ["another payment method", { payMethods: ["wise"] }, false],
    ["a payment method nobody knows", { payMethods: ["nonsense"] }, false],
    ["verified advertisers", { verifiedOnly: true }, true],
    ["advertisers who are online", { onlineOnly: true }, true],
    ["offers the reader can take", { takeableOnly: true }, false],
    ["another advertiser", { advertiserUid: "999999999" }, false],
  ])("%s", async (_name, filter, isThere) => {
    const found = idsIn(await list(buyer, { pageSize: 50, ...filter }));
    expect(found.includes(advId)).toBe(isThere);
  });

  test("by advertiser, also in another order", async () => {
    for (const sort of ["price", "completion", "trades", "release"]) {
      const found = await list(buyer, { pageSize: 50, advertiserUid: merchantUid, sort });
      expect(idsIn(found)).toContain(advId);
    }
  });

  test("an amount with more decimals than the currency is refused", async () => {
    expect(await list(buyer, { amount: "1.234" })).toMatchObject({
      status: 400,
      error: "badInput",
    });
  });
});

test("an edit needs the version that was read, and a retry repeats the first reply", async () => {
  const { data } = await publish();
  const change = {
    ...SELL,
    payMethods: [paymentId],
    quantity: "100",
    advId: data.advId,
    version: 1,
  };
  const { side: _side, crypto: _crypto, fiat: _fiat, ...terms } = change;
  const extras = { headers: { "idempotency-key": "an-edit-sent-twice" } };
  const first = await merchant.call(updateAdv, terms, extras);
  expect(first.data).toMatchObject({ remaining: "100.00000000", version: 2 });
  const again = await merchant.call(updateAdv, terms, extras);
  expect(again.data).toMatchObject({ remaining: "100.00000000", version: 2 });
  const late = await merchant.call(updateAdv, { ...terms, quantity: "50" });
  expect(late).toMatchObject({ status: 409, error: "offerChanged" });
  const others = await buyer.call(updateAdv, { ...terms, version: 2 });
  expect(others).toMatchObject({ status: 404, error: "offerUnknown" });
});

test("an advertiser's markets are those with public offers", async () => {
  const uid = merchant.cookie("UID") ?? "";
  const marketsOf = async () => (await stranger.call(queryAdvertiser, { uid })).data.markets;
  const offersIn = async () =>
    (await marketsOf()).find(({ fiat }: { fiat: string }) => fiat === "EUR")?.offers ?? 0;
  const before = await offersIn();
  const { data } = await publish({ quantity: "30" });
  await publish({ quantity: "30", visibility: "private" });
  expect(await offersIn()).toBe(before + 1);
  expect(await marketsOf()).toContainEqual({ crypto: "USDT", fiat: "EUR", offers: before + 1 });
  await merchant.call(setAdvState, { advId: data.advId, state: "paused", version: 1 });
  expect(await offersIn()).toBe(before);
});

test("an edit keeps the fields it does not name", async () => {
  const hours = { timeZone: "UTC", spans: [{ fromMinute: 0, toMinute: 10_080 }] };
  const kept = {
    visibility: "private",
    message: "Only by name.",
    autoReply: "Hello",
    conditions: { kycRequired: true, minTrades: 2, minCompletionRate: 90, firstTradeCap: "50.00" },
    hours,
    payWindow: 20,
  } as const;
  const { data: before } = await publish({ ...kept, quantity: "30" });
  const { advId } = before;
  const { data: after } = await merchant.call(updateAdv, { advId, version: 1, maxLimit: "250" });
  const { updatedAt } = after;
  expect(after).toEqual({ ...before, maxLimit: "250.00", version: 2, updatedAt });
  const other = { advId, version: 2, priceType: "fixed" } as const;
  expect(await merchant.call(updateAdv, other)).toMatchObject({
    error: "badInput",
    data: { fields: [{ path: "price" }] },
  });
  const fixed = await merchant.call(updateAdv, { ...other, price: before.price ?? "" });
  expect(fixed.data).toMatchObject({ priceType: "fixed", ratio: null, visibility: "private" });
});

test("a paused offer leaves the list, a closed one returns its coins", async () => {
  const { data } = await publish({ quantity: "30" });
  const { advId } = data;
  await eventually(async () =>
    expect(idsIn(await list(stranger, { pageSize: 50 }))).toContain(advId),
  );
  const paused = await merchant.call(setAdvState, { advId, state: "paused", version: 1 });
  expect(paused.data.state).toBe("paused");
  await eventually(async () =>
    expect(idsIn(await list(stranger, { pageSize: 50 }))).not.toContain(advId),
  );
  const closed = await merchant.call(setAdvState, { advId, state: "closed", version: 2 });
  expect(closed.data).toMatchObject({ state: "closed", remaining: "0.00000000" });
  expect((await merchant.call(queryMyAdv, { state: "closed" })).data.list[0].advId).toBe(advId);
});

test("own offers are counted also on a page beyond the last", async () => {
  const { data } = await publish({ quantity: "30" });
  const read = async (page: number) =>
    (await merchant.call(queryMyAdv, { state: "online", page, pageSize: 1 })).data;
  const first = await read(1);
  expect(first.list.map(({ advId }: { advId: string }) => advId)).toEqual([data.advId]);
  const beyond = await read(first.total + 1);
  expect(beyond).toMatchObject({ list: [], total: first.total, totalCapped: false });
  const one = await merchant.call(queryMyAdv, { advId: data.advId });
  expect(one.data).toMatchObject({ list: [{ advId: data.advId }], total: 1 });
  const foreign = await buyer.call(queryMyAdv, { advId: data.advId });
  expect(foreign.data).toMatchObject({ list: [], total: 0 });
});

test("a private offer is visible only with its token", async () => {
  const { data } = await publish({ visibility: "private", quantity: "30" });
  const { advId, shareToken } = data;
  expect(await buyer.call(queryAdvDetail, { advId })).toMatchObject({ error: "offerUnknown" });
  const shared = await buyer.call(queryAdvDetail, { advId, shareToken });
  expect(shared.data).toMatchObject({ advId, canTake: true, reasons: [] });
  expect((await merchant.call(queryAdvDetail, { advId })).data.reasons).toEqual([
    "offerOfOwnGroup",
  ]);
  // What is listed was published in this order: where the later one is, the earlier would be too.
  const { data: later } = await publish({ quantity: "30" });
  const listed = await eventually(async () => {
    const found = idsIn(await list(stranger, { pageSize: 50 }));
    expect(found).toContain(later.advId);
    return found;
  });
  expect(listed).not.toContain(advId);
});

test("an offer lists every obstacle to taking it", async () => {
  // The test's clock is at noon of a Sunday.
  const hours = { timeZone: "UTC", spans: [{ fromMinute: 0, toMinute: 60 }] };
  const { data } = await publish({ hours, quantity: "30", conditions: { minTrades: 1 } });
  const { advId } = data;
  const asked = await buyer.call(queryAdvDetail, { advId });
  expect(asked.data).toMatchObject({
    canTake: false,
    reasons: ["conditionTrades", "offerOutsideHours"],
    hours,
  });
  const unknown = await stranger.call(queryAdvDetail, { advId });
  expect(unknown.data.reasons).toEqual(["notLoggedIn", "offerOutsideHours"]);
});

test.each<[string, object, string]>([
  ["too far from the market", { ratio: "1.5" }, "priceTooFar"],
  ["limits crossed", { minLimit: "301" }, "limitsCrossed"],
  ["more than there is", { quantity: "1000000" }, "insufficientBalance"],
  ["an account that is not there", { payMethods: ["1"] }, "unknownPayMethod"],
  [
    "hours nowhere",
    { hours: { timeZone: "Mars/Olympus", spans: [{ fromMinute: 0, toMinute: 9 }] } },
    "hoursInvalid",
  ],
  ["a market nobody knows", { crypto: "USDT", fiat: "ZZZ" }, "unknownMarket"],
])("refuses %s", async (_name, more, error) => {
  expect(await publish(more)).toMatchObject({ error });
});

test.each([
  ["price", { priceType: "fixed", ratio: undefined }],
  ["ratio", { priceType: "fixed", price: "0.9" }],
  ["quantity", { quantity: "0" }],
  ["minLimit", { minLimit: "1.234" }],
  ["conditions.firstTradeCap", { conditions: { firstTradeCap: "0" } }],
])("reports that %s is wrong", async (path, more) => {
  const answer = await publish(more);
  expect(answer).toMatchObject({ status: 400, error: "badInput" });
  expect(answer.data.fields[0].path).toBe(path);
});

test("a user before the gate publishes nothing", async () => {
  const newcomer = await logInDemo(stage, "newcomer");
  const answer = await newcomer.call(createAdv, { ...SELL, side: "buy", payMethods: ["sepa"] });
  expect(answer).toMatchObject({ status: 422, error: "phoneNotVerified" });
});

test("a payment account is kept as long as an offer needs it", async () => {
  expect((await publish({ quantity: "30" })).code).toBe(0);
  expect(await removePayment(stage, merchant, paymentId)).toMatchObject({ error: "paymentInUse" });
});

describe("advertisers", () => {
  test("are followed, blocked and reported", async () => {
    const { data } = await publish({ quantity: "30" });
    const { advId } = data;
    await eventually(async () =>
      expect(idsIn(await list(buyer, { pageSize: 50 }))).toContain(advId),
    );
    expect(idsIn(await list(buyer, { followedOnly: true }))).toEqual([]);
    await buyer.call(follow, { uid: merchantUid, follow: true });
    expect(idsIn(await list(buyer, { pageSize: 50, followedOnly: true }))).toContain(advId);
    await buyer.call(block, { uid: merchantUid, block: true });
    expect(idsIn(await list(buyer, { pageSize: 50 }))).toEqual([]);
    expect(await buyer.call(queryAdvDetail, { advId })).toMatchObject({ error: "offerUnknown" });
    const seen = await buyer.call(queryAdvertiser, { uid: merchantUid });
    expect(seen.data).toMatchObject({ followed: true, blocked: true, own: false, days: [] });
    await buyer.call(block, { uid: merchantUid, block: false });
    expect(idsIn(await list(buyer, { pageSize: 50 }))).toContain(advId);
    const told = {
      uid: merchantUid,
      advId,
      reason: "fraud",
      statement: "Asked to pay elsewhere",
    } as const;
    expect((await buyer.call(report, told)).data).toEqual({ reported: true });
    expect(await merchant.call(report, told)).toMatchObject({ error: "notWithOneself" });
    await buyer.call(report, { uid: merchantUid, reason: "insult", statement: "And then cursed" });
    const agent = await logInDemo(stage, "agent");
    const read = async (input: { uid?: string }) => (await agent.call(listReports, input)).data;
    expect(await read({ uid: merchantUid })).toMatchObject({
      total: 2,
      list: [
        { advId: null, reason: "insult", statement: "And then cursed" },
        {
          advId,
          reason: "fraud",
          statement: "Asked to pay elsewhere",
          reporter: { uid: buyer.cookie("UID") },
          reported: { uid: merchantUid },
          at: stage.clock.now(),
        },
      ],
    });
    expect((await read({})).total).toBeGreaterThanOrEqual(2);
    expect(await read({ uid: buyer.cookie("UID") ?? "" })).toMatchObject({ list: [], total: 0 });
    expect(await read({ uid: "100000000" })).toMatchObject({ list: [], total: 0 });
    expect(await buyer.call(follow, { uid: "999999999", follow: true })).toMatchObject({
      error: "traderUnknown",
    });
  });

  test("a block hides both users from each other", async () => {
    const { data } = await publish({ quantity: "30" });
    await eventually(async () =>
      expect(idsIn(await list(buyer, { pageSize: 50 }))).toContain(data.advId),
    );
    const buyerUid = await uidOf("buyer");
    await merchant.call(block, { uid: buyerUid, block: true });
    expect(idsIn(await list(buyer, { pageSize: 50 }))).toEqual([]);
    await merchant.call(block, { uid: buyerUid, block: false });
  });
});

test("charts show prices over time, and the depth of offers", async () => {
  const { data } = await stranger.call(priceHistory, { crypto: "USDT", fiat: "EUR" });
  expect(data.points.length).toBeGreaterThan(0);
  expect(data.points[0]).toEqual({
    at: expect.any(Number),
    price: expect.stringMatching(/^\d+\.\d+$/),
  });
  await publish({ quantity: "30" });
  await eventually(async () => {
    const depth = await stranger.call(marketDepth, { crypto: "USDT", fiat: "EUR" });
    expect(depth.data.sell.length).toBeGreaterThan(0);
  });
});
