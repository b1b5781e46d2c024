// The queues of staff: who is in which, and in which order.
import { toOrderId, type UserId } from "@parley/domain/ids";
import {
  appealed,
  DAY_MS,
  MINUTE_MS,
  NOW,
  paidOrder,
  placedOrder,
  timedOutOrder,
} from "@parley/domain/order/order.fixture";
import type { Order, OrderIn } from "@parley/domain/order/order";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../transaction.ts";
import { listAppeals, countAppeals, type AppealQueue } from "./appeal.ts";
import { insertOrders, updateOrders } from "./order.ts";

let database: TestDatabase;
let agentId: UserId;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  const [taker, advertiser, agent] = [
    await insertTestUser(pool),
    await insertTestUser(pool),
    await insertTestUser(pool),
  ];
  agentId = agent.id;
  const ruling = {
    kind: "release",
    amount: null,
    reason: "payment-proved",
    note: "The receipt is right.",
    texts: null,
    byId: agentId,
    at: 0,
    effectAt: null,
    approvedById: null,
    acceptedBy: [],
  } as const;
  const standing = { ...ruling, effectAt: 10 * DAY_MS };
  const look = { by: "buyer", at: 0, staffIds: [agentId] } as const;
  const silent = { at: NOW - 60 * MINUTE_MS, answeredAt: null };
  const orders: readonly Order[] = [
    opened(1n, 3),
    opened(2n, 1),
    opened(3n, 2, { caseStaffId: agentId }),
    opened(4n, 2, { caseStaffId: advertiser.id, ruling }),
    opened(10n, 4, { notReceived: silent }),
    opened(11n, 5, { notReceived: { ...silent, at: silent.at + 1 } }),
    opened(12n, 6, { notReceived: { ...silent, answeredAt: NOW } }),
    opened(13n, 7, { secondLook: look }),
    opened(14n, 8, { secondLook: look, ruling: standing }),
    ended(5n, 5, "resolved"),
    ended(6n, 7, "withdrawn"),
    ended(7n, 5, "resolved"),
    ended(8n, 6, "resolved", { caseStaffId: agentId }),
    timedOutOrder({ id: toOrderId(9n) }),
  ].map((order) =>
    Object.assign(order, {
      rToken: `token ${order.id}`,
      takerId: taker.id,
      advertiserId: advertiser.id,
    }),
  );
  await inTransaction(pool, async (tx) => {
    // The offers and payment accounts are not needed here.
    await tx.query("set local session_replication_role = replica");
    await insertOrders(
      tx,
      orders.map(({ id, rToken, takerId, advertiserId }) =>
        placedOrder({ id, rToken, takerId, advertiserId }),
      ),
    );
    await updateOrders(tx, orders);
  });
});

afterAll(() => database.drop());

/** With an appeal that was opened on this day. */
function opened(id: bigint, day: number, change: Partial<OrderIn<"paid">> = {}): Order {
  const order = { ...appealed(paidOrder({ id: toOrderId(id) })), ...change };
  return { ...order, appeal: { ...order.appeal, openedAt: day * DAY_MS } };
}

/** The same, which is over. */
function ended(
  id: bigint,
  day: number,
  state: "resolved" | "withdrawn",
  change: Partial<OrderIn<"canceled">> = {},
): Order {
  const { appeal } = opened(id, day);
  return timedOutOrder({ id: toOrderId(id), appeal: { ...appeal, state }, ...change });
}

test.each<[AppealQueue, string, bigint[]]>([
  [
    "open",
    "those without proof in time and those that want a second look, then the longest waiting",
    [10n, 13n, 2n, 3n, 4n, 1n, 11n, 12n, 14n],
  ],
  ["mine", "those that wait and are one's own", [3n]],
  ["approval", "those that wait for a second", [4n]],
  ["resolved", "all that are over, the latest first", [6n, 8n, 5n, 7n]],
])("%s: %s", async (queue, _what, ids) => {
  const reader = { userId: agentId, accountGroup: 0 };
  const list = async (offset: number, limit: number) =>
    (await listAppeals(database.pool, queue, reader, { offset, limit, now: NOW })).map(
      ({ orderId }) => orderId,
    );
  expect(await list(0, 10)).toEqual(ids);
  expect(await list(1, 2)).toEqual(ids.slice(1, 3));
  expect(await countAppeals(database.pool, queue, reader, 10)).toBe(ids.length);
  expect(await countAppeals(database.pool, queue, reader, 1)).toBe(1);
});
