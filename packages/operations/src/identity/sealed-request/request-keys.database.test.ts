import { KEY_LIFE_MS, KEY_OVERLAP_MS } from "@parley/domain/security/sealed-request";
import type { MovableClock } from "@parley/platform/clock";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSimulatedClock } from "@parley/testing/simulated-clock";
import { importSPKI } from "jose";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createRequestKeys, type RequestKeys } from "./request-keys.ts";

const vault = createVault("a secret for the tests of command keys, long enough");
const MINUTE_MS = 60_000;

let database: TestDatabase;
let clock: MovableClock;

beforeEach(async () => {
  database = await createTestDatabase();
  clock = createSimulatedClock();
});

afterEach(() => database.drop());

/** As each process of the installation does. */
const startServer = (): RequestKeys => createRequestKeys({ pool: database.pool, vault, clock });

test("the first key is created once, by any number of concurrent servers", async () => {
  const servers = [startServer(), startServer(), startServer()];
  const keys = await Promise.all(servers.map((server) => server.readCurrent()));
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
  const { rows } = await database.pool.query("select kid from request_key");
  expect(rows).toHaveLength(1);
  expect(await importSPKI(keys[0]?.publicKey ?? "", "RSA-OAEP-256")).toMatchObject({
    algorithm: { name: "RSA-OAEP", modulusLength: 2_048 },
  });
});

test("a server that starts later uses the same key, and the private half is sealed", async () => {
  const { kid } = await startServer().readCurrent();
  const later = startServer();
  expect(await later.readCurrent()).toMatchObject({ kid });
  expect(await later.findPrivateKey(kid)).toMatchObject({ type: "private" });
  expect(await later.findPrivateKey("another")).toBeNull();
  const { rows } = await database.pool.query("select * from request_key");
  expect(JSON.stringify(rows)).not.toContain("PRIVATE KEY");
});

test("after 90 days there is a new key, and the former one is accepted for a day more", async () => {
  const server = startServer();
  const old = await server.readCurrent();
  clock.advance(KEY_LIFE_MS - 1);
  expect(await server.readCurrent()).toEqual(old);
  clock.advance(MINUTE_MS);
  const next = await server.readCurrent();
  expect(next.kid).not.toBe(old.kid);
  expect(await server.findPrivateKey(old.kid)).not.toBeNull();
  clock.advance(KEY_OVERLAP_MS - 1);
  expect(await server.findPrivateKey(old.kid)).not.toBeNull();
  clock.advance(1);
  expect(await server.findPrivateKey(old.kid)).toBeNull();
  clock.advance(MINUTE_MS);
  expect(await server.findPrivateKey(next.kid)).not.toBeNull();
  const { rows } = await database.pool.query("select kid from request_key");
  expect(rows).toEqual([{ kid: next.kid }]);
});

test("a key that another server has created is found at once", async () => {
  const [slow, quick] = [startServer(), startServer()];
  const old = await slow.readCurrent();
  clock.advance(KEY_LIFE_MS - 1);
  await slow.readCurrent();
  clock.advance(1);
  const next = await quick.readCurrent();
  expect(await slow.readCurrent()).toEqual(old);
  expect(await slow.findPrivateKey(next.kid)).not.toBeNull();
});
