// Open cases of every kind, inserted by SQL under the constraints of real ones, in several languages and
// of several ages; a third of them are claimed. Some appeals have a history, statements, a chat and
// notes.
import type { Pool } from "@parley/database/pool";
import { hashToken } from "@parley/platform/tokens";
import { fill } from "../orders/fill.ts";
import {
  advertiserId,
  ADVERTISERS,
  MARKET,
  offerId,
  pgbenchTakerId,
  takerId,
  tokensOf,
} from "../orders/people.ts";

export const STAFF_IDS = {
  agent: 900_000_000_001n,
  supervisor: 900_000_000_002n,
  compliance: 900_000_000_003n,
  administrator: 900_000_000_004n,
} as const;

export type MeasuredRole = keyof typeof STAFF_IDS;

/** How many appeals a member of staff opens; each third appeal is the supervisor's. */
export const OPENED_APPEALS = 50;
export const appealId = (place: number): number => 1_000_000 + place * 3;

/** Flagged trades follow the appeals, and have none. */
export const firstFlaggedId = (size: number): number => 1_000_000 + size;

/** No desk makes so many calls a minute as a measurement: with several logins it is within the limits. */
export const LOGINS = 24;

const sessionIdOf = (role: MeasuredRole, login: number) => Number(STAFF_IDS[role]) * 100 + login;

/** For the cookies of a staff session. */
export function staffTokensOf(role: MeasuredRole, login: number) {
  const id = sessionIdOf(role, login);
  return { auth: tokensOf(id).auth, staff: tokensOf(-id).auth };
}

/** Every third case belongs to one of them. */
const HOLDER = `case when n % 3 = 0 then ${STAFF_IDS.supervisor}::bigint end`;
/** As applications write instants: without a part of a millisecond. */
const NOW = "date_trunc('second', now())";
const OPENED = `${NOW} - n % 3000 * interval '1 minute'`;

export async function fillCases(pool: Pool, size: number): Promise<void> {
  await fill(pool, size);
  await pool.query(
    `insert into app_user (id, uid, username, username_skeleton, account_group, password_hash,
       password_changed_at, language, created_at, staff_role)
     select id, 800000000 + place, 'staff-' || place, 'staff-' || place, 800000000 + place,
       '$argon2id$none', ${NOW}, 'en', ${NOW}, role
     from unnest($1::bigint[], $2::text[]) with ordinality as given (id, role, place)`,
    [Object.values(STAFF_IDS), Object.keys(STAFF_IDS)],
  );
  await openStaffSessions(pool);
  await pool.query(
    `update app_user set created_at = date_trunc('second', created_at),
       language = (array['en', 'ja', 'fr', 'pt'])[1 + id % 4] where staff_role is null`,
  );
  await insertOrders(pool, size);
  await fillAppeals(pool);
  await insertOthers(pool, size);
  await pool.query("vacuum analyze");
}

/** Each with an authenticator, whose codes are never asked for here. */
async function openStaffSessions(pool: Pool): Promise<void> {
  const roles: readonly MeasuredRole[] = ["supervisor", "compliance"];
  for (const role of roles) {
    await pool.query(
      `insert into authenticator (user_id, sealed_secret, begun_at, confirmed_at)
       values ($1, 'sealed', ${NOW}, ${NOW})`,
      [STAFF_IDS[role]],
    );
    for (let login = 0; login < LOGINS; login += 1) await logIn(pool, role, login);
  }
}

async function logIn(pool: Pool, role: MeasuredRole, login: number): Promise<void> {
  const id = sessionIdOf(role, login);
  const { auth, staff } = staffTokensOf(role, login);
  await pool.query(
    `insert into session (id, user_id, auth_token_hash, authorization_hash, device, address,
       created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, 'bench', '127.0.0.1', ${NOW}, ${NOW}, ${NOW} + interval '1 year')`,
    [id, STAFF_IDS[role], hashToken(auth), hashToken(tokensOf(id).authorization)],
  );
  await pool.query(
    `insert into staff_session (token_hash, session_id, staff_role, opened_at, last_used_at,
       expires_at)
     values ($1, $2, $3, ${NOW}, ${NOW}, ${NOW} + interval '12 hours')`,
    [hashToken(staff), id, role],
  );
}

/** What is in an appeal that has gone on for a while. */
async function fillAppeals(pool: Pool): Promise<void> {
  const ids = Array.from({ length: OPENED_APPEALS }, (_none, place) => appealId(place));
  const statements = [
    `insert into order_history (order_id, version, happened_at, actor, user_id, step, state, appeal)
     select o.id, n, ${NOW} - interval '1 day', 'buyer', o.taker_id, 'pay', 'paid', 'none'
     from trade_order o, generate_series(1, 8) n where o.id = any($1::bigint[])`,
    `insert into appeal_statement (id, order_id, user_id, role, statement, file_ids, created_at)
     select o.id * 10 + n, o.id, o.taker_id, 'buyer', repeat('I have paid. ', 40), '{}', ${NOW}
     from trade_order o, generate_series(1, 4) n where o.id = any($1::bigint[])`,
    `insert into order_message (id, order_id, sender, user_id, kind, text, is_internal, created_at)
     select n, o.id, 'buyer', o.taker_id, 'text', repeat('Where are my coins? ', 5), false, ${NOW}
     from trade_order o, generate_series(1, 45) n where o.id = any($1::bigint[])`,
    `insert into case_note (id, kind, case_id, staff_id, text, created_at)
     select o.id * 10 + n, 'appeals', o.id, ${STAFF_IDS.supervisor}, 'Asked the bank.', ${NOW}
     from trade_order o, generate_series(1, 5) n where o.id = any($1::bigint[])`,
  ];
  for (const text of statements) await pool.query(text, [ids]);
}

/** Appeals, and after them trades that are flagged. */
async function insertOrders(pool: Pool, size: number): Promise<void> {
  await pool.query(
    `insert into trade_order (
       id, r_token, offer_id, offer_side, advertiser_id, taker_id, crypto, fiat, crypto_scale,
       fiat_scale, price_scale, price, fee_numerator, fee_denominator, quantity, fee,
       receive_quantity, fiat_amount, pay_method, user_payment_id, pay_window_minutes, state,
       appeal, appeal_by, appeal_reason, appeal_opened_at, case_staff_id, version, created_at,
       pay_by, is_extended, is_reminded, paid_at, confirm_by, arrives_by, advertiser_group_id,
       taker_group_id, worth_cents
     )
     select 1000000 + n, 'bench-' || n, $2::bigint + n % $4, 'sell', $3::bigint + n % $4,
       $5::bigint + n % $1, $6, $7, 8, 2, 4, 10000, 1, 1000, 5000000000, 5000000, 4995000000,
       5000, $8, $2::bigint + n % $4, 15, 'paid', case when n < $1 then 'open' else 'none' end,
       case when n < $1 then 'buyer' end, case when n < $1 then 'crypto-not-received' end,
       case when n < $1 then ${OPENED} end, case when n < $1 then ${HOLDER} end, 2,
       ${NOW} - interval '3 days', ${NOW} - interval '3 days', false, false,
       ${NOW} - interval '3 days', ${NOW} - interval '3 days', ${NOW} - interval '3 days', $3::bigint + n % $4,
       $5::bigint + n % $1, 100 + n
     from generate_series(0, 2 * $1::bigint - 1) n`,
    [
      size,
      offerId(0),
      advertiserId(0),
      ADVERTISERS,
      takerId(0),
      MARKET.crypto,
      MARKET.fiat,
      MARKET.payMethod,
    ],
  );
  await pool.query(
    `insert into trade_flag (order_id, reason, flagged_at)
     select 1000000 + $1 + n, reason, ${OPENED}
     from generate_series(0, $1::bigint - 1) n, unnest(array['too-fast', 'shared-device']) reason`,
    [size],
  );
}

async function insertOthers(pool: Pool, size: number): Promise<void> {
  const statements = [
    `insert into kyc_case (id, user_id, kyc_type, sealed, submitted_at, owner_id, owned_at)
     select 3000000 + n, $2::bigint + n, 'individual', 'sealed', ${OPENED}, ${HOLDER},
       case when n % 3 = 0 then ${NOW} end
     from generate_series(0, $1::bigint - 1) n`,
    `insert into reset_request (id, user_id, lost, statement, created_at)
     select 4000000 + n, $2::bigint + n, array['totp'], 'The phone is gone.', ${OPENED}
     from generate_series(0, $1::bigint - 1) n`,
    `insert into withdrawal (id, user_id, group_id, asset, network, address, amount, fee,
       worth_cents, needs_staff, state, requested_at)
     select 5000000 + n, $2::bigint + n, $2::bigint + n, asset, network, 'bench', 100, 1, 100 + n,
       true, 'requested', ${OPENED}
     from generate_series(0, $1::bigint - 1) n,
       (select asset, network from coin_network limit 1) as way`,
    `insert into trader_report (id, reporter_id, reported_id, reason, statement, created_at)
     select 6000000 + n, $2::bigint + n, ${advertiserId(0)}, 'other', 'Rude.', ${OPENED}
     from generate_series(0, $1::bigint - 1) n`,
    `insert into support_case (id, user_id, language, subject, order_id, state, staff_id,
       created_at, moved_at)
     select 7000000 + n, $2::bigint + n, 'en', 'order', 1000000 + n,
       case when n % 3 = 0 then 'claimed' else 'open' end, ${HOLDER}, ${OPENED}, ${OPENED}
     from generate_series(0, $1::bigint - 1) n`,
  ];
  for (const text of statements) await pool.query(text, [size, pgbenchTakerId(0)]);
  await pool.query(
    `insert into case_claim (kind, case_id, staff_id, claimed_at)
     select kind, first + n, ${STAFF_IDS.supervisor}, ${NOW}
     from generate_series(0, $1::bigint - 1, 3) n,
       (values ('resets', 4000000), ('withdrawals', 5000000), ('reports', 6000000),
         ('flags', 1000000 + $1)) as given (kind, first)`,
    [size],
  );
}
