// No member of staff acts on the own group: every write of the contract below /api/admin is tried on
// a sub-user of the one who calls. A new write of staff that has no situation here fails. Reads are in
// staff-conflict-reads.database.test.ts.
import { ALL_ENDPOINTS } from "@parley/contract/endpoints/all-endpoints";
import type { Endpoint } from "@parley/contract/endpoint";
import { listKycCases } from "@parley/contract/endpoints/identity/kyc";
import { queryAdvDetail } from "@parley/contract/endpoints/market/offers";
import { createAdv, setAdvState, updateAdv } from "@parley/contract/endpoints/market/own-offers";
import { requestReset } from "@parley/contract/endpoints/identity/security";
import { listGroupLinks, setStaffRole } from "@parley/contract/endpoints/staff/staff";
import { createSupportCase } from "@parley/contract/endpoints/site/support";
import { hasRight, rolesWith, type StaffRole } from "@parley/domain/staff/staff-right";
import { expectCleanLedger } from "@parley/testing/auditor";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { registerPerson } from "../fixtures/accounts.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { demoTotp, giveRole, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { submitPerson } from "../fixtures/kyc.fixture.ts";
import { callLoosely } from "../fixtures/loose-call.fixture.ts";
import {
  act,
  actVerified,
  createOrderStage,
  placeOrder,
  publishOffer,
  takeOffer,
  untilCompleted,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";
import { createHolder, withdrawCoins } from "../fixtures/wallet.fixture.ts";

/** They change the site, or what belongs to the caller, and concern no user. */
const OF_THE_SITE = new Set([
  "publishContent",
  // Deciding concerns the proposer: market-changes.database.test.ts.
  "proposeMarketChange",
  "decideMarketChange",
  "saveFilter",
  "deleteSavedFilter",
  "openStaffSession",
  "closeStaffSession",
  "setStaffName",
  "revokeInvitation",
]);

const STAFF_WRITES = ALL_ENDPOINTS.filter(
  (endpoint: Endpoint) =>
    endpoint.kind === "write" &&
    endpoint.path.startsWith("/api/admin/") &&
    !OF_THE_SITE.has(endpoint.name),
).map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]);

let on: OrderStage;
let agent: TestBrowser;
let supervisor: TestBrowser;
/** What the cases are about: each subject belongs to a user of its own. */
let subjects: Record<
  | "orderId"
  | "advId"
  | "uid"
  | "caseId"
  | "requestId"
  | "withdrawalId"
  | "linkId"
  | "supportCaseId",
  string
>;
/** The users whom the subjects are about, by uid. */
let concerned: readonly string[];

const uidOf = (browser: TestBrowser) => browser.cookie("UID") ?? "";

beforeAll(async () => {
  on = await createOrderStage();
  const { stage, buyer, merchant } = on;
  await stage.database.pool.query("update withdrawal_rule set staff_from_cents = 0");
  agent = await logInDemo(stage, "agent");
  stage.clock.advance(30_000);
  supervisor = await logInDemo(stage, "supervisor");
  const ada = await registerPerson(stage, "ada@example.org");
  await submitPerson(stage, ada);
  const officer = await logInDemo(stage, "compliance");
  const { data: cases } = await officer.call(listKycCases, { pageSize: 50 });
  const { data: asked } = await merchant.call(requestReset, {
    lost: ["totp"],
    statement: "The phone is gone.",
  });
  const holder = await createHolder(stage, "holder@example.org", "1000");
  const { data: withdrawal } = await withdrawCoins(holder, { amount: "100" });
  const advId = await publishOffer(on);
  const { orderId } = await placeOrder(on, advId);
  await act(buyer, orderId, "pay");
  const words = { reason: "crypto-not-received", statement: "Nothing came." } as const;
  await act(buyer, orderId, "appeal", words);
  for (const browser of [ada, holder.browser]) {
    const values = [Buffer.alloc(32, "shared"), uidOf(browser)];
    await query("select note_group_mark('payment_account', $1, $2, now())", values);
  }
  const { data: links } = await supervisor.call(listGroupLinks, { uid: uidOf(ada) });
  const opened = await buyer.call(createSupportCase, {
    subject: "other",
    text: "Nothing came.",
  });
  subjects = {
    supportCaseId: opened.data.caseId,
    orderId,
    advId,
    uid: uidOf(buyer),
    caseId: cases.list.at(-1).caseId,
    requestId: asked.requestId,
    withdrawalId: withdrawal.withdrawalId,
    linkId: links.list[0].linkId,
  };
  await query(
    "insert into trade_flag (order_id, reason, flagged_at) values ($1, 'too-fast', now())",
    [orderId],
  );
  concerned = [buyer, ada, merchant, holder.browser].map(uidOf);
  // Five people, an appeal and a withdrawal take long on a busy machine.
}, 120_000);

afterAll(() => on.stage.close());
afterEach(() => expectCleanLedger(on.stage.database.pool));

/** Each call gets a code of its own. */
const codes = () => {
  on.stage.clock.advance(30_000);
  return { totp: demoTotp(on.stage) };
};
const why = { reason: "as it seems right" };
const about = { note: "as it seems right" };

/** How each write of staff is called on a user of the staff member's own group. */
const SITUATIONS: Readonly<Record<string, () => Record<string, unknown>>> = {
  setTraderStatus: () => ({ uid: subjects.uid, traderStatus: "active", ...why, codes: codes() }),
  setBroker: () => ({ uid: subjects.uid, brokerName: "Broker", ...why, codes: codes() }),
  takeDownOffer: () => ({
    advId: subjects.advId,
    reasonCode: "other",
    ...why,
    codes: codes(),
  }),
  restoreOffer: () => ({ advId: subjects.advId, ...why, codes: codes() }),
  freezeUser: () => ({ uid: subjects.uid, isFrozen: true, ...why, codes: codes() }),
  setStaffRole: () => ({ uid: subjects.uid, staffRole: "agent", ...why, codes: codes() }),
  leaveStaff: () => ({ uid: subjects.uid, ...why, codes: codes() }),
  inviteStaff: () => ({ email: "buyer@parley.test", role: "agent", ...why, codes: codes() }),
  clearGroupLink: () => ({ linkId: subjects.linkId, ...why, codes: codes() }),
  holdUser: () => ({ uid: subjects.uid, until: null, ...why, codes: codes() }),
  lowerWithdrawalLimit: () => ({ uid: subjects.uid, limit: null, ...why, codes: codes() }),
  openSealedField: () => ({ uid: subjects.uid, field: "contacts", ...why, codes: codes() }),
  endUserSessions: () => ({ uid: subjects.uid, ...why, codes: codes() }),
  decideResetRequest: () => ({
    requestId: subjects.requestId,
    outcome: "approved",
    ...why,
    codes: codes(),
  }),
  askApplicant: () => ({ caseId: subjects.caseId, asks: ["otherSide"], codes: codes() }),
  claimKycCase: () => ({ caseId: subjects.caseId }),
  decideKycCase: () => ({
    caseId: subjects.caseId,
    outcome: "approved",
    ...about,
    codes: codes(),
  }),
  decideWithdrawal: () => ({
    withdrawalId: subjects.withdrawalId,
    outcome: "approved",
    ...why,
    codes: codes(),
  }),
  claimAppeal: () => ({ orderId: subjects.orderId }),
  ruleAppeal: () => ({
    orderId: subjects.orderId,
    ruling: "release",
    reasonCode: "payment-proved",
    ...about,
    codes: codes(),
  }),
  approveRuling: () => ({
    orderId: subjects.orderId,
    version: 1,
    ruledAt: 1,
    ...about,
    codes: codes(),
  }),
  askSide: () => ({
    orderId: subjects.orderId,
    side: "buyer",
    kind: "payment-proof",
    minutes: 60,
  }),
  withdrawTask: () => ({ orderId: subjects.orderId, taskId: "1" }),
  writeInAppeal: () => ({
    orderId: subjects.orderId,
    kind: "text",
    text: "Please release.",
    clientId: "1",
  }),
  markAppealChatRead: () => ({ orderId: subjects.orderId, upTo: "1" }),
  discountOrder: () => ({ orderId: subjects.orderId, ...why, codes: codes() }),
  claimSupportCase: () => ({ caseId: subjects.supportCaseId }),
  answerSupportCase: () => ({
    caseId: subjects.supportCaseId,
    text: "It is here.",
    ...why,
    codes: codes(),
  }),
  closeSupportCaseAsStaff: () => ({ caseId: subjects.supportCaseId, ...why, codes: codes() }),
  claimCase: () => ({ kind: "withdrawals", caseId: subjects.withdrawalId }),
  handBackCase: () => ({ kind: "withdrawals", caseId: subjects.withdrawalId }),
  handOverCase: () => ({
    kind: "withdrawals",
    caseId: subjects.withdrawalId,
    to: uidOf(agent),
    ...about,
  }),
  addCaseNote: () => ({ kind: "appeals", caseId: subjects.orderId, text: "Called the bank." }),
  closeCase: () => ({
    kind: "flags",
    caseId: subjects.orderId,
    outcome: "noAction",
    ...why,
    codes: codes(),
  }),
  retryOrder: () => ({ orderId: subjects.orderId, version: 1, ...about, codes: codes() }),
};

const query = (text: string, values: unknown[] = []) => on.stage.database.pool.query(text, values);

/** Makes the users of the cases sub-users of a member of staff. */
async function adopt(master: TestBrowser, uids: readonly string[] = concerned): Promise<void> {
  await query(
    `update app_user set master_id = (select id from app_user where uid = $1), account_group = $1,
       permissions = '{trade,payment}'
     where uid = any($2)`,
    [uidOf(master), uids],
  );
}

async function release(): Promise<void> {
  await query(
    `update app_user set master_id = null, account_group = uid, permissions = '{}', staff_role = null
     where uid = any($1)`,
    [concerned],
  );
}

const rolesOf = ({ right }: Endpoint) => (right === undefined ? [] : rolesWith(right));

/** One who may act on other staff, where a call is for such a role too. */
function strongestOf(endpoint: Endpoint): StaffRole {
  const roles = rolesOf(endpoint);
  const role = roles.find((one) => hasRight(one, "actOnStaff")) ?? roles[0];
  if (role === undefined) throw new Error(`no role may call ${endpoint.name}`);
  return role;
}

function inputOf(name: string): Record<string, unknown> {
  const situation = SITUATIONS[name];
  if (situation === undefined) {
    throw new Error(`${name} is a write of staff: show here that it refuses the own group`);
  }
  return situation();
}

describe("a member of staff cannot act on an own sub-user", () => {
  beforeEach(() => adopt(supervisor));
  afterEach(release);
  afterEach(() => giveRole(on.stage, supervisor, "supervisor"));

  test.each(STAFF_WRITES)("by %s", async (name, endpoint) => {
    expect(endpoint.errors).toContain("conflictOfInterest");
    await giveRole(on.stage, supervisor, strongestOf(endpoint));
    const answer = await callLoosely(supervisor, endpoint, inputOf(name));
    expect([answer.status, answer.error]).toEqual([403, "conflictOfInterest"]);
  });
});

describe("a member of staff without the right cannot act on another", () => {
  beforeEach(() =>
    query("update app_user set staff_role = 'agent' where uid = any($1)", [concerned]),
  );
  afterEach(release);
  afterEach(() => giveRole(on.stage, agent, "agent"));

  test.each(STAFF_WRITES)("by %s", async (name, endpoint) => {
    expect(endpoint.errors).toContain("staffProtected");
    const role = rolesOf(endpoint).find((one) => !hasRight(one, "actOnStaff"));
    // All who may call it at all may act on staff.
    if (role === undefined) return;
    await giveRole(on.stage, agent, role);
    const answer = await callLoosely(agent, endpoint, inputOf(name));
    expect([answer.status, answer.error]).toEqual([403, "staffProtected"]);
  });

  test("a supervisor acts on other staff", async () => {
    const claimed = await callLoosely(supervisor, claimOf("claimAppeal"), inputOf("claimAppeal"));
    expect(claimed.code).toBe(0);
  });
});

describe("a group that shares something with the staff member's", () => {
  test.each(["payment_account", "device", "contact"])(
    "is a conflict of interest: %s",
    async (kind) => {
      const groups = [uidOf(on.buyer), uidOf(supervisor)].map(Number);
      const fingerprint = Buffer.alloc(32, kind);
      const note = (group: number | undefined, as: string) =>
        query("select note_group_mark($1, $2, $3, now())", [as, fingerprint, group]);
      const claim = () => callLoosely(supervisor, claimOf("claimAppeal"), inputOf("claimAppeal"));
      // Both are people of the demo, whom a browser in common does not link.
      await query("update app_user set is_demo = false where uid = $1", [groups[0]]);
      for (const group of groups) await note(group, kind);
      expect((await claim()).error).toBe("conflictOfInterest");
      await query("delete from group_link where kind = $1", [kind]);
      expect((await claim()).code).toBe(0);
      await query("update app_user set is_demo = true where uid = $1", [groups[0]]);
    },
  );

  test("is no conflict where both are of the demo and share a browser alone", async () => {
    const groups = [uidOf(on.buyer), uidOf(supervisor)].map(Number);
    for (const group of groups) {
      await query("select note_group_mark('device', $1, $2, now())", [Buffer.alloc(32, 7), group]);
    }
    const claimed = await callLoosely(supervisor, claimOf("claimAppeal"), inputOf("claimAppeal"));
    expect(claimed.code).toBe(0);
  });
});

const claimOf = (name: string): Endpoint => {
  const found = STAFF_WRITES.find(([known]) => known === name);
  if (found === undefined) throw new Error(`there is no call ${name}`);
  return found[1];
};

describe("the group of a member of staff", () => {
  afterEach(release);

  test("takes no offers and publishes none, and finishes what is open", async () => {
    const advId = await publishOffer(on);
    const { orderId } = await placeOrder(on, advId, { amount: "20" });
    await adopt(supervisor, [uidOf(on.buyer)]);
    expect((await takeOffer(on, advId, { amount: "20" })).error).toBe("staffMayNotTrade");
    const published = await on.buyer.call(createAdv, {
      side: "buy",
      crypto: "USDT",
      fiat: "EUR",
      priceType: "floating",
      ratio: "1.01",
      quantity: "100",
      minLimit: "10",
      maxLimit: "100",
      payWindow: 15,
      payMethods: ["sepa"],
    });
    expect(published.error).toBe("staffMayNotTrade");
    expect((await act(on.buyer, orderId, "pay")).code).toBe(0);
    expect((await actVerified(on, on.merchant, orderId, "release")).code).toBe(0);
    await untilCompleted(on, orderId);
  });

  test("gets a role for its master only, never for a sub-user", async () => {
    await adopt(on.merchant, [uidOf(on.buyer)]);
    const role = { uid: uidOf(on.buyer), staffRole: "agent", ...why, codes: codes() } as const;
    expect((await supervisor.call(setStaffRole, role)).error).toBe("notAllowed");
  });

  test("has offers that cannot be taken or put online again", async () => {
    const advId = await publishOffer(on);
    const { data: offer } = await on.merchant.call(queryAdvDetail, { advId });
    await adopt(supervisor, [uidOf(on.merchant)]);
    const { data: seen } = await on.buyer.call(queryAdvDetail, { advId });
    expect(seen.reasons).toContain("offerNotOnline");
    expect((await takeOffer(on, advId, { price: offer.price })).error).toBe("offerNotOnline");
    const { version } = offer;
    const edited = await on.merchant.call(updateAdv, { advId, version, minLimit: "11" });
    expect(edited.error).toBe("staffMayNotTrade");
    const paused = await on.merchant.call(setAdvState, { advId, version, state: "paused" });
    expect(paused.code).toBe(0);
    const again = { advId, version: version + 1, state: "online" } as const;
    expect((await on.merchant.call(setAdvState, again)).error).toBe("staffMayNotTrade");
  });
});
