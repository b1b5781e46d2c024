import type { LookupAddress } from "node:dns";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DeliveryError } from "../delivery.ts";
import { createSimulatedBrowser } from "@parley/testing/push/simulated-browser";
import { createPushSender, type PushMessage, type PushSender } from "./push-sender.ts";
import {
  readVapid,
  startPushService,
  type SimulatedPushService,
} from "@parley/testing/push/push-service";
import { makeVapidPair, openVapidPair } from "./vapid.ts";

const NOW = Date.UTC(2026, 0, 15, 12);
const MESSAGE: PushMessage = { text: "Order paid", ttlSeconds: 3_600, urgency: "high", topic: "t" };
const pair = makeVapidPair();
const identity = {
  keys: openVapidPair(pair.publicKey, pair.privateKey),
  contact: "mailto:ops@parley.example",
  now: NOW,
};
const browser = createSimulatedBrowser();

let service: SimulatedPushService;
let sender: PushSender;

beforeAll(async () => {
  service = await startPushService();
});

beforeEach(() => {
  sender = createPushSender({ extraOrigins: [service.origin], timeoutMs: 500 });
});

afterEach(() => {
  sender.close();
  service.received.length = 0;
  service.answers = [];
});

afterAll(() => service.close());

const send = (endpoint: string, by = sender) =>
  by.send({ ...browser, endpoint }, MESSAGE, identity);

describe("a message", () => {
  test("reaches the service encrypted and signed, and its status is returned", async () => {
    expect(await send(`${service.origin}/device/1`)).toBe(201);
    const [push] = service.received;
    expect(push?.path).toBe("/device/1");
    expect(push?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "3600",
      urgency: "high",
      topic: "t",
    });
    expect(browser.open(push?.body ?? Buffer.alloc(0))).toBe("Order paid");
    const { claims, publicKey } = readVapid(push?.headers.authorization);
    expect(publicKey).toEqual(pair.publicKey);
    expect(claims).toEqual({
      aud: service.origin,
      exp: NOW / 1_000 + 12 * 3_600,
      sub: "mailto:ops@parley.example",
    });
  });

  test("is not sent on to where a service redirects", async () => {
    service.answers = [302];
    expect(await send(`${service.origin}/device/1`)).toBe(302);
    expect(service.received).toHaveLength(1);
  });

  test("fails for now when the service does not answer in time", async () => {
    service.answers = [null];
    const failure = await send(`${service.origin}/device/1`).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      isPermanent: false,
      message: expect.stringMatching(/in time/),
    });
  });

  test("fails for now when the service is down", async () => {
    const other = createPushSender({ extraOrigins: ["http://127.0.0.1:9"] });
    const failure = await send("http://127.0.0.1:9/x", other).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DeliveryError);
    expect(failure).toMatchObject({ isPermanent: false });
    other.close();
  });
});

/** All names lead to these addresses. */
const leadingTo = (...addresses: LookupAddress[]) =>
  createPushSender({
    extraOrigins: [],
    timeoutMs: 500,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- One of many forms of `lookup`.
    resolve: ((_host: string, _options: object, callback: (...given: unknown[]) => void) =>
      callback(null, addresses)) as never,
  });
const failureOf = (endpoint: string, by: PushSender) =>
  send(endpoint, by)
    .catch((error: unknown) => error)
    .finally(() => by.close());

describe("an address that a user has given", () => {
  const FORBIDDEN = { isPermanent: true, message: expect.stringMatching(/no public address/) };

  test.each([
    ["127.0.0.1", 4],
    ["169.254.169.254", 4],
    ["10.0.0.5", 4],
    ["::1", 6],
    ["fd00::1", 6],
    ["::ffff:127.0.0.1", 6],
  ] as const)("whose name leads to %s is not connected to", async (address, family) => {
    const by = leadingTo({ address, family });
    expect(await failureOf("https://push.example.com/x", by)).toMatchObject(FORBIDDEN);
  });

  test("is not connected to when one of several addresses is private", async () => {
    const by = leadingTo({ address: "142.250.1.1", family: 4 }, { address: "10.0.0.5", family: 4 });
    expect(await failureOf("https://push.example.com/x", by)).toMatchObject(FORBIDDEN);
  });

  test.each(["https://127.0.0.1/x", "https://[::1]/x", "http://push.example.com/x"])(
    "is not connected to as %s",
    async (endpoint) => {
      const by = leadingTo({ address: "142.250.1.1", family: 4 });
      expect(await failureOf(endpoint, by)).toMatchObject(FORBIDDEN);
    },
  );

  test("at an origin next to one that a setting exempts is checked", async () => {
    const other = new URL(service.origin);
    other.port = String(Number(other.port) + 1);
    const failure = await send(`${other.origin}/x`).catch((error: unknown) => error);
    expect(failure).toMatchObject(FORBIDDEN);
  });
});
