// A new contact waits 24 hours, the one before stays good, and its owner can undo the change, whatever
// a thief does in between. The thief has the session and every code that is needed for one change.
import {
  forgotPassword,
  logIn,
  resetPassword,
  userInfo,
  verifyLogIn,
  setLanguage,
} from "@parley/contract/endpoints/identity/account";
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import {
  previewUndo,
  securityStatus,
  undoContactChange,
} from "@parley/contract/endpoints/identity/security";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import { findLastCode, listMessages, TestBrowser } from "../fixtures/browser.fixture.ts";
import { ada, count, stage, stageSecurePerson } from "../stages/secure-person.fixture.ts";

stageSecurePerson();

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NEW_PASSWORD = "another sentence nobody guesses";

let old = "";
let next = "";
let phone = "";

beforeEach(() => {
  old = `ada${count}@example.org`;
  next = `next${count}@example.net`;
  phone = `+491511236${(5_000 + count).toString()}`;
});

const stranger = () => new TestBrowser(stage, "198.51.100.9");
const readStatus = async () => (await ada.browser.call(securityStatus, {})).data;

async function bind(channel: "email" | "phone", target: string): Promise<void> {
  stage.clock.advance(61_000);
  const codes = await ada.requiredCodes(`bind-${channel}`);
  expect((await ada.bind(channel, target, codes)).error).toBeUndefined();
}

/** The token of the last message to this contact that carried one. */
async function undoTokenOf(to: string): Promise<string | undefined> {
  const tokens = (await listMessages(stage)).flatMap(({ to: target, message }) =>
    target === to && message.template === "security-changed" && message.undoToken !== undefined
      ? [message.undoToken]
      : [],
  );
  return tokens.at(-1);
}

/** The languages of the messages to this contact that carried a token. */
async function undoLocalesOf(to: string): Promise<string[]> {
  return (await listMessages(stage)).flatMap(({ to: target, locale, message }) =>
    target === to && message.template === "security-changed" && message.undoToken !== undefined
      ? [locale]
      : [],
  );
}

const undo = (token: string | undefined) =>
  stranger().call(undoContactChange, { token: token ?? "" });

/** Whether a code for a new password is sent to this contact, and accepted. */
async function resets(account: string): Promise<boolean> {
  stage.clock.advance(61_000);
  const browser = stranger();
  const asked = await browser.call(forgotPassword, { account });
  expect(asked.code).toBe(0);
  const code = await findLastCode(stage, account).catch(() => null);
  if (code === null) return false;
  const password = `${NEW_PASSWORD} ${count}`;
  return (await browser.call(resetPassword, { account, code, password })).code === 0;
}

async function channelsOf(account: string): Promise<[string, string | null][]> {
  const { data } = await stranger().call(logIn, { account, password: PASSWORD });
  return data.channels.map(({ channel, sentTo }: { channel: string; sentTo: string | null }) => [
    channel,
    sentTo,
  ]);
}

describe("a first phone beside an email", () => {
  test("is not used for logins and resets for 24 hours to the second, and then is", async () => {
    await bind("phone", phone);
    const until = stage.clock.now() + DAY;
    expect(await readStatus()).toMatchObject({ phoneWaitsUntil: until, emailWaitsUntil: null });
    expect(await channelsOf(old)).toEqual([["email", expect.stringContaining("@example.org")]]);
    expect(await resets(phone)).toBe(false);
    stage.clock.advance(until - stage.clock.now() - 1);
    expect((await channelsOf(old)).map(([channel]) => channel)).toEqual(["email"]);
    stage.clock.advance(1);
    expect((await channelsOf(old)).map(([channel]) => channel)).toEqual(["email", "phone"]);
    expect(await readStatus()).toMatchObject({ phoneWaitsUntil: null });
    expect(await resets(phone)).toBe(true);
  });

  test("lets a login choose it afterwards, and one code of the chosen channel is enough", async () => {
    await bind("phone", phone);
    stage.clock.advance(DAY);
    const browser = stranger();
    const { data } = await browser.call(logIn, { account: old, password: PASSWORD });
    const { ticket } = data;
    await browser.call(sendCode, { channel: "phone", purpose: "login", ticket });
    const codes = { phone: await findLastCode(stage, phone) };
    expect((await browser.call(verifyLogIn, { ticket, codes })).data.next).toBe("done");
  });

  test("gets no code of a login, even when requested", async () => {
    await bind("phone", phone);
    const browser = stranger();
    const { data } = await browser.call(logIn, { account: old, password: PASSWORD });
    const wish = { channel: "phone", purpose: "login", ticket: data.ticket } as const;
    expect((await browser.call(sendCode, wish)).error).toBe("notBound");
    const codes = { phone: "000000" };
    const tried = await browser.call(verifyLogIn, { ticket: data.ticket, codes });
    expect(tried.error).toBe("codesMissing");
  });

  test("is not enough to unbind the email", async () => {
    await bind("phone", phone);
    const codes = await ada.codes("unbind-email", "email", "phone");
    expect((await ada.unbind("email", codes)).error).toBe("phoneNeededFirst");
  });
});

describe("an email that replaces another", () => {
  test("waits, and the former one is valid for logins, resets and codes until then", async () => {
    await bind("email", next);
    const status = await readStatus();
    expect(status.emailWaitsUntil).toBe(stage.clock.now() + DAY);
    expect(status.codesGoTo.email).not.toBe(status.email);
    expect(await channelsOf(old)).toEqual([["email", status.codesGoTo.email]]);
    await ada.browser.call(sendCode, { channel: "email", purpose: "password-change" });
    expect(await findLastCode(stage, old)).toMatch(/^\d{6}$/);
    expect(await resets(next)).toBe(false);
    expect(await resets(old)).toBe(true);
  });

  test("replaces the former one after 24 hours", async () => {
    await bind("email", next);
    stage.clock.advance(DAY);
    expect(await resets(old)).toBe(false);
    expect(await resets(next)).toBe(true);
  });

  test("reserves the former one: it cannot be registered by others for 72 hours", async () => {
    await bind("email", next);
    stage.clock.advance(3 * DAY - 2 * HOUR);
    await expect(registerPerson(stage, old)).rejects.toThrow(`no code was sent to ${old}`);
    stage.clock.advance(2 * HOUR);
    await expect(registerPerson(stage, old)).resolves.toBeDefined();
  });

  test("is announced to all old channels with a link, and to the new one without", async () => {
    await bind("phone", phone);
    stage.clock.advance(DAY);
    await bind("email", next);
    const token = await undoTokenOf(old);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await undoTokenOf(phone)).toBe(token);
    expect(await undoTokenOf(next)).toBeUndefined();
    const { rows } = await stage.database.pool.query(
      "select payload::text as payload from notification where payload::text like '%undoToken%'",
    );
    expect(rows).toEqual([]);
    const hashes = await stage.database.pool.query(
      "select encode(token_hash, 'escape') as hash from contact_undo",
    );
    expect(JSON.stringify(hashes.rows)).not.toContain(token);
  });

  test("is announced with the link in the language from before, though another was just set", async () => {
    await ada.browser.call(setLanguage, { language: "th" });
    stage.clock.advance(HOUR);
    await ada.browser.call(setLanguage, { language: "vi" });
    await bind("email", next);
    expect(await undoLocalesOf(old)).toEqual(["en"]);
    const toNew = (await listMessages(stage)).filter(({ to, message }) => {
      return to === next && message.template === "security-changed";
    });
    expect(toNew.map(({ locale }) => locale)).toEqual(["vi"]);
    stage.clock.advance(3 * DAY);
    await bind("email", `later${count}@example.net`);
    expect(await undoLocalesOf(next)).toEqual(["vi"]);
  });
});

describe("undoing a change of contacts", () => {
  test("first shows its effect and changes nothing, then restores and ends all sessions", async () => {
    await bind("email", next);
    const token = (await undoTokenOf(old)) ?? "";
    const shown = await stranger().call(previewUndo, { token });
    expect(shown.data).toMatchObject({
      email: expect.stringMatching(/@example\.org$/),
      phone: null,
    });
    expect(await readStatus()).toMatchObject({ email: expect.stringMatching(/@example\.net$/) });

    const undoneAt = stage.clock.now();
    expect((await undo(token)).code).toBe(0);
    expect((await ada.browser.call(userInfo, {})).error).toBe("notLoggedIn");
    const known = await ada.browser.call(logIn, { account: old, password: PASSWORD });
    expect(known.error).toBe("loginFailed");
    expect((await undo(token)).error).toBe("undoExpired");
    expect(await resets(next)).toBe(false);
    expect(await resets(old)).toBe(true);
    const { rows } = await stage.database.pool.query(
      `select withdrawals_blocked_until as until from app_user
       where id = (select user_id from contact where target = $1)`,
      [old],
    );
    expect(rows[0].until.getTime()).toBeGreaterThanOrEqual(undoneAt + DAY);
  });

  test("works from the first link after the thief has replaced it twice", async () => {
    await bind("email", next);
    const first = await undoTokenOf(old);
    // Codes still go to the first one, which the thief must have read again.
    ada.email = old;
    await bind("email", `third${count}@example.net`);
    expect((await undo(first)).code).toBe(0);
    expect(await resets(`third${count}@example.net`)).toBe(false);
    expect(await resets(old)).toBe(true);
  });

  test("works after the thief has waited, replaced again and unbound the phone", async () => {
    await bind("phone", phone);
    stage.clock.advance(DAY);
    await bind("email", next);
    const first = await undoTokenOf(old);
    stage.clock.advance(DAY);
    const codes = await ada.requiredCodes("unbind-phone");
    expect((await ada.unbind("phone", codes)).code).toBe(0);
    await bind("email", `third${count}@example.net`);
    expect((await undo(first)).code).toBe(0);
    expect(await resets(old)).toBe(true);
    expect(await resets(phone)).toBe(true);
  });

  test("removes the thief's authenticator, which would keep the owner out", async () => {
    await bind("email", next);
    const token = await undoTokenOf(old);
    stage.clock.advance(61_000);
    ada.email = old;
    await ada.setUpTotp();
    expect((await undo(token)).code).toBe(0);
    expect(await resets(old)).toBe(true);
    const password = `${NEW_PASSWORD} ${count}`;
    const { data } = await stranger().call(logIn, { account: old, password });
    expect(data.channels.map(({ channel }: { channel: string }) => channel)).toEqual(["email"]);
  });

  test("of a first contact removes it", async () => {
    await bind("phone", phone);
    const token = await undoTokenOf(old);
    expect(await undoTokenOf(phone)).toBeUndefined();
    expect((await undo(token)).code).toBe(0);
    expect(await resets(old)).toBe(true);
    stage.clock.advance(DAY);
    expect(await resets(phone)).toBe(false);
  });

  test("notifies the removed contact, whose owner may be the victim", async () => {
    await bind("email", next);
    expect((await undo(await undoTokenOf(old))).code).toBe(0);
    for (const contact of [old, next]) {
      const told = (await listMessages(stage)).findLast(({ to }) => to === contact);
      expect(told?.message).toMatchObject({
        template: "security-changed",
        change: "contact-change-undone",
      });
    }
  });

  test("expires after 72 hours, and no guess opens it", async () => {
    await bind("email", next);
    const token = await undoTokenOf(old);
    expect((await undo("A".repeat(43))).error).toBe("undoExpired");
    expect((await undo("")).error).toBe("undoExpired");
    stage.clock.advance(3 * DAY);
    expect((await undo(token)).error).toBe("undoExpired");
  });

  test("takes effect once when sent twice concurrently", async () => {
    await bind("email", next);
    const token = await undoTokenOf(old);
    const answers = await Promise.all([undo(token), undo(token), undo(token)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });
});
