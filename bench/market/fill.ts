// A market of any size, inserted by SQL under the constraints of real offers. All values are drawn
// from one seed, so that two runs measure the same offers.
import type { Pool } from "@parley/database/pool";

/** The measured market, and its share of all offers. */
export const HOT = { crypto: "USDT", fiat: "EUR", share: 0.2 } as const;

const FIRST_PERSON = 5_000_000_000;
const FIRST_UID = 200_000_000;
const OFFERS_OF_ADVERTISER = 50;
const FEWEST_ADVERTISERS = 200;

export interface Filled {
  readonly offers: number;
  readonly hotOffers: number;
  readonly advertisers: number;
}

/** Adds offers up to this number. `rate` counts units of the hot market's prices. */
export async function fillMarket(pool: Pool, offers: number, rate: bigint): Promise<Filled> {
  const advertisers = Math.max(FEWEST_ADVERTISERS, Math.ceil(offers / OFFERS_OF_ADVERTISER));
  await insertAdvertisers(pool, advertisers);
  await insertOffers(pool, offers, advertisers, rate);
  await pool.query("vacuum analyze offer");
  await pool.query("analyze");
  // Disk writes left over from filling are not part of the measurement.
  await pool.query("checkpoint");
  const { rows } = await pool.query<{ all: string; hot: string }>(
    `select count(*) as all, count(*) filter (where crypto = $1 and fiat = $2) as hot from offer`,
    [HOT.crypto, HOT.fiat],
  );
  return { offers: Number(rows[0]?.all), hotOffers: Number(rows[0]?.hot), advertisers };
}

async function insertAdvertisers(pool: Pool, count: number): Promise<void> {
  await pool.query("select setseed(0.25)");
  await pool.query(
    `insert into app_user (id, uid, username, username_skeleton, account_group, password_hash,
       password_changed_at, language, kyc_type, kyc_status, created_at)
     select $2 + n, $3 + n, 'trader-' || n, 'trader-' || n, $3 + n, '$argon2id$none', now(), 'en', 'individual',
       case when n % 5 = 0 then 'none' else 'approved' end, now() - interval '1 year'
     from generate_series(1, $1::bigint) n
     on conflict do nothing`,
    [count, FIRST_PERSON, FIRST_UID],
  );
  await pool.query(
    `insert into trader (user_id, completed_trades, failed_trades, release_seconds, release_count)
     select $2 + n, trades, floor(trades * random() * 0.1), trades * floor(60 + random() * 900),
       trades
     from (select n, floor(random() ^ 3 * 5000)::integer as trades
           from generate_series(1, $1::bigint) n) as given
     on conflict do nothing`,
    [count, FIRST_PERSON],
  );
  await pool.query(
    `insert into trader_presence (user_id, seen_at)
     select $2 + n,
       case when n % 3 = 0 then now() + interval '1 day' else now() - interval '1 day' end
     from generate_series(1, $1::bigint) n
     on conflict (user_id) do update set seen_at = excluded.seen_at`,
    [count, FIRST_PERSON],
  );
}

/**
 * One of five offers is in the hot market, the others in all of them; half are floating. Few offers
 * accept the last payment methods of the currency, and few have high limits: selective filters cost
 * most.
 */
async function insertOffers(
  pool: Pool,
  count: number,
  advertisers: number,
  rate: bigint,
): Promise<void> {
  const { rows } = await pool.query<{ max: string | null }>("select max(id) from offer");
  const have = Number(rows[0]?.max ?? 0);
  await pool.query("select setseed(0.5)");
  await pool.query(
    `with place as (
       select row_number() over (order by crypto, fiat) - 1 as number, crypto, fiat from market
     ), total as (select count(*) as markets from place),
     method as (
       select array_agg(method order by method) as codes from payment_method_currency where currency = $5
     ), drawn as (
       select n, random() < $6 as is_hot, floor(random() * total.markets) as place,
         case when n % 2 = 0 then 'sell' else 'buy' end as side, random() < 0.5 as is_fixed,
         random() as price_at, random() as size, random() as method_at, random() as extra,
         1 + floor(random() * $3)::bigint as advertiser
       from generate_series($1::bigint + 1, $2::bigint) n, total
     )
     insert into offer (id, advertiser_id, account_group, side, crypto, fiat, price_type, price,
       ratio, price_floor, price_ceiling, quantity, remaining, min_limit, max_limit,
       pay_window_minutes, message, auto_reply, conditions, hours, visibility, share_token,
       pay_methods, user_payment_ids, state, version, created_at, updated_at)
     select n, $7 + advertiser, $8 + advertiser, side,
       case when is_hot then $4 else place.crypto end, case when is_hot then $5 else place.fiat end,
       case when is_fixed then 'fixed' else 'floating' end,
       case when is_fixed then greatest(1, floor($9::numeric * (0.95 + price_at * 0.1))) end,
       case when is_fixed then null else floor(950000 + price_at * 100000) end,
       null, null,
       floor((100 + size * 100000)) * 100000000, floor((1 + size * extra * 100000)) * 100000000,
       floor(1000 + size * 100000), floor(200000 + size ^ 4 * 10000000),
       15, case when extra < 0.3 then 'Please pay from an account in your own name.' else '' end, '',
       jsonb_build_object('isKycRequired', extra < 0.3, 'minTrades', case when extra < 0.1 then 10
         else 0 end, 'minCompletionPercent', 0, 'minRegisteredDays', 0, 'firstTradeCap', null),
       case when extra > 0.8 then '{"timeZone": "Europe/Berlin",
         "spans": [{"fromMinute": 0, "toMinute": 10080}]}'::jsonb end,
       'public', 'bench-share-token-' || n,
       array(select distinct codes[1 + floor(least(power(method_at, 3) + step * 0.07, 0.999)
         * cardinality(codes))::integer] from generate_series(0, n % 3) step),
       case side when 'sell' then array[$7 + advertiser] else '{}'::bigint[] end,
       'online', 1, now(), now()
     from drawn left join place on place.number = drawn.place, method`,
    [
      have,
      count,
      advertisers,
      HOT.crypto,
      HOT.fiat,
      HOT.share,
      FIRST_PERSON,
      FIRST_UID,
      String(rate),
    ],
  );
}
