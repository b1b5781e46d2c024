import { decideGate, type Standing } from "@parley/domain/account/gate";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser, type TestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertAgreementAcceptance } from "./agreement.ts";
import { findStanding } from "./standing.ts";

let database: TestDatabase;
let master: TestUser;
let turn = 0;

const VERSION = "2026-01-01";
const NOW = new Date("2026-03-01T12:00:00Z");
const HELD = "held_until = '2026-03-01T12:00:01Z'";
const HELD_BEFORE = "held_until = '2026-03-01T12:00:00Z'";
const OPEN: Standing = {
  isFrozen: false,
  isStaff: false,
  canTrade: true,
  isPhoneVerified: true,
  isEmailVerified: true,
  isKycApproved: true,
  hasAcceptedAgreement: true,
  hasTwoFactor: true,
};

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

const contacts = () => {
  turn += 1;
  return { email: `p${turn}@parley.test`, phone: `+1202555${String(turn).padStart(4, "0")}` };
};

const set = (id: bigint, change: string) =>
  database.pool.query(`update app_user set ${change} where id = ${id}`);

async function standingOf({ id }: TestUser, version = VERSION) {
  const standing = await findStanding(database.pool, id, version, NOW);
  if (standing === null) throw new Error("nobody");
  return standing;
}

beforeEach(async () => {
  master = await insertTestUser(database.pool, { ...contacts(), hasAuthenticator: true });
  await set(master.id, "kyc_status = 'approved'");
  await insertAgreementAcceptance(database.pool, {
    userId: master.id,
    version: VERSION,
    acceptedAt: new Date(),
  });
});

describe("a master", () => {
  test("passes the gate when everything is done", async () => {
    expect(await standingOf(master)).toEqual(OPEN);
  });

  test.each([
    ["update app_user set is_trading_frozen = true where id = $1", "isFrozen", true],
    [`update app_user set ${HELD} where id = $1`, "isFrozen", true],
    [`update app_user set ${HELD_BEFORE} where id = $1`, "isFrozen", false],
    ["update app_user set staff_role = 'agent' where id = $1", "isStaff", true],
    ["delete from contact where channel = 'phone' and user_id = $1", "isPhoneVerified", false],
    ["delete from contact where channel = 'email' and user_id = $1", "isEmailVerified", false],
    [
      "update contact set verified_at = null where channel = 'phone' and user_id = $1",
      "isPhoneVerified",
      false,
    ],
    ["update app_user set kyc_status = 'pending' where id = $1", "isKycApproved", false],
    ["delete from agreement_acceptance where user_id = $1", "hasAcceptedAgreement", false],
    ["delete from authenticator where user_id = $1", "hasTwoFactor", false],
    ["update authenticator set confirmed_at = null where user_id = $1", "hasTwoFactor", false],
  ] as const)("%s", async (statement, field, value) => {
    await database.pool.query(statement, [master.id]);
    expect(await standingOf(master)).toEqual({ ...OPEN, [field]: value });
  });

  test("has to accept another version of the agreement", async () => {
    expect(await standingOf(master, "2027-01-01")).toMatchObject({ hasAcceptedAgreement: false });
  });
});

describe("a sub-user", () => {
  test("has the master's verification and agreement, and own contacts and 2FA", async () => {
    const sub = await insertTestUser(database.pool, { master, permissions: ["trade"] });
    expect(await standingOf(sub)).toEqual({
      ...OPEN,
      isPhoneVerified: false,
      isEmailVerified: false,
      hasTwoFactor: false,
    });
  });

  test("verifies with the master's authenticator where configured", async () => {
    const options = { master, permissions: ["trade"], usesMasterTwoFactor: true, ...contacts() };
    const sub = await insertTestUser(database.pool, options);
    expect(await standingOf(sub)).toEqual(OPEN);
    await set(master.id, "kyc_status = 'rejected'");
    expect(decideGate(await standingOf(sub))).toBe("kycNotApproved");
  });

  test.each([
    ["its own permission", "sub", "permissions = '{payment,withdraw}'", "subUserForbidden"],
    ["its own freeze", "sub", "is_locked_out = true", "tradingFrozen"],
    ["the master's freeze", "master", "is_trading_frozen = true", "tradingFrozen"],
    ["its own hold", "sub", HELD, "tradingFrozen"],
    ["the master's hold", "master", HELD, "tradingFrozen"],
    ["no hold that is over", "master", HELD_BEFORE, null],
  ] as const)("is blocked by %s", async (_what, whose, change, refusal) => {
    const options = { master, permissions: ["trade"], usesMasterTwoFactor: true, ...contacts() };
    const sub = await insertTestUser(database.pool, options);
    await set(whose === "sub" ? sub.id : master.id, change);
    expect(decideGate(await standingOf(sub))).toBe(refusal);
  });
});

test("an unknown user has no standing", async () => {
  const { id } = await insertTestUser(database.pool);
  await database.pool.query("delete from app_user where id = $1", [id]);
  expect(await findStanding(database.pool, id, VERSION, NOW)).toBeNull();
});
