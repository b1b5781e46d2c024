// The measured ledger: users with plenty of one coin, and its check afterwards.
import type { Pool } from "@parley/database/pool";

/** Ledger accounts have the ids of their owners, from 1; the chain has 0. */
export async function fill(pool: Pool, accounts: number): Promise<void> {
  await pool.query(
    `insert into coin (code, name, logo, scale, sort) values ('BTC', 'Bitcoin', 'btc.svg', 8, 1)`,
  );
  await pool.query(
    `insert into app_user (id, uid, username, account_group, password_hash, password_changed_at,
       language, created_at)
     select n, 100000000 + n, 'person-' || n, 100000000 + n, '$argon2id$none', now(), 'en', now()
     from generate_series(1, $1) n`,
    [accounts],
  );
  await pool.query(
    `insert into ledger_account (id, owner_id, kind, asset)
     select n, n, case n when 0 then 'chain' else 'spot' end, 'BTC' from generate_series(0, $1) n`,
    [accounts],
  );
  // A transfer and its postings must be written in one transaction.
  await pool.query(
    `do $$
     declare
       at timestamptz := now();
       each bigint := 1000000000000;
     begin
       insert into transfer (id, cause_kind, cause_id, cause_step, booked_at)
         values (1, 'bench', 1, 'fund', at);
       insert into posting (transfer_id, account_id, sequence, amount, balance_after, booked_at)
         select 1, n, 1, each, each, at from generate_series(1, ${accounts}) n
         union all
         select 1, 0, 1, -each * ${accounts}, -each * ${accounts}, at;
     end $$`,
  );
  await pool.query("analyze");
}

/**
 * Every balance is the sum of its postings, numbered without a gap, and all balances sum to zero.
 */
export async function checkLedger(
  pool: Pool,
): Promise<{ readonly areRight: boolean; readonly told: string }> {
  const { rows } = await pool.query<{ wrong: string; total: string; transfers: string }>(
    `select
       (
         select count(*)
         from ledger_account account
           left join (
             select account_id, sum(amount) as balance, count(*) as lines, max(sequence) as last
             from posting group by account_id
           ) booked on booked.account_id = account.id
         where account.balance <> coalesce(booked.balance, 0)
           or account.sequence <> coalesce(booked.lines, 0)
           or account.sequence <> coalesce(booked.last, 0)
       ) as wrong,
       (select sum(balance) from ledger_account) as total,
       (select count(*) from transfer) as transfers`,
  );
  const { wrong = "?", total = "?", transfers = "?" } = rows[0] ?? {};
  return {
    areRight: wrong === "0" && total === "0",
    told: `books: ${transfers} transfers, ${wrong} wrong balances, all balances sum to ${total}`,
  };
}
