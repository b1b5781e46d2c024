// A step of an authenticator counts once for a user, for whatever purpose: every pair of purposes.
import { createPool, type Pool } from "@parley/database/pool";
import { findAccount } from "@parley/database/queries/identity/account";
import {
  beginAuthenticator,
  confirmAuthenticator,
} from "@parley/database/queries/security/authenticator";
import { inTransaction } from "@parley/database/transaction";
import { CODE_PURPOSES, type CodePurpose } from "@parley/domain/account/code-purpose";
import type { UserId } from "@parley/domain/ids";
import { decideRequiredFactors } from "@parley/domain/security/required-factors";
import { createIdSource } from "@parley/platform/ids";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSimulatedClock } from "@parley/testing/simulated-clock";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useUpCodes, type FactorHolder, type Factors } from "../factor/factors.ts";
import { createPasswordHasher, TEST_COST } from "../account/password-hasher.ts";
import { createFactors } from "./factors.ts";
import { totpCodeAt } from "./totp.fixture.ts";
import { makeTotpSecret, sealTotpSecret } from "./totp.ts";

const HAS_TOTP = { email: false, phone: false, totp: true, passkey: false };
/** Purposes for which a user with an authenticator alone gives its code. */
const PURPOSES = CODE_PURPOSES.filter((purpose) => decideRequiredFactors(purpose, HAS_TOTP).totp);

const clock = createSimulatedClock();
const vault = createVault("a secret of the tests that is long enough");
const secret = makeTotpSecret();

let database: TestDatabase;
let pool: Pool;
let factors: Factors;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { max: 8 });
  factors = createFactors({
    pool,
    clock,
    vault,
    hasher: createPasswordHasher(TEST_COST),
    ids: createIdSource({ clock, node: 1 }),
    relyingParty: { id: "localhost", origins: ["http://localhost"] },
  });
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function newHolder(): Promise<FactorHolder> {
  const { id } = await insertTestUser(pool);
  await setAuthenticator(id);
  const account = await findAccount(pool, id);
  if (account === null) throw new Error("the person is gone");
  return { ...account, email: null, phone: null };
}

async function setAuthenticator(id: UserId): Promise<void> {
  const sealed = sealTotpSecret(vault, id, secret);
  await beginAuthenticator(pool, id, sealed, new Date(clock.now()));
  await confirmAuthenticator(pool, id, sealed, new Date(clock.now()));
}

const check = (holder: FactorHolder, purpose: CodePurpose, totp: string) =>
  factors.check({ holder, purpose, subject: `of ${purpose}`, codes: { totp } });

async function use(holder: FactorHolder, purpose: CodePurpose, totp: string) {
  const checked = await check(holder, purpose, totp);
  if (!checked.ok) return checked.error;
  const lost = await inTransaction(pool, (tx) => useUpCodes(tx, checked.uses));
  return lost?.error ?? "done";
}

test("the purposes that accept an authenticator code are known", () => {
  expect(PURPOSES.length).toBeGreaterThan(12);
  for (const purpose of ["login", "release", "split", "withdraw", "staff-action"] as const) {
    expect(PURPOSES).toContain(purpose);
  }
});

test.each(PURPOSES)("a code used for %s is refused for every purpose", async (first) => {
  const holder = await newHolder();
  const code = totpCodeAt(secret, clock.now());
  expect(await use(holder, first, code)).toBe("done");
  for (const second of PURPOSES) {
    const refused = await check(holder, second, code);
    expect({ ...refused, second }).toMatchObject({
      second,
      ok: false,
      error: "codeUsed",
      factor: "totp",
      retryIn: expect.any(Number),
    });
    const other = await check(holder, second, totpCodeAt(secret, clock.now() + 30_000));
    expect({ ok: other.ok, second }).toEqual({ ok: true, second });
  }
});

test("the same code for four concurrent purposes counts for one of them", async () => {
  for (let from = 0; from + 4 <= PURPOSES.length; from += 4) {
    const holder = await newHolder();
    const code = totpCodeAt(secret, clock.now());
    const some = PURPOSES.slice(from, from + 4);
    const outcomes = await Promise.all(some.map((purpose) => use(holder, purpose, code)));
    expect(outcomes.toSorted()).toEqual(["codeUsed", "codeUsed", "codeUsed", "done"]);
  }
});

test("a code whose transaction was rolled back is accepted again", async () => {
  const holder = await newHolder();
  const code = totpCodeAt(secret, clock.now());
  const checked = await check(holder, "release", code);
  if (!checked.ok) throw new Error(`refused: ${checked.error}`);
  await expect(
    inTransaction(pool, async (tx) => {
      await useUpCodes(tx, checked.uses);
      throw new Error("the effect failed");
    }),
  ).rejects.toThrow("the effect failed");
  expect(await use(holder, "withdraw", code)).toBe("done");
});

test("a master's authenticator step counts once for each user", async () => {
  const person = await insertTestUser(pool);
  await setAuthenticator(person.id);
  const found = await findAccount(pool, person.id);
  const { id } = await insertTestUser(pool, { master: person, usesMasterTwoFactor: true });
  const account = await findAccount(pool, id);
  if (account === null || found === null) throw new Error("the person is gone");
  const none = { email: null, phone: null };
  const [master, sub] = [
    { ...found, ...none },
    { ...account, ...none },
  ];
  const code = totpCodeAt(secret, clock.now());
  expect(await use(master, "login", code)).toBe("done");
  expect(await use(sub, "login", code)).toBe("done");
  expect(await use(sub, "release", code)).toBe("codeUsed");
});
