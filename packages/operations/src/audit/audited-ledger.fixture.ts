// A ledger for tests of the audit: some of everything that is posted, with the rows of other tables
// that it concerns.
import type { UserId } from "@parley/domain/ids";
import type { Pool, PoolClient } from "@parley/database/pool";
import { writeLedger } from "@parley/database/queries/ledger/ledger-rows";
import { insertLedgerAccounts } from "@parley/database/queries/ledger/ledger";
import { inTransaction } from "@parley/database/transaction";
import { PLATFORM, type AccountKind } from "@parley/domain/ledger/account";
import { insertTestUser } from "@parley/testing/test-user";

const AT = Date.UTC(2026, 0, 15);

/** The owner does not matter to these tests. */
const ACCOUNTS = [
  [1n, "platform", "chain", "BTC"],
  [2n, "one", "spot", "BTC"],
  [3n, "one", "futures", "BTC"],
  [4n, "platform", "chain", "ETH"],
  [5n, "other", "spot", "ETH"],
  [6n, "platform", "chain", "SOL"],
  [7n, "platform", "fees", "SOL"],
  [8n, "other", "spot", "SOL"],
  [9n, "other", "withdrawal", "SOL"],
  [10n, "other", "offer", "SOL"],
  [11n, "other", "escrow", "SOL"],
  [12n, "one", "spot", "SOL"],
] as const satisfies readonly (readonly [bigint, string, AccountKind, string])[];

/** Transfers by their ids, and what they are for unless it does not matter. */
const TRANSFERS: readonly (readonly [bigint, string, readonly Line[]])[] = [
  [
    11n,
    "test/11/a",
    [
      [1n, -100n],
      [2n, 100n],
    ],
  ],
  [
    12n,
    "test/12/a",
    [
      [2n, -30n],
      [3n, 30n],
    ],
  ],
  [
    13n,
    "test/13/a",
    [
      [2n, -10n],
      [1n, 10n],
      [4n, -50n],
      [5n, 50n],
    ],
  ],
  [
    14n,
    "deposit/31/credit",
    [
      [6n, -40n],
      [8n, 40n],
    ],
  ],
  [
    15n,
    "withdrawal/21/request",
    [
      [8n, -5n],
      [9n, 5n],
    ],
  ],
  [
    16n,
    "withdrawal/22/request",
    [
      [8n, -8n],
      [9n, 8n],
    ],
  ],
  [
    17n,
    "withdrawal/23/request",
    [
      [8n, -9n],
      [9n, 9n],
    ],
  ],
  [
    18n,
    "withdrawal/22/sent",
    [
      [9n, -8n],
      [6n, 6n],
      [7n, 2n],
    ],
  ],
  [
    19n,
    "withdrawal/23/canceled",
    [
      [9n, -9n],
      [8n, 9n],
    ],
  ],
  [
    20n,
    "offer/41/publish",
    [
      [8n, -12n],
      [10n, 12n],
    ],
  ],
  [
    21n,
    "order/51/create",
    [
      [10n, -3n],
      [11n, 3n],
    ],
  ],
  [
    22n,
    "order/52/create",
    [
      [10n, -2n],
      [11n, 2n],
    ],
  ],
  [
    23n,
    "order/52/settle",
    [
      [11n, -2n],
      [12n, 1n],
      [7n, 1n],
    ],
  ],
];

type Line = readonly [accountId: bigint, amount: bigint];

export async function fillLedger(pool: Pool): Promise<void> {
  await pool.query(
    `insert into coin (code, name, logo, scale, sort)
     select code, code, 'coin.svg', 8, row_number() over ()
     from unnest(array['BTC', 'ETH', 'SOL']) as given (code)`,
  );
  const [one, other] = [await insertTestUser(pool), await insertTestUser(pool)];
  const owners = { platform: PLATFORM, one: one.id, other: other.id };
  await insertLedgerAccounts(
    pool,
    ACCOUNTS.map(([id, owner, kind, asset]) => ({
      id,
      ownerId: owners[owner],
      kind,
      asset,
      balance: 0n,
      sequence: 0n,
    })),
  );
  const standing = new Map<bigint, { sequence: bigint; balance: bigint }>();
  for (const [id, cause, lines] of TRANSFERS) await book(pool, standing, id, cause, lines);
  await pool.query(
    `insert into command_receipt (owner_id, kind, key, input_hash, reply, created_at)
     values ($1, 'transfer', 'k', sha256('1'), '{}', now())`,
    [one.id],
  );
  await keepOthers(pool, other.id);
  await keepOrders(pool, other.id, one.id);
  await keepStaffLog(pool, other.id, one.id);
}

/** Four acts of staff, numbered and chained by the database. */
async function keepStaffLog(pool: Pool, staffId: UserId, userId: UserId): Promise<void> {
  await pool.query(
    `insert into staff_action (id, staff_id, action, user_id, subject, reason, created_at)
     select 60 + n, $1, 'user.freeze', $2, null, 'reason ' || n, now() from generate_series(1, 4) as n`,
    [staffId, userId],
  );
}

async function book(
  pool: Pool,
  standing: Map<bigint, { readonly sequence: bigint; readonly balance: bigint }>,
  id: bigint,
  cause: string,
  lines: readonly Line[],
): Promise<void> {
  const [kind = "", causeId = "", step = ""] = cause.split("/");
  const postings = lines.map(([accountId, amount]) => {
    const before = standing.get(accountId) ?? { sequence: 0n, balance: 0n };
    const after = { sequence: before.sequence + 1n, balance: before.balance + amount };
    standing.set(accountId, after);
    const { sequence, balance: balanceAfter } = after;
    return { transferId: id, accountId, sequence, amount, balanceAfter, bookedAt: AT };
  });
  const transfers = [{ id, cause: { kind, id: BigInt(causeId), step }, bookedAt: AT }];
  const nothing = { events: [], receipts: [] };
  await writeLedger(pool, { at: AT, transfers, postings, ...nothing });
}

/** The rows of other tables that these transfers are about. */
async function keepOthers(pool: Pool, userId: UserId): Promise<void> {
  const statements = `insert into deposit
       (id, user_id, asset, network, address, txid, output_index, amount, block_height,
        confirmations_needed, status, seen_at, credited_at)
     values
       (31, ${userId}, 'SOL', 'SOL', 'a', 't', 0, 40, 1, 1, 'credited', now(), now()),
       (32, ${userId}, 'SOL', 'SOL', 'a', 't', 1, 1, 1, 1, 'confirming', now(), null);
     insert into withdrawal
       (id, user_id, group_id, asset, network, address, amount, fee, worth_cents, needs_staff,
        state, end_reason, txid, requested_at, ended_at)
     select id, ${userId}, ${userId}, 'SOL', 'SOL', 'a', amount, fee, 0, false,
       state, reason, txid, now(), ended_at
     from (
       values
         (21, 4, 1, 'requested', null, null, null),
         (22, 6, 2, 'sent', null, 't', now()),
         (23, 8, 1, 'canceled', 'user', null, now())
     ) as given (id, amount, fee, state, reason, txid, ended_at);
     insert into offer
       (id, advertiser_id, account_group, side, crypto, fiat, price_type, price, quantity, remaining,
        min_limit, max_limit, pay_window_minutes, message, auto_reply, conditions, visibility,
        share_token, pay_methods, user_payment_ids, state, version, created_at, updated_at)
     select id, ${userId}, 1, side, 'SOL', 'EUR', 'fixed', 1, 9, remaining,
       1, 2, 15, '', '', '{}', 'public',
       id::text, '{sepa}', case side when 'sell' then array[1::bigint] else '{}' end,
       state, 1, now(), now()
     from (
       values (41, 'sell', 7, 'paused'), (42, 'buy', 9, 'online'), (43, 'sell', 0, 'closed')
     ) as given (id, side, remaining, state)`;
  await inTransaction(pool, (tx) => corrupt(tx, statements));
}

/** Of the one's orders on the other's offer the first waits for payment, the second was settled. */
async function keepOrders(pool: Pool, advertiserId: UserId, takerId: UserId): Promise<void> {
  const statements = `update offer set open_orders = 1 where id = 41;
     insert into trade_group (group_id, open_taken, open_worth_cents) values (${takerId}, 1, 3);
     insert into group_offer (group_id, offer_id, open_orders, open_fiat) values (${takerId}, 41, 1, 1);
     insert into trade_order
       (id, r_token, offer_id, offer_side, advertiser_id, taker_id, crypto, fiat, crypto_scale,
        fiat_scale, price_scale, price, fee_numerator, fee_denominator, quantity, fee,
        receive_quantity, fiat_amount, pay_method, user_payment_id, pay_window_minutes, state,
        appeal, version, created_at, pay_by, is_extended, is_reminded, paid_at, confirm_by,
        arrives_by, confirmed_at, completed_at, settled_quantity, due_at, advertiser_group_id,
        taker_group_id, worth_cents)
     select id, id::text, 41, 'sell', ${advertiserId}, ${takerId}, 'SOL', 'EUR', 8, 2, 2, 1, 1, 2,
       quantity, fee, quantity - fee, 1, 'sepa', 1, 15, state, 'none', version, now(), now(),
       false, false, ended_at, ended_at, ended_at, ended_at, ended_at, settled, due_at,
       ${advertiserId}, ${takerId}, quantity
     from (
       values
         (51, 3, 1, 'pending_payment', 1, null, null, now()),
         (52, 2, 1, 'completed', 4, now(), 1, null)
     ) as given (id, quantity, fee, state, version, ended_at, settled, due_at);
     insert into order_history (order_id, version, happened_at, actor, step, state, appeal)
     values
       (51, 1, now(), 'buyer', 'create', 'pending_payment', 'none'),
       (52, 4, now(), 'system', 'settle', 'completed', 'none')`;
  await inTransaction(pool, (tx) => corrupt(tx, statements));
}

/** Bypassing all triggers and foreign keys, as only a superuser of the database could. */
export async function corrupt(tx: PoolClient, statements: string): Promise<void> {
  await tx.query("set local session_replication_role = replica");
  await tx.query(statements);
}
