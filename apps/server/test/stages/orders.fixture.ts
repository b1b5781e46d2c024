// Orders with fresh rates, and the audit after every test.
import { expectCleanLedger } from "@parley/testing/auditor";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import {
  act,
  createOrderStage,
  freshenRates,
  placeOrder,
  publishOffer,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

export let on: OrderStage;

/** Called once by a test file. */
export function stageOrders(): void {
  beforeAll(async () => {
    on = await createOrderStage();
  });

  afterAll(() => on.stage.close());

  beforeEach(() => freshenRates(on));

  afterEach(() => expectCleanLedger(on.stage.database.pool));
}

/** An order that was paid, with the buyer's appeal. */
export async function appealed(amount = "20") {
  const advId = await publishOffer(on);
  const { orderId } = await placeOrder(on, advId, { amount });
  await act(on.buyer, orderId, "pay");
  const opened = await act(on.buyer, orderId, "appeal", {
    reason: "crypto-not-received",
    statement: "I paid an hour ago.",
  });
  expect(opened.data).toMatchObject({ appeal: "open", label: "In Process / Pending" });
  return orderId;
}
