import { createMovableClock } from "@parley/platform/clock";
import { createTestDatabase } from "@parley/testing/database";
import { eventually } from "@parley/testing/eventually";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startPruneWorker } from "./prune-worker.ts";

test("the prune worker runs repeatedly, survives an outage of the database, and stops on request", async () => {
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
  const parts = { pool: database.pool, clock: createMovableClock(), files, everyMs: 10 };
  const worker = startPruneWorker({ ...parts, logger });
  await insert();
  await eventually(async () => expect(await count()).toBe(0));
  await insert();
  await eventually(async () => expect(await count()).toBe(0));
  await eventually(() => expect(removed).toEqual([7n]));
  await database.drop();
  await eventually(() => expect(lines.join("")).toContain("cannot be deleted"));
  await worker.stop();
  const written = lines.length;
  // While another has had some turns, this one would have had its own.
  const turns: string[] = [];
  const counter = pino({ level: "debug" }, { write: (line: string) => turns.push(line) });
  const other = startPruneWorker({ ...parts, logger: counter });
  await eventually(() =>
    expect(turns.filter((line) => line.includes("files cannot be")).length).toBeGreaterThan(3),
  );
  await other.stop();
  expect(lines).toHaveLength(written);
});
