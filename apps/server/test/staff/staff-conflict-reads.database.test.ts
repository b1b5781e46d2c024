// No member of staff reads a case of the own group or of one linked to it. Every read of the contract
// below /api/admin, and every read that names an order or a file, is tried before and after the people
// it is about become sub-users of the reader. A new one that has no situation here fails.
import { rolesWith } from "@parley/domain/staff/staff-right";
import { ALL_ENDPOINTS } from "@parley/contract/endpoints/all-endpoints";
import { fillPath, type Endpoint } from "@parley/contract/endpoint";
import { claimAppeal, ruleAppeal } from "@parley/contract/endpoints/staff/appeals";
import { writeInAppeal } from "@parley/contract/endpoints/staff/appeal-chat";
import { sendChatMsg, uploadFileByFormData } from "@parley/contract/endpoints/trade/chat";
import { claimKycCase, listKycCases } from "@parley/contract/endpoints/identity/kyc";
import { report } from "@parley/contract/endpoints/market/advertisers";
import { uploadResetFile } from "@parley/contract/endpoints/identity/resets";
import { requestReset } from "@parley/contract/endpoints/identity/security";
import { addCaseNote, claimCase } from "@parley/contract/endpoints/staff/queues";
import { freezeUser } from "@parley/contract/endpoints/staff/staff";
import { claimSupportCase, createSupportCase } from "@parley/contract/endpoints/site/support";
import { PHOTO_JPEG } from "@parley/testing/upload-samples";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { registerPerson } from "../fixtures/accounts.fixture.ts";
import type { Answer, TestBrowser } from "../fixtures/browser.fixture.ts";
import { demoTotp, giveRole, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { submitPerson, upload } from "../fixtures/kyc.fixture.ts";
import {
  act,
  createOrderStage,
  placeOrder,
  publishOffer,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";
import { createHolder, withdrawCoins } from "../fixtures/wallet.fixture.ts";

/** Reads of the conversation, by staff and by users. */
const CHAT_READS = new Set(["readAppealChat", "getAppealFile", "queryChatMsg", "getFile"]);

const namesCase = ({ path, request }: Endpoint) =>
  path.includes("{fileId}") || JSON.stringify(shapeOf(request)).includes('"orderId"');

/** They are about the site or the reader and concern no user; numbers are another test's. */
const OF_THE_SITE = new Set([
  "listContent",
  "listContentVersions",
  "listMarketTerms",
  "previewMarketChange",
  "listMarketChanges",
  "getMarketChange",
  "listQueues",
  "listSavedFilters",
  "staffEvents",
  "getStaffSession",
  "listStaff",
  "listInvitations",
  "getStaffLogHead",
  "getServiceFigures",
  "downloadServiceFigures",
]);

const STAFF_READS = ALL_ENDPOINTS.filter(
  (endpoint: Endpoint) =>
    endpoint.kind === "read" &&
    !OF_THE_SITE.has(endpoint.name) &&
    endpoint.access !== "public" &&
    (endpoint.path.startsWith("/api/admin/") || namesCase(endpoint)),
).map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]);

/** Names of the fields that a request takes. */
function shapeOf(request: Endpoint["request"]): string[] {
  return Object.values(request).flatMap((schema) => {
    const { shape } = Object(Object(Object(schema)._zod).def);
    return shape === undefined ? [] : Object.keys(shape);
  });
}

let on: OrderStage;
let agent: TestBrowser;
let supervisor: TestBrowser;
let concerned: readonly string[];
/** What each read is about, and what of it an answer would show. */
let situations: Readonly<Record<string, Situation>>;

interface Situation {
  readonly input: Record<string, unknown>;
  /** Part of the reply for a reader without a conflict; null where staff never read it. */
  readonly shown: string | null;
}

const uidOf = (browser: TestBrowser) => browser.cookie("UID") ?? "";
const query = (text: string, values: unknown[] = []) => on.stage.database.pool.query(text, values);

const codes = () => {
  on.stage.clock.advance(30_000);
  return { totp: demoTotp(on.stage) };
};

async function done(call: Promise<Answer>): Promise<void> {
  const { code, error } = await call;
  if (code !== 0) throw new Error(`the stage could not be set: ${error}`);
}

/** With a chat that has a file in it, and a ruling of the agent that waits for its time. */
async function ruledOrder() {
  const { stage, buyer } = on;
  const { orderId } = await placeOrder(on, await publishOffer(on));
  await act(buyer, orderId, "pay");
  const { data: file } = await upload(stage, buyer, {
    path: uploadFileByFormData.path,
    bytes: PHOTO_JPEG,
    name: "slip.jpg",
    change: (form) => form.set("orderId", orderId),
  });
  const { fileId } = file;
  const said = { orderId, kind: "image", fileId, clientId: randomUUID() } as const;
  await done(buyer.call(sendChatMsg, said));
  const words = { reason: "crypto-not-received", statement: "A secret of the buyer." } as const;
  await act(buyer, orderId, "appeal", words);
  await done(agent.call(claimAppeal, { orderId }));
  const ruling = {
    ruling: "release",
    reasonCode: "payment-proved",
    note: "It is proved.",
  } as const;
  await done(agent.call(ruleAppeal, { orderId, ...ruling, codes: codes() }));
  return { orderId, fileId };
}

beforeAll(async () => {
  on = await createOrderStage();
  const { stage, buyer, merchant } = on;
  await query("update withdrawal_rule set staff_from_cents = 0");
  agent = await logInDemo(stage, "agent");
  stage.clock.advance(30_000);
  supervisor = await logInDemo(stage, "supervisor");
  const ada = await registerPerson(stage, "ada@example.org");
  await submitPerson(stage, ada);
  await giveRole(stage, supervisor, "compliance");
  const { data: cases } = await supervisor.call(listKycCases, { pageSize: 50 });
  const { caseId } = cases.list.at(-1);
  await done(supervisor.call(claimKycCase, { caseId }));
  await giveRole(stage, supervisor, "supervisor");
  const { rows: documents } = await query(
    "select file_id from kyc_case_file where case_id = $1 limit 1",
    [caseId],
  );
  const { data: proof } = await upload(stage, merchant, { path: uploadResetFile.path });
  const lostFactor = { lost: ["totp" as const], statement: "A secret of the merchant." };
  const asked = await merchant.call(requestReset, { ...lostFactor, fileIds: [proof.fileId] });
  const { requestId } = asked.data;
  await done(supervisor.call(claimCase, { kind: "resets", caseId: requestId }));
  const holder = await createHolder(stage, "holder@example.org", "1000");
  const { data: withdrawal } = await withdrawCoins(holder, { amount: "100" });
  const { orderId, fileId } = await ruledOrder();
  const told = { uid: uidOf(merchant), reason: "other", statement: "A secret report." } as const;
  await done(buyer.call(report, told));
  for (const browser of [ada, holder.browser]) {
    const values = [Buffer.alloc(32, "shared"), uidOf(browser)];
    await query("select note_group_mark('payment_account', $1, $2, now())", values);
  }
  await query(
    "insert into trade_flag (order_id, reason, flagged_at) values ($1, 'too-fast', now())",
    [orderId],
  );
  const frozen = { uid: uidOf(ada), isFrozen: true, reason: "A secret reason.", codes: codes() };
  await done(agent.call(freezeUser, frozen));
  const opened = await ada.call(createSupportCase, {
    subject: "other",
    text: "A secret of a case.",
  });
  const { caseId: supportCaseId } = opened.data;
  await done(supervisor.call(claimSupportCase, { caseId: supportCaseId }));
  const lastId = async (table: string) =>
    (await query(`select max(id)::text as id from ${table}`)).rows[0].id;
  const reportId = await lastId("trader_report");
  const noted = { kind: "flags", caseId: orderId, text: "A secret note." } as const;
  await done(supervisor.call(addCaseNote, noted));
  concerned = [buyer, ada, merchant, holder.browser].map(uidOf);
  situations = {
    listKycCases: { input: { pageSize: 50 }, shown: caseId },
    getKycCase: { input: { caseId }, shown: caseId },
    getKycFile: { input: { caseId, fileId: documents[0].file_id }, shown: "" },
    listWithdrawalsForStaff: { input: { pageSize: 50 }, shown: withdrawal.address },
    getWithdrawalForStaff: {
      input: { withdrawalId: withdrawal.withdrawalId },
      shown: withdrawal.address,
    },
    getResetRequest: { input: { requestId }, shown: "A secret of the merchant." },
    getResetFile: { input: { requestId, fileId: proof.fileId }, shown: "" },
    getReport: { input: { reportId }, shown: "A secret report." },
    getAppealBackground: { input: { orderId }, shown: "disputes" },
    previewRuling: { input: { orderId, ruling: "release" }, shown: "escrow" },
    listOffersForStaff: { input: { uid: uidOf(merchant) }, shown: '"crypto":"USDT"' },
    getUserForStaff: { input: { uid: uidOf(ada) }, shown: uidOf(ada) },
    findPeople: { input: { text: uidOf(ada) }, shown: uidOf(ada) },
    getPersonRecord: { input: { uid: uidOf(ada) }, shown: uidOf(ada) },
    listResetRequests: { input: { pageSize: 50 }, shown: "A secret of the merchant." },
    listStaffActions: { input: { pageSize: 50 }, shown: "A secret reason." },
    downloadStaffLog: { input: {}, shown: "A secret reason." },
    listReports: { input: { pageSize: 50 }, shown: "A secret report." },
    listGroupLinks: { input: { pageSize: 50 }, shown: uidOf(ada) },
    listAppeals: { input: { pageSize: 50 }, shown: orderId },
    getAppeal: { input: { orderId }, shown: "A secret of the buyer." },
    listCases: { input: { kind: "flags", pageSize: 50 }, shown: orderId },
    listCaseNotes: { input: { kind: "flags", caseId: orderId }, shown: "A secret note." },
    listFlaggedTrades: { input: { pageSize: 50 }, shown: orderId },
    listSupportCases: { input: { state: "claimed", pageSize: 50 }, shown: supportCaseId },
    getSupportCase: { input: { caseId: supportCaseId }, shown: "A secret of a case." },
    readAppealChat: { input: { orderId }, shown: fileId },
    getAppealFile: { input: { orderId, fileId }, shown: "" },
    // Those of the two sides alone.
    queryChatMsg: { input: { orderId }, shown: null },
    getFile: { input: { fileId }, shown: null },
    queryOrderDetails: { input: { orderId }, shown: null },
    queryOrderList: { input: { orderId }, shown: null },
    queryAppeal: { input: { orderId }, shown: null },
    orderListCsv: { input: { orderId }, shown: null },
  };
  // Five people, an appeal and a withdrawal take long on a busy machine.
}, 120_000);

afterAll(() => on.stage.close());
afterEach(() =>
  query(
    `update app_user set master_id = null, account_group = uid, permissions = '{}'
     where uid = any($1)`,
    [concerned],
  ),
);

const adopt = () =>
  query(
    `update app_user set master_id = (select id from app_user where uid = $1), account_group = $1
     where uid = any($2)`,
    [uidOf(supervisor), concerned],
  );

/** With one of each: every user's group shares a payment account with the reader's. */
async function link(): Promise<void> {
  for (const uid of [...concerned, uidOf(supervisor)]) {
    const values = [Buffer.alloc(32, "with staff"), uid];
    await query("select note_group_mark('payment_account', $1, $2, now())", values);
  }
}

function situationOf(name: string): Situation {
  const situation = situations[name];
  if (situation === undefined) {
    throw new Error(`${name} reads a case: show here that it is closed to the own group`);
  }
  return situation;
}

/** The text of the answer where the call was let through, else null. */
async function read(endpoint: Endpoint, { input }: Situation): Promise<string | null> {
  const { right = "approveRulings" } = endpoint;
  const [role] = rolesWith(right).toSorted((one) => (one === "supervisor" ? -1 : 1));
  if (role !== undefined) await giveRole(on.stage, supervisor, role);
  const { path, rest } = fillPath(endpoint.path, input);
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(rest)) search.set(key, String(value));
  const cookies = [...supervisor.cookies].map(([name, { value }]) => `${name}=${value}`);
  const isPosted = endpoint.method === "POST";
  const response = await on.stage.app.inject({
    method: endpoint.method,
    url: isPosted ? path : `${path}?${search.toString()}`,
    headers: {
      cookie: cookies.join("; "),
      authorization: supervisor.cookie("authorization") ?? "",
    },
    ...(isPosted ? { payload: rest } : {}),
  });
  return response.statusCode === 200 ? response.body : null;
}

/**
 * What a refused reader still learned: a reply that is no list, or content of the case in a list.
 */
async function leaksOf(endpoint: Endpoint, situation: Situation): Promise<string[]> {
  const answer = await read(endpoint, situation);
  if (answer === null) return [];
  if (!/list|^find|StaffLog$/i.test(endpoint.name)) return ["an answer"];
  const secrets = [situation.shown ?? "A secret", "A secret"];
  return secrets.filter((secret) => answer.includes(secret));
}

/** Whether a reader without a conflict sees it; those that staff never read count as seen. */
async function isShown(endpoint: Endpoint, situation: Situation): Promise<boolean> {
  const { shown } = situation;
  return shown === null || ((await read(endpoint, situation))?.includes(shown) ?? false);
}

describe("a member of staff reads nothing about an own sub-user", () => {
  test.each(STAFF_READS)("by %s", async (name, endpoint) => {
    const situation = situationOf(name);
    expect(await isShown(endpoint, situation)).toBe(true);
    await adopt();
    expect(await leaksOf(endpoint, situation)).toEqual([]);
  });

  test("by the chat and its files, with the case in hand", async () => {
    const give = "update trade_order set case_staff_id = (select id from app_user where uid = $1)";
    await query(give, [uidOf(supervisor)]);
    await giveRole(on.stage, supervisor, "supervisor");
    await adopt();
    for (const [name, endpoint] of STAFF_READS.filter(([known]) => CHAT_READS.has(known))) {
      expect(await leaksOf(endpoint, situationOf(name))).toEqual([]);
    }
    const { orderId } = situationOf("queryChatMsg").input;
    const said = { orderId: String(orderId), kind: "text", text: "hello" } as const;
    const sent = await supervisor.call(writeInAppeal, { ...said, clientId: randomUUID() });
    expect(sent.error).toBe("conflictOfInterest");
    await query(give, [uidOf(agent)]);
  });
});

// Last: links stay.
describe("a member of staff reads nothing about a linked group", () => {
  beforeAll(link);

  test.each(STAFF_READS)("by %s", async (name, endpoint) => {
    expect(await leaksOf(endpoint, situationOf(name))).toEqual([]);
  });
});
