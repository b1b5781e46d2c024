// Every call of staff, by every role, by a user and without a login. A new call has no row and fails.
import { ALL_ENDPOINTS } from "@parley/contract/endpoints/all-endpoints";
import { isStream, type Endpoint } from "@parley/contract/endpoint";
import { STAFF_ROLES, type StaffRole } from "@parley/domain/staff/staff-right";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import { TestBrowser, type CallExtras } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { callLoosely } from "../fixtures/loose-call.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const AGENTS = ["agent"] as const;
const SUPERVISORS = ["supervisor"] as const;
const DESK = [...AGENTS, ...SUPERVISORS] as const;
const COMPLIANCE = ["compliance"] as const;
const CASES = [...DESK, ...COMPLIANCE] as const;
const ADMINISTRATORS = ["administrator"] as const;

/** Who may call, as a person decided it: independent of the table in the domain. */
const ROWS: Readonly<Record<string, readonly StaffRole[]>> = {
  listAppeals: DESK,
  getAppeal: DESK,
  claimAppeal: DESK,
  ruleAppeal: DESK,
  approveRuling: SUPERVISORS,
  askSide: DESK,
  withdrawTask: DESK,
  retryOrder: DESK,
  previewRuling: DESK,
  getAppealBackground: DESK,
  readAppealChat: DESK,
  writeInAppeal: DESK,
  markAppealChatRead: DESK,
  getAppealFile: DESK,
  discountOrder: DESK,
  listQueues: STAFF_ROLES,
  listCases: CASES,
  claimCase: CASES,
  handBackCase: CASES,
  handOverCase: CASES,
  closeCase: CASES,
  listCaseNotes: CASES,
  addCaseNote: CASES,
  listSavedFilters: CASES,
  saveFilter: CASES,
  deleteSavedFilter: CASES,
  staffEvents: STAFF_ROLES,
  listFlaggedTrades: CASES,
  listReports: CASES,
  getReport: CASES,
  listSupportCases: DESK,
  getSupportCase: DESK,
  claimSupportCase: DESK,
  answerSupportCase: DESK,
  closeSupportCaseAsStaff: DESK,
  listKycCases: COMPLIANCE,
  getKycCase: COMPLIANCE,
  claimKycCase: COMPLIANCE,
  askApplicant: COMPLIANCE,
  decideKycCase: COMPLIANCE,
  getKycFile: COMPLIANCE,
  listResetRequests: CASES,
  getResetRequest: CASES,
  getResetFile: [...SUPERVISORS, ...COMPLIANCE],
  decideResetRequest: [...SUPERVISORS, ...COMPLIANCE],
  listWithdrawalsForStaff: CASES,
  getWithdrawalForStaff: CASES,
  decideWithdrawal: CASES,
  getUserForStaff: STAFF_ROLES,
  findPeople: STAFF_ROLES,
  getPersonRecord: CASES,
  openSealedField: COMPLIANCE,
  endUserSessions: CASES,
  lowerWithdrawalLimit: COMPLIANCE,
  listGroupLinks: STAFF_ROLES,
  clearGroupLink: [...SUPERVISORS, ...COMPLIANCE],
  freezeUser: CASES,
  holdUser: COMPLIANCE,
  setTraderStatus: SUPERVISORS,
  setBroker: SUPERVISORS,
  setStaffRole: [...SUPERVISORS, ...ADMINISTRATORS],
  listStaffActions: STAFF_ROLES,
  downloadStaffLog: STAFF_ROLES,
  getStaffLogHead: STAFF_ROLES,
  getServiceFigures: [...SUPERVISORS, ...COMPLIANCE, ...ADMINISTRATORS],
  downloadServiceFigures: [...SUPERVISORS, ...COMPLIANCE, ...ADMINISTRATORS],
  listContent: ADMINISTRATORS,
  listContentVersions: ADMINISTRATORS,
  publishContent: ADMINISTRATORS,
  listOffersForStaff: STAFF_ROLES,
  takeDownOffer: CASES,
  restoreOffer: [...SUPERVISORS, ...COMPLIANCE],
  listMarketTerms: ADMINISTRATORS,
  previewMarketChange: ADMINISTRATORS,
  proposeMarketChange: ADMINISTRATORS,
  listMarketChanges: ADMINISTRATORS,
  getMarketChange: ADMINISTRATORS,
  decideMarketChange: ADMINISTRATORS,
  openStaffSession: STAFF_ROLES,
  getStaffSession: STAFF_ROLES,
  setStaffName: STAFF_ROLES,
  listStaff: STAFF_ROLES,
  // One's own role; whose else is decided by the roles of both.
  leaveStaff: STAFF_ROLES,
  inviteStaff: [...SUPERVISORS, ...ADMINISTRATORS],
  listInvitations: [...SUPERVISORS, ...ADMINISTRATORS],
  revokeInvitation: [...SUPERVISORS, ...ADMINISTRATORS],
  closeStaffSession: STAFF_ROLES,
};

const STAFF_CALLS = ALL_ENDPOINTS.filter(({ path }: Endpoint) => path.startsWith("/api/admin")).map(
  (endpoint): [string, Endpoint] => [endpoint.name, endpoint],
);

const REFUSALS: ReadonlySet<string | undefined> = new Set([
  "notAllowed",
  "notLoggedIn",
  "staffSessionNeeded",
]);

let stage: TestApp;
let address: string;
let buyer: TestBrowser;
let staff: Readonly<Record<StaffRole, TestBrowser>>;
let withoutSession: Readonly<Record<StaffRole, TestBrowser>>;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await addDemoPeople(stage);
  address = await stage.app.listen({ port: 0, host: "127.0.0.1" });
  buyer = await logInDemo(stage, "buyer");
  staff = {
    agent: await logInDemo(stage, "agent"),
    supervisor: await logInDemo(stage, "supervisor"),
    compliance: await logInDemo(stage, "compliance"),
    administrator: await logInDemo(stage, "administrator"),
  };
  withoutSession = {
    agent: leaveDoor(staff.agent),
    supervisor: leaveDoor(staff.supervisor),
    compliance: leaveDoor(staff.compliance),
    administrator: leaveDoor(staff.administrator),
  };
});

afterAll(() => stage.close());

/** The same login in a browser that has lost the cookie of the staff session. */
function leaveDoor(browser: TestBrowser): TestBrowser {
  const other = new TestBrowser(stage, browser.address);
  for (const [name, cookie] of browser.cookies) {
    if (name !== "staff-token") other.cookies.set(name, cookie);
  }
  return other;
}

/** Parameters of the path alone: who may call is decided before anything else is read. */
function call(browser: TestBrowser, endpoint: Endpoint, extras: CallExtras = {}) {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const input = Object.fromEntries(names.map((name) => [name, name === "name" ? "express" : "1"]));
  return isStream(endpoint)
    ? callStream(browser, endpoint)
    : callLoosely(browser, endpoint, input, extras);
}

/** A stream that is admitted has no end; its head is enough. */
async function callStream(browser: TestBrowser, { path }: Endpoint) {
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
  const asked = request(`${address}${path}`, { headers: { cookie }, agent: false });
  asked.end();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What this event brings along.
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const status = response.statusCode ?? 0;
  const refusal = status === 200 ? null : JSON.parse(await text(response));
  asked.destroy();
  return { status, error: refusal?.error };
}

test("rows are those of the contract", () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(STAFF_CALLS.map(([name]) => name).toSorted());
});

describe("only staff with the right", () => {
  test.each(STAFF_CALLS)("call %s", async (name, endpoint) => {
    const nobody = await call(new TestBrowser(stage), endpoint);
    expect([nobody.status, nobody.error]).toEqual([401, "notLoggedIn"]);
    const user = await call(buyer, endpoint);
    expect([user.status, user.error]).toEqual([403, "notAllowed"]);
    const admitted: StaffRole[] = [];
    for (const role of STAFF_ROLES) {
      const { status, error } = await call(staff[role], endpoint);
      const isAdmitted = !REFUSALS.has(error);
      if (isAdmitted) admitted.push(role);
      expect({ role, isForbidden: status === 403 && error === "notAllowed" }).toEqual({
        role,
        isForbidden: !isAdmitted,
      });
    }
    expect(admitted).toEqual(ROWS[name]);
    // A login without a staff session, whatever the role, opens one and does nothing else.
    const refusal = name === "openStaffSession" ? [400, "badInput"] : [401, "staffSessionNeeded"];
    for (const role of STAFF_ROLES) {
      const { status, error } = await call(withoutSession[role], endpoint);
      expect([role, status, error]).toEqual([role, ...refusal]);
    }
    if (endpoint.kind === "read") return;
    // Another site can make a browser send its cookies, and not the second half of the session.
    const [first = "agent"] = admitted;
    const half = await call(staff[first], endpoint, { authorization: null });
    expect([half.status, half.error]).toEqual([401, "notLoggedIn"]);
  });
});
