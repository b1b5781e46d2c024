import { createMovableClock } from "@parley/platform/clock";
import { createTestDatabase } from "@parley/testing/database";
import { eventually } from "@parley/testing/eventually";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startPruneWorker } from "./prune-worker.ts";

test("clears away again and again, outlives the database, and stops when asked", async () => {
  const database = await createTestDatabase();
  const lines: string[] = [];
  const logger = pino({ level: "debug" }, { write: (line: string) => lines.push(line) });
  const insert = () =>
    database.pool.query("insert into login_failure values ('key', 1, '2020-01-01', null)");
  const count = async () => (await database.pool.query("select from login_failure")).rowCount;
  const removed: bigint[] = [];
  const files = {
    put: () => Promise.resolve(),
    get: () => Promise.resolve(Buffer.alloc(0)),
    remove: async (id: bigint) => {
      removed.push(id);
    },
  };
  await database.pool.query(
    `insert into file (id, owner_id, purpose, name, media_type, byte_count, sha256, created_at)
     values (7, 1, 'kyc', 'x', 'image/jpeg', 1, sha256(''), '2020-01-01')`,
  );
  const worker = startPruneWorker({
    pool: database.pool,
    clock: createMovableClock(),
    files,
    logger,
    everyMs: 10,
  });
  await insert();
  await eventually(async () => expect(await count()).toBe(0));
  await insert();
  await eventually(async () => expect(await count()).toBe(0));
  await eventually(() => expect(removed).toEqual([7n]));
  await database.drop();
  await eventually(() => expect(lines.join("")).toContain("cannot be deleted"));
  await worker.stop();
  const written = lines.length;
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(lines).toHaveLength(written);
});
