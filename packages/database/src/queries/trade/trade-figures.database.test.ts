// The figures of the home page count what people mean by them.
import { toOrderId } from "@parley/domain/ids";
import type { Order } from "@parley/domain/order/order";
import {
  completedOrder,
  CONFIRMED_AT,
  DAY_MS,
  MINUTE_MS,
  PAID_AT,
  paidOrder,
  placedOrder,
  timedOutOrder,
} from "@parley/domain/order/order.fixture";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../transaction.ts";
import { insertOrders, updateOrders } from "./order.ts";
import { countTrade } from "./trade-figures.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Released so many minutes after the payment. */
const releasedAfter = (minutes: number, change: Parameters<typeof completedOrder>[0] = {}) => {
  const at = PAID_AT + minutes * MINUTE_MS;
  return completedOrder({ confirmedAt: at, completedAt: at, isCounted: true, ...change });
};

const resolved = {
  state: "resolved",
  by: "buyer",
  reason: "crypto-not-received",
  openedAt: PAID_AT + MINUTE_MS,
} as const;

async function store(orders: readonly Order[]): Promise<void> {
  const numbered = orders.map((order, index) => ({
    ...order,
    id: toOrderId(BigInt(index + 1)),
    rToken: `token ${index}`,
  }));
  await inTransaction(database.pool, async (tx) => {
    // The offers and payment accounts are not needed here.
    await tx.query("set local session_replication_role = replica");
    await insertOrders(
      tx,
      numbered.map(({ id, rToken, worthCents }) => placedOrder({ id, rToken, worthCents })),
    );
    await updateOrders(tx, numbered);
  });
}

test("completed trades, the median of releases without an appeal, and the worth in escrow", async () => {
  const since = new Date(CONFIRMED_AT - DAY_MS);
  expect(await countTrade(database.pool, since)).toEqual({
    trades: 0,
    releases: 0,
    medianReleaseMs: null,
    escrowCents: 0n,
  });
  await store([
    releasedAfter(2),
    releasedAfter(4),
    releasedAfter(12),
    releasedAfter(60, { appeal: resolved }),
    // Between accounts of one person.
    releasedAfter(1, { isCounted: false }),
    timedOutOrder({ worthCents: 5n }),
    placedOrder({ worthCents: 300n }),
    paidOrder({ worthCents: 40n }),
  ]);
  expect(await countTrade(database.pool, since)).toEqual({
    trades: 4,
    releases: 3,
    medianReleaseMs: 4 * MINUTE_MS,
    escrowCents: 340n,
  });
  const later = new Date(CONFIRMED_AT + DAY_MS);
  expect(await countTrade(database.pool, later)).toMatchObject({ trades: 4, releases: 0 });
});
