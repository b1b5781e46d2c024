// A logged-in reader of the measured pages, inserted by SQL.
import type { Pool } from "@parley/database/pool";
import { hashToken } from "@parley/platform/tokens";
import { tokensOf } from "../orders/people.ts";

const ID = 6_900_000_000;
const UID = 290_000_000;

/** Returns the cookies of the session. */
export async function insertReader(pool: Pool): Promise<string> {
  const { auth, authorization } = tokensOf(ID);
  await pool.query(
    `insert into app_user (id, uid, username, username_skeleton, account_group, password_hash,
       password_changed_at, language, kyc_type, kyc_status, created_at)
     values ($1, $2, 'reader', 'reader', $2, '$argon2id$none', now(), 'en', 'individual', 'none',
       now() - interval '1 year')`,
    [ID, UID],
  );
  await pool.query(
    `insert into contact (user_id, channel, target, dial_code, verified_at, bound_at)
     values ($1, 'email', 'reader@bench.test', null, now(), now())`,
    [ID],
  );
  await pool.query(
    `insert into session (id, user_id, auth_token_hash, authorization_hash, device, address,
       created_at, last_seen_at, expires_at)
     values ($1, $1, $2, $3, 'bench', '127.0.0.1', now(), now() + interval '1 day',
       now() + interval '1 year')`,
    [ID, hashToken(auth), hashToken(authorization)],
  );
  return `auth-token=${auth}; authorization=${authorization}; userId=${ID}`;
}
