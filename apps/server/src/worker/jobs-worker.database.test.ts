import type { Pool } from "@parley/database/pool";
import { inTransaction } from "@parley/database/transaction";
import {
  enqueueMail,
  enqueueText,
  type OutgoingMessage,
} from "@parley/operations/messaging/jobs/enqueue-message";
import { waitForMessages } from "@parley/operations/messaging/jobs/wait-for-messages";
import { createMovableClock, type MovableClock } from "@parley/platform/clock";
import { DeliveryError, type OutboxMessage } from "@parley/platform/delivery";
import { createOutboxMailer } from "@parley/platform/mail/outbox-mailer";
import { createOutboxTextSender } from "@parley/platform/sms/outbox-text-sender";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { eventually } from "@parley/testing/eventually";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type JobsWorker, startJobsWorker } from "./jobs-worker.ts";

const NOW = Date.UTC(2026, 0, 15, 12);
const CODE: OutgoingMessage = {
  to: "ada.lovelace@example.org",
  locale: "en",
  antiPhishingCode: "bluebell",
  message: { template: "code", purpose: "login", code: "271828", expiresAt: NOW + 300_000 },
};

const vault = createVault("a secret for the tests of the worker, long enough");
let database: TestDatabase;
let clock: MovableClock;
let kept: OutboxMessage[];
let logLines: string[];
/** Thrown by the outbox, one for each try, before it keeps anything. */
let failures: DeliveryError[];
let worker: JobsWorker;

/** How many connections are refused from now on, and once a message was sent. */
let refused: number;
let refusedAfterwards: number;

/** The test's own, which can be refused. */
function pool(): Pool {
  return new Proxy(database.pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...given: unknown[]): unknown => {
        const isRefused = name === "connect" && given.length === 0 && refused > 0;
        if (!isRefused) return Reflect.apply(value, target, given);
        refused -= 1;
        return Promise.reject(new Error("Connection terminated unexpectedly"));
      };
    },
  });
}

/** Without times and process ids, whose digits would be those of the code one day. */
const createLog = () =>
  pino(
    { level: "trace", base: null, timestamp: false },
    { write: (line: string) => logLines.push(line) },
  );

const keep = (message: OutboxMessage) => {
  const failure = failures.shift();
  if (failure !== undefined) return Promise.reject(failure);
  kept.push(message);
  refused = refusedAfterwards;
  return Promise.resolve();
};

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

beforeEach(async () => {
  await database.pool.query("truncate graphile_worker._private_jobs");
  clock = createMovableClock({ now: () => NOW });
  kept = [];
  failures = [];
  logLines = [];
  refused = 0;
  refusedAfterwards = 0;
  worker = startJobsWorker({
    pool: pool(),
    vault,
    mailer: createOutboxMailer(keep),
    textSender: createOutboxTextSender(keep),
    clock,
    publicUrl: "https://parley.example",
    logger: createLog(),
  });
});

afterEach(async () => {
  await worker.stop();
});

const enqueue = (mail: OutgoingMessage) =>
  inTransaction(database.pool, (tx) => enqueueMail(tx, vault, mail));

/** Nothing waits that could be done now; what was put off waits on. */
const untilWorkedOff = async () => {
  expect(await waitForMessages(database.pool, 10_000)).toBe(true);
};

const readJobs = async () => {
  const { rows } = await database.pool.query<{ attempts: number; lastError: string | null }>(
    `select attempts, last_error as "lastError" from graphile_worker.jobs`,
  );
  return rows;
};

test("a queued mail and a queued text are sent at once, in the reader's language", async () => {
  await enqueue(CODE);
  await inTransaction(database.pool, (tx) =>
    enqueueText(tx, vault, { ...CODE, to: "+4915112345678" }),
  );
  await untilWorkedOff();
  expect(kept.toSorted((a, b) => a.channel.localeCompare(b.channel))).toEqual([
    expect.objectContaining({
      channel: "email",
      to: "ada.lovelace@example.org",
      subject: "Your Parley security code",
      purpose: "login",
      code: "271828",
      text: expect.stringContaining("Your anti-phishing code: bluebell"),
    }),
    expect.objectContaining({
      channel: "phone",
      to: "+4915112345678",
      subject: null,
      purpose: "login",
      code: "271828",
      text: expect.stringMatching(/^271828 is your Parley code\./),
    }),
  ]);
  expect(await readJobs()).toEqual([]);
});

test("an unsupported language falls back to English", async () => {
  await enqueue({ ...CODE, locale: "xx" });
  await untilWorkedOff();
  expect(kept[0]?.subject).toBe("Your Parley security code");
});

describe("a message that cannot be sent", () => {
  test("is retried with growing delays", async () => {
    failures = [new DeliveryError("the mail server did not take it (ETIMEDOUT)", false)];
    await enqueue(CODE);
    await untilWorkedOff();
    expect(kept).toEqual([]);
    expect(await readJobs()).toEqual([
      { attempts: 1, lastError: expect.stringContaining("ETIMEDOUT") },
    ]);
    // The database's clock has the next try some seconds ahead.
    await database.pool.query("update graphile_worker._private_jobs set run_at = now()");
    await database.pool.query("select pg_notify('jobs:insert', '{}')");
    await untilWorkedOff();
    expect(kept).toHaveLength(1);
    expect(await readJobs()).toEqual([]);
  });

  test("permanently is given up at the first attempt, and logged", async () => {
    failures = [new DeliveryError("the mail server did not take it (EENVELOPE, 550)", true)];
    await enqueue(CODE);
    await untilWorkedOff();
    expect(kept).toEqual([]);
    expect(await readJobs()).toEqual([]);
    expect(logLines.join("")).toContain("a message was given up");
    expect(logLines.join("")).toContain("EENVELOPE, 550");
  });

  test("is given up after its last attempt", async () => {
    failures = [new DeliveryError("not now", false)];
    await worker.stop();
    await enqueue(CODE);
    await database.pool.query(
      "update graphile_worker._private_jobs set attempts = max_attempts - 1",
    );
    worker = startJobsWorker({
      pool: database.pool,
      vault,
      mailer: createOutboxMailer(keep),
      textSender: createOutboxTextSender(keep),
      clock,
      publicUrl: "https://parley.example",
      logger: createLog(),
    });
    await untilWorkedOff();
    expect(await readJobs()).toEqual([]);
    expect(logLines.join("")).toContain("a message was given up");
  });

  test("because its code has expired meanwhile is not sent", async () => {
    clock.advance(300_000);
    await enqueue(CODE);
    await untilWorkedOff();
    expect(kept).toEqual([]);
    expect(logLines.join("")).toContain("worth nothing before it could be sent");
  });

  test("because another secret sealed it waits for the secret", async () => {
    const other = createVault("another secret, that this worker does not know");
    await inTransaction(database.pool, (tx) => enqueueMail(tx, other, CODE));
    await untilWorkedOff();
    expect(await readJobs()).toEqual([
      { attempts: 1, lastError: expect.stringContaining("VaultError") },
    ]);
  });

  test("because it is malformed is dropped", async () => {
    await database.pool.query("select graphile_worker.add_job('mail', '{\"to\": 1}')");
    await untilWorkedOff();
    expect(await readJobs()).toEqual([]);
    expect(logLines.join("")).toContain("cannot be read");
  });
});

test("no code, address or anti-phishing code is ever logged", async () => {
  failures = [
    new DeliveryError("refused", true),
    new DeliveryError("not now", false),
    new DeliveryError("not now", false),
  ];
  for (let count = 0; count < 4; count += 1) await enqueue(CODE);
  await untilWorkedOff();
  await worker.stop();
  const log = logLines.join("") + JSON.stringify(await readJobs());
  expect(log).toContain("given up");
  expect(log).toContain("ada***@example.org");
  for (const secret of ["271828", "ada.lovelace", "bluebell"]) expect(log).not.toContain(secret);
});

test("the worker survives the loss of its connections", async () => {
  await enqueue(CODE);
  await untilWorkedOff();
  await database.pool.query(
    // Answers when they are gone, so that none of them is handed out once more.
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await enqueue(CODE);
  await untilWorkedOff();
  expect(kept).toHaveLength(2);
});

test("a message sent just before the database disconnected is recorded as sent afterwards", async () => {
  refusedAfterwards = 1;
  await enqueue(CODE);
  await eventually(async () => expect(await readJobs()).toEqual([]));
  expect(kept).toHaveLength(1);
  expect(refused).toBe(0);
});
