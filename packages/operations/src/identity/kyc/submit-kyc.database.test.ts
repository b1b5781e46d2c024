import { insertFile, type FilePurpose } from "@parley/database/queries/kernel/file";
import {
  findLatestKycCase,
  listKycCaseFiles,
  listKycCasesOf,
  findKycCase,
} from "@parley/database/queries/identity/kyc-case";
import type { PersonApplication } from "@parley/domain/kyc/kyc";
import { createIdSource } from "@parley/platform/ids";
import type { KycProvider, KycSubmission, KycVerdict } from "@parley/platform/kyc/kyc-provider";
import { manualReview } from "@parley/platform/kyc/manual-review";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSimulatedClock } from "@parley/testing/simulated-clock";
import { insertTestUser, type TestUser } from "@parley/testing/test-user";
import { sessionOf } from "@parley/testing/test-session";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messageJobSchema } from "../../messaging/jobs/message.ts";
import { openSealedPart } from "../../messaging/jobs/enqueue-message.ts";
import { readKycInfo, readVerifiedName } from "./read-kyc-info.ts";
import { settleKycCase, type KycSettled } from "./settle-kyc-case.ts";
import { submitKyc, type KycParts, type NewSubmission } from "./submit-kyc.ts";

const ADA: PersonApplication = {
  kycType: "individual",
  realName: "Ada  Lovelace",
  birthDate: "1990-12-10",
  country: "GB",
  documentType: "passport",
  documentNumber: "PN-4711-XY",
};

const clock = createSimulatedClock();
const ids = createIdSource({ clock, node: 1 });
const vault = createVault("a secret that is only good for tests");

let database: TestDatabase;
let parts: KycParts;
let person: TestUser;
let failures: unknown[];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  failures = [];
  person = await insertTestUser(database.pool, {
    email: `k${ids.next()}@parley.test`,
    language: "de",
  });
  parts = {
    pool: database.pool,
    clock,
    ids,
    vault,
    provider: manualReview,
    files: {
      put: () => Promise.resolve(),
      get: (id) => Promise.resolve(Buffer.from(`bytes of ${id}`)),
      remove: () => Promise.resolve(),
    },
    onProviderFailure: (error) => failures.push(error),
  };
});

interface TestFile {
  readonly owner?: TestUser;
  readonly purpose?: FilePurpose;
  readonly mediaType?: string;
  readonly subject?: string;
}

async function addFile(file: TestFile = {}): Promise<bigint> {
  const { owner = person, purpose = "kyc", mediaType = "image/jpeg", subject = null } = file;
  const id = ids.next();
  await insertFile(database.pool, {
    id,
    ownerId: owner.id,
    purpose,
    subject,
    name: "scan.jpg",
    mediaType,
    byteCount: 5,
    sha256: Buffer.alloc(32),
    createdAt: new Date(clock.now()),
    sealedOrigin: null,
  });
  return id;
}

async function submission(change: Partial<NewSubmission> = {}): Promise<NewSubmission> {
  return {
    application: { ...ADA, documentNumber: `PN-4711-XY-${ids.next()}` },
    documentFileIds: [await addFile()],
    selfieFileId: await addFile(),
    ...change,
  };
}

async function submit(given: NewSubmission, key: string | null = null, who = person) {
  return submitKyc(parts, await sessionOf(database.pool, who), given, key);
}

const statusOf = async (who = person) => (await sessionOf(database.pool, who)).kycStatus;

async function latestCaseId(): Promise<bigint> {
  const found = await findLatestKycCase(database.pool, person.id);
  if (found === null) throw new Error("no case");
  return found.id;
}

async function settle(outcome: "approved" | "rejected"): Promise<KycSettled> {
  const caseId = await latestCaseId();
  const client = await database.pool.connect();
  try {
    const rejectReason = outcome === "approved" ? null : "documentExpired";
    return await settleKycCase(client, parts, { caseId, decidedBy: "manual", rejectReason });
  } finally {
    client.release();
  }
}

async function lastMessage() {
  const { rows } = await database.pool.query(
    `select payload from graphile_worker._private_jobs order by id desc limit 1`,
  );
  const job = messageJobSchema.parse(rows[0].payload);
  expect(job.locale).toBe("de");
  return openSealedPart(vault, job.sealed).message;
}

describe("a submitted verification", () => {
  test("waits, sealed: nothing of it is readable in the database", async () => {
    const given = await submission();
    expect(await submit(given)).toEqual({ ok: true });
    expect(await statusOf()).toBe("pending");
    const { rows } = await database.pool.query(
      "select to_jsonb(kyc_case)::text as text from kyc_case where user_id = $1",
      [person.id],
    );
    expect(rows).toHaveLength(1);
    // Long enough not to occur in a sealed text by chance.
    for (const secret of ["Lovelace", "1990-12-10", "PN-4711-XY", "passport", "country"]) {
      expect(rows[0].text).not.toContain(secret);
    }
    expect(await readKycInfo(parts, person.id)).toMatchObject({ realName: "Ada Lovelace" });
    const files = await listKycCaseFiles(database.pool, await latestCaseId());
    expect(files.map(({ fileId, kind }) => [fileId, kind])).toEqual([
      [given.documentFileIds[0], "document"],
      [given.selfieFileId, "selfie"],
    ]);
  });

  test("does not open when copied to another case", async () => {
    await submit(await submission());
    const mine = await latestCaseId();
    const other = await insertTestUser(database.pool);
    await database.pool.query(
      `insert into kyc_case (id, user_id, kyc_type, sealed, submitted_at)
       select id + 1, $2, kyc_type, sealed, submitted_at from kyc_case where id = $1`,
      [mine, other.id],
    );
    await expect(readKycInfo(parts, other.id)).rejects.toThrow(/another purpose, or altered/);
  });

  test("is stored once, also when it is sent twice concurrently", async () => {
    const [first, second] = [await submission(), await submission()];
    const results = await Promise.all([submit(first), submit(second)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, error: "kycPending" });
  });

  test("repeats its first reply, and refuses other input under the same key", async () => {
    const given = await submission();
    expect(await submit(given, "the-same-key")).toEqual({ ok: true });
    expect(await submit(given, "the-same-key")).toEqual({ ok: true });
    const other = { ...given, application: { ...ADA, country: "DE" } };
    expect(await submit(other, "the-same-key")).toEqual({
      ok: false,
      error: "idempotencyMismatch",
    });
    expect(await listKycCasesOf(database.pool, person.id)).toHaveLength(1);
  });

  test("belongs to the master", async () => {
    const sub = await insertTestUser(database.pool, { master: person });
    const given = await submission({ documentFileIds: [await addFile({ owner: sub })] });
    expect(await submit(given, null, sub)).toEqual({ ok: false, error: "masterOnly" });
  });

  test("a refused verification leaves no trace", async () => {
    const given = await submission({ application: { ...ADA, birthDate: "2010-01-01" } });
    expect(await submit(given)).toEqual({ ok: false, error: "kycTooYoung" });
    expect(await statusOf()).toBe("none");
    expect(await readKycInfo(parts, person.id)).toBeNull();
    // The same files can be sent in again.
    expect(await submit({ ...given, application: ADA })).toEqual({ ok: true });
  });
});

describe("documents that cannot be used", () => {
  const refused = { ok: false, error: "unknownFile" };

  test("another user's", async () => {
    const owner = await insertTestUser(database.pool);
    const foreign = await addFile({ owner });
    expect(await submit(await submission({ documentFileIds: [foreign] }))).toEqual(refused);
    expect(await submit(await submission({ selfieFileId: foreign }))).toEqual(refused);
  });

  test.each([
    ["meant for something else", { purpose: "chat" as const }],
    ["in use already", { subject: "17" }],
  ])("%s", async (_why, options) => {
    const fileId = await addFile(options);
    expect(await submit(await submission({ documentFileIds: [fileId] }))).toEqual(refused);
  });

  test("a missing one, or the same one twice", async () => {
    expect(await submit(await submission({ documentFileIds: [4n] }))).toEqual(refused);
    const twice = await addFile();
    expect(await submit(await submission({ documentFileIds: [twice, twice] }))).toEqual(refused);
    const both = { documentFileIds: [twice], selfieFileId: twice };
    expect(await submit(await submission(both))).toEqual(refused);
  });

  test("one that is no image", async () => {
    const pdf = await addFile({ mediaType: "application/pdf" });
    expect(await submit(await submission({ selfieFileId: pdf }))).toEqual(refused);
    expect(await submit(await submission({ documentFileIds: [pdf] }))).toEqual(refused);
  });
});

describe("a decision", () => {
  test("approval: the name is verified, the user is notified, and no other can be submitted", async () => {
    await submit(await submission());
    expect(await readVerifiedName(database.pool, vault, person.id)).toBeNull();
    expect(await settle("approved")).toBe("settled");
    expect(await statusOf()).toBe("approved");
    expect(await readVerifiedName(database.pool, vault, person.id)).toBe("Ada Lovelace");
    expect(await submit(await submission())).toEqual({ ok: false, error: "kycAlreadyApproved" });
    expect(await settle("rejected")).toBe("decided");
    expect(await lastMessage()).toEqual({ template: "kyc-approved" });
  });

  test("rejection: with its reason, and another attempt with new documents", async () => {
    await submit(await submission());
    await settle("rejected");
    expect(await statusOf()).toBe("rejected");
    expect(await readKycInfo(parts, person.id)).toMatchObject({ rejectReason: "documentExpired" });
    expect(await lastMessage()).toEqual({ template: "kyc-rejected", reason: "documentExpired" });
    expect(await submit(await submission())).toEqual({ ok: true });
    expect(await statusOf()).toBe("pending");
    expect(await listKycCasesOf(database.pool, person.id)).toHaveLength(2);
  });
});

describe("an external provider", () => {
  const asked: KycSubmission[] = [];
  const providerWith = (answer: () => Promise<KycVerdict>): KycProvider => ({
    name: "outside",
    check(given) {
      asked.push(given);
      return answer();
    },
  });

  test("does not approve the document of a person who was approved on another account", async () => {
    const given = { ...(await submission()), application: ADA };
    parts = { ...parts, provider: { name: "quick", check: async () => ({ kind: "approved" }) } };
    await submit(given);
    expect(await statusOf()).toBe("approved");
    const other = await insertTestUser(database.pool);
    const theirs = {
      application: ADA,
      documentFileIds: [await addFile({ owner: other })],
      selfieFileId: await addFile({ owner: other }),
    };
    expect(await submit(theirs, null, other)).toEqual({ ok: true });
    expect(await statusOf(other)).toBe("pending");
    expect(failures).toEqual([]);
  });

  test("sees the details and may decide at once", async () => {
    parts = {
      ...parts,
      provider: providerWith(() => Promise.resolve({ kind: "approved" })),
    };
    const given = await submission();
    await submit(given);
    expect(await statusOf()).toBe("approved");
    const seen = asked.at(-1);
    expect(seen?.application).toMatchObject({ realName: "Ada Lovelace" });
    const bytes = await seen?.documents[1]?.read();
    expect(Buffer.from(bytes ?? []).toString()).toBe(`bytes of ${given.selfieFileId}`);
    const found = await findKycCase(database.pool, await latestCaseId());
    expect(found).toMatchObject({ decidedBy: "outside", status: "approved" });
  });

  test("may reject", async () => {
    const verdict = { kind: "rejected", reason: "selfieMismatch" } as const;
    parts = { ...parts, provider: providerWith(() => Promise.resolve(verdict)) };
    await submit(await submission());
    expect(await readKycInfo(parts, person.id)).toMatchObject({ rejectReason: "selfieMismatch" });
  });

  test("that fails leaves the decision to staff", async () => {
    const failure = new Error("the service is down");
    parts = { ...parts, provider: providerWith(() => Promise.reject(failure)) };
    expect(await submit(await submission())).toEqual({ ok: true });
    expect(await statusOf()).toBe("pending");
    expect(failures).toEqual([failure]);
  });
});
