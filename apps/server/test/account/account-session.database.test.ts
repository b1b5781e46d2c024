// The two halves of a session, who may use it, and what is kept of it.
import {
  logIn,
  loginHistory,
  logOut,
  setLanguage,
  setDisplayCurrency,
  setTimeZone,
  setUsername,
  userInfo,
} from "@parley/contract/endpoints/identity/account";
import { defineEndpoint } from "@parley/contract/endpoint";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import { giveRole } from "../fixtures/demo-people.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { bind } from "../../src/http/binding/endpoint-binding.ts";
import {
  ada,
  adaAccount,
  count,
  eve,
  logInElsewhere,
  stage,
  stageTwoPeople,
} from "../stages/two-people.fixture.ts";

const forStaff = defineEndpoint({
  name: "testForStaff",
  summary: "Test of a call for staff.",
  area: "staff",
  method: "GET",
  path: "/api/admin/test/{thing}",
  kind: "read",
  access: "staff",
  right: "readPeople",
  request: { params: z.object({ thing: z.string() }) },
  reply: z.object({ thing: z.string(), role: z.nullable(z.string()) }),
  errors: [],
});

stageTwoPeople({
  bindings: [
    bind(forStaff, async ({ thing }, { session }) => ({
      ok: true,
      data: { thing, role: session.staffRole },
    })),
  ],
});

const isLoggedIn = async (browser: TestBrowser) => (await browser.call(userInfo, {})).code === 0;
const currencyOf = async (browser: TestBrowser) =>
  (await browser.call(userInfo, {})).data.displayCurrency;
const zoneOf = async (browser: TestBrowser) => (await browser.call(userInfo, {})).data.timeZone;
const languageOf = async (browser: TestBrowser) => (await browser.call(userInfo, {})).data.language;
/** What an attacker might put into another's browser. */
function plant(browser: TestBrowser): void {
  for (const name of ["auth-token", "authorization", "device"]) {
    browser.cookies.set(name, { value: "P".repeat(43), path: "/" });
  }
}
/** Any write. */
const write = (browser: TestBrowser, extras = {}) =>
  browser.call(setLanguage, { language: "fr" }, extras);

const fingerprint = (name: string) =>
  createHash("sha256")
    .update(ada.cookie(name) ?? "")
    .digest("hex");

const tokens = () => [ada.cookie("auth-token"), ada.cookie("authorization"), ada.cookie("device")];

const lastSeen = async () => {
  const { rows } = await stage.database.pool.query<{ lastSeenAt: Date }>(
    `select last_seen_at as "lastSeenAt" from session
     where user_id = (select id from app_user where uid = $1)`,
    [ada.cookie("UID")],
  );
  return rows[0]?.lastSeenAt.getTime();
};

describe("the two halves of a session", () => {
  test("a read needs the hidden token alone", async () => {
    expect((await ada.call(userInfo, {}, { authorization: null })).code).toBe(0);
    ada.cookies.delete("auth-token");
    expect(await ada.call(userInfo, {})).toMatchObject({ status: 401, error: "notLoggedIn" });
  });

  test("a write without a body may declare JSON", async () => {
    const cookie = [...ada.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
    const { statusCode } = await stage.app.inject({
      method: logOut.method,
      url: logOut.path,
      headers: {
        cookie,
        authorization: ada.cookie("authorization"),
        "content-type": "application/json",
        "idempotency-key": "1",
      },
      payload: "",
    });
    expect(statusCode).toBe(200);
    expect(await ada.call(userInfo, {})).toMatchObject({ status: 401 });
  });

  test("a write with both tokens is executed", async () => {
    expect(await write(ada)).toMatchObject({ status: 200, data: { language: "fr" } });
    expect(await languageOf(ada)).toBe("fr");
  });

  test("a write without the header is refused, though both cookies are sent", async () => {
    const answer = await write(ada, { authorization: null });
    expect(answer).toMatchObject({ status: 401, error: "notLoggedIn" });
    expect(await languageOf(ada)).toBe("en");
  });

  test("a write with another session's header is refused", async () => {
    const authorization = eve.cookie("authorization") ?? "";
    expect(await write(ada, { authorization })).toMatchObject({ status: 401 });
    expect(await write(ada, { authorization: "" })).toMatchObject({ status: 401 });
    expect(await languageOf(ada)).toBe("en");
  });

  test("a write with the header of another session of the same user is refused", async () => {
    const elsewhere = await logInElsewhere();
    const authorization = elsewhere.cookie("authorization") ?? "";
    expect(await write(ada, { authorization })).toMatchObject({ status: 401 });
  });

  test("the stolen readable token alone permits nothing", async () => {
    const thief = new TestBrowser(stage);
    const stolen = ada.cookie("authorization") ?? "";
    thief.cookies.set("authorization", { value: stolen, path: "/" });
    thief.cookies.set("auth-token", { value: stolen, path: "/" });
    expect(await isLoggedIn(thief)).toBe(false);
    expect(await write(thief)).toMatchObject({ status: 401 });
  });

  test("the stolen hidden token alone does not permit writes", async () => {
    const thief = new TestBrowser(stage);
    const stolen = ada.cookie("auth-token") ?? "";
    thief.cookies.set("auth-token", { value: stolen, path: "/" });
    for (const authorization of [null, stolen, "x".repeat(43), ""]) {
      expect(await write(thief, { authorization })).toMatchObject({ status: 401 });
    }
    expect(await languageOf(ada)).toBe("en");
  });

  test("the readable token is returned to a caller that has sent it", async () => {
    const shown = await ada.call(userInfo, {});
    expect(shown.data.authorization).toBe(ada.cookie("authorization"));
    // Also by its cookie alone, so that a program which keeps only cookies can begin to write.
    const kept = await ada.call(userInfo, {}, { authorization: null });
    expect(kept.data.authorization).toBe(ada.cookie("authorization"));
    ada.cookies.delete("authorization");
    expect((await ada.call(userInfo, {})).data.authorization).toBeNull();
  });

  test("only fingerprints of both tokens are stored", async () => {
    const { rows } = await stage.database.pool.query<{ auth: string; authorization: string }>(
      `select encode(auth_token_hash, 'hex') as auth,
         encode(authorization_hash, 'hex') as "authorization"
       from session where user_id = (select id from app_user where uid = $1)`,
      [ada.cookie("UID")],
    );
    expect(ada.cookie("auth-token")).toMatch(/^[\w-]{43}$/);
    expect(rows).toEqual([
      { auth: fingerprint("auth-token"), authorization: fingerprint("authorization") },
    ]);
  });
});

describe("session fixation", () => {
  test("tokens sent by a browser are never adopted", async () => {
    const account = `grace${count}@example.org`;
    const planted = new TestBrowser(stage);
    const attacker = new TestBrowser(stage, "198.51.100.66");
    plant(planted);
    await registerPerson(stage, account, planted);
    expect(planted.cookie("auth-token")).not.toBe("P".repeat(43));
    expect(planted.cookie("authorization")).not.toBe("P".repeat(43));
    plant(attacker);
    expect(await isLoggedIn(attacker)).toBe(false);
    // With the password too, the planted device is a stranger.
    const answer = await attacker.call(logIn, { account, password: PASSWORD });
    expect(answer.data).toMatchObject({ next: "verify", reason: "newDevice" });
  });

  test("every login makes new tokens, also in the same browser", async () => {
    const before = new Set(tokens());
    await ada.call(logIn, { account: adaAccount(), password: PASSWORD });
    expect(tokens().filter((token) => before.has(token))).toEqual([]);
  });

  test("a device token of another account makes no device known", async () => {
    const planted = new TestBrowser(stage);
    planted.cookies.set("device", { value: eve.cookie("device") ?? "", path: "/" });
    const account = adaAccount();
    const answer = await planted.call(logIn, { account, password: PASSWORD });
    expect(answer.data).toMatchObject({ next: "verify", reason: "newDevice" });
  });
});

describe("the account group in the path", () => {
  test("must be the session's", async () => {
    const accountGroup = Number(ada.cookie("account-group"));
    expect((await ada.call(userInfo, {}, { accountGroup })).code).toBe(0);
    expect((await write(ada, { accountGroup })).code).toBe(0);
    const other = Number(eve.cookie("account-group"));
    const mismatch = { status: 403, error: "accountGroupMismatch" };
    expect(await ada.call(userInfo, {}, { accountGroup: other })).toMatchObject(mismatch);
    expect(await write(ada, { accountGroup: other })).toMatchObject(mismatch);
  });

  test("applies to public calls too", async () => {
    const own = ada.cookie("account-group");
    const path = "/api/t/v2/assets";
    expect((await ada.send({ method: "GET", path: `/${own}${path}` })).code).toBe(0);
    expect((await ada.send({ method: "GET", path: `/1${path}` })).status).toBe(403);
    const stranger = new TestBrowser(stage);
    expect((await stranger.send({ method: "GET", path: `/${own}${path}` })).status).toBe(403);
  });
});

describe("staff", () => {
  test("calls for staff are refused to all others", async () => {
    const anonymous = new TestBrowser(stage);
    expect(await anonymous.call(forStaff, { thing: "x" })).toMatchObject({ error: "notLoggedIn" });
    expect(await ada.call(forStaff, { thing: "x" })).toMatchObject({
      status: 403,
      error: "notAllowed",
    });
  });

  test("a member of staff gets through, with the path's parameters", async () => {
    await giveRole(stage, ada, "agent");
    const { data } = await ada.call(forStaff, { thing: "a b/c" });
    expect(data).toEqual({ thing: "a b/c", role: "agent" });
  });
});

describe("data of a session", () => {
  test("the last activity is written once a minute", async () => {
    const begun = stage.clock.now();
    stage.clock.advance(59_000);
    await isLoggedIn(ada);
    expect(await lastSeen()).toBe(begun);
    stage.clock.advance(1_000);
    await isLoggedIn(ada);
    expect(await lastSeen()).toBe(begun + 60_000);
  });

  test("logins are listed with their outcome, page by page", async () => {
    const account = adaAccount();
    await new TestBrowser(stage, "198.51.100.9").call(logIn, { account, password: "wrong" });
    await logInElsewhere();
    const { data } = await ada.call(loginHistory, { page: 1, pageSize: 3 });
    expect(data).toMatchObject({ total: 4, page: 1, pageSize: 3 });
    const lines = data.list.map((event: Record<string, unknown>) => [
      event["outcome"],
      event["method"],
      event["isNewDevice"],
      event["address"],
    ]);
    expect(lines).toEqual([
      ["loggedIn", "password", true, "198.51.100.20"],
      ["verificationAsked", "password", true, "198.51.100.20"],
      ["wrongPassword", "password", true, "198.51.100.9"],
    ]);
    const second = await ada.call(loginHistory, { page: 2, pageSize: 3 });
    expect(second.data.list).toMatchObject([{ outcome: "loggedIn", method: "registration" }]);
    expect((await eve.call(loginHistory, {})).data.total).toBe(1);
  });
});

describe("names", () => {
  test("a name cannot be taken twice, in any capitals", async () => {
    expect((await ada.call(setUsername, { username: `Ada_${count}` })).code).toBe(0);
    const taken = await eve.call(setUsername, { username: `aDA_${count}` });
    expect(taken).toMatchObject({ status: 409, error: "usernameTaken" });
    expect((await ada.call(userInfo, {})).data.username).toBe(`Ada_${count}`);
  });
});

describe("the zone of an account", () => {
  test("is guessed by a device once, and chosen by its owner", async () => {
    expect(await zoneOf(eve)).toBeNull();
    const guess = await eve.call(setTimeZone, { timeZone: "Europe/Berlin", isGuess: true });
    expect(guess.data).toEqual({ timeZone: "Europe/Berlin" });
    const second = await eve.call(setTimeZone, { timeZone: "Asia/Tokyo", isGuess: true });
    expect(second.data).toEqual({ timeZone: "Europe/Berlin" });
    await eve.call(setTimeZone, { timeZone: "America/Sao_Paulo" });
    expect(await zoneOf(eve)).toBe("America/Sao_Paulo");
  });

  test.each(["Europe/Nowhere", "+02:00", "x"])("is not %s", async (timeZone) => {
    const before = await zoneOf(ada);
    expect(await ada.call(setTimeZone, { timeZone })).toMatchObject({ error: "badInput" });
    expect(await zoneOf(ada)).toBe(before);
  });
});

describe("the display currency of an account", () => {
  test("is the one of a device at first, and then the one its owner chooses", async () => {
    expect(await currencyOf(eve)).toBeNull();
    const guess = await eve.call(setDisplayCurrency, { currency: "EUR", isGuess: true });
    expect(guess.data).toEqual({ displayCurrency: "EUR" });
    const second = await eve.call(setDisplayCurrency, { currency: "JPY", isGuess: true });
    expect(second.data).toEqual({ displayCurrency: "EUR" });
    await eve.call(setDisplayCurrency, { currency: "JPY" });
    expect(await currencyOf(eve)).toBe("JPY");
    expect(await currencyOf(ada)).toBeNull();
  });

  test.each(["XXX", "BTC"])(
    "is not %s, which is no currency of a market here",
    async (currency) => {
      expect(await ada.call(setDisplayCurrency, { currency })).toMatchObject({
        status: 400,
        error: "unknownFiat",
      });
      expect(await currencyOf(ada)).toBeNull();
    },
  );

  test("is not changed without a session", async () => {
    const stranger = new TestBrowser(stage, `198.51.${count}.9`);
    expect(await stranger.call(setDisplayCurrency, { currency: "EUR" })).toMatchObject({
      status: 401,
    });
  });
});
