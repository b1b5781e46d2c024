// One account that registers, forgets its password and sets a new one, with a new address each test.
import {
  confirmRegistration,
  forgotPassword,
  logIn,
  register,
  resetPassword,
} from "@parley/contract/endpoints/identity/account";
import {
  createPasswordHasher,
  TEST_COST,
  type PasswordHasher,
} from "@parley/operations/identity/account/password-hasher";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { MANY_CALLS, PASSWORD } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

export const NEW_PASSWORD = "another sentence nobody guesses";
export const MINUTE = 60_000;

export let stage: TestApp;
export let browser: TestBrowser;
/** Its email or phone. */
export let account = "";
/** The number of the test, for names that are used once. */
export let count = 0;
/** How many passwords were hashed. */
export const hashing = { count: 0 };

/** Called once by a test file. */
export function stageRegistration(): void {
  beforeAll(async () => {
    const real = createPasswordHasher(TEST_COST);
    const hasher: PasswordHasher = {
      hash: (password) => {
        hashing.count += 1;
        return real.hash(password);
      },
      verify: (hash, password) => real.verify(hash, password),
    };
    stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS, hasher });
  });

  afterAll(() => stage.close());

  beforeEach(() => {
    count += 1;
    account = `ada${count}@example.org`;
    stage.clock.advance(60 * MINUTE);
    browser = new TestBrowser(stage);
  });
}

/** For the rest of the test. */
export function setAccount(name: string): void {
  account = name;
}

export const begin = (extras = {}, as = browser) =>
  as.call(register, { account, password: PASSWORD }, extras);
export const confirm = (code: string, extras = {}, as = browser) =>
  as.call(confirmRegistration, { account, code }, extras);
export const forget = (extras = {}, as = browser) => as.call(forgotPassword, { account }, extras);
export const reset = (code: string, extras = {}, as = browser) =>
  as.call(resetPassword, { account, code, password: NEW_PASSWORD }, extras);
export const canLogIn = async (password: string) => {
  const answer = await new TestBrowser(stage, "198.51.100.5").call(logIn, { account, password });
  return answer.code === 0;
};
export const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
