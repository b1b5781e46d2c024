// Notifications, through the API and by mail, with real orders behind them.
import { toUserId } from "@parley/domain/ids";
import type { EndpointInput } from "@parley/contract/endpoint";
import { setLanguage, setTimeZone } from "@parley/contract/endpoints/identity/account";
import {
  listNotifications,
  notificationSettings,
  readNotifications,
  setNotificationSettings,
} from "@parley/contract/endpoints/site/notifications";
import { addEvidence } from "@parley/contract/endpoints/trade/appeals";
import { updateOrderState } from "@parley/contract/endpoints/trade/order-steps";
import { inTransaction } from "@parley/database/transaction";
import type { Message } from "@parley/operations/messaging/jobs/message";
import { tellUser } from "@parley/operations/messaging/notification/tell-user";
import { eventually } from "@parley/testing/eventually";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { countJobs, readMails } from "../fixtures/notifications.fixture.ts";
import {
  act,
  actVerified,
  createOrderStage,
  freshenRates,
  placeOrder,
  publishOffer,
  readOrder,
  resetCancels,
  sweep,
  takeOffer,
  type OrderStage,
  untilCompleted,
} from "../fixtures/orders.fixture.ts";

const MINUTE_MS = 60_000;
const CREDITED = { template: "deposit-credited", asset: "USDT", amount: "12.50000000" } as const;
const ALL_ON = { orders: true, appeals: true, account: true, wallet: true };

let on: OrderStage;
let advId: string;

beforeAll(async () => {
  on = await createOrderStage();
  advId = await publishOffer(on, { quantity: "5000" });
});

afterAll(() => on.stage.close());

beforeEach(async () => {
  await freshenRates(on);
  await resetCancels(on);
  for (const person of [on.buyer, on.merchant]) {
    await person.call(readNotifications, { all: true });
    await person.call(setNotificationSettings, { mail: ALL_ON });
    await person.call(setLanguage, { language: "en" });
  }
  await readMails(on.stage);
});

const unreadOf = async (person: TestBrowser) => {
  const { data } = await person.call(listNotifications, { unreadOnly: "true" });
  return data;
};
const listOf = async (input: EndpointInput<typeof listNotifications>) =>
  (await on.merchant.call(listNotifications, input)).data;
const kindsOf = async (person: TestBrowser) =>
  (await unreadOf(person)).list.map(({ kind }: { kind: string }) => kind);

/** The order causes no more notifications in the next test. */
async function releaseToTheEnd(orderId: string): Promise<void> {
  await actVerified(on, on.merchant, orderId, "release");
  await untilCompleted(on, orderId);
}

describe("the steps of an order", () => {
  test("notify the users concerned, newest first, until they are read", async () => {
    const { orderId } = await placeOrder(on, advId);
    await act(on.buyer, orderId, "pay");
    expect(await kindsOf(on.merchant)).toEqual(["order-paid", "order-created"]);
    expect(await kindsOf(on.buyer)).toEqual([]);
    await actVerified(on, on.merchant, orderId, "release");
    await eventually(async () => expect(await kindsOf(on.buyer)).toEqual(["order-completed"]));
    const { list, unread } = await unreadOf(on.merchant);
    expect(unread).toBe(3);
    expect(list[0]).toMatchObject({
      kind: "order-completed",
      group: "orders",
      title: "Order completed",
      orderId,
      path: `/p2p/order?orderId=${orderId}`,
      readAt: null,
    });
    expect(list[0].text).toMatch(/^100 USDT has been released to the buyer for \d+\.\d\d EUR\.$/);
    const read = await on.merchant.call(readNotifications, { ids: [list[0].id] });
    expect(read.data).toEqual({ unread: 2 });
    expect(await kindsOf(on.merchant)).toEqual(["order-paid", "order-created"]);
  });

  test("by the clock notify both, and a slow seller is reminded once", async () => {
    const { orderId: late } = await placeOrder(on, advId);
    on.stage.clock.advance(16 * MINUTE_MS);
    await sweep(on);
    expect(await kindsOf(on.buyer)).toEqual(["order-timed-out"]);
    expect(await readOrder(on.buyer, late)).toMatchObject({ state: "canceled" });
    await on.merchant.call(readNotifications, { all: true });

    await freshenRates(on);
    const { orderId } = await placeOrder(on, advId);
    await act(on.buyer, orderId, "pay");
    on.stage.clock.advance(16 * MINUTE_MS);
    await sweep(on);
    await sweep(on);
    expect(await kindsOf(on.merchant)).toEqual(["confirm-reminder", "order-paid", "order-created"]);
    await releaseToTheEnd(orderId);
  });

  test("in an appeal notify the other side", async () => {
    const { orderId } = await placeOrder(on, advId);
    await act(on.buyer, orderId, "pay");
    const said = { reason: "crypto-not-received", statement: "I paid an hour ago." } as const;
    await act(on.buyer, orderId, "appeal", said);
    await actVerified(on, on.merchant, orderId, "propose-split", { amount: "60" });
    const [notice] = (await unreadOf(on.buyer)).list;
    expect(notice).toMatchObject({ kind: "split-proposed", group: "appeals" });
    expect(notice.text).toContain("you receive 60 USDT");
    await act(on.buyer, orderId, "accept-split");
    expect((await kindsOf(on.merchant)).slice(0, 2)).toEqual(["appeal-resolved", "appeal-opened"]);
    expect((await kindsOf(on.buyer))[0]).toBe("appeal-resolved");
  });

  test("notify the other side of evidence, also by mail, and once of several pieces", async () => {
    const { orderId } = await placeOrder(on, advId);
    await act(on.buyer, orderId, "pay");
    const said = { reason: "crypto-not-received", statement: "I paid an hour ago." } as const;
    await act(on.buyer, orderId, "appeal", said);
    for (const person of [on.buyer, on.merchant]) {
      await person.call(readNotifications, { all: true });
    }
    await readMails(on.stage);
    // Right after the appeal, of which the seller was notified.
    await on.buyer.call(addEvidence, { orderId, statement: "Here is the receipt." });
    expect(await kindsOf(on.merchant)).toEqual([]);
    await on.merchant.call(addEvidence, { orderId, statement: "No money came." });
    await on.merchant.call(addEvidence, { orderId, statement: "See my statement." });
    expect(await kindsOf(on.merchant)).toEqual([]);
    const { list } = await unreadOf(on.buyer);
    expect(list).toMatchObject([{ kind: "evidence-added", group: "appeals", orderId }]);
    expect(list[0].text).toMatch(/^The seller has added a statement or evidence .* 99\.9 USDT\./);
    const mails = await readMails(on.stage);
    expect(mails.map(({ subject }) => subject)).toEqual(["Evidence added"]);
    on.stage.clock.advance(10 * MINUTE_MS);
    await on.buyer.call(addEvidence, { orderId, statement: "My bank's letter." });
    expect(await kindsOf(on.merchant)).toEqual(["evidence-added"]);
    await releaseToTheEnd(orderId);
  });

  test("that are refused notify no user, in a batch with others or alone", async () => {
    const { orderId, version } = await placeOrder(on, advId);
    await on.merchant.call(readNotifications, { all: true });
    await readMails(on.stage);
    const before = await countNotifications();
    const answers = await Promise.all([
      // Only one of these can be: the others leave nothing behind.
      ...Array.from({ length: 8 }, (_, n) =>
        on.buyer.call(
          updateOrderState,
          { orderId, action: "pay", version },
          { idempotencyKey: `pay-${n}-${orderId}` },
        ),
      ),
      takeOffer(on, advId, { amount: "1" }),
      on.merchant.call(updateOrderState, { orderId, action: "cancel", version }),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await countNotifications()).toBe(before + 1);
    expect(await kindsOf(on.merchant)).toEqual(["order-paid"]);
    expect(await readMails(on.stage)).toHaveLength(1);
    await releaseToTheEnd(orderId);
  });
});

async function countNotifications(): Promise<number> {
  const { rows } = await on.stage.database.pool.query("select count(*)::int from notification");
  return rows[0].count;
}

describe("mails about orders", () => {
  test("say amount, method and time left, in the reader's language", async () => {
    const { orderId, fiatAmount } = await placeOrder(on, advId);
    const [english] = await readMails(on.stage);
    expect(english).toMatchObject({ to: "merchant@parley.test", subject: "New order" });
    expect(english?.text).toContain(`buying 100 USDT from you for ${fiatAmount} EUR by SEPA`);
    expect(english?.text).toContain(`Order ID: ${orderId}`);
    expect(english?.text).toContain(`Payment: ${fiatAmount} EUR\nPayment method: SEPA`);
    expect(english?.text).toMatch(/Time left: 15 minutes, until Mar 1, 2026, \d\d:\d\d UTC/);
    expect(english?.text).toContain(`parley.example/en/p2p/order?orderId=${orderId}`);

    await on.merchant.call(setLanguage, { language: "de" });
    await on.merchant.call(setTimeZone, { timeZone: "Asia/Tokyo" });
    await act(on.buyer, orderId, "pay");
    const [german] = await readMails(on.stage);
    expect(german).toMatchObject({
      locale: "de",
      subject: "Der Käufer hat die Order als bezahlt markiert",
    });
    expect(german?.text).toContain(`${fiatAmount.replace(".", ",")} EUR per SEPA`);
    expect(german?.text).toMatch(
      /Verbleibende Zeit: 15 Minuten, bis 0[12]\.03\.2026, \d\d:\d\d \(Japanische Normalzeit\)/,
    );
    await releaseToTheEnd(orderId);
  });

  test("are not sent when switched off; the page still shows the notification", async () => {
    const off = await on.merchant.call(setNotificationSettings, { mail: { orders: false } });
    expect(off.data.mail).toEqual({ ...ALL_ON, orders: false });
    expect((await on.merchant.call(notificationSettings, {})).data).toEqual(off.data);
    expect((await on.buyer.call(notificationSettings, {})).data).toEqual({ mail: ALL_ON });
    const { orderId } = await placeOrder(on, advId);
    expect(await countJobs(on.stage, "notification")).toBe(0);
    await act(on.buyer, orderId, "pay");
    expect(await readMails(on.stage)).toEqual([]);
    expect(await kindsOf(on.merchant)).toEqual(["order-paid", "order-created"]);
    // Appeals are another group.
    const said = { reason: "other", statement: "The seller asked me to." } as const;
    await act(on.buyer, orderId, "appeal", said);
    expect((await readMails(on.stage)).map(({ subject }) => subject)).toEqual(["Appeal opened"]);
    await act(on.buyer, orderId, "withdraw-appeal");
    await releaseToTheEnd(orderId);
  });

  test("are queued once, however often their job runs", async () => {
    const { orderId } = await placeOrder(on, advId);
    const { rows } = await on.stage.database.pool.query(
      `select payload from graphile_worker._private_jobs as jobs
       join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
       where tasks.identifier = 'notification'`,
    );
    await on.stage.database.pool.query(
      "select from graphile_worker.add_job('notification', payload => $1::json)",
      [JSON.stringify(rows[0].payload)],
    );
    expect(await readMails(on.stage)).toHaveLength(1);
    await act(on.buyer, orderId, "cancel");
  });
});

describe("the list of notifications", () => {
  test("is personal, and cannot be marked by others", async () => {
    await placeOrder(on, advId).then(({ orderId }) => act(on.buyer, orderId, "cancel"));
    const [newest] = (await unreadOf(on.merchant)).list;
    await on.buyer.call(readNotifications, { ids: [newest.id] });
    expect((await unreadOf(on.merchant)).list[0]).toMatchObject({ id: newest.id });
    const guest = new TestBrowser(on.stage);
    for (const answer of [
      await guest.call(listNotifications, {}),
      await guest.call(readNotifications, { all: true }),
      await guest.call(notificationSettings, {}),
      await guest.call(setNotificationSettings, { mail: { orders: false } }),
    ]) {
      expect(answer.error).toBe("notLoggedIn");
    }
  });

  test("continues where a page ended, within a group", async () => {
    const { orderId } = await placeOrder(on, advId);
    await act(on.buyer, orderId, "pay");
    await act(on.buyer, orderId, "appeal", { reason: "other", statement: "No coins came." });
    await tell(CREDITED);
    await tell(CREDITED);
    const whole = await listOf({ limit: 50 });
    const first = await listOf({ limit: 2 });
    const second = await listOf({ limit: 2, cursor: first.nextCursor });
    expect([...first.list, ...second.list]).toEqual(whole.list.slice(0, 4));
    const byNumber = await listOf({ page: 2, pageSize: 2 });
    expect(byNumber).toMatchObject({ list: second.list, total: whole.list.length, page: 2 });
    const appeals = await listOf({ limit: 50, group: "appeals" });
    expect(appeals.list.length).toBeGreaterThan(0);
    const groups = new Set(appeals.list.map(({ group }: { group: string }) => group));
    expect(groups).toEqual(new Set(["appeals"]));
    await releaseToTheEnd(orderId);
  });

  test("uses the language of the request", async () => {
    const { orderId } = await placeOrder(on, advId);
    await act(on.buyer, orderId, "cancel");
    const { data } = await on.merchant.call(
      listNotifications,
      { limit: 1 },
      { headers: { language: "fr" } },
    );
    expect(data.list[0].title).toBe("Ordre annulé");
  });

  test("refuses unknown fields and settings of security", async () => {
    const refused = { mail: { orders: true, security: false } };
    expect((await on.buyer.call(setNotificationSettings, refused)).status).toBe(400);
    expect((await on.buyer.call(readNotifications, { ids: [] })).status).toBe(400);
    expect((await on.buyer.call(readNotifications, {})).status).toBe(400);
    expect((await on.buyer.call(readNotifications, { ids: ["1"], all: true })).status).toBe(400);
  });
});

async function tell(message: Message): Promise<void> {
  const { database, clock, surfaces } = on.stage;
  const { rows } = await database.pool.query(
    "select user_id as id from contact where target = 'merchant@parley.test'",
  );
  const userId = toUserId(rows[0].id);
  await inTransaction(database.pool, (tx) =>
    tellUser(tx, { clock, ids: surfaces.ids, vault: surfaces.vault }, userId, message),
  );
}

describe("changes of the account itself", () => {
  const REJECTED = { template: "kyc-rejected", reason: "documentExpired" } as const;
  const CHANGED = {
    template: "security-changed",
    change: "password-changed",
    at: 1_772_366_400_000,
    address: "203.0.113.7",
    withdrawalsBlockedUntil: null,
  } as const;

  test("are listed with the text of the mail, and update open pages", async () => {
    const places = "select max(id) as last from event where topic = 'notification'";
    const before = await on.stage.database.pool.query(places);
    await tell(CREDITED);
    expect((await unreadOf(on.merchant)).list).toMatchObject([
      {
        kind: "deposit-credited",
        group: "wallet",
        title: "Deposit received",
        text: "12.5 USDT has been credited to your spot wallet.",
        orderId: null,
        path: "/wallet",
      },
    ]);
    expect(await readMails(on.stage)).toMatchObject([{ subject: "Deposit received" }]);
    const after = await on.stage.database.pool.query(places);
    expect(BigInt(after.rows[0].last)).toBeGreaterThan(BigInt(before.rows[0].last));
  });

  test("are mailed as chosen, but security always", async () => {
    await on.merchant.call(setNotificationSettings, { mail: { wallet: false, account: false } });
    await tell(CREDITED);
    await tell(REJECTED);
    await tell(CHANGED);
    expect((await readMails(on.stage)).map(({ subject }) => subject)).toEqual([
      "Your account security has changed",
    ]);
    expect(await kindsOf(on.merchant)).toEqual([
      "security-changed",
      "kyc-rejected",
      "deposit-credited",
    ]);
  });

  test("notify nothing when they are rolled back", async () => {
    const { database, clock, surfaces } = on.stage;
    const before = await countNotifications();
    const failing = inTransaction(database.pool, async (tx) => {
      const { rows } = await tx.query("select id from app_user limit 1");
      const parts = { clock, ids: surfaces.ids, vault: surfaces.vault };
      await tellUser(tx, parts, toUserId(BigInt(rows[0].id)), CREDITED);
      throw new Error("the change was refused");
    });
    await expect(failing).rejects.toThrow("refused");
    expect(await countNotifications()).toBe(before);
  });
});
