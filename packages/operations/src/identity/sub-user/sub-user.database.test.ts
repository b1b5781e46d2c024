import { MOST_SUB_USERS } from "@parley/domain/account/permission";
import { createIdSource } from "@parley/platform/ids";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSimulatedClock } from "@parley/testing/simulated-clock";
import { insertTestUser, type TestUser } from "@parley/testing/test-user";
import { sessionOf } from "@parley/testing/test-session";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Factors } from "../factor/factors.ts";
import type { Caller } from "../account/parts.ts";
import { createPasswordHasher, TEST_COST } from "../account/password-hasher.ts";
import { createSessionFinder } from "../account/session.ts";
import { startSession } from "../account/start-session.ts";
import { createRequestKeys } from "../sealed-request/request-keys.ts";
import { sealRequest } from "../sealed-request/seal-request.fixture.ts";
import { hashInput } from "@parley/engine/idempotency/input-hash";
import { openSealedPart } from "../../messaging/jobs/enqueue-message.ts";
import { messageJobSchema } from "../../messaging/jobs/message.ts";
import { createSubUser, type NewSubUser } from "./create-sub-user.ts";
import {
  freezeSubUser,
  listSubUsers,
  setSubUserPermissions,
  type GivenRights,
} from "./manage-sub-users.ts";

const clock = createSimulatedClock();
const ids = createIdSource({ clock, node: 1 });
const vault = createVault("a secret that is only good for tests");
const hasher = createPasswordHasher(TEST_COST);

const ADDRESS = "198.51.100.7";

let database: TestDatabase;
let master: TestUser;
let turn = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  master = await insertTestUser(database.pool, { email: `m${ids.next()}@parley.test` });
});

/** Who has every code; what they are checked for is the matter of other tests. */
const factors: Factors = {
  readBound: () => Promise.resolve({ email: true, phone: false, totp: false, passkey: false }),
  check: () => Promise.resolve({ ok: true, proved: [], second: null, uses: [] }),
};

const parts = () => {
  const commandKeys = createRequestKeys({ pool: database.pool, vault, clock });
  return { pool: database.pool, clock, ids, vault, hasher, factors, commandKeys, readCodes };
};

const readCodes = () => ({});
const caller: Caller = {
  address: ADDRESS,
  device: "Test",
  deviceTokens: [],
  locale: "en",
  idempotencyKey: null,
};

/** A command of the master about this sub-user, with a body that is none of these tests' matter. */
async function seal(subject: string) {
  const bodyHash = hashInput(subject).toString("hex");
  const key = await parts().commandKeys.readCurrent();
  const content = { action: "sub-users", subject, bodyHash, codes: {}, at: clock.now() };
  return { command: await sealRequest(key, content), bodyHash };
}

async function setRights(given: GivenRights, by = master) {
  const session = await sessionOf(database.pool, by);
  const sealed = await seal(given.subUid.toString());
  return setSubUserPermissions(parts(), { master: session, caller, sealed }, given);
}

async function freeze(subUid: number, isFrozen: boolean, by = master) {
  const session = await sessionOf(database.pool, by);
  const sealed = await seal(subUid.toString());
  return freezeSubUser(parts(), { master: session, caller, sealed }, { subUid, isFrozen });
}

function input(change: Partial<NewSubUser> = {}): NewSubUser {
  turn += 1;
  return {
    account: `Desk${turn}@Parley.test`,
    password: "a long and quiet river",
    username: `desk-${turn}`,
    permissions: ["trade"],
    useAdminTwoFactor: false,
    ...change,
  };
}

async function create(given: NewSubUser = input(), key: string | null = null, by = master) {
  const session = await sessionOf(database.pool, by);
  const sealed = await seal(given.account);
  return createSubUser(parts(), session, given, sealed, { ...caller, idempotencyKey: key });
}

async function createOne(change: Partial<NewSubUser> = {}): Promise<number> {
  const made = await create(input(change));
  if (!made.ok) throw new Error(made.error);
  return Number(made.reply.uid);
}

const rowOf = async (uid: number) => {
  const { rows } = await database.pool.query("select * from app_user where uid = $1", [uid]);
  return rows[0];
};

const blockOf = async (uid: number) => (await rowOf(uid)).withdrawals_blocked_until;

/** Recipients of the notice that a sub-user may withdraw. */
async function listTold(): Promise<string[]> {
  const { rows } = await database.pool.query(
    "select payload from graphile_worker._private_jobs order by id",
  );
  const jobs = rows.map(({ payload }) => messageJobSchema.parse(payload));
  return jobs.flatMap(({ to, sealed }) => {
    const { message } = openSealedPart(vault, sealed);
    const isIt =
      message.template === "security-changed" && message.change === "sub-user-may-withdraw";
    return isIt ? [to] : [];
  });
}

describe("a new sub-user", () => {
  test("belongs to the master's group, with a contact to be verified", async () => {
    const given = input({ permissions: ["payment", "trade"], useAdminTwoFactor: true });
    const made = await create(given);
    expect(made).toMatchObject({
      ok: true,
      reply: {
        username: given.username,
        account: expect.stringMatching(/^des\*\*\*@parley\.test$/),
        permissions: ["payment", "trade"],
        useAdminTwoFactor: true,
        isFrozen: false,
        lastSeenAt: null,
      },
    });
    const uid = made.ok ? Number(made.reply.uid) : 0;
    expect(await rowOf(uid)).toMatchObject({
      master_id: master.id.toString(),
      account_group: master.accountGroup,
      uses_master_two_factor: true,
    });
    const { rows } = await database.pool.query(
      "select target, verified_at from contact where user_id = (select id from app_user where uid = $1)",
      [uid],
    );
    expect(rows).toEqual([{ target: given.account.toLowerCase(), verified_at: null }]);
    const { rows: jobs } = await database.pool.query(
      "select payload from graphile_worker._private_jobs order by id desc limit 1",
    );
    const { to, sealed } = messageJobSchema.parse(jobs[0].payload);
    expect(to).toMatch(/^m\d+@parley\.test$/);
    expect(openSealedPart(vault, sealed).message).toEqual({
      template: "sub-user-created",
      username: given.username,
      at: clock.now(),
    });
  });

  test("is created once for one key", async () => {
    const given = input();
    const first = await create(given, "key-of-a-click");
    expect(first.ok).toBe(true);
    expect(await create(given, "key-of-a-click")).toEqual(first);
    const listed = await listSubUsers(parts(), await sessionOf(database.pool, master));
    expect(listed).toMatchObject({ ok: true, views: [{ username: given.username }] });
  });

  test.each([
    ["no account", { account: "somebody" }, "accountInvalid"],
    ["a password everybody tries", { password: "password123" }, "passwordTooWeak"],
    [
      "the username as password",
      { password: "river-desk", username: "River-Desk" },
      "passwordTooWeak",
    ],
  ] as const)("with %s is refused", async (_what, change, error) => {
    expect(await create(input(change))).toEqual({ ok: false, error });
  });

  test("does not take another user's name or contact, verified or only entered", async () => {
    const username = `Taken-${turn}`;
    const account = `taken${turn}@parley.test`;
    await createOne({ username, account });
    expect(await create(input({ username: username.toLowerCase() }))).toEqual({
      ok: false,
      error: "usernameTaken",
    });
    expect(await create(input({ account }))).toEqual({ ok: false, error: "contactTaken" });
    const email = `proved${turn}@parley.test`;
    await insertTestUser(database.pool, { email });
    expect(await create(input({ account: email }))).toEqual({ ok: false, error: "contactTaken" });
  });

  test("checks its contact last, so that probing uses up a sub-user", async () => {
    const username = `Known-${turn}`;
    await createOne({ username });
    const email = `proved${turn}@parley.test`;
    await insertTestUser(database.pool, { email });
    const taken = { ok: false, error: "usernameTaken" };
    expect(await create(input({ username, account: email }))).toEqual(taken);
    expect(await create(input({ username }))).toEqual(taken);
    for (let count = 1; count < MOST_SUB_USERS; count += 1) {
      await insertTestUser(database.pool, { master });
    }
    const full = { ok: false, error: "subUserLimit" };
    expect(await create(input({ account: email }))).toEqual(full);
    expect(await create(input())).toEqual(full);
  });

  test("cannot create sub-users", async () => {
    const sub = await insertTestUser(database.pool, { master });
    const refused = { ok: false, error: "masterOnly" };
    expect(await create(input(), null, sub)).toEqual(refused);
    expect(await listSubUsers(parts(), await sessionOf(database.pool, sub))).toEqual(refused);
  });

  test("is refused beyond the limit, also with concurrent requests", async () => {
    for (let count = 0; count < MOST_SUB_USERS - 1; count += 1) {
      await insertTestUser(database.pool, { master });
    }
    const results = await Promise.all(Array.from({ length: 7 }, () => create()));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, error: "subUserLimit" });
  });
});

describe("a master", () => {
  test("changes a sub-user's permissions, and keeps the others", async () => {
    const uid = await createOne({ useAdminTwoFactor: true });
    const change = { subUid: uid, permissions: ["withdraw"] as const };
    const set = (useAdminTwoFactor: boolean | undefined) =>
      setRights({ ...change, useAdminTwoFactor });
    expect(await set(undefined)).toMatchObject({
      ok: true,
      reply: { permissions: ["withdraw"], useAdminTwoFactor: true },
    });
    expect(await set(false)).toMatchObject({ ok: true, reply: { useAdminTwoFactor: false } });
  });

  test("grants withdrawing alone: the sub-user waits a day, and the master is notified", async () => {
    const email = `m${ids.next()}@parley.test`;
    master = await insertTestUser(database.pool, { email, hasAuthenticator: true });
    const tomorrow = new Date(clock.now() + 24 * 60 * 60_000);
    expect(await blockOf(await createOne({ permissions: ["withdraw"] }))).toEqual(tomorrow);
    const withMaster = { permissions: ["withdraw"], useAdminTwoFactor: true } as const;
    const uid = await createOne(withMaster);
    expect(await blockOf(uid)).toBeNull();
    const set = (useAdminTwoFactor: boolean) =>
      setRights({ subUid: uid, permissions: ["withdraw"], useAdminTwoFactor });
    await set(true);
    expect(await blockOf(uid)).toBeNull();
    await set(false);
    expect(await blockOf(uid)).toEqual(tomorrow);
    const { rows } = await database.pool.query(
      `select payload from notification where user_id = $1 and kind = 'security-changed'`,
      [master.id],
    );
    // The one that was made so, and the one that was freed.
    const told = { payload: { change: "sub-user-may-withdraw" } };
    expect(rows).toMatchObject([told, told]);
    // Who may already is not kept once more.
    await database.pool.query(
      "update app_user set withdrawals_blocked_until = null where uid = $1",
      [uid],
    );
    await set(false);
    expect(await blockOf(uid)).toBeNull();
  });

  test("is notified at every channel of a new sub-user that may withdraw, whatever is switched off", async () => {
    const email = `m${ids.next()}@parley.test`;
    const phone = `+1555${turn.toString().padStart(7, "0")}`;
    master = await insertTestUser(database.pool, { email, phone });
    await database.pool.query(
      `insert into notification_setting (user_id, kind_group, is_mailed)
       values ($1, 'account', false)`,
      [master.id],
    );
    const before = (await listTold()).length;
    await createOne({ permissions: ["trade"] });
    expect((await listTold()).slice(before)).toEqual([]);
    await createOne({ permissions: ["withdraw"] });
    expect((await listTold()).slice(before)).toEqual([email, phone]);
  });

  test("without an authenticator cannot skip the wait by naming it", async () => {
    const tomorrow = new Date(clock.now() + 24 * 60 * 60_000);
    const named = { permissions: ["withdraw"], useAdminTwoFactor: true } as const;
    expect(await blockOf(await createOne(named))).toEqual(tomorrow);
    const uid = await createOne({ permissions: [] });
    const before = (await listTold()).length;
    await setRights({ subUid: uid, ...named });
    expect(await blockOf(uid)).toEqual(tomorrow);
    expect((await listTold()).slice(before)).toHaveLength(1);
    // One that was begun and never confirmed is none.
    const { rowCount } = await database.pool.query(
      `insert into authenticator (user_id, sealed_secret, begun_at) values ($1, 'sealed', $2)`,
      [master.id, new Date(clock.now())],
    );
    expect(rowCount).toBe(1);
    expect(await blockOf(await createOne(named))).toEqual(tomorrow);
  });

  test("does not reach another master's sub-user, nor a master, nor the own account", async () => {
    const uid = await createOne();
    const stranger = await insertTestUser(database.pool);
    const notFound = { ok: false, error: "notFound" };
    const change = { permissions: [], useAdminTwoFactor: undefined };
    expect(await setRights({ subUid: uid, ...change }, stranger)).toEqual(notFound);
    expect(await freeze(uid, true, stranger)).toEqual(notFound);
    for (const subUid of [master.uid, stranger.uid]) {
      expect(await freeze(subUid, true)).toEqual(notFound);
    }
  });

  test("freezes a sub-user, whose sessions end at once, and unfreezes it", async () => {
    const uid = await createOne();
    const { id } = await rowOf(uid);
    const sub = await sessionOf(database.pool, { ...master, id });
    const client = await database.pool.connect();
    const started = await startSession(client, parts(), {
      account: sub,
      method: "password",
      caller,
      knownDeviceToken: null,
      second: null,
    });
    client.release();
    const sessions = createSessionFinder(parts());
    const find = () => sessions.find(started.authToken, started.authorization);
    expect(await find()).toMatchObject({ isAuthorized: true });
    expect(await freeze(uid, true)).toMatchObject({ ok: true, reply: { isFrozen: true } });
    expect(await find()).toBeNull();
    // A sub-user that is unfrozen logs in again.
    await freeze(uid, false);
    expect(await find()).toBeNull();
  });
});
