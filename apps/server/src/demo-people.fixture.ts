// The demo's people in tests of the API, logged in the way they would.
import { logIn, verifyLogIn } from "@parley/contract/endpoints/identity/account";
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import {
  createPasswordHasher,
  TEST_COST,
} from "@parley/operations/identity/account/password-hasher";
import { createDemoAccounts } from "@parley/operations/demo/create-demo-accounts";
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from "@parley/operations/demo/demo-accounts";
import { makeUnusedCode, totpCode } from "@parley/testing/totp-code";
import { findLastCode, TestBrowser } from "./browser.fixture.ts";
import type { TestApp } from "./test-app.fixture.ts";

export type DemoName = "buyer" | "merchant" | "newcomer" | "agent" | "supervisor";

export async function addDemoPeople({ database, clock, surfaces }: TestApp): Promise<void> {
  const { ids, vault } = surfaces;
  const hasher = createPasswordHasher(TEST_COST);
  await createDemoAccounts({ mode: "development", pool: database.pool, clock, ids, vault, hasher });
}

const usedSteps = new WeakMap<TestApp["clock"], Set<number>>();

/**
 * A code of the demo's authenticators that was given to nobody on this stage before. The clock moves
 * on by half a minute where there is none.
 */
export function demoTotp({ clock }: Pick<TestApp, "clock">): string {
  const used = usedSteps.get(clock) ?? new Set();
  usedSteps.set(clock, used);
  return makeUnusedCode(DEMO_TOTP_SECRET, used, clock);
}

/** The code of this moment, where the clock must stand still: no step counts as used any more. */
export async function demoTotpOfNow({ clock, database }: TestApp): Promise<string> {
  await database.pool.query("delete from used_totp_step");
  return totpCode(DEMO_TOTP_SECRET, clock.now());
}

/** In a new browser, on this machine, so that the shortcuts for developers work. */
export async function logInDemo(stage: TestApp, name: DemoName): Promise<TestBrowser> {
  return logInWithPassword(stage, `${name}@parley.test`, DEMO_PASSWORD);
}

export async function logInWithPassword(
  stage: TestApp,
  account: string,
  password: string,
): Promise<TestBrowser> {
  const browser = new TestBrowser(stage, "127.0.0.1");
  const begun = await browser.call(logIn, { account, password });
  if (begun.code !== 0) throw new Error(`logging in was refused: ${begun.error}`);
  if (begun.data.next === "done") return browser;
  const { ticket, channels } = begun.data;
  const codes = await answerChannels(stage, browser, account, ticket, channels);
  const done = await browser.call(verifyLogIn, { ticket, codes });
  if (done.code !== 0) throw new Error(`the codes were refused: ${done.error}`);
  return browser;
}

async function answerChannels(
  stage: TestApp,
  browser: TestBrowser,
  account: string,
  ticket: string,
  channels: readonly { readonly channel: string }[],
): Promise<Record<string, string>> {
  if (channels.some(({ channel }) => channel === "totp")) return { totp: demoTotp(stage) };
  await browser.call(sendCode, { channel: "email", purpose: "login", ticket });
  return { email: await findLastCode(stage, account) };
}
