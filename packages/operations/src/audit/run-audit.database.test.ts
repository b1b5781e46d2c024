import type { Pool, PoolClient } from "@parley/database/pool";
import { createLedgerQueries } from "@parley/database/queries/ledger";
import { inTransaction } from "@parley/database/transaction";
import type { Drawer } from "@parley/domain/ledger/account";
import { expectCleanBooks } from "@parley/testing/auditor";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestPerson } from "@parley/testing/test-person";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeAudit } from "./describe-audit.ts";
import {
  AUDIT_CHECKS,
  auditBooks,
  runAudit,
  type AuditOptions,
  type AuditReport,
} from "./run-audit.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await keepBooks(database.pool);
});

afterAll(() => database.drop());

const AT = Date.UTC(2026, 0, 15);

/** Who owns it does not matter to these tests, as long as somebody does. */
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
] as const satisfies readonly (readonly [bigint, string, Drawer, string])[];

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
      [8n, -7n],
      [10n, 7n],
    ],
  ],
];

type Line = readonly [accountId: bigint, amount: bigint];

async function keepBooks(pool: Pool): Promise<void> {
  await pool.query(
    `insert into coin (code, name, logo, scale, sort)
     select code, code, 'coin.svg', 8, row_number() over ()
     from unnest(array['BTC', 'ETH', 'SOL']) as given (code)`,
  );
  const [one, other] = [await insertTestPerson(pool), await insertTestPerson(pool)];
  const owners = { platform: 0n, one: one.id, other: other.id };
  await createLedgerQueries(pool).insertAccounts(
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
  await inTransaction(pool, async (tx) => {
    const queries = createLedgerQueries(tx);
    const transfer = { id, cause: { kind, id: BigInt(causeId), step }, bookedAt: AT };
    await queries.insertTransfers([transfer]);
    await queries.insertPostings(postings);
  });
}

/** The rows of other tables that these transfers are about. */
async function keepOthers(pool: Pool, personId: bigint): Promise<void> {
  const statements = `insert into deposit
       (id, person_id, asset, network, address, txid, output_index, amount, block_height,
        confirmations_needed, status, seen_at, credited_at)
     values
       (31, ${personId}, 'SOL', 'SOL', 'a', 't', 0, 40, 1, 1, 'credited', now(), now()),
       (32, ${personId}, 'SOL', 'SOL', 'a', 't', 1, 1, 1, 1, 'confirming', now(), null);
     insert into withdrawal
       (id, person_id, group_id, asset, network, address, amount, fee, worth_cents, needs_staff,
        state, end_reason, txid, requested_at, ended_at)
     select id, ${personId}, ${personId}, 'SOL', 'SOL', 'a', amount, fee, 0, false,
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
     select id, ${personId}, 1, side, 'SOL', 'EUR', 'fixed', 1, 9, remaining,
       1, 2, 15, '', '', '{}', 'public',
       id::text, '{sepa}', case side when 'sell' then array[1::bigint] else '{}' end,
       state, 1, now(), now()
     from (
       values (41, 'sell', 7, 'paused'), (42, 'buy', 9, 'online'), (43, 'sell', 0, 'closed')
     ) as given (id, side, remaining, state)`;
  await inTransaction(pool, (tx) => corrupt(tx, statements));
}

/** Past all triggers and references, as only somebody with the keys of the database could. */
async function corrupt(tx: PoolClient, statements: string): Promise<void> {
  await tx.query("set local session_replication_role = replica");
  await tx.query(statements);
}

/** What an audit says of the books after this was done to them; then it is undone. */
async function auditAfter(statements: string, options: AuditOptions = {}): Promise<AuditReport> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await corrupt(client, statements);
    return await auditBooks(client, options);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

test("clean books pass, and it is told how much was looked at", async () => {
  const report = await runAudit(database.pool);
  expect(report.findings).toEqual([]);
  expect(report.size).toEqual({
    accounts: 10n,
    assets: 3n,
    transfers: 10n,
    postings: 23n,
    receipts: 1n,
  });
  await expectCleanBooks(database.pool);
});

test("it waits for nobody who is at work on the books", async () => {
  await inTransaction(database.pool, async (tx) => {
    await tx.query("select from ledger_account for update");
    expect((await runAudit(database.pool)).findings).toEqual([]);
  });
});

const AMOUNT = "update posting set amount = -31 where transfer_id = 12 and account_id = 2;";

const WITHDRAWAL = ["withdrawal-drawer", "withdrawal-booked"];

/** What was done to the books, and every check that notices; the first is the one it is about. */
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
    "delete from person where id = (select owner_id from ledger_account where id = 5)",
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
  ["update withdrawal set asset = 'BTC' where id = 21", ["withdrawal-drawer"]],
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
  ["update deposit set person_id = person_id + 1 where id = 31", ["deposit-booked"]],
  ["update offer set remaining = 6 where id = 41", ["offer-drawer"]],
  ["update offer set state = 'closed', remaining = 0", ["offer-drawer"]],
  ["update offer set advertiser_id = advertiser_id + 1", ["offer-drawer"]],
  [
    `alter table command_receipt drop constraint command_receipt__owner_id_kind_key;
     insert into command_receipt select * from command_receipt`,
    ["receipt-once"],
  ],
];

describe("a book that was tampered with is found out", () => {
  test.each(CASES)("%s", async (statements, failed) => {
    const { findings } = await auditAfter(statements);
    const names = findings.map(({ check }) => check.name);
    expect(names.toSorted()).toEqual(failed.toSorted());
  });

  test("no check is without a case", () => {
    const proved = new Set(CASES.map(([, [about]]) => about));
    expect(AUDIT_CHECKS.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([]);
  });

  test("the first rows are shown, and how many there are", async () => {
    const report = await auditAfter("update posting set balance_after = balance_after + 7", {
      maxShown: 2,
    });
    const chain = report.findings.find(({ check }) => check.name === "balance-chain");
    expect(chain?.total).toBe(10n);
    expect(chain?.first).toHaveLength(2);
    expect(describeAudit(report)).toMatch(
      /FAIL {2}balance-chain: .*\n {6}\{.*\}\n {6}\{.*\}\n {6}… and 8 more\n/,
    );
  });

  test("the very line is named at which a chain breaks", async () => {
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
