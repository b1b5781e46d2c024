// Sub-users through the API: what a master can do, what they inherit, and how they are shut out.
import { logIn, sessionEnd, userInfo } from "@parley/contract/endpoints/identity/account";
import type { Endpoint } from "@parley/contract/endpoint";
import { acceptTerm, verifyUser } from "@parley/contract/endpoints/identity/gate";
import {
  createSubUser,
  freezeSubUser,
  listSubUsers,
  setSubUserPermissions,
} from "@parley/contract/endpoints/identity/sub-users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, logInDemo, logInWithPassword } from "../fixtures/demo-people.fixture.ts";
import { callLoosely } from "../fixtures/loose-call.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const PASSWORD = "a long and quiet river";

let stage: TestApp;
let master: TestBrowser;
let desk: TestBrowser;
let deskUid: string;
let account: string;
let count = 0;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await addDemoPeople(stage);
  master = await logInDemo(stage, "merchant");
});

afterAll(() => stage.close());

beforeEach(async () => {
  count += 1;
  stage.clock.advance(60_000);
  account = `desk${count}@example.org`;
  const made = await callAsMaster(stage, master, createSubUser, {
    account,
    password: PASSWORD,
    username: `desk-${count}`,
    permissions: ["trade", "payment"],
  });
  deskUid = made.data.uid;
  desk = await logInWithPassword(stage, account, PASSWORD);
});

const CALLS: readonly [Endpoint, Record<string, unknown>][] = [
  [listSubUsers, {}],
  [
    createSubUser,
    {
      account: "x@example.org",
      password: PASSWORD,
      username: "anybody",
      permissions: [],
      command: "a.b.c.d.e",
    },
  ],
  [setSubUserPermissions, { subUid: "123456789", permissions: [] }],
  [freezeSubUser, { subUid: "123456789", isFrozen: true }],
];

describe("only a master", () => {
  test.each(CALLS.map(([endpoint, input]) => [endpoint.name, endpoint, input] as const))(
    "calls %s",
    async (_name, endpoint, input) => {
      const nobody = await callLoosely(new TestBrowser(stage), endpoint, input);
      expect([nobody.status, nobody.error]).toEqual([401, "notLoggedIn"]);
      const sub = await callLoosely(desk, endpoint, input);
      expect([sub.status, sub.error]).toEqual([403, "masterOnly"]);
    },
  );

  test("reaches a sub-user of the own group only", async () => {
    const stranger = await registerPerson(stage, `eve${count}@example.org`);
    for (const answer of [
      await callAsMaster(stage, stranger, setSubUserPermissions, {
        subUid: deskUid,
        permissions: ["withdraw"],
      }),
      await stranger.call(freezeSubUser, { subUid: deskUid, isFrozen: true }),
    ]) {
      expect([answer.status, answer.error]).toEqual([404, "notFound"]);
    }
    expect((await stranger.call(listSubUsers, {})).data).toEqual([]);
    expect((await desk.call(userInfo, {})).data.permissions).toEqual(["trade", "payment"]);
  });
});

describe("a sub-user", () => {
  test("has isAdmin exactly false, and the master's group", async () => {
    const { data } = await desk.call(userInfo, {});
    expect(data).toMatchObject({
      isAdmin: false,
      uid: deskUid,
      accountGroup: Number(master.cookie("account-group")),
      kycStatus: "approved",
      traderStatus: "active",
      permissions: ["trade", "payment"],
      useAdminTwoFactor: false,
    });
    expect(desk.cookie("sub-user")).toBe("true");
    expect((await master.call(userInfo, {})).data.isAdmin).toBe(true);
  });

  test("may put its group before a path, and no other", async () => {
    const accountGroup = Number(master.cookie("account-group"));
    for (const browser of [master, desk]) {
      expect((await browser.call(userInfo, {}, { accountGroup })).code).toBe(0);
      const other = await browser.call(userInfo, {}, { accountGroup: accountGroup + 1 });
      expect([other.status, other.error]).toEqual([403, "accountGroupMismatch"]);
    }
    const nobody = await new TestBrowser(stage).call(userInfo, {}, { accountGroup });
    expect(nobody.error).toBe("accountGroupMismatch");
  });

  test("inherits verification and agreement, and completes the rest itself", async () => {
    expect((await desk.call(verifyUser, {})).data).toEqual({
      acceptTerm: true,
      phoneVerified: false,
      // Shown at the first login.
      emailVerified: true,
      kycApproved: true,
      twoFactorReady: false,
      canTrade: false,
      missing: ["phone", "twoFactor"],
      newAccount: false,
    });
    expect(await desk.call(acceptTerm, { acceptTerm: true })).toMatchObject({
      status: 403,
      error: "masterOnly",
    });
  });

  test("verifies with the master's authenticator when configured, and trades when permitted", async () => {
    const rights = { subUid: deskUid, permissions: ["withdraw"] as const, useAdminTwoFactor: true };
    const changed = await callAsMaster(stage, master, setSubUserPermissions, {
      ...rights,
      permissions: [...rights.permissions],
    });
    expect(changed.data).toMatchObject({ permissions: ["withdraw"], useAdminTwoFactor: true });
    expect((await desk.call(verifyUser, {})).data).toMatchObject({
      twoFactorReady: true,
      missing: ["permission", "phone"],
    });
    expect((await desk.call(userInfo, {})).data).toMatchObject({
      useAdminTwoFactor: true,
      verification: { twoFactorRequired: true },
    });
  });

  test("that is frozen is logged out at once, and cannot log in", async () => {
    expect((await desk.call(userInfo, {})).code).toBe(0);
    const frozen = await master.call(freezeSubUser, { subUid: deskUid, isFrozen: true });
    expect(frozen.data).toMatchObject({ isFrozen: true });
    expect(await desk.call(userInfo, {})).toMatchObject({ status: 401, error: "notLoggedIn" });
    expect((await desk.call(sessionEnd, {})).data).toEqual({ cause: "frozen" });
    const again = new TestBrowser(stage);
    const refused = await again.call(logIn, { account, password: PASSWORD });
    expect([refused.status, refused.error]).toEqual([423, "accountFrozen"]);

    await callAsMaster(stage, master, freezeSubUser, { subUid: deskUid, isFrozen: false });
    expect((await desk.call(userInfo, {})).error).toBe("notLoggedIn");
    stage.clock.advance(60_000);
    const back = await logInWithPassword(stage, account, PASSWORD);
    expect((await back.call(userInfo, {})).code).toBe(0);
  });

  test("is listed with its permissions and last activity", async () => {
    const { data } = await master.call(listSubUsers, {});
    expect(data).toHaveLength(count);
    expect(data.at(-1)).toEqual({
      uid: deskUid,
      username: `desk-${count}`,
      account: "des***@example.org",
      permissions: ["trade", "payment"],
      useAdminTwoFactor: false,
      isFrozen: false,
      createdAt: expect.any(Number),
      lastSeenAt: expect.any(Number),
    });
  });
});

test.each([
  [{ account: "nobody" }, 400, "accountInvalid"],
  [{ password: "12345678" }, 422, "passwordTooWeak"],
  [{ username: "DEMO-BUYER" }, 409, "usernameTaken"],
  [{ account: "buyer@parley.test" }, 409, "contactTaken"],
  [{ username: "Parley-Support" }, 422, "nicknameReserved"],
  [{ permissions: ["everything"] }, 400, "badInput"],
  [{ permissions: ["trade", "trade"] }, 400, "badInput"],
  [{ isAdmin: true }, 400, "badInput"],
  [{ staffRole: "supervisor" }, 400, "badInput"],
])("a sub-user with %j is refused", async (change, status, error) => {
  const answer = await callAsMaster(stage, master, createSubUser, {
    account: `other${count}@example.org`,
    password: PASSWORD,
    username: `other-${count}`,
    permissions: [],
    ...change,
  });
  expect([answer.status, answer.error]).toEqual([status, error]);
});
