import { insertFile, attachFiles, findFile } from "@parley/database/queries/kernel/file";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSimulatedClock } from "@parley/testing/simulated-clock";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pruneUnusedFiles } from "./prune-unused-files.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const clock = createSimulatedClock();
const removed: bigint[] = [];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test("files unused for two days are deleted, row and bytes, and no others", async () => {
  const { id: ownerId } = await insertTestUser(database.pool);
  const insert = (id: bigint, ageMs: number) =>
    insertFile(database.pool, {
      id,
      ownerId,
      purpose: "kyc",
      subject: null,
      name: "scan.jpg",
      mediaType: "image/jpeg",
      byteCount: 1,
      sha256: Buffer.alloc(32),
      createdAt: new Date(clock.now() - ageMs),
      sealedOrigin: null,
    });
  for (let index = 0n; index < 101n; index += 1n) await insert(1_000n + index, 3 * DAY_MS);
  await insert(1n, 3 * DAY_MS);
  await attachFiles(database.pool, { ids: [1n], ownerId, purpose: "kyc", subject: "a case" });
  await insert(2n, DAY_MS);
  const files = {
    put: () => Promise.resolve(),
    get: () => Promise.resolve(Buffer.alloc(0)),
    remove: async (id: bigint) => {
      removed.push(id);
    },
  };
  expect(await pruneUnusedFiles({ pool: database.pool, clock, files })).toBe(101);
  expect(new Set(removed).size).toBe(101);
  expect(await findFile(database.pool, 1_000n)).toBeNull();
  expect(await findFile(database.pool, 1n)).not.toBeNull();
  expect(await findFile(database.pool, 2n)).not.toBeNull();
  expect(await pruneUnusedFiles({ pool: database.pool, clock, files })).toBe(0);
});
