// Staff take offers down: the advertiser reads why, and it stays down until it is changed or freed.
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { queryMyAdv, setAdvState, updateAdv } from "@parley/contract/endpoints/market/own-offers";
import {
  listNotifications,
  setNotificationSettings,
} from "@parley/contract/endpoints/site/notifications";
import {
  listOffersForStaff,
  restoreOffer,
  takeDownOffer,
} from "@parley/contract/endpoints/staff/offers";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import type { EndpointInput } from "@parley/contract/endpoint";
import { listTakedowns, putTakedowns } from "@parley/database/queries/market/offer-takedown";
import { toOfferId } from "@parley/domain/ids";
import { expectCleanLedger } from "@parley/testing/auditor";
import { eventually } from "@parley/testing/eventually";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { listMessages, type TestBrowser } from "../fixtures/browser.fixture.ts";
import { demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import {
  act,
  actVerified,
  createOrderStage,
  freshenRates,
  placeOrder,
  publishOffer,
  readOrder,
  sweep,
  takeOffer,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";

let on: OrderStage;
let agent: TestBrowser;
let supervisor: TestBrowser;

beforeAll(async () => {
  on = await createOrderStage();
  agent = await logInDemo(on.stage, "agent");
  supervisor = await logInDemo(on.stage, "supervisor");
});

afterAll(async () => {
  await expectCleanLedger(on.stage.database.pool);
  await on.stage.close();
});

type Reason = EndpointInput<typeof takeDownOffer>["reasonCode"];

const codes = () => ({ totp: demoTotp(on.stage) });
const reason = "A reader has reported it.";

const takeDown = (advId: string, reasonCode: Reason = "contact-details") =>
  agent.call(takeDownOffer, { advId, reasonCode, reason, codes: codes() });

const restore = (browser: TestBrowser, advId: string) =>
  browser.call(restoreOffer, { advId, reason, codes: codes() });

/** As its advertiser sees it. */
async function own(advId: string) {
  const { data } = await on.merchant.call(queryMyAdv, { advId });
  return data.list[0];
}

async function putOnline(advId: string) {
  await freshenRates(on);
  const { version } = await own(advId);
  return on.merchant.call(setAdvState, { advId, state: "online", version });
}

/** Those about this offer. */
async function mailsOf(to: string, advId: string) {
  const mails = (await listMessages(on.stage)).filter(
    (one) => one.to === to && one.channel === "email",
  );
  return mails.filter(
    ({ message }) => message.template === "offer-taken-down" && message.advId === advId,
  );
}

async function edit(advId: string) {
  await freshenRates(on);
  const { version } = await own(advId);
  const changed = { advId, version, message: `Bank transfer only, version ${version}.` };
  expect((await on.merchant.call(updateAdv, changed)).code).toBe(0);
}

// The merchant publishes for the next test.
afterEach(() =>
  on.stage.database.pool.query(
    "update offer_takedown set lifted_at = taken_down_at where lifted_at is null",
  ),
);

describe("an offer that staff take down", () => {
  test("is in no list, takes no order, and its open orders go on", async () => {
    const advId = await publishOffer(on);
    const { orderId } = await placeOrder(on, advId);
    expect((await takeDown(advId)).data).toEqual({ advId, isTakenDown: true });
    expect(await own(advId)).toMatchObject({
      state: "paused",
      takedown: { reason: "contact-details", isLasting: false },
    });
    await eventually(async () => {
      const wish = { side: "buy", crypto: "USDT", fiat: "EUR", pageSize: 50 } as const;
      const { data } = await on.buyer.call(queryAdvList, wish);
      const ids = data.list.map((one: { readonly advId: string }) => one.advId);
      expect(ids).not.toContain(advId);
    });
    expect((await takeOffer(on, advId)).error).toBe("offerNotOnline");
    await act(on.buyer, orderId, "pay");
    expect((await actVerified(on, on.merchant, orderId, "release")).code).toBe(0);
    await sweep(on);
    expect((await readOrder(on.buyer, orderId)).state).toBe("completed");
  });

  test("is told to its advertiser in the page and by mail, in the own language, once", async () => {
    const { pool } = on.stage.database;
    const advId = await publishOffer(on);
    await pool.query("update app_user set language = 'de' where username = 'demo-merchant'");
    expect((await takeDown(advId, "suspected-fraud")).code).toBe(0);
    const told = {
      template: "offer-taken-down",
      advId,
      market: "USDT/EUR",
      reason: "suspected-fraud",
    };
    const mails = await mailsOf("merchant@parley.test", advId);
    expect(mails.map(({ locale, message }) => ({ locale, message }))).toEqual([
      { locale: "de", message: told },
    ]);
    const { data } = await on.merchant.call(listNotifications, { group: "account" });
    expect(data.list[0]).toMatchObject({
      kind: "offer-taken-down",
      path: "/help/contact",
      readAt: null,
    });
    // A refused one is not told.
    expect(
      (await agent.call(takeDownOffer, { advId, reasonCode: "other", reason, codes: {} })).error,
    ).toBe("stateChanged");
    expect(await mailsOf("merchant@parley.test", advId)).toHaveLength(1);
  });

  test("is told in the page alone where these mails are switched off", async () => {
    const advId = await publishOffer(on);
    const mail = { account: false };
    expect((await on.merchant.call(setNotificationSettings, { mail })).code).toBe(0);
    await takeDown(advId);
    expect(await mailsOf("merchant@parley.test", advId)).toEqual([]);
    const { data } = await on.merchant.call(listNotifications, { group: "account" });
    expect(data.list[0]).toMatchObject({
      kind: "offer-taken-down",
      path: "/p2p/offers?state=paused",
    });
    await on.merchant.call(setNotificationSettings, { mail: { account: true } });
  });

  test("is put online again only after its advertiser has changed it", async () => {
    const advId = await publishOffer(on);
    await takeDown(advId, "misleading-terms");
    const refused = await putOnline(advId);
    expect([refused.status, refused.error]).toEqual([422, "offerTakenDown"]);
    await edit(advId);
    expect(await own(advId)).toMatchObject({ state: "paused", takedown: null });
    expect((await putOnline(advId)).data.state).toBe("online");
    // The next one counts anew.
    await takeDown(advId);
    expect((await putOnline(advId)).error).toBe("offerTakenDown");
  });

  test("for suspected fraud waits for staff, whatever is changed", async () => {
    const advId = await publishOffer(on);
    await takeDown(advId, "suspected-fraud");
    await edit(advId);
    expect((await putOnline(advId)).error).toBe("offerTakenDown");
    expect((await own(advId)).takedown).toMatchObject({ isLasting: true });
    expect((await restore(agent, advId)).error).toBe("notAllowed");
    expect((await restore(supervisor, advId)).data).toEqual({ advId, isTakenDown: false });
    expect((await restore(supervisor, advId)).error).toBe("stateChanged");
    expect((await own(advId)).takedown).toBeNull();
    expect((await putOnline(advId)).data.state).toBe("online");
  });

  test("for suspected fraud is not taken down for another reason, by staff or the market", async () => {
    const advId = await publishOffer(on);
    await takeDown(advId, "suspected-fraud");
    expect((await takeDown(advId, "other")).error).toBe("stateChanged");
    const [row] = await listTakedowns(on.stage.database.pool, [toOfferId(advId)]);
    if (row === undefined) throw new Error("the takedown is gone");
    const { isLifted: _isLifted, ...kept } = row;
    await putTakedowns(on.stage.database.pool, [{ ...kept, reason: "market-limits" }]);
    expect((await own(advId)).takedown).toMatchObject({ isLasting: true });
    await restore(supervisor, advId);
  });

  test("for suspected fraud lets its advertiser publish no other", async () => {
    const advId = await publishOffer(on);
    await takeDown(advId, "suspected-fraud");
    await expect(publishOffer(on)).rejects.toThrow("offerTakenDown");
    const { version } = await own(advId);
    await on.merchant.call(setAdvState, { advId, state: "closed", version });
    await expect(publishOffer(on)).rejects.toThrow("offerTakenDown");
    await restore(supervisor, advId);
    await publishOffer(on);
  });

  test("is not changed by saving it as it is", async () => {
    const advId = await publishOffer(on);
    await takeDown(advId);
    const { version, payWindow } = await own(advId);
    const saved = await on.merchant.call(updateAdv, { advId, version, payWindow });
    expect(saved.data).toMatchObject({ version });
    expect((await putOnline(advId)).error).toBe("offerTakenDown");
  });

  test("can be closed by its advertiser, and a closed one is not taken down", async () => {
    const advId = await publishOffer(on);
    await takeDown(advId);
    const { version } = await own(advId);
    const closed = await on.merchant.call(setAdvState, { advId, state: "closed", version });
    expect(closed.data.state).toBe("closed");
    expect((await takeDown(advId)).error).toBe("offerClosed");
    expect((await takeDown("1")).error).toBe("offerUnknown");
  });

  test("is kept down by the database too", async () => {
    const advId = await publishOffer(on);
    await takeDown(advId);
    const { pool } = on.stage.database;
    const online = "update offer set state = 'online' where id = $1";
    await expect(pool.query(online, [advId])).rejects.toThrow("was taken down");
    await edit(advId);
    await pool.query(online, [advId]);
  });

  test("is listed for staff with the reason, and the log has who and why", async () => {
    const advId = await publishOffer(on, { message: "Write to me at another place." });
    await takeDown(advId);
    const uid = on.merchant.cookie("UID") ?? "";
    const { data } = await agent.call(listOffersForStaff, { uid });
    expect(data.list[0]).toMatchObject({
      advId,
      state: "paused",
      message: "Write to me at another place.",
      takedown: { reason: "contact-details", isKeptDown: true, isLifted: false },
    });
    expect(JSON.stringify(data)).not.toContain("shareToken");
    const { data: log } = await agent.call(listStaffActions, { uid });
    expect(log.list[0]).toMatchObject({
      action: "offer.takeDown",
      subject: advId,
      reason: `contact-details: ${reason}`,
    });
  });
});
