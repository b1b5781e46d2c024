// The session in which staff work: which logins open one, how it is opened beside a login, to whom it
// belongs, and when it is over.
import {
  listSessions,
  logIn,
  logOut,
  revokeSessions,
  userInfo,
  verifyLogIn,
} from "@parley/contract/endpoints/identity/account";
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import {
  beginPasskeyCheck,
  beginPasskeyLogIn,
  changePassword,
  finishPasskeyLogIn,
} from "@parley/contract/endpoints/identity/security";
import {
  closeStaffSession,
  getStaffSession,
  openStaffSession,
} from "@parley/contract/endpoints/staff/door";
import { listStaffActions, setStaffRole } from "@parley/contract/endpoints/staff/staff";
import { rightsOf } from "@parley/domain/staff/staff-right";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../fixtures/accounts.fixture.ts";
import { findLastCode, TestBrowser, type Answer } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import {
  createSecurePerson,
  createSecureStage,
  type SecurePerson,
} from "../fixtures/security.fixture.ts";
import type { TestApp } from "../fixtures/test-app.fixture.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let stage: TestApp;
let count = 0;
/** A member of staff with an authenticator, logged in by a code to the address alone. */
let mira: SecurePerson;

beforeAll(async () => {
  stage = await createSecureStage();
  await addDemoPeople(stage);
});

afterAll(() => stage.close());

beforeEach(async () => {
  count += 1;
  stage.clock.advance(HOUR);
  mira = await createSecurePerson(stage, `mira${count}@example.org`);
  await mira.setUpTotp();
  await setRole(mira.browser, "agent");
});

function setRole(browser: TestBrowser, role: string | null): Promise<unknown> {
  const values = [browser.cookie("UID"), role];
  return stage.database.pool.query("update app_user set staff_role = $2 where uid = $1", values);
}

const read = (browser = mira.browser): Promise<Answer> => browser.call(getStaffSession, {});
const open = (codes: object, browser = mira.browser): Promise<Answer> =>
  browser.call(openStaffSession, { codes });

async function openByTotp(): Promise<void> {
  const opened = await open({ totp: mira.totp() });
  expect(opened.code).toBe(0);
}

const lastUse = async (): Promise<number> => (await read()).data.idleEndsAt - HOUR;

const NEEDED = { status: 401, error: "staffSessionNeeded" };

/** With the authenticator, in a new browser. */
async function logInAgain(codes?: object): Promise<TestBrowser> {
  const browser = new TestBrowser(stage);
  const account = mira.email ?? "";
  const { data } = await browser.call(logIn, { account, password: PASSWORD });
  const given = codes ?? { totp: mira.totp() };
  const done = await browser.call(verifyLogIn, { ticket: data.ticket, codes: given });
  expect(done.code).toBe(0);
  return browser;
}

describe("a login opens a staff session", () => {
  test("when the authenticator was verified in it", async () => {
    const browser = await logInAgain();
    expect((await read(browser)).data).toMatchObject({ role: "agent", stepUpUntil: null });
  });

  test("when it was by passkey", async () => {
    const device = await mira.addPasskey();
    const browser = new TestBrowser(stage);
    const { data } = await browser.call(beginPasskeyLogIn, {});
    const credential = device.authenticate(data.options);
    await browser.call(finishPasskeyLogIn, { ticket: data.ticket, credential });
    expect((await read(browser)).code).toBe(0);
  });

  test("and none by a code to an address, in a browser that is known or not", async () => {
    const person = await createSecurePerson(stage, `post${count}@example.org`);
    await setRole(person.browser, "agent");
    const account = person.email ?? "";
    await person.browser.call(logOut, {});
    expect((await person.browser.call(logIn, { account, password: PASSWORD })).data.next).toBe(
      "done",
    );
    expect(await read(person.browser)).toMatchObject(NEEDED);
    const other = new TestBrowser(stage, "198.51.100.8");
    const { ticket } = (await other.call(logIn, { account, password: PASSWORD })).data;
    stage.clock.advance(MINUTE);
    await other.call(sendCode, { channel: "email", purpose: "login", ticket });
    const codes = { email: await findLastCode(stage, account) };
    expect((await other.call(verifyLogIn, { ticket, codes })).data.next).toBe("done");
    expect(await read(other)).toMatchObject(NEEDED);
    // Without an authenticator and without a passkey there is no way in.
    expect(await open(codes, other)).toMatchObject({ status: 403, error: "staffTwoFactorNeeded" });
  });

  test("and none by a recovery code", async () => {
    const browser = await logInAgain({ recovery: mira.recoveryCodes[0] });
    expect(browser.cookie("staff-token")).toBeUndefined();
    expect(await read(browser)).toMatchObject(NEEDED);
  });

  test("and none for an account without a role", async () => {
    await setRole(mira.browser, null);
    const browser = await logInAgain();
    expect(browser.cookie("staff-token")).toBeUndefined();
    expect(await read(browser)).toMatchObject({ status: 403, error: "notAllowed" });
    // A role that comes later does not make it one.
    await setRole(mira.browser, "agent");
    expect(await read(browser)).toMatchObject(NEEDED);
  });
});

describe("a staff session", () => {
  test("is opened beside a login by the authenticator", async () => {
    expect(await read()).toMatchObject(NEEDED);
    const totp = mira.totp();
    const now = stage.clock.now();
    const { data, response } = await open({ totp });
    expect(data).toMatchObject({
      uid: mira.browser.cookie("UID"),
      role: "agent",
      rights: rightsOf("agent"),
      openedAt: now,
      expiresAt: now + 12 * HOUR,
      idleEndsAt: now + HOUR,
      factors: { totp: true, passkey: false },
      stepUpUntil: null,
    });
    expect(data.staffName).toBe(data.username);
    const cookie = response.cookies.find(({ name }) => name === "staff-token");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/api/admin" });
    expect(cookie).not.toHaveProperty("domain");
    const { rows } = await stage.database.pool.query<{ hash: string }>(
      "select encode(token_hash, 'base64') as hash from staff_session",
    );
    expect(JSON.stringify(rows)).not.toContain(cookie?.value);
  });

  test("is opened by a passkey, with a challenge for this alone", async () => {
    const device = await mira.addPasskey();
    const ask = async (subject: string) => {
      const asked = { purpose: "staff-action", subject } as const;
      const { data } = await mira.browser.call(beginPasskeyCheck, asked);
      return device.authenticate(data.options);
    };
    expect((await open({ passkey: await ask("1") })).error).toBe("passkeyInvalid");
    const passkey = await ask("session");
    expect((await open({ passkey })).data.factors).toEqual({ totp: true, passkey: true });
    expect((await open({ passkey })).error).toBe("passkeyInvalid");
  });

  test("is not opened by codes to contacts, by recovery codes or by wrong ones", async () => {
    const [recovery] = mira.recoveryCodes;
    expect((await open({})).error).toBe("codesMissing");
    expect((await open({ email: "123456" })).error).toBe("codesMissing");
    expect((await open({ recovery })).error).toBe("codesMissing");
    expect((await open({ totp: mira.totpAt(50) })).error).toBe("codeInvalid");
    const code = mira.totp();
    expect((await open({ totp: code })).code).toBe(0);
    expect((await open({ totp: code })).error).toBe("codeUsed");
  });

  test("blocks those who guess codes", async () => {
    const errors = [];
    for (let turn = 0; turn < 12; turn += 1) {
      errors.push((await open({ totp: mira.totpAt(50 + turn) })).error);
    }
    expect(errors.at(-1)).toBe("loginBlocked");
    expect((await open({ totp: mira.totp() })).error).toBe("loginBlocked");
  });

  test("is worth nothing with another login of the same account", async () => {
    await openByTotp();
    const stolen = mira.browser.cookie("staff-token") ?? "";
    const thief = await logInAgain();
    await thief.call(closeStaffSession, {});
    thief.cookies.set("staff-token", { value: stolen, path: "/api/admin" });
    expect(await read(thief)).toMatchObject(NEEDED);
    expect((await read()).code).toBe(0);
    // Nor where that login has a staff session of its own.
    const other = await logInAgain();
    other.cookies.set("staff-token", { value: stolen, path: "/api/admin" });
    expect(await read(other)).toMatchObject(NEEDED);
  });

  test("is worth nothing with the login of a colleague", async () => {
    await openByTotp();
    const agent = await logInDemo(stage, "agent");
    agent.renewStaffSession = null;
    expect((await read(agent)).code).toBe(0);
    const value = mira.browser.cookie("staff-token") ?? "";
    agent.cookies.set("staff-token", { value, path: "/api/admin" });
    expect(await read(agent)).toMatchObject(NEEDED);
  });

  test("is worth nothing without a login", async () => {
    await openByTotp();
    const thief = new TestBrowser(stage);
    const value = mira.browser.cookie("staff-token") ?? "";
    thief.cookies.set("staff-token", { value, path: "/api/admin" });
    expect(await read(thief)).toMatchObject({ status: 401, error: "notLoggedIn" });
  });

  test("takes the place of the one that the login had", async () => {
    await openByTotp();
    const before = mira.browser.cookie("staff-token") ?? "";
    await openByTotp();
    const old = new TestBrowser(stage);
    for (const [name, cookie] of mira.browser.cookies) old.cookies.set(name, cookie);
    old.cookies.set("staff-token", { value: before, path: "/api/admin" });
    expect(await read(old)).toMatchObject(NEEDED);
    expect((await read()).code).toBe(0);
  });
});

describe("a staff session is over", () => {
  beforeEach(openByTotp);

  test("an hour after its last use", async () => {
    stage.clock.advance(HOUR - 1);
    expect((await read()).code).toBe(0);
    stage.clock.advance(HOUR - 1);
    expect((await read()).code).toBe(0);
    stage.clock.advance(HOUR);
    expect(await read()).toMatchObject(NEEDED);
    expect((await mira.browser.call(userInfo, {})).code).toBe(0);
  });

  test("after twelve hours, however busy", async () => {
    const opened = stage.clock.now();
    while (stage.clock.now() + 50 * MINUTE < opened + 12 * HOUR) {
      stage.clock.advance(50 * MINUTE);
      expect((await read()).code).toBe(0);
    }
    stage.clock.advance(opened + 12 * HOUR - stage.clock.now() - 1);
    expect((await read()).code).toBe(0);
    stage.clock.advance(1);
    expect(await read()).toMatchObject(NEEDED);
  });

  test("though its page asks by itself", async () => {
    const headers = { "parley-background": "1" };
    for (const minutes of [20, 20, 19]) {
      stage.clock.advance(minutes * MINUTE);
      expect((await mira.browser.call(getStaffSession, {}, { headers })).code).toBe(0);
    }
    stage.clock.advance(MINUTE);
    expect(await mira.browser.call(getStaffSession, {}, { headers })).toMatchObject(NEEDED);
  });

  test("and its use is written once a minute", async () => {
    const opened = await lastUse();
    stage.clock.advance(59_000);
    expect(await lastUse()).toBe(opened);
    stage.clock.advance(1_000);
    expect(await lastUse()).toBe(opened + MINUTE);
  });

  test("when it is closed, and the login goes on", async () => {
    const value = mira.browser.cookie("staff-token") ?? "";
    expect((await mira.browser.call(closeStaffSession, {})).code).toBe(0);
    expect(mira.browser.cookie("staff-token")).toBeUndefined();
    mira.browser.cookies.set("staff-token", { value, path: "/api/admin" });
    expect(await read()).toMatchObject(NEEDED);
    expect((await mira.browser.call(userInfo, {})).code).toBe(0);
  });

  test("when the login ends, by whichever way", async () => {
    const other = await logInAgain();
    const { data: sessions } = await other.call(listSessions, {});
    const own = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await other.call(revokeSessions, { sessionId: own.sessionId });
    expect(await countSessions()).toBe(1);
    expect(await read()).toMatchObject({ status: 401, error: "notLoggedIn" });
    await other.call(logOut, {});
    expect(await countSessions()).toBe(0);
  });

  test("when the password is changed, in the browser that goes on too", async () => {
    const body = { currentPassword: PASSWORD, newPassword: "another sentence nobody guesses" };
    const codes = await mira.requiredCodes("password-change");
    const sealed = { action: "password-change", subject: "password", body, codes };
    const command = await mira.seal(sealed);
    expect((await mira.browser.call(changePassword, { ...body, command })).code).toBe(0);
    expect((await mira.browser.call(userInfo, {})).code).toBe(0);
    expect(await read()).toMatchObject(NEEDED);
    await openByTotp();
  });

  test("when the role is taken away or changed", async () => {
    const administrator = await logInDemo(stage, "administrator");
    const change = async (staffRole: "compliance" | null) => {
      stage.clock.advance(30_000);
      const changed = await administrator.call(setStaffRole, {
        uid: mira.browser.cookie("UID") ?? "",
        staffRole,
        reason: "as it seems right",
        codes: { totp: demoTotp(stage) },
      });
      expect(changed.code).toBe(0);
    };
    await change("compliance");
    expect(await countSessions()).toBe(0);
    expect(await read()).toMatchObject(NEEDED);
    await openByTotp();
    expect((await read()).data.role).toBe("compliance");
    await change(null);
    expect(await read()).toMatchObject({ status: 403, error: "notAllowed" });
    expect(await mira.browser.call(listStaffActions, {})).toMatchObject({ error: "notAllowed" });
  });

  test("when the role has changed in the database alone", async () => {
    await setRole(mira.browser, "administrator");
    expect(await read()).toMatchObject(NEEDED);
  });
});

async function countSessions(): Promise<number> {
  const { rows } = await stage.database.pool.query<{ count: number }>(
    `select count(*)::int as count from staff_session
       join session on session.id = staff_session.session_id
       join app_user on app_user.id = session.user_id
     where app_user.uid = $1`,
    [mira.browser.cookie("UID")],
  );
  return rows[0]?.count ?? 0;
}
