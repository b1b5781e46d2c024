// Passkeys through the API: made, used to log in and in place of the authenticator, copied, removed.
import {
  logIn,
  loginHistory,
  userInfo,
  verifyLogIn,
} from "@parley/contract/endpoints/identity/account";
import { securityRequirements } from "@parley/contract/endpoints/identity/codes";
import {
  beginPasskey,
  beginPasskeyCheck,
  beginPasskeyLogIn,
  finishPasskey,
  finishPasskeyLogIn,
  listPasskeys,
  removePasskey,
  renewRecoveryCodes,
} from "@parley/contract/endpoints/identity/security";
import {
  createSubUser,
  setSubUserPermissions,
} from "@parley/contract/endpoints/identity/sub-users";
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
  type SoftwareAuthenticatorOptions,
} from "@parley/testing/software-authenticator";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../fixtures/accounts.fixture.ts";
import { listMessages, TestBrowser, type Answer } from "../fixtures/browser.fixture.ts";
import { logInWithPassword } from "../fixtures/demo-people.fixture.ts";
import { createSecurePerson, SecurePerson } from "../fixtures/security.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import { ada, count, MINUTE, stage, stageSecurePerson } from "../stages/secure-person.fixture.ts";

stageSecurePerson();

const ORIGIN = "http://localhost:3000";

const createDevice = (options: Partial<SoftwareAuthenticatorOptions> = {}) =>
  createSoftwareAuthenticator({ origin: ORIGIN, ...options });

async function addPasskey(device: SoftwareAuthenticator, person = ada): Promise<Answer> {
  const begun = await person.browser.call(beginPasskey, {});
  const factors = person.secret === "" ? {} : { totp: person.totp() };
  return person.browser.call(finishPasskey, {
    name: "Phone",
    credential: device.register(begun.data.options),
    codes: { ...(await person.codes("passkey-add", ...person.channels())), ...factors },
  });
}

/** Logs in with the passkey alone, in a new browser. */
async function logInWith(device: SoftwareAuthenticator, browser = stranger()): Promise<Answer> {
  const { data } = await browser.call(beginPasskeyLogIn, {});
  const credential = device.authenticate(data.options);
  return browser.call(finishPasskeyLogIn, { ticket: data.ticket, credential });
}

const stranger = () => new TestBrowser(stage, `198.51.102.${count}`);

/** The passkey's answer in place of the authenticator, for renewing the recovery codes. */
async function check(device: SoftwareAuthenticator, purpose = "recovery-codes" as const) {
  const { data } = await ada.browser.call(beginPasskeyCheck, { purpose });
  return device.authenticate(data.options);
}

const ask = (purpose: "login" | "release", browser = stranger()) =>
  browser.call(beginPasskeyCheck, { purpose });

const turnPasskeys = (isEnabled: boolean) =>
  stage.database.pool.query("update feature_flag set is_enabled = $1 where name = 'passkeys'", [
    isEnabled,
  ]);

describe("adding a passkey", () => {
  test("needs every bound channel, is announced, and can be listed", async () => {
    const { data } = await ada.browser.call(beginPasskey, {});
    expect(data.options).toMatchObject({ rp: { id: "localhost" }, user: { name: ada.email } });
    const device = createDevice();
    const credential = device.register(data.options);
    const bare = await ada.browser.call(finishPasskey, { name: "Phone", credential, codes: {} });
    expect(bare.error).toBe("codesMissing");
    const codes = await ada.codes("passkey-add", "email");
    const added = await ada.browser.call(finishPasskey, { name: " Phone ", credential, codes });
    expect(added.data).toMatchObject({ name: "Phone", createdAt: stage.clock.now() });
    expect((await ada.browser.call(listPasskeys, {})).data).toEqual([added.data]);
    const told = (await listMessages(stage)).filter(
      ({ to, message }) =>
        to === ada.email &&
        message.template === "security-changed" &&
        message.change === "passkey-added",
    );
    expect(told).toHaveLength(1);
  });

  test("accepts a challenge once, for its user, and for five minutes", async () => {
    const device = createDevice();
    const { data } = await ada.browser.call(beginPasskey, {});
    const finish = async (person: SecurePerson, key = createDevice()) =>
      person.browser.call(finishPasskey, {
        name: "Phone",
        credential: key.register(data.options),
        codes: await person.codes("passkey-add", "email"),
      });
    const bob = await createSecurePerson(stage, `bob${count}@example.org`);
    expect((await finish(bob)).error).toBe("passkeyInvalid");
    expect((await finish(ada, device)).code).toBe(0);
    stage.clock.advance(MINUTE);
    expect((await finish(ada)).error).toBe("passkeyInvalid");
    const { data: late } = await ada.browser.call(beginPasskey, {});
    stage.clock.advance(5 * MINUTE);
    const codes = await ada.codes("passkey-add", "email");
    const credential = createDevice().register(late.options);
    const refused = await ada.browser.call(finishPasskey, { name: "Phone", credential, codes });
    expect(refused.error).toBe("passkeyInvalid");
  });

  test("refuses another site's, one without user verification, and a known one", async () => {
    for (const options of [
      { origin: "http://localhost.example:3000" },
      { isUserVerified: false },
    ]) {
      expect((await addPasskey(createDevice(options))).error).toBe("passkeyInvalid");
      stage.clock.advance(MINUTE);
    }
    const device = createDevice();
    expect((await addPasskey(device)).code).toBe(0);
    stage.clock.advance(MINUTE);
    expect((await addPasskey(device)).error).toBe("passkeyInvalid");
  });

  test("is limited to ten", async () => {
    for (let added = 0; added < 10; added += 1) {
      expect((await addPasskey(createDevice())).code).toBe(0);
      stage.clock.advance(MINUTE);
    }
    expect((await ada.browser.call(beginPasskey, {})).error).toBe("passkeyLimit");
  });
});

describe("logging in with a passkey", () => {
  test("needs nothing else, is in the history, and announces a new device", async () => {
    const device = createDevice();
    await addPasskey(device);
    const browser = stranger();
    const done = await logInWith(device, browser);
    expect(done.data).toMatchObject({ next: "done", user: { isAdmin: true } });
    expect((await browser.call(userInfo, {})).data.uid).toBe(done.data.user.uid);
    const { data } = await browser.call(loginHistory, {});
    expect(data.list[0]).toMatchObject({
      method: "passkey",
      outcome: "loggedIn",
      isNewDevice: true,
    });
    const told = (await listMessages(stage)).filter(
      ({ to, message }) => to === ada.email && message.template === "new-device-login",
    );
    expect(told).toHaveLength(1);
  });

  test("accepts an answer once, and for its own ticket", async () => {
    // One that does not count, so that its counter is not what refuses the second time.
    const device = createDevice({ counts: false });
    await addPasskey(device);
    const browser = stranger();
    const { data } = await browser.call(beginPasskeyLogIn, {});
    const { data: other } = await browser.call(beginPasskeyLogIn, {});
    const credential = device.authenticate(data.options);
    const finish = (ticket: string) => browser.call(finishPasskeyLogIn, { ticket, credential });
    expect((await finish(other.ticket)).error).toBe("ticketExpired");
    const answers = await Promise.all([finish(data.ticket), finish(data.ticket)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect((await finish(data.ticket)).error).toBe("ticketExpired");
  });

  test("refuses a challenge of five minutes ago", async () => {
    const device = createDevice();
    await addPasskey(device);
    const browser = stranger();
    const { data } = await browser.call(beginPasskeyLogIn, {});
    stage.clock.advance(5 * MINUTE);
    const credential = device.authenticate(data.options);
    const late = await browser.call(finishPasskeyLogIn, { ticket: data.ticket, credential });
    expect(late.error).toBe("ticketExpired");
  });

  test("refuses a copy whose counter lags behind, and accepts one that does not count", async () => {
    const device = createDevice();
    await addPasskey(device);
    const copy = device.clone();
    expect((await logInWith(device)).code).toBe(0);
    expect((await logInWith(copy)).error).toBe("passkeyInvalid");
    expect((await logInWith(device)).code).toBe(0);
    const phone = createDevice({ counts: false });
    stage.clock.advance(MINUTE);
    await addPasskey(phone);
    expect([(await logInWith(phone)).code, (await logInWith(phone)).code]).toEqual([0, 0]);
  });

  test("refuses an unknown key, or one that names another user", async () => {
    expect((await logInWith(createDevice())).error).toBe("passkeyInvalid");
    const device = createDevice();
    await addPasskey(device);
    const browser = stranger();
    const { data } = await browser.call(beginPasskeyLogIn, {});
    const credential = device.authenticate(data.options);
    const userHandle = Buffer.alloc(32, 1).toString("base64url");
    const renamed = { ...credential, response: { ...credential.response, userHandle } };
    const refused = await browser.call(finishPasskeyLogIn, {
      ticket: data.ticket,
      credential: renamed,
    });
    expect(refused.error).toBe("passkeyInvalid");
  });
});

describe("a passkey in place of the authenticator", () => {
  let device: SoftwareAuthenticator;
  let email: Record<string, string>;

  beforeEach(async () => {
    device = createDevice();
    await ada.setUpTotp();
    await addPasskey(device);
    email = await ada.codes("recovery-codes", "email");
  });

  const renew = (passkey: ReturnType<SoftwareAuthenticator["authenticate"]>) =>
    ada.browser.call(renewRecoveryCodes, { codes: { ...email, passkey } });

  test("is offered and accepted, once", async () => {
    const { data } = await ada.browser.call(securityRequirements, { purpose: "release" });
    expect(data).toEqual({
      email: false,
      phone: false,
      totp: true,
      passkey: true,
      password: false,
    });
    stage.clock.advance(MINUTE);
    const still = createDevice({ counts: false });
    await addPasskey(still);
    const answer = await check(still);
    expect((await renew(answer)).code).toBe(0);
    stage.clock.advance(MINUTE);
    email = await ada.codes("recovery-codes", "email");
    expect(await renew(answer)).toMatchObject({
      error: "passkeyInvalid",
      data: { fields: [{ path: "codes.passkey" }] },
    });
  });

  test("is neither offered nor accepted while passkeys are turned off", async () => {
    const answer = await check(device);
    await turnPasskeys(false);
    stage.clock.advance(MINUTE / 4);
    const { data } = await ada.browser.call(securityRequirements, { purpose: "release" });
    expect(data).toMatchObject({ totp: true, passkey: false });
    const account = ada.email ?? "";
    const begun = await stranger().call(logIn, { account, password: PASSWORD });
    expect(begun.data.channels).toEqual([expect.objectContaining({ channel: "totp" })]);
    expect((await renew(answer)).error).toBe("codesMissing");
    await turnPasskeys(true);
    stage.clock.advance(MINUTE / 4);
    expect((await renew(answer)).code).toBe(0);
  });

  test("refuses an answer for another purpose", async () => {
    const { data } = await ada.browser.call(beginPasskeyCheck, { purpose: "totp-remove" });
    expect((await renew(device.authenticate(data.options))).error).toBe("passkeyInvalid");
    const order = { purpose: "release", subject: "7" } as const;
    const released = await ada.browser.call(beginPasskeyCheck, order);
    expect((await renew(device.authenticate(released.data.options))).error).toBe("passkeyInvalid");
    const { data: login } = await stranger().call(beginPasskeyLogIn, {});
    expect((await renew(device.authenticate(login.options))).error).toBe("passkeyInvalid");
  });

  test("refuses another user's passkey, and a copy", async () => {
    const bob = await createSecurePerson(stage, `bob${count}@example.org`);
    const bobs = createDevice();
    await addPasskey(bobs, bob);
    const { data } = await ada.browser.call(beginPasskeyCheck, { purpose: "recovery-codes" });
    expect((await renew(bobs.authenticate(data.options))).error).toBe("passkeyInvalid");
    const copy = device.clone();
    expect((await logInWith(device)).code).toBe(0);
    expect((await renew(await check(copy))).error).toBe("passkeyInvalid");
    // One that the device keeps under another user's name is not this user's.
    const answer = await check(device);
    const userHandle = Buffer.alloc(32, 1).toString("base64url");
    const renamed = { ...answer, response: { ...answer.response, userHandle } };
    expect((await renew(renamed)).error).toBe("passkeyInvalid");
    expect((await renew(answer)).code).toBe(0);
  });

  test("finishes a login with the password, for that login alone", async () => {
    const laptop = stranger();
    const begin = async () =>
      (await laptop.call(logIn, { account: ada.email ?? "", password: PASSWORD })).data;
    const { ticket, channels } = await begin();
    expect(channels).toContainEqual({ channel: "passkey", sentTo: null });
    const { data } = await laptop.call(beginPasskeyCheck, { purpose: "login", ticket });
    const passkey = device.authenticate(data.options);
    const { ticket: other } = await begin();
    const elsewhere = { ticket: other, codes: { passkey } };
    expect((await laptop.call(verifyLogIn, elsewhere)).error).toBe("passkeyInvalid");
    const verified = await laptop.call(verifyLogIn, { ticket, codes: { passkey } });
    expect(verified.data.next).toBe("done");
  });

  test("of a sub-user does not replace the master's authenticator", async () => {
    const account = `desk${count}@example.org`;
    const made = await callAsMaster(stage, ada.browser, createSubUser, {
      account,
      password: PASSWORD,
      username: `pdesk-${count}`,
      permissions: [],
    });
    const desk = new SecurePerson(
      stage,
      await logInWithPassword(stage, account, PASSWORD),
      account,
    );
    const key = createDevice();
    const { data: passkey } = await addPasskey(key, desk);
    const purpose = "passkey-remove";
    const begun = await desk.browser.call(beginPasskeyCheck, { purpose });
    const rights = { subUid: made.data.uid, permissions: [], useAdminTwoFactor: true };
    expect((await callAsMaster(stage, ada.browser, setSubUserPermissions, rights)).code).toBe(0);
    const { data: needed } = await desk.browser.call(securityRequirements, { purpose });
    expect(needed).toEqual({
      email: true,
      phone: false,
      totp: true,
      passkey: false,
      password: false,
    });
    expect((await desk.browser.call(beginPasskeyCheck, { purpose })).error).toBe("notBound");
    const sent = await desk.codes(purpose, "email");
    const remove = (codes: object) =>
      desk.browser.call(removePasskey, {
        passkeyId: passkey.passkeyId,
        codes: { ...sent, ...codes },
      });
    // Not even one that was requested while it was valid.
    expect(await remove({ passkey: key.authenticate(begun.data.options) })).toMatchObject({
      error: "codesMissing",
      data: { fields: [{ path: "codes.totp" }] },
    });
    expect((await remove({ totp: ada.totp() })).code).toBe(0);
  });

  test("needs a session, a ticket or a passkey for a challenge", async () => {
    expect((await ask("release")).error).toBe("notLoggedIn");
    expect((await ask("login")).error).toBe("ticketExpired");
    const bob = await createSecurePerson(stage, `bob${count}@example.org`);
    expect((await ask("release", bob.browser)).error).toBe("notBound");
  });
});

describe("removing a passkey", () => {
  test("needs every channel, and its logins end", async () => {
    const device = createDevice();
    const { data } = await addPasskey(device);
    const remove = (codes: object, passkeyId: string = data.passkeyId, person = ada) =>
      person.browser.call(removePasskey, { passkeyId, codes });
    expect((await remove({})).error).toBe("codesMissing");
    const bob = await createSecurePerson(stage, `bob${count}@example.org`);
    expect((await remove({}, data.passkeyId, bob)).error).toBe("notFound");
    const codes = await ada.codes("passkey-remove", "email");
    expect((await remove(codes)).code).toBe(0);
    expect((await ada.browser.call(listPasskeys, {})).data).toEqual([]);
    expect((await logInWith(device)).error).toBe("passkeyInvalid");
  });
});
