// The authenticator: set up, required, replayed, guessed and switched off.
import { logIn, userInfo, verifyLogIn } from "@parley/contract/endpoints/identity/account";
import { securityRequirements, sendCode } from "@parley/contract/endpoints/identity/codes";
import { verifyUser } from "@parley/contract/endpoints/identity/gate";
import {
  beginTotp,
  confirmTotp,
  renewRecoveryCodes,
  securityStatus,
} from "@parley/contract/endpoints/identity/security";
import {
  createSubUser,
  setSubUserPermissions,
} from "@parley/contract/endpoints/identity/sub-users";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import { findLastCode, TestBrowser, type Answer } from "../fixtures/browser.fixture.ts";
import { otherThan, SecurePerson } from "../fixtures/security.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import { ada, count, MINUTE, stage, stageSecurePerson } from "../stages/secure-person.fixture.ts";

stageSecurePerson();

const DAY = 24 * 60 * MINUTE;

const readTotp = async () => (await ada.browser.call(securityStatus, {})).data.totp;
const needs = async (person: SecurePerson, purpose: "release" | "withdraw" | "totp-confirm") =>
  (await person.browser.call(securityRequirements, { purpose })).data;

/** Renewing the recovery codes represents everything that plain codes confirm. */
const renew = (codes: object, person = ada) => person.browser.call(renewRecoveryCodes, { codes });

/** A login from a new device that waits for its verification. */
async function beginLogIn(browser: TestBrowser): Promise<Answer> {
  return browser.call(logIn, { account: ada.email ?? "", password: PASSWORD });
}

const stranger = () => new TestBrowser(stage, `198.51.100.${count}`);

describe("setting up an authenticator", () => {
  test("needs its first code and every bound channel, and changes what is required", async () => {
    expect(await needs(ada, "release")).toMatchObject({ email: true, totp: false });
    const begun = await ada.browser.call(beginTotp, {});
    expect(begun.data.otpauthUri).toContain(begun.data.secret);
    expect(await readTotp()).toBeNull();
    ada.secret = begun.data.secret;
    expect(await needs(ada, "totp-confirm")).toMatchObject({ email: true, totp: false });
    const bare = await ada.browser.call(confirmTotp, { code: ada.totp() });
    expect(bare.error).toBe("codesMissing");
    const codes = await ada.codes("totp-confirm", "email");
    const wrong = await ada.browser.call(confirmTotp, { code: otherThan(ada.totp()), codes });
    expect(wrong).toMatchObject({ error: "codeInvalid", data: { fields: [{ path: "code" }] } });
    const confirmed = await ada.browser.call(confirmTotp, { code: ada.totp(), codes });
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    expect(await readTotp()).toEqual({
      since: stage.clock.now(),
      recoveryCodesLeft: 10,
      areCodesSaved: false,
    });
    const off = { email: false, phone: false, password: false };
    expect(await needs(ada, "release")).toEqual({ ...off, totp: true, passkey: false });
    expect(await needs(ada, "withdraw")).toMatchObject({ email: true, totp: true });
    expect((await ada.browser.call(userInfo, {})).data.verification.twoFactorRequired).toBe(true);
    expect((await ada.browser.call(beginTotp, {})).error).toBe("totpAlreadyOn");
    expect((await ada.browser.call(confirmTotp, { code: ada.totp() })).error).toBe("totpAlreadyOn");
  });

  test("refuses a secret that was shown for more than a quarter of an hour", async () => {
    const { data } = await ada.browser.call(beginTotp, {});
    ada.secret = data.secret;
    stage.clock.advance(15 * MINUTE + 1);
    const codes = await ada.codes("totp-confirm", "email");
    const late = await ada.browser.call(confirmTotp, { code: ada.totp(), codes });
    expect(late.error).toBe("totpSetupExpired");
  });

  test("stores the secret sealed", async () => {
    await ada.setUpTotp();
    const { rows } = await stage.database.pool.query(
      "select sealed_secret, mac from authenticator join recovery_code using (user_id)",
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(ada.secret);
    for (const code of ada.recoveryCodes) expect(stored).not.toContain(code.slice(0, 9));
    expect(stage.logLines.join()).not.toContain(ada.secret);
  });
});

describe("an authenticator code", () => {
  beforeEach(() => ada.setUpTotp());

  test("that was used is refused for another purpose, with the time of the next one", async () => {
    // Four seconds into the half minute after the one that was used for the set-up.
    stage.clock.advance(30_000 - (stage.clock.now() % 30_000) + 4_000);
    const totp = ada.totpAt(0);
    expect((await renew({ ...(await ada.codes("recovery-codes", "email")), totp })).code).toBe(0);
    const mailed = await ada.codes("totp-remove", "email");
    const refused = await ada.removeTotp({ ...mailed, totp });
    expect(refused).toMatchObject({
      error: "codeUsed",
      status: 422,
      data: { retryIn: 26, fields: [{ path: "codes.totp" }] },
    });
    stage.clock.advance(26_000);
    expect((await ada.removeTotp({ ...mailed, totp: ada.totpAt(0) })).code).toBe(0);
  });

  test("that was used costs no attempt of any code, however often it is sent", async () => {
    const mailed = await ada.codes("recovery-codes", "email");
    for (let tries = 0; tries < 12; tries += 1) {
      expect((await renew({ ...mailed, totp: ada.totpAt(0) })).error).toBe("codeUsed");
    }
    // Neither the mailed code nor the authenticator has had a failed try.
    expect((await renew({ ...mailed, totp: ada.totp() })).code).toBe(0);
  });

  test("used in a login is no failed attempt of the login", async () => {
    const laptop = stranger();
    const { ticket } = (await beginLogIn(laptop)).data;
    const verify = (totp: string) => laptop.call(verifyLogIn, { ticket, codes: { totp } });
    for (let tries = 0; tries < 8; tries += 1) {
      expect(await verify(ada.totpAt(0))).toMatchObject({
        error: "codeUsed",
        data: { retryIn: expect.any(Number) },
      });
    }
    expect((await verify(ada.totp())).data.next).toBe("done");
    const { rows } = await stage.database.pool.query(
      "select from login_event join contact using (user_id) where target = $1 and outcome = 'wrongCode'",
      [ada.email],
    );
    expect(rows).toHaveLength(0);
  });

  test("repeats its reply when the same call is sent again", async () => {
    const mailed = await ada.codes("recovery-codes", "email");
    const input = { codes: { ...mailed, totp: ada.totp() } };
    const extras = { idempotencyKey: `renew-${count}` };
    const first = await ada.browser.call(renewRecoveryCodes, input, extras);
    const second = await ada.browser.call(renewRecoveryCodes, input, extras);
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(second.data).toEqual(first.data);
  });

  test("is accepted for the new authenticator after the old one was removed in the same step", async () => {
    const mailed = await ada.codes("totp-remove", "email");
    expect((await ada.removeTotp({ ...mailed, totp: ada.totp() })).code).toBe(0);
    stage.clock.advance(MINUTE);
    const begun = await ada.browser.call(beginTotp, {});
    ada.secret = begun.data.secret;
    await stage.database.pool.query(
      "insert into used_totp_step (user_id, step) select user_id, $2 from contact where target = $1",
      [ada.email, Math.floor(stage.clock.now() / 30_000)],
    );
    const codes = await ada.codes("totp-confirm", "email");
    const confirmed = await ada.browser.call(confirmTotp, { code: ada.totpAt(0), codes });
    expect(confirmed.code).toBe(0);
    const later = await ada.codes("recovery-codes", "email");
    expect((await renew({ ...later, totp: ada.totpAt(0) })).error).toBe("codeUsed");
    expect((await renew({ ...later, totp: ada.totpAt(1) })).code).toBe(0);
  });

  test("must be of this half minute, the one before or the one after", async () => {
    const codes = await ada.codes("recovery-codes", "email");
    for (const steps of [-2, 2]) {
      const refused = await renew({ ...codes, totp: ada.totpAt(steps) });
      expect(refused).toMatchObject({
        error: "codeInvalid",
        data: { fields: [{ path: "codes.totp" }] },
      });
    }
    expect((await renew({ ...codes, totp: ada.totpAt(1) })).code).toBe(0);
  });

  test("cannot be guessed: after five wrong ones none is verified for a minute", async () => {
    const wrong = async () => {
      const codes = await ada.codes("recovery-codes", "email");
      const refused = await renew({ ...codes, totp: otherThan(ada.totp()) });
      stage.clock.advance(MINUTE + 1_000);
      return refused.error;
    };
    for (let tries = 0; tries < 4; tries += 1) expect(await wrong()).toBe("codeInvalid");
    const codes = await ada.codes("recovery-codes", "email");
    const fifth = await renew({ ...codes, totp: otherThan(ada.totp()) });
    expect(fifth.error).toBe("codeInvalid");
    const blocked = await renew({ ...codes, totp: ada.totp() });
    expect(blocked).toMatchObject({ error: "loginBlocked", status: 429 });
    expect(Number(blocked.response.headers["retry-after"])).toBe(60);
    stage.clock.advance(MINUTE);
    expect((await renew({ ...codes, totp: ada.totp() })).code).toBe(0);
  });

  test("sent ten times concurrently is accepted once", async () => {
    const codes = { ...(await ada.codes("recovery-codes", "email")), totp: ada.totp() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => renew(codes)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  test("is required at every login, and finishes it", async () => {
    const laptop = stranger();
    const asked = await beginLogIn(laptop);
    expect(asked.data).toMatchObject({
      next: "verify",
      reason: "authenticator",
      channels: [{ channel: "totp", sentTo: null }],
    });
    const { ticket } = asked.data;
    const verify = (totp: string) => laptop.call(verifyLogIn, { ticket, codes: { totp } });
    expect((await verify(otherThan(ada.totp()))).error).toBe("codeInvalid");
    expect((await verify(ada.totp())).data.next).toBe("done");
    // A known device is asked all the same.
    expect((await beginLogIn(laptop)).data.next).toBe("verify");
  });
});

describe("switching an authenticator off", () => {
  beforeEach(() => ada.setUpTotp());

  test("needs every channel, blocks withdrawals, and invalidates its codes", async () => {
    const codes = await ada.codes("totp-remove", "email");
    expect((await ada.removeTotp(codes)).error).toBe("codesMissing");
    const removed = await ada.removeTotp({ ...codes, totp: ada.totp() });
    const block = { withdrawalsBlockedUntil: stage.clock.now() + DAY };
    expect(removed.data).toEqual(block);
    expect((await ada.browser.call(securityStatus, {})).data).toMatchObject(block);
    expect(await readTotp()).toBeNull();
    expect(await needs(ada, "release")).toMatchObject({ email: true, totp: false });
    const { rows } = await stage.database.pool.query(
      "select from recovery_code join app_user on app_user.id = user_id where username = $1",
      [(await ada.browser.call(userInfo, {})).data.username],
    );
    expect(rows).toEqual([]);
    stage.clock.advance(MINUTE);
    const later = await ada.codes("totp-remove", "email");
    expect((await ada.removeTotp({ ...later, totp: ada.totp() })).error).toBe("totpNotOn");
  });

  test("works with a recovery code when the phone is lost", async () => {
    const [recovery = ""] = ada.recoveryCodes;
    const codes = { ...(await ada.codes("totp-remove", "email")), recovery };
    expect((await ada.removeTotp(codes)).code).toBe(0);
  });
});

async function makeSub(useAdminTwoFactor: boolean) {
  const account = `sub${count}@example.org`;
  const made = await callAsMaster(stage, ada.browser, createSubUser, {
    account,
    password: PASSWORD,
    username: `sub-${count}`,
    permissions: [],
    useAdminTwoFactor,
  });
  expect(made.code).toBe(0);
  const browser = new TestBrowser(stage, `198.51.101.${count}`);
  const begun = await browser.call(logIn, { account, password: PASSWORD });
  return { browser, account, begun, subUid: made.data.uid };
}

describe("a sub-user that verifies with the master's", () => {
  test("logs in and acts with it, sets up none of its own, and blocks the group", async () => {
    await ada.setUpTotp();
    const { browser, account, begun } = await makeSub(true);
    const { ticket } = begun.data;
    stage.clock.advance(30_000);
    const codes = { totp: ada.totp() };
    expect((await browser.call(verifyLogIn, { ticket, codes })).data.next).toBe("done");
    const sub = new SecurePerson(stage, browser, account);
    expect(await needs(sub, "release")).toMatchObject({ email: false, totp: true });
    expect((await browser.call(beginTotp, {})).error).toBe("masterOnly");
    expect((await renew({}, sub)).error).toBe("totpNotOn");
    // The master's paper is not for sub-users.
    const { data } = await browser.call(logIn, { account, password: PASSWORD });
    const recovery = { ticket: data.ticket, codes: { recovery: ada.recoveryCodes[0] ?? "" } };
    expect((await browser.call(verifyLogIn, recovery)).error).toBe("codeInvalid");

    // What the master only entered can be proved, with the code sent to it and the authenticator's.
    sub.secret = ada.secret;
    stage.clock.advance(60_000);
    expect((await sub.bind("email", account)).code).toBe(0);

    stage.clock.advance(60_000);
    const phone = `+4915112349${600 + count}`;
    expect((await sub.bind("phone", phone)).code).toBe(0);
    stage.clock.advance(60_000);
    const sent = await sub.codes("unbind-phone", "email", "phone");
    expect((await sub.unbind("phone", { ...sent, totp: sub.totp() })).code).toBe(0);
    const blocked = (await ada.browser.call(securityStatus, {})).data.withdrawalsBlockedUntil;
    expect(blocked).toBe(stage.clock.now() + DAY);
  });

  test("verifies no contact with codes that were not checked", async () => {
    await ada.setUpTotp();
    const { browser, account, begun } = await makeSub(true);
    const { ticket } = begun.data;
    const codes = { totp: ada.totp(), email: "000000", phone: "000000" };
    expect((await browser.call(verifyLogIn, { ticket, codes })).data.next).toBe("done");
    expect((await browser.call(verifyUser, {})).data.emailVerified).toBe(false);
    // The owner of the address can still register an account with it.
    const owner = await registerPerson(stage, account);
    expect((await owner.call(verifyUser, {})).data.emailVerified).toBe(true);
    expect((await owner.call(userInfo, {})).data.isAdmin).toBe(true);
  });

  test("does not replace it with recovery codes of a former one of its own", async () => {
    await ada.setUpTotp();
    const { browser, account, begun, subUid } = await makeSub(false);
    const { ticket } = begun.data;
    await browser.call(sendCode, { channel: "email", purpose: "login", ticket });
    const email = await findLastCode(stage, account);
    expect((await browser.call(verifyLogIn, { ticket, codes: { email } })).code).toBe(0);
    const sub = new SecurePerson(stage, browser, account);
    await sub.setUpTotp();
    const rights = { subUid, permissions: [], useAdminTwoFactor: true };
    expect((await callAsMaster(stage, ada.browser, setSubUserPermissions, rights)).code).toBe(0);
    const { data } = await browser.call(logIn, { account, password: PASSWORD });
    const finish = (codes: object) => browser.call(verifyLogIn, { ticket: data.ticket, codes });
    const [recovery = ""] = sub.recoveryCodes;
    expect((await finish({ recovery })).error).toBe("codeInvalid");
    expect((await finish({ totp: sub.totp() })).error).toBe("codeInvalid");
    expect((await finish({ totp: ada.totp() })).data.next).toBe("done");
  });

  test("and one that does not, verifies with its own channels", async () => {
    await ada.setUpTotp();
    const { begun } = await makeSub(false);
    expect(begun.data.channels).toEqual([{ channel: "email", sentTo: expect.any(String) }]);
  });
});
