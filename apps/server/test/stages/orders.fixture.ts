// Orders with fresh rates, and the audit after every test.
import { expectCleanLedger } from "@parley/testing/auditor";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createOrderStage, freshenRates, type OrderStage } from "../fixtures/orders.fixture.ts";

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
