// Every order that the table of steps leads to can be stored, and is read as it was; a row whose facts
// are not those of its state is refused by the database and by the domain.
import * as fc from "fast-check";
import { toOrderId } from "@parley/domain/ids";
import {
  completedOrder,
  failedOrder,
  paidOrder,
  placedOrder,
  releasingOrder,
  ruled,
  timedOutOrder,
} from "@parley/domain/order/order.fixture";
import { anyStart, anyTries, walked } from "@parley/domain/order/order-walk.fixture";
import {
  ORDER_STATES,
  type Order,
  type OrderFacts,
  type OrderState,
} from "@parley/domain/order/order";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../transaction.ts";
import { insertOrders, listOrdersById, updateOrders } from "./order.ts";

let database: TestDatabase;
/** Where the constraint of the state alone decides, and where none does. */
let withStateOnly: TestDatabase;
let unchecked: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  withStateOnly = await createTestDatabase();
  unchecked = await createTestDatabase();
  await dropChecks(withStateOnly, "trade_order__state");
  await dropChecks(unchecked, null);
});
afterAll(() => Promise.all([database, withStateOnly, unchecked].map((one) => one.drop())));

async function dropChecks({ pool }: TestDatabase, kept: string | null): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select conname as name from pg_constraint
     where conrelid = 'trade_order'::regclass and contype = 'c' and conname is distinct from $1`,
    [kept],
  );
  const drops = rows.map(({ name }) => `drop constraint ${name}`);
  await pool.query(`alter table trade_order ${drops.join(", ")}`);
}

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

test("every order that steps start from or lead to keeps the constraints and is read back", async () => {
  const states = new Set<OrderState>();
  const walk = fc.asyncProperty(anyStart, anyTries, async (placed, tries) => {
    const steps = walked(placed, tries).flatMap(({ verdict }) =>
      verdict.ok ? [verdict.order] : [],
    );
    const reached = [placed, ...steps].map(numbered);
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
    for (const { state } of reached) states.add(state);
  });
  await fc.assert(walk, { numRuns: 100 });
  expect([...states].toSorted()).toEqual(ORDER_STATES.toSorted());
});

/** Writes an order, then changes its columns by SQL. */
async function storeChanged({ pool }: TestDatabase, order: Order, changes: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await tx.query("set local session_replication_role = replica");
    await insertOrders(tx, [beginningOf(order)]);
    await updateOrders(tx, [order]);
    await tx.query(`update trade_order set ${changes} where id = $1`, [order.id]);
  });
}

test.each<[string, Order, changes: string]>([
  ["pending with a case", placedOrder(), "case_staff_id = 7"],
  ["paid without a time to confirm by", paidOrder(), "confirm_by = null"],
  ["paid without a time to arrive by", paidOrder(), "arrives_by = null"],
  ["releasing with a proposal", releasingOrder(), "split_by = 'buyer', split_amount = 1"],
  ["failed without a confirmation", failedOrder(), "confirmed_at = null"],
  ["completed without a payment", completedOrder(), "paid_at = null"],
  ["canceled with a ruling", timedOutOrder(), "ruling = '{}'"],
  ["of no state", placedOrder(), "state = 'lost', due_at = null"],
])("the database refuses an order %s", async (_name, order, changes) => {
  await expect(storeChanged(database, numbered(order), changes)).rejects.toMatchObject({
    constraint: "trade_order__state",
  });
});

/** Gives an order each fact that it may have in some state, or takes it away. */
const CHANGES = {
  paidAt: toggled("paid_at", "now()"),
  confirmBy: toggled("confirm_by", "now()"),
  arrivesBy: toggled("arrives_by", "now()"),
  confirmedAt: toggled("confirmed_at", "now()"),
  escalateAt: toggled("escalate_at", "now()"),
  split: `${toggled("split_by", "'buyer'")}, ${toggled("split_amount", "1")}`,
  ruling: toggled("ruling", `'{"amount": null, "byId": "7"}'::jsonb`),
  notReceived: toggled("not_received_at", "now()"),
  secondLook: toggled("second_look", `'{"staffId": "7"}'::jsonb`),
  tasks: toggled("tasks", "'[]'::jsonb"),
  caseStaffId: toggled("case_staff_id", "7"),
  completedAt: toggled("completed_at", "now()"),
  settledQuantity: toggled("settled_quantity", "1"),
  isCounted: toggled("is_counted", "true"),
  canceledAt: toggled("canceled_at", "now()"),
  cancelReason: toggled("cancel_reason", "'appeal'"),
} satisfies Record<keyof OrderFacts, string>;

function toggled(column: string, value: string): string {
  return `${column} = case when ${column} is null then ${value} end`;
}

async function factsRefused(isRefused: (changes: string) => Promise<boolean>): Promise<string[]> {
  const refused: string[] = [];
  for (const [fact, changes] of Object.entries(CHANGES)) {
    if (await isRefused(changes)) refused.push(fact);
  }
  return refused;
}

/** Whether it fails for this reason; any other failure is thrown. */
async function throws(work: Promise<unknown>, reason: string): Promise<boolean> {
  try {
    await work;
    return false;
  } catch (error) {
    if (error instanceof Error && error.message.includes(reason)) return true;
    throw error;
  }
}

test.each<[string, Order]>([
  ["pending", placedOrder()],
  ["paid", paidOrder()],
  ["paid and ruled", ruled(paidOrder(), "split")],
  ["releasing", releasingOrder()],
  ["failed", failedOrder()],
  ["completed", completedOrder()],
  ["timed out", timedOutOrder()],
])("the database and the domain refuse the same facts of an order %s", async (_name, order) => {
  const byDatabase = await factsRefused((changes) =>
    throws(storeChanged(withStateOnly, numbered(order), changes), "trade_order__state"),
  );
  const byDomain = await factsRefused(async (changes) => {
    const changed = numbered(order);
    await storeChanged(unchecked, changed, changes);
    return throws(listOrdersById(unchecked.pool, [changed.id]), "do not fit its state");
  });
  expect(byDatabase).toEqual(byDomain);
  expect(byDomain).not.toEqual([]);
});

test("a row that fits no state is refused where it is read", async () => {
  const order = numbered(placedOrder());
  await storeChanged(unchecked, order, "case_staff_id = 7");
  await expect(listOrdersById(unchecked.pool, [order.id])).rejects.toThrow(
    `the fields of order ${order.id} do not fit its state pending_payment`,
  );
});
