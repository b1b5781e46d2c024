// The database itself refuses an invalid ledger, whatever writes to it. Each test bypasses the
// engine with plain statements.
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser } from "@parley/testing/test-user";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PoolClient } from "../../pool.ts";

let database: TestDatabase;
let tx: PoolClient;

/** In a month that has a part of its own, whenever the tests run. */
const AT = new Date().toISOString();
const LATER = new Date(Date.parse(AT) + 1).toISOString();
const MONTH = `posting_${AT.slice(0, 7).replace("-", "_")}`;
/** The accounts of this file. */
const CHAIN = 1;
const SPOT = 2;
const OTHER_SPOT = 3;
const ETHER_SPOT = 4;
const ETHER_CHAIN = 5;

beforeAll(async () => {
  database = await createTestDatabase();
  const person = await insertTestUser(database.pool);
  const other = await insertTestUser(database.pool);
  await database.pool.query(
    `insert into coin (code, name, logo, scale, sort)
     values ('BTC', 'Bitcoin', 'btc.svg', 8, 1), ('ETH', 'Ether', 'eth.svg', 8, 2)`,
  );
  await database.pool.query(
    `insert into ledger_account (id, owner_id, kind, asset)
     values (${CHAIN}, 0, 'chain', 'BTC'), (${SPOT}, $1, 'spot', 'BTC'),
       (${OTHER_SPOT}, $2, 'spot', 'BTC'), (${ETHER_SPOT}, $1, 'spot', 'ETH'),
       (${ETHER_CHAIN}, 0, 'chain', 'ETH')`,
    [person.id, other.id],
  );
  return () => database.drop();
});

/** Every test works in a transaction that is thrown away, with 100 atoms on SPOT. */
beforeEach(async () => {
  tx = await database.pool.connect();
  await tx.query("begin");
  await book(10, [
    [CHAIN, 1, -100, -100],
    [SPOT, 1, 100, 100],
  ]);
  return async () => {
    await tx.query("rollback");
    tx.release();
  };
});

/** Account, sequence, amount, balance after. */
type GivenLine = readonly [number, number, number | bigint, number | bigint];

async function addTransfer(id: number, cause = id): Promise<void> {
  await tx.query(
    `insert into transfer (id, cause_kind, cause_id, cause_step, booked_at)
     values ($1, 'test', $2, 'book', $3)`,
    [id, cause, AT],
  );
}

async function addLines(
  transferId: number,
  lines: readonly GivenLine[],
  { table = "posting", at = AT } = {},
): Promise<void> {
  const rows = lines.map(
    ([account, sequence, amount, balance]) =>
      `(${transferId}, ${account}, ${sequence}, ${amount}, ${balance}, '${at}')`,
  );
  await tx.query(
    `insert into ${table} (transfer_id, account_id, sequence, amount, balance_after, booked_at)
     values ${rows.join(", ")}`,
  );
}

async function book(transferId: number, lines: readonly GivenLine[]): Promise<void> {
  await addTransfer(transferId);
  await addLines(transferId, lines);
}

async function balanceOf(account: number): Promise<unknown> {
  const { rows } = await tx.query<{ balance: string; sequence: string }>(
    "select balance, sequence from ledger_account where id = $1",
    [account],
  );
  return rows[0];
}

function broken(constraint: string) {
  return expect.objectContaining({ constraint });
}

test("a valid transfer updates the balances", async () => {
  await book(11, [
    [SPOT, 2, -30, 70],
    [OTHER_SPOT, 1, 30, 30],
  ]);
  expect(await balanceOf(SPOT)).toEqual({ balance: "70", sequence: "2" });
  expect(await balanceOf(OTHER_SPOT)).toEqual({ balance: "30", sequence: "1" });
});

test("several transfers over the same ledger account in one statement continue each other", async () => {
  await addTransfer(11);
  await addTransfer(12);
  await tx.query(
    `insert into posting (transfer_id, account_id, sequence, amount, balance_after, booked_at)
     values (12, ${OTHER_SPOT}, 2, 5, 35, $1), (11, ${SPOT}, 2, -30, 70, $1),
       (12, ${SPOT}, 3, -5, 65, $1), (11, ${OTHER_SPOT}, 1, 30, 30, $1)`,
    [AT],
  );
  expect(await balanceOf(SPOT)).toEqual({ balance: "65", sequence: "3" });
  expect(await balanceOf(OTHER_SPOT)).toEqual({ balance: "35", sequence: "2" });
});

test("a statement without postings does nothing", async () => {
  await tx.query("insert into posting select * from posting where false");
  expect(await balanceOf(SPOT)).toEqual({ balance: "100", sequence: "1" });
});

describe("postings that do not balance", () => {
  const wrong: Record<string, readonly GivenLine[]> = {
    "create money": [
      [SPOT, 2, -30, 70],
      [OTHER_SPOT, 1, 31, 31],
    ],
    "destroy money": [[SPOT, 2, -30, 70]],
    "turn one asset into another": [
      [SPOT, 2, -30, 70],
      [ETHER_SPOT, 1, 30, 30],
    ],
  };
  for (const [name, lines] of Object.entries(wrong)) {
    test(`${name}: refused`, async () => {
      await expect(book(11, lines)).rejects.toEqual(broken("posting__sums_to_zero"));
    });
  }

  test("two transfers that balance only together: refused", async () => {
    await addTransfer(11);
    await addTransfer(12);
    await expect(
      tx.query(
        `insert into posting (transfer_id, account_id, sequence, amount, balance_after, booked_at)
         values (11, ${SPOT}, 2, -30, 70, $1), (12, ${OTHER_SPOT}, 1, 30, 30, $1)`,
        [AT],
      ),
    ).rejects.toEqual(broken("posting__sums_to_zero"));
  });

  test("two assets that balance separately: accepted", async () => {
    await book(11, [
      [SPOT, 2, -30, 70],
      [OTHER_SPOT, 1, 30, 30],
      [ETHER_CHAIN, 1, -7, -7],
      [ETHER_SPOT, 1, 7, 7],
    ]);
    expect(await balanceOf(ETHER_SPOT)).toEqual({ balance: "7", sequence: "1" });
  });
});

describe("postings that do not continue their ledger account", () => {
  const wrong: Record<string, readonly GivenLine[]> = {
    "a wrong balance after": [
      [SPOT, 2, -30, 71],
      [OTHER_SPOT, 1, 30, 30],
    ],
    "a gap in the sequence": [
      [SPOT, 3, -30, 70],
      [OTHER_SPOT, 1, 30, 30],
    ],
    "an account that does not exist": [
      [SPOT, 2, -30, 70],
      [999, 1, 30, 30],
    ],
    "a gap inside the statement": [
      [SPOT, 2, -30, 70],
      [SPOT, 4, -5, 65],
      [OTHER_SPOT, 1, 35, 35],
    ],
    "a wrong balance inside the statement": [
      [SPOT, 2, -30, 60],
      [SPOT, 3, -5, 65],
      [OTHER_SPOT, 1, 35, 35],
    ],
  };
  for (const [name, lines] of Object.entries(wrong)) {
    test(`${name}: refused`, async () => {
      await expect(book(11, lines)).rejects.toEqual(broken("posting__continues_account"));
    });
  }

  test("a number that was used before, at another instant: refused", async () => {
    await addTransfer(11);
    const lines = [
      [SPOT, 1, -30, 70],
      [OTHER_SPOT, 1, 30, 30],
    ] as const;
    await expect(addLines(11, lines, { at: LATER })).rejects.toEqual(
      broken("posting__continues_account"),
    );
  });

  test("a posting of zero: refused", async () => {
    await expect(
      book(11, [
        [SPOT, 2, 0, 100],
        [OTHER_SPOT, 1, 0, 0],
      ]),
    ).rejects.toEqual(broken("posting__amount"));
  });

  test("more than the balance: refused", async () => {
    await expect(
      book(11, [
        [SPOT, 2, -101, -1],
        [OTHER_SPOT, 1, 101, 101],
      ]),
    ).rejects.toEqual(broken("ledger_account__balance"));
  });

  test("more than the balance, compensated later in the statement: refused", async () => {
    await addTransfer(11);
    await addTransfer(12);
    await expect(
      tx.query(
        `insert into posting (transfer_id, account_id, sequence, amount, balance_after, booked_at)
         values (11, ${SPOT}, 2, -101, -1, $1), (11, ${OTHER_SPOT}, 1, 101, 101, $1),
           (12, ${SPOT}, 3, 5, 4, $1), (12, ${CHAIN}, 2, -5, -105, $1)`,
        [AT],
      ),
    ).rejects.toEqual(broken("posting__balance_after"));
  });

  test("more than a balance can store: refused", async () => {
    const most = 2n ** 63n - 1n;
    await book(11, [
      [ETHER_CHAIN, 1, -most, -most],
      [ETHER_SPOT, 1, most, most],
    ]);
    await expect(
      book(12, [
        [ETHER_CHAIN, 2, -1, -most],
        [ETHER_SPOT, 2, 1, most],
      ]),
    ).rejects.toThrow(/out of range/);
  });
});

describe("transfers", () => {
  test("the same cause a second time: refused", async () => {
    await addTransfer(11, 77);
    await expect(addTransfer(12, 77)).rejects.toEqual(broken("transfer__cause"));
  });

  test("postings of a transfer that does not exist: refused", async () => {
    await expect(
      addLines(999, [
        [SPOT, 2, -30, 70],
        [OTHER_SPOT, 1, 30, 30],
      ]),
    ).rejects.toEqual(broken("posting__sums_to_zero"));
  });

  test("more postings for the transfer of an earlier transaction: refused", async () => {
    const old = await database.pool.query<{ id: string }>(
      `insert into transfer (id, cause_kind, cause_id, cause_step, booked_at)
       values (5, 'test', 5, 'book', $1) on conflict do nothing returning id`,
      [AT],
    );
    expect(old.rowCount).toBe(1);
    await expect(
      addLines(5, [
        [SPOT, 2, -30, 70],
        [OTHER_SPOT, 1, 30, 30],
      ]),
    ).rejects.toEqual(broken("posting__sums_to_zero"));
  });
});

describe("changes of stored postings", () => {
  const attempts: Record<string, readonly [statement: string, constraint: string]> = {
    "changing a posting": ["update posting set amount = 1", `${MONTH}__append_only`],
    "deleting a posting": ["delete from posting", `${MONTH}__append_only`],
    "emptying posting": ["truncate posting", "posting__append_only"],
    "changing a posting of one month": [`update ${MONTH} set amount = 1`, `${MONTH}__append_only`],
    "deleting a posting of one month": [`delete from ${MONTH}`, `${MONTH}__append_only`],
    "emptying one month": [`truncate ${MONTH}`, `${MONTH}__through_its_table`],
    "emptying the rest": ["truncate posting_rest", "posting_rest__through_its_table"],
    "changing a transfer": ["update transfer set cause_id = 1", "transfer__append_only"],
    "deleting a transfer": ["delete from transfer", "transfer__append_only"],
    "emptying transfer": ["truncate transfer", "transfer__append_only"],
    "changing a balance": [
      `update ledger_account set balance = 5 where id = ${SPOT}`,
      "ledger_account__postings_only",
    ],
    "changing a balance by an upsert": [
      `insert into ledger_account (id, owner_id, kind, asset) values (${CHAIN}, 0, 'chain', 'BTC')
       on conflict (id) do update set balance = 5`,
      "ledger_account__postings_only",
    ],
    "giving an account to somebody else": [
      `update ledger_account set owner_id = 0 where id = ${SPOT}`,
      "ledger_account__postings_only",
    ],
    "deleting an account": ["delete from ledger_account", "ledger_account__append_only"],
    "emptying the accounts": ["truncate ledger_account cascade", "ledger_account__append_only"],
    "an account that begins with money": [
      "insert into ledger_account (id, owner_id, kind, asset, balance) values (9, 0, 'fees', 'BTC', 5)",
      "ledger_account__postings_only",
    ],
    "an account that begins in the middle": [
      "insert into ledger_account (id, owner_id, kind, asset, sequence) values (9, 0, 'fees', 'BTC', 5)",
      "ledger_account__postings_only",
    ],
  };
  for (const [name, [statement, constraint]] of Object.entries(attempts)) {
    test(`${name}: refused`, async () => {
      await expect(tx.query(statement)).rejects.toEqual(broken(constraint));
    });
  }

  for (const part of [MONTH, "posting_rest"]) {
    test(`writing to the partition ${part} directly: refused`, async () => {
      await addTransfer(11);
      const lines = [
        [SPOT, 2, -30, 70],
        [OTHER_SPOT, 1, 30, 30],
      ] as const;
      await expect(addLines(11, lines, { table: part })).rejects.toEqual(
        broken(`${part}__through_its_table`),
      );
    });
  }
});

describe("ledger accounts", () => {
  const wrong: Record<string, readonly [values: string, constraint: string]> = {
    "a second one of the same": ["(9, 0, 'chain', 'BTC')", "ledger_account__owner_id_kind_asset"],
    "a ledger account of a user's kind for the platform": [
      "(9, 0, 'spot', 'BTC')",
      "ledger_account__kind",
    ],
    "nobody's": ["(9, 12345, 'spot', 'BTC')", "ledger_account__user_id"],
    "of a coin that is not one": ["(9, 0, 'fees', 'XYZ')", "ledger_account__asset"],
  };
  for (const [name, [values, constraint]] of Object.entries(wrong)) {
    test(`${name}: refused`, async () => {
      await expect(
        tx.query(`insert into ledger_account (id, owner_id, kind, asset) values ${values}`),
      ).rejects.toEqual(broken(constraint));
    });
  }

  test("a platform's ledger account for a user: refused", async () => {
    await expect(
      tx.query(
        `insert into ledger_account (id, owner_id, kind, asset)
         select 9, id, 'chain', 'BTC' from app_user limit 1`,
      ),
    ).rejects.toEqual(broken("ledger_account__kind"));
  });

  test("fees below zero: refused", async () => {
    await tx.query(
      "insert into ledger_account (id, owner_id, kind, asset) values (9, 0, 'fees', 'BTC')",
    );
    await expect(
      book(11, [
        [9, 1, -1, -1],
        [SPOT, 2, 1, 101],
      ]),
    ).rejects.toEqual(broken("ledger_account__balance"));
  });
});
