import type { Pool } from "@parley/database/pool";
import { createLedgerQueries } from "@parley/database/queries/ledger";
import { inTransaction } from "@parley/database/transaction";
import type { Drawer, LedgerAccount } from "@parley/domain/ledger/account";
import { expectCleanBooks } from "@parley/testing/auditor";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestPerson } from "@parley/testing/test-person";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AUDIT_CHECKS, runAudit } from "./run-audit.ts";

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  await keepBooks(database.pool);
});

afterEach(() => database.drop());

const AT = Date.UTC(2026, 0, 15);

/** Two people, two coins, three transfers; the last of them in both coins. */
async function keepBooks(pool: Pool): Promise<void> {
  await pool.query(
    `insert into coin (code, name, logo, scale, sort)
     values ('BTC', 'Bitcoin', 'btc.svg', 8, 1), ('ETH', 'Ether', 'eth.svg', 8, 2)`,
  );
  const [one, other] = [await insertTestPerson(pool), await insertTestPerson(pool)];
  await createLedgerQueries(pool).insertAccounts([
    account(1n, 0n, "chain", "BTC"),
    account(2n, one.id, "spot", "BTC"),
    account(3n, one.id, "futures", "BTC"),
    account(4n, 0n, "chain", "ETH"),
    account(5n, other.id, "spot", "ETH"),
  ]);
  await book(pool, 11n, [
    [1n, 1n, -100n, -100n],
    [2n, 1n, 100n, 100n],
  ]);
  await book(pool, 12n, [
    [2n, 2n, -30n, 70n],
    [3n, 1n, 30n, 30n],
  ]);
  await book(pool, 13n, [
    [2n, 3n, -10n, 60n],
    [1n, 2n, 10n, -90n],
    [4n, 1n, -50n, -50n],
    [5n, 1n, 50n, 50n],
  ]);
  await pool.query(
    `insert into command_receipt (owner_id, kind, key, input_hash, reply, created_at)
     values ($1, 'transfer', 'k', sha256('1'), '{}', now())`,
    [one.id],
  );
}

function account(id: bigint, ownerId: bigint, kind: Drawer, asset: string): LedgerAccount {
  return { id, ownerId, kind, asset, balance: 0n, sequence: 0n };
}

type Line = readonly [accountId: bigint, sequence: bigint, amount: bigint, balanceAfter: bigint];

async function book(pool: Pool, id: bigint, lines: readonly Line[]): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const queries = createLedgerQueries(tx);
    const cause = { kind: "test", id, step: "book" };
    await queries.insertTransfers([{ id, cause, bookedAt: AT }]);
    await queries.insertPostings(
      lines.map(([accountId, sequence, amount, balanceAfter]) => ({
        transferId: id,
        accountId,
        sequence,
        amount,
        balanceAfter,
        bookedAt: AT,
      })),
    );
  });
}

/** Past all triggers and references, as only somebody with the keys of the database could. */
async function corrupt(pool: Pool, statements: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await tx.query("set local session_replication_role = replica");
    await tx.query(statements);
  });
}

async function listFailed(): Promise<string[]> {
  const { findings } = await runAudit(database.pool);
  return findings.map(({ check }) => check.name);
}

test("clean books pass, and it is told how much was looked at", async () => {
  const report = await runAudit(database.pool);
  expect(report.findings).toEqual([]);
  expect(report.size).toEqual({
    accounts: 5n,
    assets: 2n,
    transfers: 3n,
    postings: 8n,
    receipts: 1n,
  });
  await expectCleanBooks(database.pool);
});

test("it waits for nobody who is at work on the books", async () => {
  await inTransaction(database.pool, async (tx) => {
    await tx.query("select from ledger_account for update");
    expect(await listFailed()).toEqual([]);
  });
});

const AMOUNT = "update posting set amount = -31 where transfer_id = 12 and account_id = 2;";

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
  ["insert into transfer values (14, 'test', 14, 'book', now())", ["transfer-postings"]],
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
  [
    `alter table command_receipt drop constraint command_receipt__owner_id_kind_key;
     insert into command_receipt select * from command_receipt`,
    ["receipt-once"],
  ],
];

describe("a book that was tampered with is found out", () => {
  test.each(CASES)("%s", async (statements, failed) => {
    await corrupt(database.pool, statements);
    expect((await listFailed()).toSorted()).toEqual(failed.toSorted());
  });

  test("no check is without a case", () => {
    const proved = new Set(CASES.map(([, [about]]) => about));
    expect(AUDIT_CHECKS.map(({ name }) => name).filter((name) => !proved.has(name))).toEqual([]);
  });

  test("the first rows are shown, and how many there are", async () => {
    await corrupt(database.pool, "update posting set balance_after = balance_after + 7");
    const { findings } = await runAudit(database.pool, { maxShown: 2 });
    const chain = findings.find(({ check }) => check.name === "balance-chain");
    expect(chain?.total).toBe(5n);
    expect(chain?.first).toHaveLength(2);
    await expect(expectCleanBooks(database.pool)).rejects.toThrow(/FAIL {2}balance-chain/);
  });

  test("the very line is named at which a chain breaks", async () => {
    await corrupt(
      database.pool,
      "update posting set amount = amount + 1 where account_id = 2 and sequence = 2",
    );
    const { findings } = await runAudit(database.pool);
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
