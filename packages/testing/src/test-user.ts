// Users for tests that do not concern registration: a row as the database requires it.
import type { Pool } from "@parley/database/pool";
import { toUserId, type UserId } from "@parley/domain/ids";

export interface TestUser {
  readonly id: UserId;
  readonly uid: number;
  readonly username: string;
  readonly accountGroup: number;
}

export interface TestUserOptions {
  readonly master?: TestUser;
  readonly permissions?: readonly string[];
  readonly usesMasterTwoFactor?: boolean;
  readonly staffRole?: "agent" | "supervisor";
  /** Verified; none unless given. */
  readonly email?: string;
  readonly phone?: string;
  readonly hasAuthenticator?: boolean;
  readonly language?: string;
}

let count = 0;
const AT = new Date("2026-01-01T00:00:00Z");
/** No valid password: a test that logs in sets one. */
const NO_PASSWORD = "$argon2id$v=19$m=19456,t=2,p=1$bm9uZQ$bm9uZQ";

export async function insertTestUser(pool: Pool, options: TestUserOptions = {}): Promise<TestUser> {
  count += 1;
  const uid = 100_000_000 + count;
  const { master, language = "en" } = options;
  const person = {
    id: toUserId(BigInt(uid) * 1_000n),
    uid,
    username: `person-${count}`,
    accountGroup: master?.accountGroup ?? uid,
  };
  await pool.query(
    `insert into app_user (id, uid, username, master_id, account_group, password_hash,
       password_changed_at, language, permissions, uses_master_two_factor, staff_role, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $7)`,
    [
      person.id,
      person.uid,
      person.username,
      master?.id ?? null,
      person.accountGroup,
      NO_PASSWORD,
      AT,
      language,
      options.permissions ?? [],
      options.usesMasterTwoFactor ?? false,
      options.staffRole ?? null,
    ],
  );
  await insertContacts(pool, person.id, options);
  if (options.hasAuthenticator) {
    await pool.query(
      `insert into authenticator (user_id, sealed_secret, begun_at, confirmed_at)
       values ($1, 'sealed', $2, $2)`,
      [person.id, AT],
    );
  }
  return person;
}

async function insertContacts(
  pool: Pool,
  id: UserId,
  { email, phone }: TestUserOptions,
): Promise<void> {
  const contacts = [
    ["email", email, null],
    ["phone", phone, "+1"],
  ] as const;
  for (const [channel, target, dialCode] of contacts) {
    if (target === undefined) continue;
    await pool.query(
      `insert into contact (user_id, channel, target, dial_code, verified_at, bound_at)
       values ($1, $2, $3, $4, $5, $5)`,
      [id, channel, target, dialCode, AT],
    );
  }
}
