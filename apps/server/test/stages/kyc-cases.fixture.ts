// A case of verification of Ada, registered anew for each test, and the staff who decide on it.
import { claimKycCase, decideKycCase, listKycCases } from "@parley/contract/endpoints/identity/kyc";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import type { CallExtras, TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, demoTotp, giveRole, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { submitPerson } from "../fixtures/kyc.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

export let stage: TestApp;
export let ada: TestBrowser;
export let agent: TestBrowser;
export let supervisor: TestBrowser;
/** Both verify people. */
export let officer: TestBrowser;
export let colleague: TestBrowser;
export let caseId: string;
/** The number of the test, for names that are used once. */
export let count = 0;

/** Called once by a test file. */
export function stageKycCases(): void {
  beforeAll(async () => {
    stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
    await addDemoPeople(stage);
    agent = await logInDemo(stage, "agent");
    supervisor = await logInDemo(stage, "supervisor");
    officer = await logInDemo(stage, "compliance");
    colleague = await logInDemo(stage, "administrator");
    await giveRole(stage, colleague, "compliance");
  });

  afterAll(() => stage.close());

  beforeEach(async () => {
    count += 1;
    // A code of the authenticator is good once for one thing; and registering is limited.
    stage.clock.advance(60_000);
    ada = await registerPerson(stage, `ada${count}@example.org`);
    await submitPerson(stage, ada);
    const { data } = await officer.call(listKycCases, { pageSize: 50 });
    caseId = data.list.at(-1).caseId;
  });
}

export const codes = () => ({ totp: demoTotp(stage) });
export const claim = (browser: TestBrowser, id = caseId) =>
  browser.call(claimKycCase, { caseId: id });
export const approve = (browser: TestBrowser, change = {}, extras: CallExtras = {}) =>
  browser.call(
    decideKycCase,
    { caseId, outcome: "approved", note: "as in the passport", codes: codes(), ...change },
    extras,
  );
export const uidOf = (browser: TestBrowser) => browser.cookie("UID") ?? "";
export const logOf = async (browser: TestBrowser) =>
  (await agent.call(listStaffActions, { uid: uidOf(browser), pageSize: 50 })).data.list;
