// People of the tests: registered the way everybody is, through the API.
import { confirmRegistration, register } from "@parley/contract/endpoints/identity/account";
import { findLastCode, TestBrowser } from "./browser.fixture.ts";
import { DEFAULT_LIMITS, type ApiLimits } from "./plugins/api.ts";
import type { TestApp } from "./test-app.fixture.ts";

/** For tests that call more often than anybody may, and are about something else. */
export const MANY_CALLS: ApiLimits = {
  ...DEFAULT_LIMITS,
  readsPerMinute: 100_000,
  writesPerMinute: 100_000,
  sessionCallsPerMinuteOfAddress: 1_000_000,
};

export const PASSWORD = "a sentence nobody guesses";

/** A new account, and the browser in which it is logged in. */
export async function registerPerson(
  stage: TestApp,
  account: string,
  browser = new TestBrowser(stage),
): Promise<TestBrowser> {
  const begun = await browser.call(register, { account, password: PASSWORD });
  if (begun.code !== 0) throw new Error(`registering was refused: ${begun.error}`);
  const code = await findLastCode(stage, account);
  const confirmed = await browser.call(confirmRegistration, { account, code });
  if (confirmed.code !== 0) throw new Error(`the code was refused: ${confirmed.error}`);
  return browser;
}
