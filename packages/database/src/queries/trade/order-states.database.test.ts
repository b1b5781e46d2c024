// Every order that the table of steps leads to can be stored, and is read as it was.
import * as fc from "fast-check";
import { toOrderId } from "@parley/domain/ids";
import { placedOrder } from "@parley/domain/order/order.fixture";
import { anyStart, anyTries, walked } from "@parley/domain/order/order-walk.fixture";
import type { Order } from "@parley/domain/order/order";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../transaction.ts";
import { insertOrders, listOrdersById, updateOrders } from "./order.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let stored = 0n;

/** Each as an order of its own. */
const numbered = (order: Order): Order => {
  stored += 1n;
  return { ...order, id: toOrderId(stored), rToken: `token ${stored}` };
};

/** As it was placed: the agreed terms do not change any more. */
function beginningOf({ id, rToken, offerSide, quantity, fee, receiveQuantity, feeRate }: Order) {
  return placedOrder({ id, rToken, offerSide, quantity, fee, receiveQuantity, feeRate });
}

test("every order that steps lead to keeps the constraints and is read back", async () => {
  const walk = fc.asyncProperty(anyStart, anyTries, async (placed, tries) => {
    const reached = walked(placed, tries).flatMap(({ verdict }) =>
      verdict.ok ? [numbered(verdict.order)] : [],
    );
    await inTransaction(database.pool, async (tx) => {
      // The offers and payment accounts are not needed here.
      await tx.query("set local session_replication_role = replica");
      await insertOrders(tx, reached.map(beginningOf));
      await updateOrders(tx, reached);
      const read = await listOrdersById(
        tx,
        reached.map(({ id }) => id),
      );
      expect(read.toSorted((a, b) => Number(a.id - b.id))).toEqual(reached);
    });
  });
  await fc.assert(walk, { numRuns: 100 });
});

test("a row that fits no state is refused where it is read", async () => {
  const order = numbered(placedOrder());
  await inTransaction(database.pool, async (tx) => {
    await tx.query("set local session_replication_role = replica");
    await insertOrders(tx, [order]);
    // The constraints of the table do not say that a pending order has no case.
    await tx.query("update trade_order set case_staff_id = 7 where id = $1", [order.id]);
  });
  await expect(listOrdersById(database.pool, [order.id])).rejects.toThrow(
    `the fields of order ${order.id} do not fit its state pending_payment`,
  );
});
