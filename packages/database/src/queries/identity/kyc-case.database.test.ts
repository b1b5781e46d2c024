import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser, type TestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertFile } from "../kernel/file.ts";
import {
  insertKycCase,
  updateKycCaseDecision,
  findLatestKycCase,
  listKycCasesOf,
  updateKycCaseOwner,
  findKycCase,
  insertKycCaseFiles,
  listKycCaseFiles,
  listKycCases,
  countKycCases,
} from "./kyc-case.ts";

let database: TestDatabase;
let person: TestUser;
let agent: TestUser;
let nextId = 1n;

const AT = new Date("2026-01-02T00:00:00Z");

beforeAll(async () => {
  database = await createTestDatabase();
  agent = await insertTestUser(database.pool, { staffRole: "agent" });
});

afterAll(() => database.drop());

beforeEach(async () => {
  person = await insertTestUser(database.pool);
});

const newCase = () => {
  nextId += 1n;
  const row = {
    id: nextId,
    userId: person.id,
    kycType: "individual" as const,
    sealed: "x",
    documentMac: null,
    submittedAt: AT,
  };
  return row;
};

const decision = (id: bigint, status: "approved" | "rejected") => ({
  id,
  status,
  decidedAt: AT,
  decidedBy: "manual",
  rejectReason: status === "rejected" ? ("other" as const) : null,
});

describe("verifications of an account", () => {
  test("only one waits, none after an approval, another after a rejection", async () => {
    const first = newCase();
    expect(await insertKycCase(database.pool, first)).toBe(true);
    expect(await insertKycCase(database.pool, newCase())).toBe(false);
    await updateKycCaseDecision(database.pool, decision(first.id, "rejected"));
    const second = newCase();
    expect(await insertKycCase(database.pool, second)).toBe(true);
    await updateKycCaseDecision(database.pool, decision(second.id, "approved"));
    expect(await insertKycCase(database.pool, newCase())).toBe(false);
    expect(await findLatestKycCase(database.pool, person.id)).toMatchObject({ id: second.id });
    const all = await listKycCasesOf(database.pool, person.id);
    expect(all.map(({ id, status }) => [id, status])).toEqual([
      [second.id, "approved"],
      [first.id, "rejected"],
    ]);
  });

  test("a member of staff cannot claim the own verification", async () => {
    const row = newCase();
    await insertKycCase(database.pool, row);
    await expect(updateKycCaseOwner(database.pool, row.id, person.id, AT)).rejects.toThrow(
      /kyc_case__not_own_owner/,
    );
    await updateKycCaseOwner(database.pool, row.id, agent.id, AT);
    expect(await findKycCase(database.pool, row.id)).toMatchObject({ ownerId: agent.id });
  });

  test("a rejection has a reason, and nothing else has", async () => {
    const row = newCase();
    await insertKycCase(database.pool, row);
    const wrong = { ...decision(row.id, "rejected"), rejectReason: null };
    await expect(updateKycCaseDecision(database.pool, wrong)).rejects.toThrow(
      /kyc_case__reject_reason/,
    );
  });

  test("a document serves one case, ever", async () => {
    const first = newCase();
    await insertKycCase(database.pool, first);
    await insertFile(database.pool, {
      id: 77n,
      ownerId: person.id,
      purpose: "kyc",
      subject: null,
      name: "pass.jpg",
      mediaType: "image/jpeg",
      byteCount: 3,
      sha256: Buffer.alloc(32),
      createdAt: AT,
      sealedOrigin: null,
    });
    await insertKycCaseFiles(database.pool, first.id, [{ fileId: 77n, kind: "selfie" }]);
    expect(await listKycCaseFiles(database.pool, first.id)).toEqual([
      { fileId: 77n, kind: "selfie", name: "pass.jpg", mediaType: "image/jpeg" },
    ]);
    await updateKycCaseDecision(database.pool, decision(first.id, "rejected"));
    const second = newCase();
    await insertKycCase(database.pool, second);
    await expect(
      insertKycCaseFiles(database.pool, second.id, [{ fileId: 77n, kind: "document" }]),
    ).rejects.toThrow(/kyc_case_file__file_id_once/);
  });
});

test("the queue is read oldest first and counted no further than asked", async () => {
  await database.pool.query("delete from kyc_case_file");
  await database.pool.query("delete from kyc_case");
  const ids: bigint[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    person = await insertTestUser(database.pool);
    const row = newCase();
    ids.push(row.id);
    await insertKycCase(database.pool, row);
  }
  const list = await listKycCases(database.pool, { status: "pending", staffGroup: 0 }, 2, 1);
  expect(list.map(({ id }) => id)).toEqual(ids.slice(1));
  expect(await countKycCases(database.pool, { status: "pending", staffGroup: 0 }, 10)).toBe(3);
  expect(await countKycCases(database.pool, { status: "pending", staffGroup: 0 }, 2)).toBe(2);
  expect(await countKycCases(database.pool, { status: "approved", staffGroup: 0 }, 10)).toBe(0);
});
