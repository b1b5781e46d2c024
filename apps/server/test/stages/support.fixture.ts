// Support cases of Ada, registered anew for each test, and of strangers, and the staff for them.
import {
  answerSupportCase,
  claimSupportCase,
  createSupportCase,
  querySupportCase,
  replySupportCase,
} from "@parley/contract/endpoints/site/support";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { registerPerson } from "../fixtures/accounts.fixture.ts";
import { listMessages, TestBrowser, type Answer } from "../fixtures/browser.fixture.ts";
import { demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { createOrderStage, type OrderStage } from "../fixtures/orders.fixture.ts";

export const MINUTE = 60_000;
export const TEXT = "My withdrawal of yesterday has not arrived yet.";

export let on: OrderStage;
export let agent: TestBrowser;
export let supervisor: TestBrowser;
export let ada: TestBrowser;
/** The number of the test, for names that are used once. */
export let count = 0;

/** Called once by a test file. */
export function stageSupport(): void {
  beforeAll(async () => {
    on = await createOrderStage();
    agent = await logInDemo(on.stage, "agent");
    on.stage.clock.advance(30_000);
    supervisor = await logInDemo(on.stage, "supervisor");
  }, 120_000);

  afterAll(() => on.stage.close());

  beforeEach(async () => {
    count += 1;
    on.stage.clock.advance(2 * MINUTE);
    ada = await registerPerson(on.stage, `ada${count}@example.org`);
  });

  // What a test leaves open must not fill the queue of the next.
  afterEach(() =>
    query("update support_case set state = 'closed', closed_at = now() where closed_at is null"),
  );
}

export const query = (text: string, values: unknown[] = []) =>
  on.stage.database.pool.query(text, values);
export const uidOf = (browser: TestBrowser) => browser.cookie("UID") ?? "";
export const stranger = () => new TestBrowser(on.stage, `198.51.100.${count}`);

export const open = (browser = ada, more: object = {}, key?: string): Promise<Answer> =>
  browser.call(
    createSupportCase,
    { subject: "withdrawal", text: TEXT, ...more },
    key === undefined ? {} : { idempotencyKey: key },
  );

export const openStrange = (
  email: string,
  browser = stranger(),
  more: object = {},
): Promise<Answer> => open(browser, { email, subject: "login", ...more });

export const read = (caseId: string, browser = ada) => browser.call(querySupportCase, { caseId });
export const reply = (caseId: string, text = "And now?", browser = ada) =>
  browser.call(replySupportCase, { caseId, text });
export const claim = (caseId: string, staff = agent) => staff.call(claimSupportCase, { caseId });

export function answer(caseId: string, text = "It is on its way.", staff = agent): Promise<Answer> {
  const codes = { totp: demoTotp(on.stage) };
  return staff.call(answerSupportCase, { caseId, text, reason: "looked it up", codes });
}

export const mailsTo = async (to: string) =>
  (await listMessages(on.stage)).filter((one) => one.to === to && one.channel === "email");
