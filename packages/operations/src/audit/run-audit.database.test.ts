import { inTransaction } from "@parley/database/transaction";
import { expectCleanLedger } from "@parley/testing/auditor";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { corrupt, fillLedger } from "./audited-ledger.fixture.ts";
import { describeAudit } from "./describe-audit.ts";
import {
  AUDIT_CHECKS,
  auditLedger,
  runAudit,
  type AuditOptions,
  type AuditReport,
} from "./run-audit.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await fillLedger(database.pool);
});

afterAll(() => database.drop());

/** The findings of an audit after this change of the data, which is then rolled back. */
async function auditAfter(statements: string, options: AuditOptions = {}): Promise<AuditReport> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await corrupt(client, statements);
    return await auditLedger(client, { now: Date.now(), ...options });
  } finally {
    await client.query("rollback");
    client.release();
  }
}

test("a clean ledger passes the audit, which counts what it checked", async () => {
  const report = await runAudit(database.pool);
  expect(report.findings).toEqual([]);
  expect(report.size).toEqual({
    accounts: 12n,
    assets: 3n,
    transfers: 13n,
    postings: 30n,
    receipts: 1n,
  });
  await expectCleanLedger(database.pool);
});

test("the audit does not wait for running transactions", async () => {
  await inTransaction(database.pool, async (tx) => {
    await tx.query("select from ledger_account for update");
    expect((await runAudit(database.pool)).findings).toEqual([]);
  });
});

const AMOUNT = "update posting set amount = -31 where transfer_id = 12 and account_id = 2;";

/** What an order that has ended is, beside its state. */
const CANCELED = "state = 'canceled', canceled_at = now(), cancel_reason = 'buyer', due_at = null";

/** A line that was moved from one account to another. */
const MOVED = ["account-balance", "balance-chain", "last-posting"];

/** The first order with a ruling that takes effect in two hours, as it should be. */
const RULED = `update trade_order set state = 'paid', paid_at = now(), confirm_by = now(),
     arrives_by = now(), appeal = 'open', appeal_by = 'buyer', appeal_opened_at = now(),
     due_at = now() + interval '2 hours',
     ruling = jsonb_build_object(
       'kind', 'refund', 'effectAt', extract(epoch from now() + interval '2 hours') * 1000)
   where id = 51;
   update order_history set state = 'paid', appeal = 'open' where order_id = 51;`;

/** A new contact that waits, and a link that undoes the change, as they should be. */
const WAITING = `insert into contact
     (user_id, channel, target, verified_at, bound_at, waits_until)
   select min(id), 'email', 'new@example.org', now(), now(), now() + interval '1 day' from app_user;`;
const UNDO = `insert into contact_undo (token_hash, user_id, email, changed_at, expires_at)
   select sha256('token'), min(id), 'undo@example.org', now() - interval '1 hour',
     now() + interval '71 hours' from app_user;`;

const WITHDRAWAL = ["withdrawal-account", "withdrawal-booked"];

/** Each tampering, and every check that reports it; the first is the one under test. */
const CASES: readonly (readonly [statements: string, failed: readonly string[]])[] = [
  [
    "update posting set sequence = 9 where account_id = 2 and sequence = 3",
    ["posting-sequence", "last-posting"],
  ],
  [
    "update posting set balance_after = 71 where account_id = 2 and sequence = 2",
    ["balance-chain"],
  ],
  [
    "update ledger_account set balance = 61 where id = 2",
    ["account-balance", "last-posting", "asset-sum"],
  ],
  ["update ledger_account set sequence = 4 where id = 2", ["account-balance", "last-posting"]],
  [
    // Two wrongs that cancel each other out in every sum.
    `update posting set balance_after = 61 where account_id = 2 and sequence = 3;
     update posting set amount = amount + 1 where account_id = 2 and sequence = 3;
     update posting set amount = amount - 1 where account_id = 2 and sequence = 2;
     update posting set balance_after = 69 where account_id = 2 and sequence = 2`,
    ["last-posting", "balance-chain", "transfer-sum"],
  ],
  [
    `${AMOUNT} update posting set balance_after = balance_after - 1 where account_id = 2 and sequence > 1;
     update ledger_account set balance = 59 where id = 2`,
    ["asset-sum", "transfer-sum"],
  ],
  [
    // Wrong in both coins, by as much.
    `update posting set amount = amount + 1, balance_after = balance_after + 1
       where transfer_id = 13 and account_id in (1, 4);
     update ledger_account set balance = balance + 1 where id in (1, 4)`,
    ["transfer-sum", "asset-sum"],
  ],
  ["insert into transfer values (50, 'test', 50, 'book', now())", ["transfer-postings"]],
  ["delete from transfer where id = 12", ["posting-transfer"]],
  ["update transfer set booked_at = now() where id = 12", ["posting-transfer"]],
  ["delete from ledger_account where id = 5", ["posting-account", "asset-sum", "transfer-sum"]],
  [
    "delete from app_user where id = (select owner_id from ledger_account where id = 5)",
    ["account-owner"],
  ],
  ["delete from coin where code = 'ETH'", ["account-owner"]],
  [
    // More was taken out than was there, and put back later.
    `update posting set amount = -130, balance_after = -30 where account_id = 2 and sequence = 2;
     update posting set amount = 90 where account_id = 2 and sequence = 3`,
    ["negative-balance", "transfer-sum"],
  ],
  [
    `alter table ledger_account drop constraint ledger_account__balance;
     update ledger_account set balance = -1 where id = 3`,
    ["negative-balance", "account-balance", "last-posting", "asset-sum"],
  ],
  [
    `alter table transfer drop constraint transfer__cause;
     update transfer set cause_id = 11 where id = 12`,
    ["cause-once"],
  ],
  ["update command_receipt set owner_id = 7", ["receipt-owner"]],
  ["update withdrawal set state = 'approved', fee = 2 where id = 21", WITHDRAWAL],
  ["update withdrawal set asset = 'BTC' where id = 21", ["withdrawal-account"]],
  ["update withdrawal set id = 24 where id = 23", ["withdrawal-booked"]],
  [
    "update withdrawal set state = 'failed', end_reason = 'chain', txid = null where id = 22",
    ["withdrawal-booked"],
  ],
  [
    // Sent, and the fee forgotten.
    "update withdrawal set amount = 8, fee = 0 where id = 22",
    ["withdrawal-booked"],
  ],
  ["update deposit set status = 'credited', credited_at = now()", ["deposit-booked"]],
  ["update deposit set status = 'tooSmall', credited_at = null", ["deposit-booked"]],
  ["update deposit set user_id = user_id + 1 where id = 31", ["deposit-booked"]],
  ["update offer set remaining = 6 where id = 41", ["offer-account"]],
  ["update offer set state = 'closed', remaining = 0", ["offer-account"]],
  ["update offer set advertiser_id = advertiser_id + 1", ["offer-account"]],
  [
    // More is owed than is in escrow.
    "update trade_order set quantity = 4, receive_quantity = 3 where id = 51",
    ["escrow-account", "order-escrow"],
  ],
  ["update trade_order set crypto = 'ETH' where id = 51", ["escrow-account"]],
  [
    // Canceled, and nothing was given back.
    `update trade_order set ${CANCELED}, version = 2 where id = 51;
     insert into order_history values (51, 2, now(), 'buyer', null, null, 'cancel', 'canceled', 'none');
     update offer set open_orders = 0; update group_offer set open_orders = 0, open_fiat = 0;
     update trade_group set open_taken = 0, open_worth_cents = 0`,
    ["order-escrow", "escrow-account"],
  ],
  ["update transfer set cause_id = 53 where id = 21", ["order-escrow"]],
  [
    // Paid to the wrong side of it.
    "update trade_order set taker_id = advertiser_id, advertiser_id = taker_id where id = 52",
    ["order-groups", "order-payout"],
  ],
  [
    "update trade_order set receive_quantity = 2, fee = 0, settled_quantity = 2 where id = 52",
    ["order-payout", "order-fee"],
  ],
  [
    // The fee went to the buyer.
    "update posting set account_id = 12 where transfer_id = 23 and account_id = 7",
    ["order-fee", "order-payout", ...MOVED],
  ],
  [
    // As if it had been shared: of one atom at a half nothing is the platform's.
    "update trade_order set quantity = 4, receive_quantity = 3 where id = 52",
    ["order-fee", "order-escrow"],
  ],
  ["update order_history set state = 'paid' where order_id = 51", ["order-history"]],
  ["update order_history set version = 2 where order_id = 51", ["order-history"]],
  ["delete from order_history where order_id = 51", ["order-history"]],
  [
    "update trade_order set appeal = 'open', appeal_by = 'buyer', appeal_opened_at = now() where id = 51",
    ["order-history"],
  ],
  ["update offer set open_orders = 2 where id = 41", ["offer-open-orders"]],
  ["update offer set open_orders = 0 where id = 41", ["offer-open-orders"]],
  ["update trade_group set open_taken = 0", ["group-open-orders"]],
  ["update trade_group set open_taken = 2", ["group-open-orders"]],
  ["update trade_group set open_worth_cents = 2", ["group-open-orders"]],
  ["delete from trade_group", ["group-open-orders"]],
  ["update group_offer set open_orders = 2", ["group-offer-open-orders"]],
  ["update group_offer set open_fiat = 2", ["group-offer-open-orders"]],
  ["delete from group_offer", ["group-offer-open-orders"]],
  ["update trade_order set taker_group_id = 1 where id = 52", ["order-groups"]],
  [
    // As fresh as it never was: the order was completed long after that.
    `insert into fresh_coin
     select id, taker_group_id, crypto, settled_quantity, '2000-01-01', '2000-01-02'
     from trade_order where id = 52`,
    ["fresh-coin-bought"],
  ],
  [
    `insert into fresh_coin
     select id, taker_group_id, crypto, 1000, completed_at, '2100-01-01'
     from trade_order where id = 52`,
    ["fresh-coin-held", "fresh-coin-bought"],
  ],
  [
    // One atom more than was bought.
    `insert into fresh_coin
     select id, taker_group_id, crypto, settled_quantity + 1, completed_at,
       completed_at + interval '1 day'
     from trade_order where id = 52`,
    ["fresh-coin-bought", "fresh-coin-held"],
  ],
  [
    // An hour longer than a day.
    `insert into fresh_coin
     select id, taker_group_id, crypto, settled_quantity, completed_at,
       completed_at + interval '25 hours'
     from trade_order where id = 52`,
    ["fresh-coin-bought"],
  ],
  [
    // What was bought a moment ago has left the group's wallets.
    `insert into fresh_coin
     select id, taker_group_id, crypto, settled_quantity, completed_at,
       completed_at + interval '1 day'
     from trade_order where id = 52;
     update ledger_account set balance = 0, sequence = 2 where id = 12;
     update ledger_account set balance = balance + 1 where id = 9`,
    ["fresh-coin-held", "account-balance", "last-posting", "withdrawal-account"],
  ],
  [
    // As if the coins of a ruled order had been given back before the ruling took effect.
    `${RULED} delete from posting where transfer_id = 21 and account_id = 11`,
    [
      "standing-ruling-escrow",
      "account-balance",
      "balance-chain",
      "order-escrow",
      "posting-sequence",
      "transfer-sum",
    ],
  ],
  [
    `${RULED} update trade_order set due_at = due_at + interval '1 hour'`,
    ["standing-ruling-escrow"],
  ],
  [
    `alter table trade_order drop constraint trade_order__ruling;
     ${RULED} update trade_order set appeal = 'withdrawn' where id = 51;
     update order_history set appeal = 'withdrawn' where order_id = 51`,
    ["standing-ruling-escrow"],
  ],
  [
    `${RULED} update trade_order set due_at = due_at - interval '3 hours',
       ruling = jsonb_set(ruling, '{effectAt}', to_jsonb(extract(epoch from now() - interval '11 minutes') * 1000))
     where id = 51`,
    ["standing-ruling-overdue"],
  ],
  [
    // Requested ten hours before the end of a block, and not sent home.
    `update app_user set withdrawals_blocked_until = now() + interval '10 hours'
     where id = (select group_id from withdrawal where id = 21)`,
    ["withdrawal-block"],
  ],
  [`${WAITING} update contact set waits_until = waits_until - interval '1 hour'`, ["contact-wait"]],
  [`${WAITING} update contact set verified_at = null`, ["contact-wait"]],
  [
    `${UNDO} update contact_undo set expires_at = expires_at + interval '1 day'`,
    ["contact-undo-times"],
  ],
  [
    `${UNDO} update contact_undo set used_at = expires_at + interval '1 hour'`,
    ["contact-undo-times"],
  ],
  [
    `${UNDO} insert into contact (user_id, channel, target, verified_at, bound_at)
     select id, 'email', 'undo@example.org', now(), now() from app_user order by id desc limit 1`,
    ["contact-undo-owner"],
  ],
  [
    `alter table command_receipt drop constraint command_receipt__owner_id_kind_key;
     insert into command_receipt select * from command_receipt`,
    ["receipt-once"],
  ],
  ["update staff_action set reason = 'another' where number = 2", ["staff-log-chain"]],
  [
    "update staff_action set created_at = created_at - interval '1 microsecond' where number = 4",
    ["staff-log-chain"],
  ],
  ["delete from staff_action where number = 1", ["staff-log-chain"]],
  [
    `update staff_action set reason = 'another' where number = 2;
     create or replace function staff_action_hash(previous bytea, link staff_action) returns bytea
     language sql as $$
       select hash from staff_action where number = link.number
     $$`,
    ["staff-log-chain"],
  ],
  ["delete from staff_action where number = 3", ["staff-log-chain"]],
  [
    // Two acts in the other order.
    `alter table staff_action drop constraint staff_action__number;
     update staff_action set number = 5 - number where number in (2, 3)`,
    ["staff-log-chain"],
  ],
  // The tail was cut off: what is left is a whole chain.
  ["delete from staff_action where number = 4", ["staff-log-head"]],
  ["delete from staff_action", ["staff-log-head"]],
  ["delete from staff_log_head", ["staff-log-head"]],
  [
    "delete from staff_action where number = 4; update staff_log_head set number = 3",
    ["staff-log-head"],
  ],
  [
    // An edited last row with a hash that fits it.
    `update staff_action set reason = 'another' where number = 4;
     update staff_action as link set hash = staff_action_hash(
       (select hash from staff_action where number = 3), link) where number = 4`,
    ["staff-log-head"],
  ],
  [
    // The whole chain was written anew, and fits itself; what was noted on a day does not.
    `insert into staff_log_day (day, number, hash, noted_at)
       select '2026-03-01', number, hash, now() from staff_action where number = 3;
     update staff_action set reason = 'another' where number = 3;
     update staff_action as link set hash = staff_action_hash(
       (select hash from staff_action where number = 2), link) where number = 3;
     update staff_action as link set hash = staff_action_hash(
       (select hash from staff_action where number = 3), link) where number = 4;
     update staff_log_head set hash = (select hash from staff_action where number = 4)`,
    ["staff-log-day"],
  ],
  [
    // A note of a day was put back to an older row, so that what was cut off after it is not missed.
    `insert into staff_log_day (day, number, hash, noted_at)
       select '2026-03-01'::date + (4 - number)::int, number, hash, now() from staff_action
       where number in (2, 3)`,
    ["staff-log-day"],
  ],
];

describe("the audit reports a tampered ledger", () => {
  test.each(CASES)("%s", async (statements, failed) => {
    const { findings } = await auditAfter(statements);
    const names = findings.map(({ check }) => check.name);
    expect(names.toSorted()).toEqual(failed.toSorted());
  });

  test.each([RULED, WAITING, UNDO])(
    "what waits legitimately is no finding: %s",
    async (statements) => {
      expect((await auditAfter(statements)).findings).toEqual([]);
    },
  );

  test("an audit without a clock reports nothing as overdue", async () => {
    const client = await database.pool.connect();
    try {
      await client.query("begin");
      await corrupt(client, RULED.replaceAll("2 hours", "-2 hours"));
      expect((await auditLedger(client)).findings).toEqual([]);
      expect((await auditLedger(client, { now: Date.now() })).findings).toMatchObject([
        { check: { name: "standing-ruling-overdue" } },
      ]);
    } finally {
      await client.query("rollback");
      client.release();
    }
  });

  test("every check of the audit has a case", () => {
    const proved = new Set(CASES.map(([, [about]]) => about));
    expect(AUDIT_CHECKS.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([]);
  });

  test("the audit shows the first rows and their number", async () => {
    const report = await auditAfter("update posting set balance_after = balance_after + 7", {
      maxShown: 2,
    });
    const chain = report.findings.find(({ check }) => check.name === "balance-chain");
    expect(chain?.total).toBe(12n);
    expect(chain?.first).toHaveLength(2);
    expect(describeAudit(report)).toMatch(
      /FAIL {2}balance-chain: .*\n {6}\{.*\}\n {6}\{.*\}\n {6}… and 10 more\n/,
    );
  });

  test("the audit names the posting at which a chain breaks", async () => {
    const { findings } = await auditAfter(
      "update posting set amount = amount + 1 where account_id = 2 and sequence = 2",
    );
    const chain = findings.find(({ check }) => check.name === "balance-chain");
    expect(chain?.first).toEqual([
      {
        account_id: "2",
        sequence: "2",
        amount: "-29",
        balance_before: "100",
        balance_after: "70",
        transfer_id: "12",
      },
    ]);
  });
});
