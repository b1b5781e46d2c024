// That a payment method cannot be taken away from under an offer or an order.
import { insertUserPayment, findUserPayment } from "@parley/database/queries/market/user-payment";
import { findAccount } from "@parley/database/queries/identity/account";
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { toPaymentId, toSessionId, type PaymentId } from "@parley/domain/ids";
import { createIdSource } from "@parley/platform/ids";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSimulatedClock } from "@parley/testing/simulated-clock";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPasswordHasher, TEST_COST } from "../../identity/account/password-hasher.ts";
import type { Session } from "../../identity/account/session.ts";
import { applyCatalogue } from "../catalogue/apply-catalogue.ts";
import { createRequestKeys } from "../../identity/sealed-request/request-keys.ts";
import { sealRequest } from "../../identity/sealed-request/seal-request.fixture.ts";
import { removeUserPayment, type RemovalParts } from "./remove-user-payment.ts";
import { sealDetails } from "./sealed-payment.ts";

const clock = createSimulatedClock();
const ids = createIdSource({ clock, node: 1 });
const vault = createVault("a secret that is only good for tests");
const CALLER = {
  address: "203.0.113.7",
  device: "Firefox (Linux)",
  deviceTokens: [],
  locale: "en",
  idempotencyKey: null,
};

let database: TestDatabase;
let parts: RemovalParts;
let session: Session;
let inUse: bigint[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await applyCatalogue(pool, startingCatalogue);
  const right = { ok: true, proved: [], second: null, uses: [] } as const;
  parts = {
    pool,
    clock,
    ids,
    vault,
    hasher: createPasswordHasher(TEST_COST),
    // Codes are not what this is about.
    factors: {
      readBound: () => Promise.reject(new Error("nobody asks")),
      check: () => Promise.resolve(right),
    },
    commandKeys: createRequestKeys({ pool, vault, clock }),
    readCodes: () => ({}),
    isPaymentInUse: (_tx, id) => Promise.resolve(inUse.includes(id)),
  };
  const { id } = await insertTestUser(pool);
  const account = await findAccount(pool, id);
  if (account === null) throw new Error("the person is there");
  session = { ...account, sessionId: toSessionId(1n) };
});

afterAll(() => database.drop());

async function insertPayment(): Promise<PaymentId> {
  const id = toPaymentId(ids.next());
  await insertUserPayment(database.pool, {
    id,
    userId: session.userId,
    method: "sepa",
    sealed: sealDetails(vault, id, { receiverName: "Ada Lovelace", fields: {} }),
    accountMac: Buffer.alloc(32, Number(id % 250n)),
    pictureFileId: null,
    createdAt: new Date(clock.now()),
  });
  return id;
}

async function remove(id: PaymentId) {
  const key = await parts.commandKeys.readCurrent();
  const bodyHash = "0".repeat(64);
  const command = await sealRequest(key, {
    action: "remove-user-payment",
    subject: id.toString(),
    bodyHash,
    codes: {},
    at: clock.now(),
  });
  return removeUserPayment(parts, session, id, { command, bodyHash }, CALLER);
}

test("a payment account in use cannot be removed until it is unused", async () => {
  const id = await insertPayment();
  inUse = [id];
  expect(await remove(id)).toEqual({ ok: false, error: "paymentInUse" });
  expect(await findUserPayment(database.pool, id)).toMatchObject({ removedAt: null });
  inUse = [];
  expect(await remove(id)).toEqual({ ok: true, reply: null });
  expect(await findUserPayment(database.pool, id)).toMatchObject({
    removedAt: new Date(clock.now()),
  });
});

test("two concurrent removals of a payment account remove it once", async () => {
  const id = await insertPayment();
  const outcomes = await Promise.all([remove(id), remove(id)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});
