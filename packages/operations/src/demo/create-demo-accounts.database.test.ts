import { findAccountByContact } from "@parley/database/queries/identity/account";
import { decideGate, listMissingSteps } from "@parley/domain/account/gate";
import { createIdSource } from "@parley/platform/ids";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSimulatedClock } from "@parley/testing/simulated-clock";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPasswordHasher, TEST_COST } from "../identity/account/password-hasher.ts";
import { readStanding } from "../identity/gate/read-standing.ts";
import { readVerifiedName } from "../identity/kyc/read-kyc-info.ts";
import { createDemoAccounts, hasDemoAccounts, type DemoParts } from "./create-demo-accounts.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./demo-accounts.ts";

const clock = createSimulatedClock();
const vault = createVault("a secret that is only good for tests");
const hasher = createPasswordHasher(TEST_COST);

let database: TestDatabase;
let parts: DemoParts;

beforeEach(async () => {
  database = await createTestDatabase();
  const ids = createIdSource({ clock, node: 1 });
  parts = { mode: "development", pool: database.pool, clock, ids, vault, hasher };
});

afterEach(() => database.drop());

async function accountOf(name: string) {
  const account = await findAccountByContact(
    database.pool,
    "email",
    `${name}@parley.test`,
    new Date(clock.now()),
  );
  if (account === null) throw new Error(`there is no ${name}`);
  return account;
}

async function standingOf(name: string) {
  const { userId } = await accountOf(name);
  const { standing } = await readStanding(database.pool, clock, userId);
  return standing;
}

describe("the demo", () => {
  test("has buyer and merchant ready, a newcomer who has completed nothing, and staff", async () => {
    expect(await createDemoAccounts(parts)).toBe(DEMO_ACCOUNTS.length);
    for (const name of ["buyer", "merchant"]) {
      expect(decideGate(await standingOf(name))).toBeNull();
    }
    const buyer = await accountOf("buyer");
    expect(await readVerifiedName(database.pool, vault, buyer.userId)).toBe("Clara Weiss");
    expect(await accountOf("merchant")).toMatchObject({ traderStatus: "active" });
    expect(listMissingSteps(await standingOf("newcomer"))).toEqual([
      "phone",
      "kyc",
      "agreement",
      "twoFactor",
    ]);
    for (const role of ["agent", "supervisor"]) {
      expect(await accountOf(role)).toMatchObject({ staffRole: role });
      expect(await standingOf(role)).toMatchObject({ isStaff: true, hasTwoFactor: true });
    }
    expect(await hasher.verify(buyer.passwordHash, DEMO_PASSWORD)).toBe(true);
  });

  test("is created once, also by two concurrent starts", async () => {
    const made = await Promise.all([createDemoAccounts(parts), createDemoAccounts(parts)]);
    expect(made[0] + made[1]).toBe(DEMO_ACCOUNTS.length);
    expect(await createDemoAccounts(parts)).toBe(0);
    const { rows } = await database.pool.query("select count(*)::int as count from app_user");
    expect(rows).toEqual([{ count: DEMO_ACCOUNTS.length }]);
  });

  test("keeps what its users changed", async () => {
    await createDemoAccounts(parts);
    const { userId } = await accountOf("buyer");
    await database.pool.query("update app_user set username = 'Clara' where id = $1", [userId]);
    await createDemoAccounts(parts);
    expect(await accountOf("buyer")).toMatchObject({ userId, username: "Clara" });
  });

  test("is not for production, which refuses to start with it", async () => {
    await expect(createDemoAccounts({ ...parts, mode: "production" })).rejects.toThrow(
      /development only/,
    );
    expect(await hasDemoAccounts(database.pool)).toBe(false);
    await createDemoAccounts(parts);
    expect(await hasDemoAccounts(database.pool)).toBe(true);
    // One that was renamed does not hide the others.
    await database.pool.query(
      "update contact set target = 'somebody@example.org' where target = 'newcomer@parley.test'",
    );
    expect(await hasDemoAccounts(database.pool)).toBe(true);
  });
});
