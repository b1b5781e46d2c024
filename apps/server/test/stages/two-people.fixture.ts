// Ada and Eve, registered anew for each test. The exported people are those of the running test.
import { logIn, verifyLogIn } from "@parley/contract/endpoints/identity/account";
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { MANY_CALLS, PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import { findLastCode, TestBrowser } from "../fixtures/browser.fixture.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../fixtures/test-app.fixture.ts";

export let stage: TestApp;
export let ada: TestBrowser;
export let eve: TestBrowser;
/** The number of the test, for names that are used once. */
export let count = 0;

export const adaAccount = () => `ada${count}@example.org`;

/** Called once by a test file. */
export function stageTwoPeople(options: TestAppOptions = {}): void {
  beforeAll(async () => {
    const env = { PARLEY_CAPTCHA: "off" };
    stage = await createTestApp({ env, limits: MANY_CALLS, ...options });
  });

  afterAll(() => stage.close());

  beforeEach(async () => {
    count += 1;
    stage.clock.advance(3_600_000);
    ada = await registerPerson(stage, adaAccount());
    eve = await registerPerson(stage, `eve${count}@example.org`);
  });
}

/** Ada in a second browser, with the code that a new device needs. */
export async function logInElsewhere(): Promise<TestBrowser> {
  const account = adaAccount();
  const browser = new TestBrowser(stage, "198.51.100.20");
  const { data } = await browser.call(logIn, { account, password: PASSWORD });
  const { ticket } = data;
  await browser.call(sendCode, { channel: "email", purpose: "login", ticket });
  const codes = { email: await findLastCode(stage, account) };
  expect((await browser.call(verifyLogIn, { ticket, codes })).code).toBe(0);
  return browser;
}
