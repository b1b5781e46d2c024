// How a session ends: by its user, by time, and by a frozen account.
import {
  listSessions,
  logIn,
  logOut,
  revokeSessions,
  sessionEnd,
  userInfo,
} from "@parley/contract/endpoints/identity/account";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import {
  ada,
  adaAccount,
  count,
  eve,
  logInElsewhere,
  stage,
  stageTwoPeople,
} from "../stages/two-people.fixture.ts";

stageTwoPeople();

const isLoggedIn = async (browser: TestBrowser) => (await browser.call(userInfo, {})).code === 0;

/** What Ada's password alone leads to. */
const askedNext = async (browser: TestBrowser) => {
  const input = { account: adaAccount(), password: PASSWORD };
  return (await browser.call(logIn, input)).data.next;
};

const causeFor = async (browser: TestBrowser) => (await browser.call(sessionEnd, {})).data.cause;

const listOwn = async () => (await ada.call(listSessions, {})).data;

describe("the end of a session", () => {
  test("logging out ends it at once and clears every cookie", async () => {
    const copy = new TestBrowser(stage);
    for (const [name, cookie] of ada.cookies) copy.cookies.set(name, cookie);
    const answer = await ada.call(logOut, {});
    expect(answer).toMatchObject({ code: 0, data: null });
    expect([...ada.cookies.keys()]).toEqual(["device"]);
    expect(await isLoggedIn(copy)).toBe(false);
    expect(await causeFor(copy)).toBe("loggedOut");
  });

  test("cookies of an ended session are cleared all the same", async () => {
    const dead = new TestBrowser(stage);
    for (const name of ["auth-token", "authorization", "userId"]) {
      dead.cookies.set(name, { value: "x".repeat(43), path: "/" });
    }
    expect((await dead.call(logOut, {})).code).toBe(0);
    expect(dead.cookies.size).toBe(0);
  });

  test("another site can neither end a session nor clear its cookies", async () => {
    const answer = await stage.app.inject({
      method: "POST",
      url: "/api/a/v2/auth/logout",
      headers: { cookie: `auth-token=${ada.cookie("auth-token")}` },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.cookies).toEqual([]);
    expect(await isLoggedIn(ada)).toBe(true);
  });

  test("a revoked session ends at once, the others stay", async () => {
    const elsewhere = await logInElsewhere();
    const { data: list } = await ada.call(listSessions, {});
    expect(list).toHaveLength(2);
    const other = list.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect(other).toMatchObject({ device: "Firefox (Linux)", address: "198.51.100.20" });
    const { sessionId } = other;
    expect((await ada.call(revokeSessions, { sessionId })).data).toEqual({ ended: 1 });
    expect(await elsewhere.call(userInfo, {})).toMatchObject({ status: 401, error: "notLoggedIn" });
    expect(await causeFor(elsewhere)).toBe("otherDevice");
    expect(await isLoggedIn(ada)).toBe(true);
    expect((await ada.call(revokeSessions, { sessionId })).error).toBe("notFound");
  });

  test("a revoked device becomes unknown, and the own one does not", async () => {
    const elsewhere = await logInElsewhere();
    // Known under another token since, in a second session.
    expect(await askedNext(elsewhere)).toBe("done");
    const { data: list } = await ada.call(listSessions, {});
    const { sessionId } = list.findLast(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await ada.call(revokeSessions, { sessionId })).data).toEqual({ ended: 1 });
    expect(await askedNext(elsewhere)).toBe("verify");

    const { sessionId: first } = list.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    expect(await askedNext(ada)).toBe("done");
    expect((await ada.call(revokeSessions, { sessionId: first })).data).toEqual({ ended: 1 });
    expect(await askedNext(ada)).toBe("done");
  });

  test("a user cannot revoke another user's session", async () => {
    const { data } = await ada.call(listSessions, {});
    const { sessionId } = data[0];
    expect((await eve.call(revokeSessions, { sessionId })).error).toBe("notFound");
    expect(await isLoggedIn(ada)).toBe(true);
    expect(await askedNext(ada)).toBe("done");
  });

  test("all other sessions can be ended together", async () => {
    const elsewhere = [await logInElsewhere()];
    stage.clock.advance(61_000);
    elsewhere.push(await logInElsewhere());
    expect((await ada.call(revokeSessions, { others: true })).data).toEqual({ ended: 2 });
    for (const browser of elsewhere) {
      expect(await isLoggedIn(browser)).toBe(false);
      expect(await causeFor(browser)).toBe("otherDevice");
    }
    expect(await isLoggedIn(ada)).toBe(true);
    for (const browser of elsewhere) expect(await askedNext(browser)).toBe("verify");
    expect(await askedNext(ada)).toBe("done");
  });

  test("ending all others also forgets devices without a session", async () => {
    const elsewhere = await logInElsewhere();
    await elsewhere.call(logOut, {});
    expect((await ada.call(revokeSessions, { others: true })).data).toEqual({ ended: 0 });
    expect(await askedNext(elsewhere)).toBe("verify");
  });

  test("after 30 days without use it is over, though the cookies stay for 365", async () => {
    stage.clock.advance(30 * 86_400_000 - 1_000);
    expect(await isLoggedIn(ada)).toBe(true);
    // That was a use: from here it takes 30 days again.
    stage.clock.advance(30 * 86_400_000 - 1_000);
    expect(await isLoggedIn(ada)).toBe(true);
    expect(await listOwn()).toHaveLength(1);
    expect(await causeFor(ada)).toBeNull();
    stage.clock.advance(30 * 86_400_000);
    expect(await isLoggedIn(ada)).toBe(false);
    expect(await causeFor(ada)).toBe("expired");
    expect(ada.cookie("auth-token")).toBeDefined();
    stage.clock.reset();
    stage.clock.advance(count * 3_600_000);
  });

  test("after 365 days it is over, however much it was used", async () => {
    for (let month = 0; month < 14; month += 1) {
      stage.clock.advance(26 * 86_400_000);
      expect(await isLoggedIn(ada)).toBe(true);
    }
    stage.clock.advance(86_400_000 - 1_000);
    expect(await isLoggedIn(ada)).toBe(true);
    stage.clock.advance(1_000);
    expect(await isLoggedIn(ada)).toBe(false);
    expect(await causeFor(ada)).toBe("expired");
    stage.clock.reset();
    stage.clock.advance(count * 3_600_000);
  });

  test("a browser without a session, or with a token that never was one, learns nothing", async () => {
    const stranger = new TestBrowser(stage);
    expect(await causeFor(stranger)).toBeNull();
    for (const value of ["x", "x".repeat(43)]) {
      stranger.cookies.set("auth-token", { value, path: "/" });
      expect(await causeFor(stranger)).toBeNull();
    }
  });

  test("a frozen sub-user is logged out at once", async () => {
    const { pool } = stage.database;
    await pool.query(
      `update app_user set master_id = (select id from app_user where uid = $2), is_locked_out = true
       where uid = $1`,
      [ada.cookie("UID"), eve.cookie("UID")],
    );
    expect(await isLoggedIn(ada)).toBe(false);
  });
});
