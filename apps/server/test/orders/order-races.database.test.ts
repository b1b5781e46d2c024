// Races of orders through the API: sixty-four concurrent calls. The same on two engines, for every
// step, is in operations.
import {
  createOrder,
  getRToken,
  updateOrderState,
} from "@parley/contract/endpoints/trade/order-steps";
import { queryAdvDetail } from "@parley/contract/endpoints/market/offers";
import { expectCleanLedger } from "@parley/testing/auditor";
import { eventually } from "@parley/testing/eventually";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Answer } from "../fixtures/browser.fixture.ts";
import {
  act,
  createOrderStage,
  placeOrder,
  publishOffer,
  readOrder,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";
import { seal } from "../fixtures/payment.fixture.ts";

const AT_ONCE = 64;
/** The number of orders that a user places in a minute is limited. */
const A_MINUTE = 24;

let on: OrderStage;

beforeAll(async () => {
  on = await createOrderStage();
}, 60_000);

afterAll(() => on.stage.close());

afterEach(() => expectCleanLedger(on.stage.database.pool));

const atOnce = (call: (turn: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => call(turn)));

/** How many got which outcome; `done` is no refusal. */
function count(answers: readonly Answer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { code, error } of answers) {
    const name = code === 0 ? "done" : (error ?? "nameless");
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

test("pay × cancel: exactly one takes effect", async () => {
  const { orderId, version } = await placeOrder(on, await publishOffer(on));
  const answers = await atOnce((turn) => {
    const action = turn % 2 === 0 ? "pay" : "cancel";
    return on.buyer.call(updateOrderState, { orderId, action, version });
  });
  expect(count(answers)).toEqual({ done: 1, orderStateChanged: AT_ONCE - 1 });
  const after = await readOrder(on.buyer, orderId);
  expect(after.history).toHaveLength(2);
  expect(after.version).toBe(version + 1);
});

test("release × release, each with its own sealed request: exactly one, and paid out once", async () => {
  const { orderId } = await placeOrder(on, await publishOffer(on));
  await act(on.buyer, orderId, "pay");
  const { version } = await readOrder(on.merchant, orderId);
  const body = { orderId, action: "release", version } as const;
  // Commands of their own, and the one code of the moment in all of them.
  on.stage.clock.advance(30_000);
  const sealing = { action: "release", subject: orderId, body } as const;
  const commands = await Promise.all(
    Array.from({ length: AT_ONCE }, () => seal(on.stage, on.merchant, sealing)),
  );
  const answers = await Promise.all(
    commands.map((command) => on.merchant.call(updateOrderState, { ...body, command })),
  );
  expect(count(answers)["done"]).toBe(1);
  const done = await eventually(async () => {
    const order = await readOrder(on.buyer, orderId);
    expect(order.state).toBe("completed");
    return order;
  });
  expect(done.history.map(({ command }) => command)).toEqual([
    "create",
    "pay",
    "release",
    "settle",
  ]);
});

test("create × create on the last stock: exactly one", async () => {
  const advId = await publishOffer(on, { quantity: "100" });
  const { data: offer } = await on.buyer.call(queryAdvDetail, { advId });
  const tokens = await Promise.all(
    Array.from({ length: A_MINUTE }, () => on.buyer.call(getRToken, {})),
  );
  const answers = await Promise.all(
    tokens.map(({ data }) =>
      on.buyer.call(createOrder, {
        advId,
        rToken: data.rToken,
        amount: "100",
        amountIn: "crypto",
        price: offer.price,
        payMethod: "sepa",
      }),
    ),
  );
  expect(count(answers)).toEqual({ done: 1, outOfStock: A_MINUTE - 1 });
});
