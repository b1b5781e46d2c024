// Recovery codes of an authenticator: used once, not guessed, and replaced.
import { logIn, verifyLogIn } from "@parley/contract/endpoints/identity/account";
import {
  confirmRecoveryCodes,
  renewRecoveryCodes,
  securityStatus,
} from "@parley/contract/endpoints/identity/security";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../fixtures/accounts.fixture.ts";
import { listMessages, TestBrowser, type Answer } from "../fixtures/browser.fixture.ts";
import { ada, count, MINUTE, stage, stageSecurePerson } from "../stages/secure-person.fixture.ts";

stageSecurePerson();

const readTotp = async () => (await ada.browser.call(securityStatus, {})).data.totp;
const areSaved = async () => (await readTotp()).areCodesSaved;

/** Renewing the recovery codes represents everything that plain codes confirm. */
const renew = (codes: object, person = ada) => person.browser.call(renewRecoveryCodes, { codes });

/** A login from a new device that waits for its verification. */
async function beginLogIn(browser: TestBrowser): Promise<Answer> {
  return browser.call(logIn, { account: ada.email ?? "", password: PASSWORD });
}

const stranger = () => new TestBrowser(stage, `198.51.100.${count}`);

describe("a recovery code", () => {
  beforeEach(() => ada.setUpTotp());

  test("replaces the authenticator once, and its owner is notified", async () => {
    const [recovery = ""] = ada.recoveryCodes;
    const laptop = stranger();
    const { ticket } = (await beginLogIn(laptop)).data;
    const codes = { recovery: recovery.toLowerCase().replaceAll("-", " ") };
    expect((await laptop.call(verifyLogIn, { ticket, codes })).data.next).toBe("done");
    expect((await readTotp()).recoveryCodesLeft).toBe(9);
    const told = (await listMessages(stage)).filter(
      ({ to, message }) =>
        to === ada.email &&
        message.template === "security-changed" &&
        message.change === "recovery-code-used",
    );
    expect(told).toHaveLength(1);

    const { ticket: next } = (await beginLogIn(laptop)).data;
    const reused = await laptop.call(verifyLogIn, { ticket: next, codes });
    expect(reused).toMatchObject({ error: "codeInvalid" });
    const { 1: second = "" } = ada.recoveryCodes;
    const other = await laptop.call(verifyLogIn, { ticket: next, codes: { recovery: second } });
    expect(other.data.next).toBe("done");
  });

  test("used twice concurrently is accepted once", async () => {
    const { 2: recovery = "" } = ada.recoveryCodes;
    const codes = { ...(await ada.codes("recovery-codes", "email")), recovery };
    const answers = await Promise.all([renew(codes), renew(codes)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  test("used in two concurrent logins is accepted for one", async () => {
    const [recovery = ""] = ada.recoveryCodes;
    const browsers = [stranger(), stranger()];
    const tickets: string[] = [];
    for (const browser of browsers) tickets.push((await beginLogIn(browser)).data.ticket);
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        browser.call(verifyLogIn, { ticket: tickets[index] ?? "", codes: { recovery } }),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  test("cannot be guessed either", async () => {
    const wrong = { recovery: "0000-0000-0000" };
    const codes = await ada.codes("recovery-codes", "email");
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await renew({ ...codes, ...wrong })).error).toBe("codeInvalid");
    }
    stage.clock.advance(MINUTE);
    const fresh = await ada.codes("recovery-codes", "email");
    expect((await renew({ ...fresh, ...wrong })).error).toBe("codeInvalid");
    const [recovery = ""] = ada.recoveryCodes;
    expect((await renew({ ...fresh, recovery })).error).toBe("loginBlocked");
    stage.clock.advance(MINUTE);
    expect((await renew({ ...fresh, recovery })).code).toBe(0);
  });

  test("is invalid once there are new ones", async () => {
    const [old = ""] = ada.recoveryCodes;
    const codes = { ...(await ada.codes("recovery-codes", "email")), totp: ada.totp() };
    const { data } = await renew(codes);
    expect(data.recoveryCodes).toHaveLength(10);
    stage.clock.advance(MINUTE);
    const email = await ada.codes("recovery-codes", "email");
    expect((await renew({ ...email, recovery: old })).error).toBe("codeInvalid");
    expect((await renew({ ...email, recovery: data.recoveryCodes[9] })).code).toBe(0);
  });
});

describe("whether the recovery codes are saved", () => {
  test("is asked until the owner confirms it, and again of new ones", async () => {
    expect((await ada.browser.call(confirmRecoveryCodes, {})).error).toBe("totpNotOn");
    await ada.setUpTotp();
    expect(await areSaved()).toBe(false);
    expect((await ada.browser.call(confirmRecoveryCodes, {})).code).toBe(0);
    expect(await areSaved()).toBe(true);
    stage.clock.advance(MINUTE);
    const codes = { ...(await ada.codes("recovery-codes", "email")), totp: ada.totp() };
    expect((await renew(codes)).code).toBe(0);
    expect(await areSaved()).toBe(false);
  });
});
