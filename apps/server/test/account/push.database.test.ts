// Push notifications with real orders behind them, a simulated push service and simulated browsers.
import { logOut, revokeSessions } from "@parley/contract/endpoints/identity/account";
import { readNotifications } from "@parley/contract/endpoints/site/notifications";
import { pushSettings, subscribePush, unsubscribePush } from "@parley/contract/endpoints/site/push";
import { MOST_PUSH_FAILURES } from "@parley/domain/notification/push";
import { createPushKeys } from "@parley/operations/messaging/push/push-keys";
import { queuePushes } from "@parley/operations/messaging/push/queue-pushes";
import {
  createSimulatedBrowser,
  type SimulatedBrowser,
} from "@parley/testing/push/simulated-browser";
import {
  readVapid,
  startPushService,
  type SimulatedPushService,
} from "@parley/testing/push/push-service";
import { createPushSender } from "@parley/platform/push/push-sender";
import { eventually } from "@parley/testing/eventually";
import { createHash } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { logInDemo } from "../fixtures/demo-people.fixture.ts";
import { countJobs, takeJobs } from "../fixtures/notifications.fixture.ts";
import {
  act,
  createOrderStage,
  freshenRates,
  placeOrder,
  publishOffer,
  resetCancels,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";
import { startJobsWorker } from "../../src/worker/jobs-worker.ts";
import { deliverPush } from "../../src/worker/messages/deliver-push.ts";
import { startPushWorker } from "../../src/worker/push-worker.ts";

const HOUR_MS = 3_600_000;

let service: SimulatedPushService;
let on: OrderStage;
let advId: string;

beforeAll(async () => {
  service = await startPushService();
  on = await createOrderStage({ PARLEY_PUSH_ORIGINS: service.origin });
  advId = await publishOffer(on, { quantity: "5000" });
});

afterAll(async () => {
  await on.stage.close();
  await service.close();
});

beforeEach(async () => {
  await freshenRates(on);
  await resetCancels(on);
  await on.stage.database.pool.query("delete from push_subscription");
  await takeJobs(on.stage, "push");
  await takeJobs(on.stage, "push-device");
  service.received.length = 0;
  service.answers = [];
});

interface Device extends SimulatedBrowser {
  readonly endpoint: string;
}

let devices = 0;

function newDevice(): Device {
  devices += 1;
  return { ...createSimulatedBrowser(), endpoint: `${service.origin}/device/${devices}` };
}

const wishOf = ({ endpoint, p256dh, auth }: Omit<Device, "open">) => ({
  endpoint,
  p256dh: p256dh.toString("base64url"),
  auth: auth.toString("base64url"),
});

async function turnOn(person: TestBrowser, device = newDevice(), language = "en"): Promise<Device> {
  const answer = await person.call(subscribePush, wishOf(device), { headers: { language } });
  expect(answer.error).toBeUndefined();
  return device;
}

const devicesOf = async (person: TestBrowser) =>
  (await person.call(pushSettings, {})).data.devices.length;

function deliveryParts() {
  const { database, clock, surfaces } = on.stage;
  const parts = { pool: database.pool, clock, vault: surfaces.vault };
  const pushSender = createPushSender({ extraOrigins: [service.origin], timeoutMs: 300 });
  const logger = pino({ level: "silent" });
  return {
    ...parts,
    pushSender,
    pushKeys: createPushKeys(parts),
    mailFrom: "P <ops@x.org>",
    logger,
  };
}

/** What the worker does, once: each job is tried as the first or the last time. */
async function workOff({ isLast = false } = {}): Promise<PromiseSettledResult<void>[]> {
  const parts = deliveryParts();
  for (const { payload } of await takeJobs(on.stage, "push")) await queuePushes(parts, payload);
  const jobs = await takeJobs(on.stage, "push-device");
  const attempt = { jobId: "1", number: 1, isLast };
  const results: PromiseSettledResult<void>[] = [];
  for (const { payload } of jobs) {
    results.push(...(await Promise.allSettled([deliverPush(payload, attempt, parts)])));
  }
  parts.pushSender.close();
  return results;
}

const shownOn = (device: Device) =>
  service.received
    .filter(({ path }) => device.endpoint.endsWith(path))
    .map(({ body }) => JSON.parse(device.open(body)));

describe("a device that is turned on", () => {
  test("shows what happens to an order, in its language, without amounts and names", async () => {
    const english = await turnOn(on.merchant);
    const german = await turnOn(on.merchant, newDevice(), "de");
    const { orderId } = await placeOrder(on, advId);
    await act(on.buyer, orderId, "pay");
    await workOff();
    const path = `/p2p/order?orderId=${orderId}`;
    expect(shownOn(english)).toMatchObject([
      { title: "New order", path: `/en${path}`, tag: `order-${orderId}-order-created` },
      { title: "The buyer has marked the order as paid", path: `/en${path}` },
    ]);
    expect(shownOn(german)[1]).toMatchObject({
      title: "Der Käufer hat die Order als bezahlt markiert",
      path: `/de${path}`,
    });
    for (const shown of [...shownOn(english), ...shownOn(german)]) {
      const said = JSON.stringify({ ...shown, path: "", tag: "", id: "" });
      expect(said).not.toMatch(/\d|EUR|USDT|Clara|Weiss|Matteo|Ferri/);
    }
  });

  test("gets messages that are signed with the key it was given", async () => {
    await turnOn(on.merchant);
    const { data } = await on.merchant.call(pushSettings, {});
    await placeOrder(on, advId);
    await workOff();
    const [push] = service.received;
    const { claims, publicKey } = readVapid(push?.headers.authorization);
    expect(publicKey.toString("base64url")).toBe(data.publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: "mailto:ops@x.org" });
    expect(push?.headers).toMatchObject({ urgency: "high", ttl: "14400" });
    expect(push?.headers["topic"]).toMatch(/^[\w-]{32}$/);
  });

  test("gets nothing of other users, and its address is shown to no call", async () => {
    const mine = await turnOn(on.buyer);
    await placeOrder(on, advId);
    await workOff();
    expect(shownOn(mine)).toEqual([]);
    const { data, response } = await on.buyer.call(pushSettings, {});
    const endpointHash = createHash("sha256").update(mine.endpoint).digest("base64url");
    expect(data.devices).toEqual([{ endpointHash, language: "en" }]);
    expect(response.body).not.toContain(mine.endpoint);
    expect((await on.merchant.call(pushSettings, {})).data.devices).toEqual([]);
  });

  test("gets nothing that was read before it was sent, nor what is hours old", async () => {
    const device = await turnOn(on.merchant);
    await placeOrder(on, advId);
    await on.merchant.call(readNotifications, { all: true });
    await workOff();
    await placeOrder(on, advId);
    for (const { payload } of await takeJobs(on.stage, "push")) {
      await queuePushes(deliveryParts(), payload);
    }
    on.stage.clock.advance(4 * HOUR_MS);
    await workOff();
    expect(shownOn(device)).toEqual([]);
  });

  test("gets each message once, however often the job for all of them runs", async () => {
    const device = await turnOn(on.merchant);
    await placeOrder(on, advId);
    const [batch] = await takeJobs(on.stage, "push");
    await queuePushes(deliveryParts(), batch?.payload);
    await queuePushes(deliveryParts(), batch?.payload);
    await workOff();
    expect(shownOn(device)).toHaveLength(1);
  });

  test("queues no job for users without one", async () => {
    await turnOn(on.buyer);
    await placeOrder(on, advId);
    expect(await countJobs(on.stage, "push")).toBe(0);
  });
});

const isSilent = async (person: TestBrowser, device: Device) => {
  service.received.length = 0;
  await placeOrder(on, advId);
  await workOff();
  expect(shownOn(device)).toEqual([]);
  return devicesOf(person);
};

describe("a device gets nothing any more", () => {
  test("when it is turned off", async () => {
    const device = await turnOn(on.merchant);
    await on.merchant.call(unsubscribePush, { endpoint: device.endpoint });
    expect(await isSilent(on.merchant, device)).toBe(0);
  });

  test("when its session is logged out, while the user's others do", async () => {
    on.stage.clock.advance(30_000);
    const phone = await logInDemo(on.stage, "merchant");
    const [left, kept] = [await turnOn(phone), await turnOn(on.merchant)];
    await phone.call(logOut, {});
    expect(await isSilent(on.merchant, left)).toBe(1);
    expect(shownOn(kept)).toHaveLength(1);
  });

  test("when its session is revoked from another device", async () => {
    on.stage.clock.advance(30_000);
    const phone = await logInDemo(on.stage, "merchant");
    const device = await turnOn(phone);
    await on.merchant.call(revokeSessions, { others: true });
    expect(await isSilent(on.merchant, device)).toBe(0);
  });

  test("when its session has expired", async () => {
    const device = await turnOn(on.merchant);
    const { pool } = on.stage.database;
    const expire = (text: string) =>
      pool.query(
        `update session set expires_at = expires_at ${text}
         where id in (select session_id from push_subscription)`,
      );
    await expire("- interval '10 years'");
    await placeOrder(on, advId);
    await workOff();
    await expire("+ interval '10 years'");
    expect(shownOn(device)).toEqual([]);
  });

  test.each([404, 410])("when its push service answers %i", async (status) => {
    await turnOn(on.merchant);
    service.answers = [status];
    await placeOrder(on, advId);
    await workOff();
    expect(await devicesOf(on.merchant)).toBe(0);
  });

  test("when its address leads into a network of ours", async () => {
    const device = newDevice();
    await turnOn(on.merchant, device);
    await on.stage.database.pool.query(
      "update push_subscription set endpoint = 'https://localhost/metrics'",
    );
    await placeOrder(on, advId);
    await workOff();
    expect(await devicesOf(on.merchant)).toBe(0);
  });
});

const readFailures = async () => {
  const { rows } = await on.stage.database.pool.query("select failures from push_subscription");
  return rows.map(({ failures }) => failures);
};

describe("a push service that fails", () => {
  test.each([[500], [503], [429], [null]])("with %s is tried again", async (status) => {
    const device = await turnOn(on.merchant);
    service.answers = [status];
    await placeOrder(on, advId);
    expect(await workOff()).toMatchObject([{ status: "rejected" }]);
    expect(await readFailures()).toEqual([0]);
    expect(service.received).toHaveLength(1);
    service.received.length = 0;
    await placeOrder(on, advId);
    expect(await workOff()).toMatchObject([{ status: "fulfilled" }]);
    expect(shownOn(device)).toHaveLength(1);
  });

  test("at the last try is given up and counted, and a later success counts as a new start", async () => {
    await turnOn(on.merchant);
    service.answers = [500];
    await placeOrder(on, advId);
    expect(await workOff({ isLast: true })).toMatchObject([{ status: "fulfilled" }]);
    expect(await readFailures()).toEqual([1]);
    await placeOrder(on, advId);
    await workOff();
    expect(await readFailures()).toEqual([0]);
  });

  test("by refusing every message loses the device in the end", async () => {
    await turnOn(on.merchant);
    const { pool } = on.stage.database;
    await pool.query("update push_subscription set failures = $1", [MOST_PUSH_FAILURES - 2]);
    for (const left of [1, 0]) {
      service.answers = [403];
      await placeOrder(on, advId);
      await workOff();
      expect(await devicesOf(on.merchant)).toBe(left);
    }
  });

  test("by not answering delays no mail", async () => {
    await turnOn(on.merchant);
    const { database, clock, surfaces } = on.stage;
    const parts = { ...surfaces, pool: database.pool, clock, logger: pino({ level: "silent" }) };
    service.answers = Array.from({ length: 50 }, () => null);
    for (let n = 0; n < 10; n += 1) await placeOrder(on, advId);
    const push = startPushWorker({ ...parts, mailFrom: "ops@x.org" });
    await eventually(() => expect(service.received.length).toBeGreaterThan(0));
    const jobs = startJobsWorker({ ...parts, publicUrl: "https://parley.example" });
    await eventually(async () => {
      expect(await countJobs(on.stage, "notification")).toBe(0);
      expect(await countJobs(on.stage, "mail")).toBe(0);
    });
    await jobs.stop();
    await push.stop();
  });
});

describe("turning a device on", () => {
  test("is for users who are logged in, with both halves of the session", async () => {
    const guest = new TestBrowser(on.stage);
    const device = newDevice();
    for (const answer of [
      await guest.call(pushSettings, {}),
      await guest.call(subscribePush, wishOf(device)),
      await guest.call(unsubscribePush, { endpoint: device.endpoint }),
      await on.buyer.call(subscribePush, wishOf(device), { authorization: null }),
    ]) {
      expect(answer.error).toBe("notLoggedIn");
    }
  });

  test("keeps at most ten, without the one that was turned on longest ago", async () => {
    const first = await turnOn(on.buyer);
    const others: Device[] = [];
    for (let n = 0; n < 10; n += 1) {
      on.stage.clock.advance(10_000);
      others.push(await turnOn(on.buyer));
    }
    const { rows } = await on.stage.database.pool.query("select endpoint from push_subscription");
    const kept = new Set(rows.map(({ endpoint }) => endpoint));
    expect(kept).toEqual(new Set(others.map(({ endpoint }) => endpoint)));
    expect(kept).not.toContain(first.endpoint);
  });

  test("keeps at most ten also when many are turned on at once", async () => {
    await Promise.all(Array.from({ length: 14 }, () => turnOn(on.buyer)));
    expect(await devicesOf(on.buyer)).toBe(10);
  });

  test("twice is one device, in the language of the last time", async () => {
    const device = await turnOn(on.buyer);
    await turnOn(on.buyer, device, "fr");
    const { data } = await on.buyer.call(pushSettings, {});
    expect(data.devices).toMatchObject([{ language: "fr" }]);
  });

  test("by the next user of the same browser ends it for the one before", async () => {
    const device = await turnOn(on.buyer);
    await turnOn(on.merchant, device);
    expect([await devicesOf(on.buyer), await devicesOf(on.merchant)]).toEqual([0, 1]);
  });

  test("does not take over or turn off the device of a stranger whose address is known", async () => {
    const { endpoint } = await turnOn(on.buyer);
    const taken = await on.merchant.call(subscribePush, wishOf({ ...newDevice(), endpoint }));
    expect(taken.error).toBe("pushServiceRefused");
    await on.merchant.call(unsubscribePush, { endpoint });
    expect([await devicesOf(on.buyer), await devicesOf(on.merchant)]).toEqual([1, 0]);
  });

  test.each([
    "http://push.example.com/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://push.example.com:8443/x",
  ])("refuses the address %s", async (endpoint) => {
    const answer = await on.buyer.call(subscribePush, wishOf({ ...newDevice(), endpoint }));
    expect(answer.error).toBe("pushServiceRefused");
  });

  test("refuses keys that are none", async () => {
    const device = newDevice();
    const answer = await on.buyer.call(subscribePush, {
      ...wishOf(device),
      p256dh: Buffer.alloc(65, 4).toString("base64url"),
    });
    expect(answer).toMatchObject({ status: 400, error: "badInput" });
    const long = { ...wishOf(device), auth: "a".repeat(23) };
    expect((await on.buyer.call(subscribePush, long)).status).toBe(400);
  });
});

test("the key pair is made once, also by servers that start together, and its secret is sealed", async () => {
  const { pool } = on.stage.database;
  await pool.query("delete from push_key");
  const parts = { pool, clock: on.stage.clock, vault: on.stage.surfaces.vault };
  const read = await Promise.all(
    Array.from({ length: 4 }, () => createPushKeys(parts).readPublicKey()),
  );
  expect(new Set(read.map((key) => key.toString("hex"))).size).toBe(1);
  const { publicKey } = await createPushKeys(parts).open();
  expect(publicKey).toEqual(read[0]);
  const { rows } = await pool.query("select sealed_private_key from push_key");
  expect(rows).toHaveLength(1);
  const sealed = Buffer.from(rows[0].sealed_private_key, "base64url");
  expect(parts.vault.openBytes("push key", sealed)).toHaveLength(32);
});
