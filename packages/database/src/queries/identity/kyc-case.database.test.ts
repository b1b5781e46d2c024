import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestPerson, type TestPerson } from "@parley/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createFileQueries } from "../kernel/file.ts";
import { createKycCaseQueries } from "./kyc-case.ts";

let database: TestDatabase;
let queries: ReturnType<typeof createKycCaseQueries>;
let person: TestPerson;
let agent: TestPerson;
let nextId = 1n;

const AT = new Date("2026-01-02T00:00:00Z");

beforeAll(async () => {
  database = await createTestDatabase();
  queries = createKycCaseQueries(database.pool);
  agent = await insertTestPerson(database.pool, { staffRole: "agent" });
});

afterAll(() => database.drop());

beforeEach(async () => {
  person = await insertTestPerson(database.pool);
});

const newCase = () => {
  nextId += 1n;
  const row = {
    id: nextId,
    personId: person.id,
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
    expect(await queries.insertKycCase(first)).toBe(true);
    expect(await queries.insertKycCase(newCase())).toBe(false);
    await queries.updateKycCaseDecision(decision(first.id, "rejected"));
    const second = newCase();
    expect(await queries.insertKycCase(second)).toBe(true);
    await queries.updateKycCaseDecision(decision(second.id, "approved"));
    expect(await queries.insertKycCase(newCase())).toBe(false);
    expect(await queries.findLatestKycCase(person.id)).toMatchObject({ id: second.id });
    const all = await queries.listKycCasesOf(person.id);
    expect(all.map(({ id, status }) => [id, status])).toEqual([
      [second.id, "approved"],
      [first.id, "rejected"],
    ]);
  });

  test("a member of staff cannot claim the own verification", async () => {
    const row = newCase();
    await queries.insertKycCase(row);
    await expect(queries.updateKycCaseOwner(row.id, person.id, AT)).rejects.toThrow(
      /kyc_case__not_own_owner/,
    );
    await queries.updateKycCaseOwner(row.id, agent.id, AT);
    expect(await queries.findKycCase(row.id)).toMatchObject({ ownerId: agent.id });
  });

  test("a rejection has a reason, and nothing else has", async () => {
    const row = newCase();
    await queries.insertKycCase(row);
    const wrong = { ...decision(row.id, "rejected"), rejectReason: null };
    await expect(queries.updateKycCaseDecision(wrong)).rejects.toThrow(/kyc_case__reject_reason/);
  });

  test("a document serves one case, ever", async () => {
    const first = newCase();
    await queries.insertKycCase(first);
    await createFileQueries(database.pool).insertFile({
      id: 77n,
      ownerId: person.id,
      purpose: "kyc",
      subject: null,
      name: "pass.jpg",
      mediaType: "image/jpeg",
      byteCount: 3,
      sha256: Buffer.alloc(32),
      createdAt: AT,
    });
    await queries.insertKycCaseFiles(first.id, [{ fileId: 77n, kind: "selfie" }]);
    expect(await queries.listKycCaseFiles(first.id)).toEqual([
      { fileId: 77n, kind: "selfie", name: "pass.jpg", mediaType: "image/jpeg" },
    ]);
    await queries.updateKycCaseDecision(decision(first.id, "rejected"));
    const second = newCase();
    await queries.insertKycCase(second);
    await expect(
      queries.insertKycCaseFiles(second.id, [{ fileId: 77n, kind: "document" }]),
    ).rejects.toThrow(/kyc_case_file__file_id_once/);
  });
});

test("the queue is read oldest first and counted no further than asked", async () => {
  await database.pool.query("delete from kyc_case_file");
  await database.pool.query("delete from kyc_case");
  const ids: bigint[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    person = await insertTestPerson(database.pool);
    const row = newCase();
    ids.push(row.id);
    await queries.insertKycCase(row);
  }
  const list = await queries.listKycCases({ status: "pending", staffGroup: 0 }, 2, 1);
  expect(list.map(({ id }) => id)).toEqual(ids.slice(1));
  expect(await queries.countKycCases({ status: "pending", staffGroup: 0 }, 10)).toBe(3);
  expect(await queries.countKycCases({ status: "pending", staffGroup: 0 }, 2)).toBe(2);
  expect(await queries.countKycCases({ status: "approved", staffGroup: 0 }, 10)).toBe(0);
});
