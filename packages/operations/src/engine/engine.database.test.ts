import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createPool, type Pool } from "@parley/database/pool";
import { drawer, platformDrawer } from "@parley/domain/ledger/account";
import { moveLines } from "@parley/domain/ledger/transfer";
import { createIdSource } from "@parley/platform/ids";
import { systemClock } from "@parley/platform/clock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashInput } from "../input-hash.ts";
import type { CommandKind } from "./command.ts";
import { createEngine, type Engine } from "./engine.ts";
import { accountShelf } from "./ledger-shelves.ts";
import { need } from "./shelf.ts";

let database: TestDatabase;
let pool: Pool;
let engine: Engine;
const ids = createIdSource({ clock: systemClock, node: 1 });

interface Mint {
  readonly id: bigint;
  readonly to: bigint;
  readonly amount: bigint;
}
const mint: CommandKind<Mint, { id: string }, { readonly ok: false; readonly error: string }> = {
  name: "mint",
  needs: ({ to }) => [
    need(accountShelf, drawer(to, "spot", "BTC")),
    need(accountShelf, platformDrawer("chain", "BTC")),
  ],
  decide({ id, to, amount }, desk) {
    const booked = desk.book(
      { kind: "mint", id, step: "book" },
      moveLines(platformDrawer("chain", "BTC"), drawer(to, "spot", "BTC"), amount),
    );
    if (!booked.ok) return booked;
    return { ok: true, reply: { id: String(id) } };
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { isPipelined: true, max: 2 });
  engine = createEngine({ pool, clock: systemClock, ids });
  await pool.query(
    `insert into coin (code,name,logo,scale,sort) values ('BTC','Bitcoin','btc.svg',8,1) on conflict do nothing`,
  );
  await pool.query(
    `insert into person (id, uid, username, account_group, password_hash, password_changed_at, language, created_at) select g, 100000000+g, 'p'||g||'xx', 100000000+g, '$argon2id$x', now(), 'en', now() from generate_series(1,100) g`,
  );
});
afterAll(async () => {
  await engine.stop();
  await pool.end();
  await database.drop();
});

test("moves", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 300 }, (_, i) =>
      engine.submit(mint, {
        input: { id: ids.next(), to: BigInt(1 + (i % 100)), amount: 5n },
        identity: { ownerId: 1n, key: `k${i % 250}`, inputHash: hashInput(i % 250) },
      }),
    ),
  );
  expect(outcomes.filter((o) => o.ok).length).toBe(300);
  const { rows } = await pool.query(
    `select sum(balance) s, count(*) c, (select balance from ledger_account where kind='chain') chain from ledger_account`,
  );
  expect(rows[0]).toEqual({ s: "0", c: "101", chain: "-1250" });
});
