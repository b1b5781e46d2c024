// Orders in appeal, and members of staff: two who decide on them, one of compliance.
import { ruleAppeal } from "@parley/contract/endpoints/staff/appeals";
import { expectCleanLedger } from "@parley/testing/auditor";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Answer, TestBrowser } from "../fixtures/browser.fixture.ts";
import { demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import {
  act,
  createOrderStage,
  placeOrder,
  publishOffer,
  sweep,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";

export let on: OrderStage;
export let agent: TestBrowser;
export let supervisor: TestBrowser;
export let officer: TestBrowser;

/** Called once by a test file. */
export function stageAppeals(): void {
  beforeAll(async () => {
    on = await createOrderStage();
    agent = await logInDemo(on.stage, "agent");
    on.stage.clock.advance(30_000);
    supervisor = await logInDemo(on.stage, "supervisor");
    officer = await logInDemo(on.stage, "compliance");
  });

  afterAll(() => on.stage.close());

  afterEach(() => expectCleanLedger(on.stage.database.pool));
}

/** Each try waits for the next code of the authenticator. */
export function codes() {
  on.stage.clock.advance(30_000);
  return { totp: demoTotp(on.stage) };
}

export async function appealed(amount = "100"): Promise<string> {
  const advId = await publishOffer(on);
  const { orderId } = await placeOrder(on, advId, { amount });
  await act(on.buyer, orderId, "pay");
  const opened = await act(on.buyer, orderId, "appeal", {
    reason: "crypto-not-received",
    statement: "Paid at noon, nothing came.",
  });
  expect(opened.code).toBe(0);
  return orderId;
}

export type Rule = Omit<Parameters<typeof agent.call<typeof ruleAppeal>>[1], "codes" | "orderId">;

export function rule(staff: TestBrowser, orderId: string, given: Partial<Rule>): Promise<Answer> {
  return staff.call(ruleAppeal, {
    orderId,
    ruling: "release",
    reasonCode: given.ruling === "refund" ? "payment-not-proved" : "payment-proved",
    note: "The bank's receipt shows the transfer.",
    ...given,
    codes: codes(),
  });
}

/** Two hours later, as the clock does it. */
export async function takeEffect(): Promise<void> {
  on.stage.clock.advance(2 * 3_600_000);
  await sweep(on);
}
