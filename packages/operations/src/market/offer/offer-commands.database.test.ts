import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { createPool, type Pool } from "@parley/database/pool";
import { findOffer } from "@parley/database/queries/market/offer";
import {
  insertUserPayment,
  updateUserPaymentRemoved,
} from "@parley/database/queries/market/user-payment";
import { toOfferId, toPaymentId, toUserId, type PaymentId, type UserId } from "@parley/domain/ids";
import { userAccount, platformAccount } from "@parley/domain/ledger/account";
import { moveLines } from "@parley/domain/ledger/transfer";
import type { OfferMarket } from "@parley/domain/offer/decide-offer";
import { NO_CONDITIONS } from "@parley/domain/offer/offer";
import { systemClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser, type TestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { applyCatalogue } from "../catalogue/apply-catalogue.ts";
import type { CommandKind } from "@parley/engine/command";
import { createEngine, type Engine } from "@parley/engine/engine";
import { accountTable } from "@parley/engine/ledger-tables";
import { lockRow } from "@parley/engine/table";
import { editOffer, setOfferState } from "./change-offer.ts";
import { MAX_OFFERS, publishOffer, type NewOffer } from "./publish-offer.ts";

const COIN = 100_000_000n;
const market: OfferMarket = {
  isEnabled: true,
  priceScale: 3,
  fiatScale: 2,
  cryptoScale: 8,
  minOrder: 1_000n,
  maxOrder: 5_000_000n,
  maxDistance: 300_000n,
  rate: 920n,
};
const ids = createIdSource({ clock: systemClock, node: 7 });

/** Coins out of nowhere, as a deposit brings them. */
const mint: CommandKind<
  { readonly to: UserId; readonly amount: bigint },
  null,
  { readonly ok: false; readonly error: string }
> = {
  name: "mint",
  locks: ({ to }) => [
    lockRow(accountTable, userAccount(to, "spot", "USDT")),
    lockRow(accountTable, platformAccount("chain", "USDT")),
  ],
  decide({ to, amount }, workspace) {
    const lines = moveLines(
      platformAccount("chain", "USDT"),
      userAccount(to, "spot", "USDT"),
      amount,
    );
    const booked = workspace.post({ kind: "mint", id: workspace.nextId(), step: "book" }, lines);
    return booked.ok ? { ok: true, reply: null } : booked;
  },
};

let database: TestDatabase;
let pool: Pool;
let engine: Engine;
let seller: TestUser;
let paymentId: PaymentId;

beforeAll(async () => {
  database = await createTestDatabase();
  await applyCatalogue(database.pool, startingCatalogue);
  pool = createPool(database.url, { isPipelined: true, max: 2 });
  engine = createEngine({ pool, clock: systemClock, ids });
});

afterAll(async () => {
  await engine.stop();
  await pool.end();
  await database.drop();
});

beforeEach(async () => {
  seller = await insertTestUser(database.pool);
  paymentId = await insertPayment(seller.id);
  await engine.submit(mint, { input: { to: seller.id, amount: 1_000n * COIN }, identity: null });
});

async function insertPayment(userId: UserId): Promise<PaymentId> {
  const id = toPaymentId(ids.next());
  await insertUserPayment(database.pool, {
    id,
    userId: toUserId(userId),
    method: "sepa",
    sealed: "sealed",
    accountMac: Buffer.alloc(32, Number(id % 251n)),
    pictureFileId: null,
    createdAt: new Date(),
  });
  return id;
}

function draft(more: Partial<NewOffer> = {}): NewOffer {
  return {
    id: toOfferId(ids.next()),
    advertiserId: seller.id,
    accountGroup: seller.accountGroup,
    side: "sell",
    crypto: "USDT",
    fiat: "EUR",
    price: { type: "fixed", price: 930n },
    quantity: 400n * COIN,
    minLimit: 1_000n,
    maxLimit: 30_000n,
    payWindowMinutes: 15,
    message: "Quick and friendly",
    autoReply: "",
    conditions: { ...NO_CONDITIONS, firstTradeCap: 5_000n },
    hours: { timeZone: "Europe/Berlin", spans: [{ fromMinute: 0, toMinute: 600 }] },
    visibility: "public",
    shareToken: `token-${ids.next()}`,
    payMethods: ["sepa"],
    userPaymentIds: [paymentId],
    ...more,
  };
}

const publish = (offer: NewOffer) =>
  engine.submit(publishOffer, { input: { offer, groupId: seller.id, market }, identity: null });

async function balances() {
  const { rows } = await database.pool.query<{ kind: string; balance: string }>(
    `select kind, balance from ledger_account where owner_id = $1`,
    [seller.id],
  );
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, BigInt(balance) / COIN]));
}

test("a published sell offer is stored as given, with its quantity taken from spot", async () => {
  const given = draft();
  expect(await publish(given)).toMatchObject({ ok: true, reply: { advId: String(given.id) } });
  const stored = await findOffer(pool, given.id);
  expect(stored).toMatchObject({
    ...given,
    remaining: given.quantity,
    state: "online",
    version: 1,
  });
  expect(await balances()).toEqual({ spot: 600n, offer: 400n });
});

test("a floating buy offer takes nothing from spot", async () => {
  const price = { type: "floating", ratio: 990_000n, floor: 800n, ceiling: null } as const;
  const given = draft({ side: "buy", price, userPaymentIds: [], hours: null });
  expect(await publish(given)).toMatchObject({ ok: true });
  expect(await findOffer(pool, given.id)).toMatchObject({ price, hours: null });
  expect(await balances()).toEqual({ spot: 1_000n });
});

test("an advertiser cannot offer more than the balance, not even by two offers at once", async () => {
  const answers = await Promise.all([
    publish(draft({ quantity: 600n * COIN })),
    publish(draft({ quantity: 600n * COIN })),
  ]);
  expect(answers).toContainEqual({ ok: false, error: "insufficientBalance" });
  expect(answers).toContainEqual(expect.objectContaining({ ok: true }));
  expect(await balances()).toEqual({ spot: 400n, offer: 600n });
});

test("of 120 offers published at once, by two engines, one advertiser gets as many as allowed", async () => {
  const second = createEngine({ pool, clock: systemClock, ids });
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, place) =>
      (place % 2 === 0 ? engine : second).submit(publishOffer, {
        input: {
          offer: draft({ side: "buy", userPaymentIds: [], hours: null }),
          groupId: seller.id,
          market,
        },
        identity: null,
      }),
    ),
  );
  await second.stop();
  expect(answers.filter(({ ok }) => ok)).toHaveLength(MAX_OFFERS);
  expect(answers).toContainEqual({ ok: false, error: "offerLimit" });
});

test("an offer's payment accounts must exist and be the advertiser's own", async () => {
  const stranger = await insertTestUser(database.pool);
  const others = await insertPayment(stranger.id);
  const unknown = { ok: false, error: "unknownPayMethod" };
  expect(await publish(draft({ userPaymentIds: [others] }))).toEqual(unknown);
  await updateUserPaymentRemoved(database.pool, paymentId, new Date());
  expect(await publish(draft())).toEqual(unknown);
  expect(await balances()).toEqual({ spot: 1_000n });
});

test("a frozen advertiser publishes nothing, and may still close", async () => {
  const given = draft();
  await publish(given);
  await database.pool.query("update app_user set is_trading_frozen = true where id = $1", [
    seller.id,
  ]);
  expect(await publish(draft())).toEqual({ ok: false, error: "tradingFrozen" });
  const input = { offer: given, version: 1, state: "closed", market } as const;
  expect(await engine.submit(setOfferState, { input, identity: null })).toMatchObject({ ok: true });
  expect(await balances()).toEqual({ spot: 1_000n, offer: 0n });
});

test("a refused offer leaves no trace", async () => {
  const given = draft({ price: { type: "fixed", price: 5_000n } });
  expect(await publish(given)).toEqual({ ok: false, error: "priceTooFar" });
  expect(await findOffer(pool, given.id)).toBeNull();
  expect(await balances()).toEqual({ spot: 1_000n });
});

test("an edit moves the reserve by the difference and needs the version that was read", async () => {
  const given = draft();
  await publish(given);
  const edit = (version: number, quantity: bigint) =>
    engine.submit(editOffer, {
      input: {
        offer: given,
        groupId: seller.id,
        version,
        market,
        terms: { ...given, quantity, message: "New" },
      },
      identity: null,
    });
  expect(await edit(1, 700n * COIN)).toMatchObject({ ok: true, reply: { version: 2 } });
  expect(await balances()).toEqual({ spot: 300n, offer: 700n });
  expect(await edit(1, 100n * COIN)).toEqual({ ok: false, error: "offerChanged" });
  expect(await edit(2, 100n * COIN)).toMatchObject({ ok: true });
  expect(await balances()).toEqual({ spot: 900n, offer: 100n });
  expect(await edit(3, 5_000n * COIN)).toEqual({ ok: false, error: "insufficientBalance" });
  expect(await edit(3, 1n * COIN)).toEqual({ ok: false, error: "quantityTooSmall" });
  expect(await findOffer(pool, given.id)).toMatchObject({
    quantity: 100n * COIN,
    remaining: 100n * COIN,
    message: "New",
    version: 3,
  });
});

test("a paused offer keeps its reserve, a closed one returns it and stays closed", async () => {
  const given = draft();
  await publish(given);
  const set = (state: "online" | "paused" | "closed", version: number) =>
    engine.submit(setOfferState, {
      input: { offer: given, version, state, market },
      identity: null,
    });
  expect(await set("paused", 1)).toMatchObject({ ok: true, reply: { version: 2 } });
  expect(await balances()).toEqual({ spot: 600n, offer: 400n });
  expect(await set("paused", 2)).toMatchObject({ ok: true, reply: { version: 2 } });
  expect(await set("online", 2)).toMatchObject({ ok: true, reply: { version: 3 } });
  expect(await set("closed", 3)).toMatchObject({ ok: true, reply: { version: 4 } });
  expect(await balances()).toEqual({ spot: 1_000n, offer: 0n });
  expect(await set("online", 4)).toEqual({ ok: false, error: "offerClosed" });
});

test("every change of an offer writes an event for the servers", async () => {
  const given = draft();
  await publish(given);
  const { rows } = await database.pool.query(
    `select topic, user_id as "userId" from event where payload ->> 'advId' = $1`,
    [String(given.id)],
  );
  expect(rows).toEqual([{ topic: "offer", userId: null }]);
});
