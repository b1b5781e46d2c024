// One open case of every kind, and staff of all desks: the agent has a colleague of the same role.
import { report } from "@parley/contract/endpoints/market/advertisers";
import { requestReset } from "@parley/contract/endpoints/identity/security";
import { createSupportCase } from "@parley/contract/endpoints/site/support";
import { claimCase, listCases } from "@parley/contract/endpoints/staff/queues";
import type { CaseKind } from "@parley/domain/staff/queue";
import { expectCleanLedger } from "@parley/testing/auditor";
import { afterAll, afterEach, beforeAll } from "vitest";
import { registerPerson } from "../fixtures/accounts.fixture.ts";
import type { Answer, TestBrowser } from "../fixtures/browser.fixture.ts";
import { demoTotp, giveRole, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { submitPerson } from "../fixtures/kyc.fixture.ts";
import {
  act,
  createOrderStage,
  placeOrder,
  publishOffer,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";
import { createHolder, freshenRates, withdrawCoins } from "../fixtures/wallet.fixture.ts";

export let on: OrderStage;
export let agent: TestBrowser;
/** A second agent. */
export let colleague: TestBrowser;
export let supervisor: TestBrowser;
export let officer: TestBrowser;
export let ada: TestBrowser;
/** The case of each kind. */
export let cases: Readonly<Record<CaseKind, string>>;

export const uidOf = (browser: TestBrowser) => browser.cookie("UID") ?? "";
export const query = (text: string, values: unknown[] = []) =>
  on.stage.database.pool.query(text, values);

export async function done(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  if (answer.code !== 0) throw new Error(`the stage could not be set: ${answer.error}`);
  return answer;
}

/** Each try waits for the next code of the authenticator. */
export function codes() {
  on.stage.clock.advance(30_000);
  return { totp: demoTotp(on.stage) };
}

export async function appealed(amount = "100"): Promise<string> {
  const { orderId } = await placeOrder(on, await publishOffer(on), { amount });
  await act(on.buyer, orderId, "pay");
  await done(
    act(on.buyer, orderId, "appeal", {
      reason: "crypto-not-received",
      statement: "Paid at noon, nothing came.",
    }),
  );
  return orderId;
}

/** Who works on cases of this kind. */
export const workerOf = (kind: CaseKind): TestBrowser =>
  kind === "verification" || kind === "resets" ? officer : agent;

export const listOf = async (kind: CaseKind, more: object = {}, staff = workerOf(kind)) =>
  (await done(staff.call(listCases, { kind, pageSize: 50, ...more }))).data;
export const idsOf = async (kind: CaseKind, more: object = {}, staff = workerOf(kind)) =>
  (await listOf(kind, more, staff)).list.map(({ caseId }: { caseId: string }) => caseId);
export const claim = (kind: CaseKind, staff = workerOf(kind), more: object = {}) =>
  staff.call(claimCase, { kind, caseId: cases[kind], ...more });

async function openOneOfEach(): Promise<Readonly<Record<CaseKind, string>>> {
  const { stage, buyer, merchant } = on;
  await query("update withdrawal_rule set staff_from_cents = 0");
  ada = await registerPerson(stage, "ada@example.org");
  await submitPerson(stage, ada);
  const statement = "I have lost my phone with the authenticator.";
  await done(merchant.call(requestReset, { lost: ["totp"], statement }));
  const holder = await createHolder(stage, "holder@example.org", "1000");
  await freshenRates(stage);
  await done(withdrawCoins(holder, { amount: "100" }));
  const reported = { uid: uidOf(merchant), reason: "fraud", statement: "Asks for cash." } as const;
  await done(buyer.call(report, reported));
  await done(ada.call(createSupportCase, { subject: "login", text: "I cannot log in any more." }));
  const appeals = await appealed();
  const flagged = await placeOrder(on, await publishOffer(on), { amount: "50" });
  for (const reason of ["too-fast", "shared-device"]) {
    await query("insert into trade_flag (order_id, reason, flagged_at) values ($1, $2, $3)", [
      flagged.orderId,
      reason,
      new Date(stage.clock.now()),
    ]);
  }
  const only = async (table: string) =>
    String((await query(`select max(id) as id from ${table}`)).rows[0].id);
  return {
    appeals,
    verification: await only("kyc_case"),
    resets: await only("reset_request"),
    withdrawals: await only("withdrawal"),
    reports: await only("trader_report"),
    flags: flagged.orderId,
    support: await only("support_case"),
  };
}

/** Called once by a test file. */
export function stageQueues(): void {
  beforeAll(async () => {
    on = await createOrderStage();
    agent = await logInDemo(on.stage, "agent");
    colleague = await logInDemo(on.stage, "administrator");
    await giveRole(on.stage, colleague, "agent");
    supervisor = await logInDemo(on.stage, "supervisor");
    officer = await logInDemo(on.stage, "compliance");
    cases = await openOneOfEach();
    // Five people, an appeal and a withdrawal take long on a busy machine.
  }, 120_000);

  afterAll(() => on.stage.close());

  afterEach(async () => {
    await query("delete from case_claim");
    await query("update trade_order set case_staff_id = null where case_staff_id is not null");
    await query("update kyc_case set owner_id = null, owned_at = null where status = 'pending'");
    await query("update support_case set staff_id = null, state = 'open' where state <> 'closed'");
    await expectCleanLedger(on.stage.database.pool);
  });
}
