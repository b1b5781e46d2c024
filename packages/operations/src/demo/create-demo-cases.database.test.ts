import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { findAccountByContact } from "@parley/database/queries/identity/account";
import { listReferenceQuotes } from "@parley/database/queries/market/reference-quote";
import { toSessionId } from "@parley/domain/ids";
import { CASE_KINDS, kindsFor, type CaseKind } from "@parley/domain/staff/queue";
import { STAFF_ROLES, type StaffRole } from "@parley/domain/staff/staff-right";
import type { Bus } from "@parley/platform/bus/bus";
import { createSimulatedChain } from "@parley/platform/chain/simulated-chain";
import { systemClock as clock } from "@parley/platform/clock";
import { createLocalFileStore } from "@parley/platform/files/local-file-store";
import { createIdSource } from "@parley/platform/ids";
import { manualReview } from "@parley/platform/kyc/manual-review";
import { createLocalRates } from "@parley/platform/rates/local-rates";
import { createVault } from "@parley/platform/vault";
import { expectCleanLedger } from "@parley/testing/auditor";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPasswordHasher, TEST_COST } from "../identity/account/password-hasher.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { applyCatalogue } from "../market/catalogue/apply-catalogue.ts";
import { readTradables } from "../market/catalogue/read-tradables.ts";
import { publishRates } from "../market/rates/publish-rates.ts";
import { listCases } from "../staff/queues/read-queues.ts";
import { CASE_PEOPLE } from "./cases/people.ts";
import { createDemoAccounts } from "./create-demo-accounts.ts";
import { createDemoCases, type DemoCaseParts } from "./create-demo-cases.ts";

let database: TestDatabase;
let directory: string;
let parts: DemoCaseParts;
let made: number;

const SILENT_BUS: Bus = {
  publish() {},
  subscribe: () => () => {},
  close: () => Promise.resolve(),
};

/** Only that networks are connected matters here; nothing is sent. */
const chain = createSimulatedChain({
  clock,
  store: {
    keepAddress: (_network, _key, address) => Promise.resolve(address),
    keepPayment: () => Promise.resolve({ txid: "none" }),
    listPayments: () => Promise.resolve([]),
  },
});

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), "parley-cases-"));
  const { pool } = database;
  const ids = createIdSource({ clock, node: 3 });
  await applyCatalogue(pool, startingCatalogue);
  await publishRates({ pool, source: createLocalRates(clock), clock, holder: "test" });
  const tradables = await readTradables(pool);
  const quotes = await listReferenceQuotes(pool);
  const market = {
    tradables: { read: () => Promise.resolve(tradables) },
    quotes: { read: () => Promise.resolve(quotes) },
    clock,
    maxAgeMs: 600_000,
  };
  const vault = createVault("the-secret-of-every-server-under-test", []);
  const files = createLocalFileStore({ directory, vault });
  const hasher = createPasswordHasher(TEST_COST);
  const base = { mode: "development", pool, clock, ids, vault, hasher } as const;
  await createDemoAccounts(base);
  parts = { ...base, market, files, kyc: manualReview, chain, bus: SILENT_BUS };
  made = await createDemoCases(parts);
});

afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

async function memberOf(role: StaffRole): Promise<StaffMember> {
  const account = await findAccountByContact(
    parts.pool,
    "email",
    `${role}@parley.test`,
    new Date(0),
  );
  if (account === null) throw new Error(`the demo has no ${role}`);
  return { ...account, staffRole: role, sessionId: toSessionId(1n) };
}

/** As a member of staff of the demo who sees the queue. */
async function readQueue(kind: CaseKind) {
  const role = STAFF_ROLES.find((one) => kindsFor(one).includes(kind));
  if (role === undefined) throw new Error(`no role sees ${kind}`);
  const page = { page: 1, pageSize: 50 };
  const found = await listCases(parts, await memberOf(role), kind, page);
  if (!found.ok) throw new Error(`the queue of ${kind} was refused`);
  return found.list;
}

test.each(CASE_KINDS)("the demo has two to five cases in the queue of %s", async (kind) => {
  const list = await readQueue(kind);
  expect(list.length).toBeGreaterThanOrEqual(2);
  expect(list.length).toBeLessThanOrEqual(5);
  expect(list.filter(({ isConflict }) => isConflict)).toEqual([]);
});

test.each(CASE_KINDS)(
  "some cases of the demo's queue of %s are late, and some not",
  async (kind) => {
    const urgencies = (await readQueue(kind)).map(({ urgency }) => urgency);
    expect(urgencies).toContain("late");
    expect(urgencies.some((urgency) => urgency !== "late")).toBe(true);
  },
);

test("the demo's appeals show what a queue can mark, with evidence of both kinds", async () => {
  const appeals = await readQueue("appeals");
  expect(appeals.flatMap(({ flags }) => flags).toSorted()).toEqual(["approval", "proofOverdue"]);
  const reasons = appeals.flatMap(({ subjects }) => subjects);
  expect(new Set(reasons).size).toBeGreaterThanOrEqual(3);
  const { rows } = await parts.pool.query<{ types: string[] }>(
    `select array_agg(distinct media_type order by media_type) as types
     from appeal_statement, unnest(file_ids) as given (id) join file on file.id = given.id`,
  );
  expect(rows[0]?.types).toEqual(["application/pdf", "image/png"]);
});

test("the demo's other queues show a document of two people, and why trades are flagged", async () => {
  const verifications = await readQueue("verification");
  expect(verifications.flatMap(({ flags }) => flags)).toEqual(["sharedDocument"]);
  const flagged = await readQueue("flags");
  expect(flagged.flatMap(({ subjects }) => subjects).toSorted()).toEqual([
    "shared-payment-account",
    "too-fast",
  ]);
  const withdrawals = await readQueue("withdrawals");
  expect(withdrawals.flatMap(({ flags }) => flags)).toEqual(["large"]);
});

test("the demo's cases are made once, are of several languages, and their audit is clean", async () => {
  expect(made).toBe(CASE_PEOPLE.length);
  expect(await createDemoCases(parts)).toBe(0);
  const { rows } = await parts.pool.query<{ languages: number; strangers: number }>(
    `select count(distinct language)::integer as languages,
       count(*) filter (where not is_demo)::integer as strangers from app_user`,
  );
  expect(rows[0]?.languages).toBeGreaterThanOrEqual(8);
  expect(rows[0]?.strangers).toBe(0);
  await expectCleanLedger(parts.pool);
});

test("the demo's cases add nothing to the lists of the market", async () => {
  const { rowCount } = await parts.pool.query("select from offer where visibility = 'public'");
  expect(rowCount).toBe(0);
});
