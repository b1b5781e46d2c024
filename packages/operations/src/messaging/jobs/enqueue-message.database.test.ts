import { countDueJobs } from "@parley/database/queries/messaging/job";
import { inTransaction } from "@parley/database/transaction";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  enqueueMail,
  enqueueText,
  openSealedPart,
  type OutgoingMessage,
} from "./enqueue-message.ts";
import { messageJobSchema } from "./message.ts";

const vault = createVault("a secret for the tests of the queue, long enough");
const CODE: OutgoingMessage = {
  to: "ada@example.org",
  locale: "fr",
  antiPhishingCode: "bluebell",
  message: { template: "code", purpose: "login", code: "271828", expiresAt: 1_800_000_000_000 },
};

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

beforeEach(async () => {
  await database.pool.query("truncate graphile_worker._private_jobs");
});

const listJobs = async () => {
  const { rows } = await database.pool.query<{ task: string; payload: unknown; priority: number }>(
    `select tasks.identifier as task, jobs.payload, jobs.priority
     from graphile_worker._private_jobs as jobs
     join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
     order by jobs.priority, jobs.id`,
  );
  return rows;
};

test("a queued mail and a text message contain everything the worker needs", async () => {
  await inTransaction(database.pool, async (tx) => {
    await enqueueText(tx, vault, { ...CODE, to: "+4915112345678" });
    await enqueueMail(tx, vault, CODE);
  });
  const jobs = await listJobs();
  expect(jobs.map(({ task }) => task)).toEqual(["sms", "mail"]);
  const { to, locale, sealed } = messageJobSchema.parse(jobs[1]?.payload);
  expect({ to, locale }).toEqual({ to: "ada@example.org", locale: "fr" });
  expect(openSealedPart(vault, sealed)).toEqual({
    message: CODE.message,
    antiPhishingCode: "bluebell",
  });
});

test("neither code nor anti-phishing code can be read in the database", async () => {
  await inTransaction(database.pool, (tx) => enqueueMail(tx, vault, CODE));
  const stored = JSON.stringify(await listJobs());
  expect(stored).toContain("ada@example.org");
  expect(stored).not.toContain("271828");
  expect(stored).not.toContain("bluebell");
});

test("a transaction that fails sends nothing", async () => {
  const failing = inTransaction(database.pool, async (tx) => {
    await enqueueMail(tx, vault, CODE);
    throw new Error("the change was refused");
  });
  await expect(failing).rejects.toThrow("refused");
  expect(await listJobs()).toEqual([]);
});

test("codes are sent before everything else", async () => {
  await inTransaction(database.pool, async (tx) => {
    await enqueueMail(tx, vault, { ...CODE, message: { template: "kyc-approved" } });
    await enqueueMail(tx, vault, CODE);
  });
  const templates = (await listJobs()).map(({ payload }) => {
    const { sealed } = messageJobSchema.parse(payload);
    return openSealedPart(vault, sealed).message.template;
  });
  expect(templates).toEqual(["code", "kyc-approved"]);
});

test("jobs that are due or running are counted, not those postponed or given up", async () => {
  await inTransaction(database.pool, async (tx) => {
    await enqueueMail(tx, vault, CODE);
    await enqueueText(tx, vault, CODE);
  });
  expect(await countDueJobs(database.pool, ["mail", "sms"])).toBe(2);
  expect(await countDueJobs(database.pool, ["sms"])).toBe(1);
  const set = (assignment: string) =>
    database.pool.query(`update graphile_worker._private_jobs set ${assignment}`);
  await set("run_at = now() + interval '1 minute'");
  expect(await countDueJobs(database.pool, ["mail", "sms"])).toBe(0);
  await set("run_at = now(), attempts = max_attempts");
  expect(await countDueJobs(database.pool, ["mail", "sms"])).toBe(0);
  await set("locked_at = now()");
  expect(await countDueJobs(database.pool, ["mail", "sms"])).toBe(2);
});
