// Logged-in readers of the measured pages, inserted by SQL.
import type { Pool } from "@parley/database/pool";
import { hashToken } from "@parley/platform/tokens";
import { tokensOf } from "../orders/people.ts";

const ID = 6_900_000_000;
const UID = 290_000_000;

/** Returns the cookies of each one's session. */
export async function insertReaders(pool: Pool, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let place = 0; place < count; place += 1) cookies.push(await insertReader(pool, place));
  return cookies;
}

async function insertReader(pool: Pool, place: number): Promise<string> {
  const id = ID + place;
  const { auth, authorization } = tokensOf(id);
  await pool.query(
    `insert into app_user (id, uid, username, username_skeleton, account_group, password_hash,
       password_changed_at, language, kyc_type, kyc_status, created_at)
     values ($1, $2, $3, $3, $2, '$argon2id$none', now(), 'en', 'individual', 'none',
       now() - interval '1 year')`,
    [id, UID + place, `reader${place}`],
  );
  await pool.query(
    `insert into contact (user_id, channel, target, dial_code, verified_at, bound_at)
     values ($1, 'email', $2, null, now(), now())`,
    [id, `reader${place}@bench.test`],
  );
  await pool.query(
    `insert into session (id, user_id, auth_token_hash, authorization_hash, device, address,
       created_at, last_seen_at, expires_at)
     values ($1, $1, $2, $3, 'bench', '127.0.0.1', now(), now() + interval '1 day',
       now() + interval '1 year')`,
    [id, hashToken(auth), hashToken(authorization)],
  );
  return `auth-token=${auth}; authorization=${authorization}; userId=${id}`;
}
