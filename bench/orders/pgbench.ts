// The reference: pgbench calling one function per order. It locks, checks and writes the same rows
// as one command of the engine, and leaves out what HTTP adds: session, limit of calls, gate, and
// reading the order for its reply.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Pool } from "@parley/database/pool";
import { advertiserId, ADVERTISERS, AMOUNT, MARKET, offerId, pgbenchTakerId } from "./people.ts";

const run = promisify(execFile);

export async function createOrderFunction(pool: Pool, takers: number): Promise<void> {
  await pool.query("create sequence bench_taker cache 100");
  // Blocks of a hundred for each connection; eight ids an order.
  await pool.query("create sequence bench_id start 9000000000 increment 8 cache 100");
  await pool.query(`
    create function bench_create_order(wanted bigint) returns text language plpgsql as $$
    declare
      taken offer;
      payment user_payment;
      taker bigint := ${pgbenchTakerId(0)} + nextval('bench_taker') % ${takers};
      new_id bigint := nextval('bench_id');
      given_key text := 'bench-' || new_id;
      counts trade_group;
      on_offer group_offer;
      rule trade_rule;
      one app_user;
      account ledger_account;
      source ledger_account;
      target ledger_account;
      at timestamptz := clock_timestamp();
      gross bigint := ${AMOUNT}00000000;
      fee bigint := gross / 1000;
      cost bigint := ${AMOUNT}00;
    begin
      select * into taken from offer where id = wanted for no key update;
      for one in
        select * from app_user where id in (taker, taken.advertiser_id) order by id
        for no key update
      loop
        if one.is_trading_frozen then return 'tradingFrozen'; end if;
        if one.account_group = taken.account_group and one.id = taker then return 'own'; end if;
      end loop;
      select * into counts from trade_group where group_id = taker for no key update;
      select * into on_offer from group_offer
        where group_id = taker and offer_id = wanted for no key update;
      select * into rule from trade_rule where name = 'newcomer';
      select * into payment from user_payment where id = taken.user_payment_ids[1] for share;
      for account in
        select * from ledger_account
        where owner_id = taken.advertiser_id and asset = taken.crypto and kind in ('offer', 'escrow')
        order by id for no key update
      loop
        if account.kind = 'offer' then source := account; else target := account; end if;
      end loop;
      perform from command_receipt
        where owner_id = taker and kind = 'create-order' and key = given_key;
      if found then return 'again'; end if;
      if taken.state <> 'online' or taken.visibility <> 'public' then return 'offerNotOnline'; end if;
      perform from trader_relation where kind = 'block'
        and (user_id, other_id) in ((taker, taken.advertiser_id), (taken.advertiser_id, taker));
      if found then return 'traderBlocked'; end if;
      if cost not between taken.min_limit and taken.max_limit then return 'amountOutside'; end if;
      if taken.remaining < gross or source.balance < gross then return 'outOfStock'; end if;
      if payment.removed_at is not null or payment.user_id <> taken.advertiser_id then
        return 'unknownPayMethod';
      end if;
      if counts.open_taken >= rule.max_open_orders or cardinality(counts.cancels) >= 3
        or on_offer.open_orders >= rule.max_open_on_offer
        or counts.open_worth_cents + cost > rule.max_open_worth_cents
      then return 'limit'; end if;
      update offer set remaining = remaining - gross, open_orders = open_orders + 1 where id = wanted;
      insert into trade_order (
        id, r_token, offer_id, offer_side, advertiser_id, taker_id, crypto, fiat, crypto_scale,
        fiat_scale, price_scale, price, fee_numerator, fee_denominator, quantity, fee,
        receive_quantity, fiat_amount, pay_method, user_payment_id, pay_window_minutes, state,
        appeal, version, created_at, pay_by, is_extended, is_reminded, due_at,
        advertiser_group_id, taker_group_id, worth_cents
      ) values (
        new_id, given_key, wanted, taken.side, taken.advertiser_id, taker, taken.crypto, taken.fiat,
        8, 2, 4, taken.price, 1, 1000, gross, fee, gross - fee, cost, payment.method, payment.id,
        taken.pay_window_minutes, 'pending_payment', 'none', 1, at,
        at + taken.pay_window_minutes * interval '1 minute', false, false,
        at + taken.pay_window_minutes * interval '1 minute', taken.advertiser_id, taker, cost
      );
      insert into trade_group (group_id, open_taken, open_worth_cents) values (taker, 1, cost)
        on conflict (group_id) do update set open_taken = trade_group.open_taken + 1,
          open_worth_cents = trade_group.open_worth_cents + cost;
      insert into group_offer (group_id, offer_id, open_orders, open_fiat)
        values (taker, wanted, 1, cost)
        on conflict (group_id, offer_id) do update set
          open_orders = group_offer.open_orders + 1, open_fiat = group_offer.open_fiat + cost;
      insert into order_history (order_id, version, happened_at, actor, user_id, session_id,
          step, state, appeal, details)
        values (new_id, 1, at, 'buyer', taker, taker, 'create', 'pending_payment', 'none', null);
      insert into order_message (id, order_id, sender, kind, event, is_internal, created_at)
        values (new_id, new_id, 'system', 'event',
          jsonb_build_object('code', 'created', 'by', 'buyer', 'values', '{}'::jsonb), false, at);
      insert into notification (id, user_id, kind, payload, created_at, is_mail_due)
        values (new_id, taken.advertiser_id, 'order-created', jsonb_build_object(
          'orderId', new_id::text, 'role', 'seller', 'crypto', taken.crypto, 'fiat', taken.fiat,
          'quantity', gross::text, 'fiatAmount', cost::text, 'payMethod', payment.method,
          'by', 'buyer'), at, false);
      insert into transfer (id, cause_kind, cause_id, cause_step, booked_at)
        values (new_id, 'order', new_id, 'create', at);
      insert into posting (transfer_id, account_id, sequence, amount, balance_after, booked_at)
        values
          (new_id, source.id, source.sequence + 1, -gross, source.balance - gross, at),
          (new_id, target.id, target.sequence + 1, gross, target.balance + gross, at);
      insert into event (id, user_id, topic, payload, created_at)
        values
          (new_id, null, 'offer', jsonb_build_object('advId', wanted::text,
            'remaining', (taken.remaining - gross)::text), at),
          (new_id + 1, taken.advertiser_id, 'balance',
            jsonb_build_object('assetCode', taken.crypto), at),
          (new_id + 2, taken.advertiser_id, 'notification', '{}', at),
          (new_id + 3, taken.advertiser_id, 'order',
            jsonb_build_object('orderId', new_id::text), at),
          (new_id + 4, taker, 'order', jsonb_build_object('orderId', new_id::text), at);
      insert into command_receipt (owner_id, kind, key, input_hash, reply, created_at)
        values (taker, 'create-order', given_key, sha256(given_key::bytea),
          jsonb_build_object('orderId', new_id::text), at);
      return 'ok';
    end $$`);
}

export interface PgbenchRun {
  readonly program: string;
  readonly url: string;
  readonly directory: string;
  readonly clients: number;
  readonly seconds: number;
  readonly isHot: boolean;
}

export interface PgbenchFigures {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** Throws when an order was refused. */
export async function runPgbench(pool: Pool, options: PgbenchRun): Promise<PgbenchFigures> {
  const { program, url, directory, clients, seconds, isHot } = options;
  const logs = await mkdtemp(join(directory, "pgbench-"));
  const script = join(directory, isHot ? "hot.sql" : "spread.sql");
  const last = isHot ? offerId(0) : offerId(ADVERTISERS - 1);
  const lines = [
    `\\set offer random(${offerId(0)}, ${last})`,
    "select bench_create_order(:offer);",
    "",
  ];
  await writeFile(script, lines.join("\n"));
  const before = await countOrders(pool);
  const { hostname, port, username, password, pathname } = new URL(url);
  const where = ["-h", hostname, "-p", port, "-U", username];
  const how = ["-n", "-M", "prepared", "-f", script, "-j", "2", "-l"];
  const noting = ["--log-prefix", join(logs, "log")];
  const much = ["-c", String(clients), "-T", String(seconds)];
  const { stdout } = await run(program, [...where, ...how, ...noting, ...much, pathname.slice(1)], {
    env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
  });
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  const done = Number(/actually processed: (\d+)/.exec(stdout)?.[1]);
  const made = (await countOrders(pool)) - before;
  if (made !== done) throw new Error(`pgbench sent ${done} orders, but ${made} were made`);
  const p99Ms = await readP99Ms(logs);
  await rm(logs, { recursive: true });
  // With less than one order a client in the time, pgbench prints no figure.
  return { perSecond: Number.isNaN(perSecond) ? made / seconds : perSecond, p99Ms };
}

/** Of one line for each order, whose third column is how long it took, in microseconds. */
async function readP99Ms(logs: string): Promise<number> {
  const files = (await readdir(logs)).map((name) => readFile(join(logs, name), "utf8"));
  const tookUs = (await Promise.all(files))
    .flatMap((text) => text.split("\n").filter((line) => line !== ""))
    .map((line) => Number(line.split(" ")[2]))
    .toSorted((a, b) => a - b);
  return (tookUs[Math.floor(tookUs.length * 0.99)] ?? 0) / 1_000;
}

async function countOrders(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from trade_order where advertiser_id >= $1 and crypto = $2`,
    [advertiserId(0), MARKET.crypto],
  );
  return rows[0]?.count ?? 0;
}
