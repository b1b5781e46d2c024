// The measured users and offers, inserted by SQL under the constraints of real ones: verified, with
// authenticator, sealed names and payment accounts, and coins.
import type { Pool } from "@parley/database/pool";
import { sealApplication } from "@parley/operations/identity/kyc/sealed-application";
import { sealDetails } from "@parley/operations/market/payment/sealed-payment";
import { sealTotpSecret } from "@parley/operations/identity/security/totp";
import { hashToken } from "@parley/platform/tokens";
import { toPaymentId, toUserId } from "@parley/domain/ids";
import { createVault } from "@parley/platform/vault";
import {
  advertiserId,
  ADVERTISERS,
  MARKET,
  offerId,
  pgbenchTakerId,
  SECRET,
  takerId,
  tokensOf,
  TOTP_SECRET,
} from "./people.ts";

const vault = createVault(SECRET);
const FIRST_UID = { advertiser: 200_000_000, taker: 300_000_000, pgbench: 600_000_000 };
/** Ten million coins for each offer: the hot one must not run dry. */
const STOCK = 10n ** 15n;
const CHUNK = 5_000;

export async function fill(pool: Pool, takers: number): Promise<void> {
  await insertPeople(pool, "advertiser", advertiserId(0), FIRST_UID.advertiser, ADVERTISERS);
  await insertPeople(pool, "taker", takerId(0), FIRST_UID.taker, takers);
  await insertPeople(pool, "pgbench", pgbenchTakerId(0), FIRST_UID.pgbench, takers);
  const ids = [
    ...Array.from({ length: ADVERTISERS }, (_none, place) => advertiserId(place)),
    ...Array.from({ length: takers }, (_none, place) => takerId(place)),
  ];
  for (let from = 0; from < ids.length; from += CHUNK) {
    await verify(pool, ids.slice(from, from + CHUNK));
  }
  await insertOffers(pool);
  await raiseLimits(pool);
  await quoteCoin(pool);
  await insertCoins(pool);
  await pool.query("vacuum analyze");
  await pool.query("checkpoint");
}

/** Each taker has more open orders than a newcomer may. */
async function raiseLimits(pool: Pool): Promise<void> {
  await pool.query(
    `update trade_rule set max_open_orders = 100000, max_open_on_offer = 100000,
       max_open_worth_cents = 100000000000
     where name <> 'site'`,
  );
}

/** Open orders are limited by their worth, so that the coin needs a price. */
async function quoteCoin(pool: Pool): Promise<void> {
  await pool.query(
    `insert into reference_quote (code, usd, as_of, published_at, previous_usd, source)
     values ($1, '1', now(), now(), null, 'bench')`,
    [MARKET.crypto],
  );
}

async function insertPeople(
  pool: Pool,
  name: string,
  firstId: number,
  firstUid: number,
  count: number,
): Promise<void> {
  await pool.query(
    `insert into app_user (id, uid, username, username_skeleton, account_group, password_hash,
       password_changed_at, language, kyc_type, kyc_status, created_at)
     select $2 + n, $3 + n, $4 || '-' || n, $4 || '-' || n, $3 + n, '$argon2id$none', now(), 'en', 'individual',
       'approved', now() - interval '1 year'
     from generate_series(0, $1::bigint - 1) n`,
    [count, firstId, firstUid, name],
  );
}

/** A user past the gate, with a session. It was active so recently that no activity is written. */
async function verify(pool: Pool, ids: readonly number[]): Promise<void> {
  await pool.query(
    `with given as (select unnest($1::bigint[]) as id),
     bound as (
       insert into contact (user_id, channel, target, dial_code, verified_at, bound_at)
       select id, 'email', 'p' || id || '@bench.test', null, now(), now() from given
       union all
       select id, 'phone', '+3' || id, '+3', now(), now() from given
     )
     insert into agreement_acceptance (user_id, version, accepted_at)
     select given.id, version, now() from given, agreement_version`,
    [ids],
  );
  await pool.query(
    `insert into authenticator (user_id, sealed_secret, begun_at, confirmed_at)
     select id, sealed, now(), now() from unnest($1::bigint[], $2::text[]) as given (id, sealed)`,
    [ids, ids.map((id) => sealTotpSecret(vault, toUserId(BigInt(id)), TOTP_SECRET))],
  );
  await pool.query(
    `insert into kyc_case (id, user_id, kyc_type, status, sealed, submitted_at, decided_at,
       decided_by)
     select id, id, 'individual', 'approved', sealed, now(), now(), 'bench'
     from unnest($1::bigint[], $2::text[]) as given (id, sealed)`,
    [ids, ids.map((id) => sealApplication(vault, BigInt(id), identityOf(id)))],
  );
  const tokens = ids.map(tokensOf);
  await pool.query(
    `insert into session (id, user_id, auth_token_hash, authorization_hash, device, address,
       created_at, last_seen_at, expires_at)
     select id, id, auth, authorization_hash, 'bench', '127.0.0.1', now(),
       now() + interval '1 day', now() + interval '1 year'
     from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as given (id, auth, authorization_hash)`,
    [
      ids,
      tokens.map(({ auth }) => hashToken(auth)),
      tokens.map(({ authorization }) => hashToken(authorization)),
    ],
  );
}

function identityOf(id: number) {
  return {
    kycType: "individual",
    realName: `Person ${id}`,
    birthDate: "1990-01-01",
    country: "DE",
    documentType: "passport",
    documentNumber: `P${id}`,
  } as const;
}

function detailsOf(id: number) {
  return { receiverName: `Person ${id}`, fields: { iban: "DE89370400440532013000" } };
}

/**
 * Each sells at a fixed price into a payment account of its own; payment account and offer have the
 * same number.
 */
async function insertOffers(pool: Pool): Promise<void> {
  const places = Array.from({ length: ADVERTISERS }, (_none, place) => place);
  const offers = places.map(offerId);
  const owners = places.map(advertiserId);
  await pool.query(
    `insert into user_payment (id, user_id, method, sealed, account_mac, created_at)
     select id, owner, $4, sealed, sha256(id::text::bytea), now()
     from unnest($1::bigint[], $2::bigint[], $3::text[]) as given (id, owner, sealed)`,
    [
      offers,
      owners,
      offers.map((id) => sealDetails(vault, toPaymentId(BigInt(id)), detailsOf(id))),
      MARKET.payMethod,
    ],
  );
  await pool.query(
    `insert into offer (id, advertiser_id, account_group, side, crypto, fiat, price_type, price,
       quantity, remaining, min_limit, max_limit, pay_window_minutes, message, auto_reply,
       conditions, visibility, share_token, pay_methods, user_payment_ids, state, version,
       created_at, updated_at)
     select given.id, owner, account_group, 'sell', crypto, fiat, 'fixed', 10 ^ price_scale,
       $5::bigint, $5::bigint, 100, 100000000, 15, '', '',
       '{"isKycRequired": true, "minTrades": 0, "minCompletionPercent": 0, "minRegisteredDays": 0,
         "firstTradeCap": null}',
       'public', 'bench-share-token-' || given.id, array[$6], array[given.id], 'online', 1, now(),
       now()
     from unnest($1::bigint[], $2::bigint[]) as given (id, owner)
       join app_user on app_user.id = owner
       join market on market.crypto = $3 and market.fiat = $4`,
    [offers, owners, MARKET.crypto, MARKET.fiat, STOCK, MARKET.payMethod],
  );
  await pool.query(
    `insert into trader (user_id, completed_trades)
     select unnest($1::bigint[]), 100`,
    [owners],
  );
}

/**
 * In the reserve of each offer; an advertiser's ledger accounts have twice the advertiser's number,
 * and one more.
 */
async function insertCoins(pool: Pool): Promise<void> {
  await pool.query(
    `insert into ledger_account (id, owner_id, kind, asset)
     select 2 * id + place, id, (array['offer', 'escrow'])[place + 1], $3
     from generate_series($1::bigint, $1::bigint + $2 - 1) id, generate_series(0, 1) place
     union all select 1, 0, 'chain', $3`,
    [advertiserId(0), ADVERTISERS, MARKET.crypto],
  );
  await pool.query(
    `do $$
     declare at timestamptz := now();
     begin
       insert into transfer (id, cause_kind, cause_id, cause_step, booked_at)
         values (1, 'bench', 1, 'fund', at);
       insert into posting (transfer_id, account_id, sequence, amount, balance_after, booked_at)
         select 1, id, 1, ${STOCK}, ${STOCK}, at from ledger_account where kind = 'offer'
         union all select 1, 1, 1, -${STOCK} * ${ADVERTISERS}, -${STOCK} * ${ADVERTISERS}, at;
     end $$`,
  );
}
