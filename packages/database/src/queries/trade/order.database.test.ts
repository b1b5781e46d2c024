// Lists of a user's orders, as taker of some and advertiser of others.
import { toOfferId, toOrderId, toUserId } from "@parley/domain/ids";
import { placedOrder, timedOutOrder, failedOrder } from "@parley/domain/order/order.fixture";
import type { Order } from "@parley/domain/order/order";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../transaction.ts";
import { insertOrders, updateOrders, listOrders, countOrders, type OrderFilter } from "./order.ts";

const ADA = toUserId(7n);
const OTHER = toUserId(8n);
const OFFER = toOfferId(4_001n);
const EVERYTHING: OrderFilter = {
  userId: ADA,
  idPrefix: null,
  offerId: null,
  role: null,
  status: "all",
  crypto: null,
  fiat: null,
  from: null,
  to: null,
};

/** In the order of their ids: Ada's side changes in an order of its own, and so does the state. */
const ORDERS: readonly Order[] = Array.from({ length: 24 }, (_, n) => {
  const make = [placedOrder, timedOutOrder, failedOrder][n % 3] ?? placedOrder;
  const isTaker = [true, true, false, true, false][n % 5] === true;
  return make({
    id: toOrderId(BigInt(100 + n)),
    rToken: `token ${n}`,
    takerId: isTaker ? ADA : OTHER,
    advertiserId: isTaker ? OTHER : ADA,
    offerId: n % 4 === 0 ? OFFER : toOfferId(4_000n),
    payMethod: n % 3 === 0 ? "wise" : "sepa",
  });
});
const NEWEST_FIRST = ORDERS.map(({ id }) => id).toReversed();

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const strangers = placedOrder({
    id: toOrderId(200n),
    rToken: "another",
    takerId: toUserId(9n),
    advertiserId: OTHER,
  });
  await inTransaction(database.pool, async (tx) => {
    // The offers and payment accounts are not needed here.
    await tx.query("set local session_replication_role = replica");
    const all = [...ORDERS, strangers];
    await insertOrders(
      tx,
      all.map(({ id, rToken, takerId, advertiserId, offerId, payMethod }) =>
        placedOrder({ id, rToken, takerId, advertiserId, offerId, payMethod }),
      ),
    );
    await updateOrders(tx, all);
  });
});

afterAll(() => database.drop());

const list = async (
  change: Partial<OrderFilter>,
  { offset = 0, limit = 50, before = null as bigint | null } = {},
) => {
  const filter = { ...EVERYTHING, ...change };
  const orders = await listOrders(database.pool, filter, {
    offset,
    limit,
    before,
  });
  return orders.map(({ id }) => id);
};
const count = (change: Partial<OrderFilter>, most: number) =>
  countOrders(database.pool, { ...EVERYTHING, ...change }, most);

test.each([1, 2, 5, 7, 24, 50])(
  "pages of %i orders are consecutive, for takers and advertisers",
  async (limit) => {
    for (let offset = 0; offset < ORDERS.length + limit; offset += limit) {
      const expected = NEWEST_FIRST.slice(offset, offset + limit);
      expect(await list({}, { offset, limit })).toEqual(expected);
    }
  },
);

test("orders after a cursor exclude the cursor's order", async () => {
  for (const [place, before] of NEWEST_FIRST.entries()) {
    const expected = NEWEST_FIRST.slice(place + 1, place + 4);
    expect(await list({}, { before, limit: 3 })).toEqual(expected);
  }
});

test.each([
  ["pending", ["pending_payment", "failed"]],
  ["failed", ["failed"]],
  ["canceled", ["canceled"]],
  ["completed", []],
] as const)("%s orders include those of both sides", async (status, states) => {
  const chosen = ORDERS.filter(({ state }) => states.some((one) => one === state));
  const expected = chosen.map(({ id }) => id).toReversed();
  expect(await list({ status })).toEqual(expected);
  expect(await list({ status }, { offset: 1, limit: 4 })).toEqual(expected.slice(1, 5));
  expect(await count({ status }, 100)).toBe(expected.length);
});

test("a user's role is found on either side of an order", async () => {
  const buyers = ORDERS.filter(({ takerId }) => takerId === ADA).map(({ id }) => id);
  expect(await list({ role: "buyer" })).toEqual(buyers.toReversed());
  expect(await count({ role: "seller" }, 100)).toBe(ORDERS.length - buyers.length);
});

test.each([1, 5, 23, 24, 25])("no more than %i orders are counted", async (most) => {
  expect(await count({}, most)).toBe(Math.min(most, ORDERS.length));
});

test("lists and counts the orders of one offer", async () => {
  const ofOffer = ORDERS.filter(({ offerId }) => offerId === OFFER).map(({ id }) => id);
  expect(await list({ offerId: OFFER })).toEqual(ofOffer.toReversed());
  expect(await count({ offerId: OFFER }, 50)).toBe(ofOffer.length);
  expect(await list({ offerId: OFFER, userId: toUserId(9n) })).toEqual([]);
});
