// One person with several accounts: what two account groups share is detected, and neither is
// notified.
import { logIn, verifyLogIn } from "@parley/contract/endpoints/identity/account";
import { decideOwnKyc } from "@parley/contract/endpoints/site/dev";
import {
  claimKycCase,
  decideKycCase,
  listKycCases,
  submitKyc,
} from "@parley/contract/endpoints/identity/kyc";
import { kycInfo } from "@parley/contract/endpoints/identity/kyc-info";
import { queryPaymentHolder } from "@parley/contract/endpoints/market/payment";
import {
  clearGroupLink,
  listGroupLinks,
  listStaffActions,
} from "@parley/contract/endpoints/staff/staff";
import {
  listSharedKinds,
  listGroupsCountedAsOne,
  listLinksOf,
  noteGroupMark,
} from "@parley/database/queries/identity/group-link";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS, PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import { findLastCode, TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import {
  COMPANY,
  newDocumentNumber,
  PERSON,
  submitPerson,
  uploadFileId,
} from "../fixtures/kyc.fixture.ts";
import { addPayment, SEPA } from "../fixtures/payment.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";
import { sendCode } from "@parley/contract/endpoints/identity/codes";

let stage: TestApp;
let people = 0;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await addDemoPeople(stage);
});

afterAll(() => stage.close());

beforeEach(() => stage.clock.advance(60_000));

function newAddress(): string {
  people += 1;
  return `one-of-several-${people}@example.org`;
}

/** On this machine, so that the shortcuts for developers work. */
const newPerson = (browser = new TestBrowser(stage, "127.0.0.1")) =>
  registerPerson(stage, newAddress(), browser);

const groupOf = (browser: TestBrowser) => Number(browser.cookie("account-group"));

const sharedBy = (one: TestBrowser, other: TestBrowser) =>
  listSharedKinds(stage.database.pool, groupOf(one), groupOf(other));

describe("a payment account", () => {
  test("links the account groups that use it, by any method, and notifies neither", async () => {
    const clara = await logInDemo(stage, "buyer");
    const merchant = await logInDemo(stage, "merchant");
    await addPayment(stage, clara);
    const { receiverName } = (await merchant.call(queryPaymentHolder, {})).data;
    const own = await addPayment(stage, merchant, { receiverName });
    expect(await sharedBy(clara, merchant)).toEqual([]);
    const same = { method: "sepa-instant", receiverName, fields: SEPA.fields };
    const added = await addPayment(stage, merchant, same);
    expect(Object.keys(added.data)).toEqual(Object.keys(own.data));
    expect(await sharedBy(clara, merchant)).toEqual(["payment_account"]);
    expect(await listGroupsCountedAsOne(stage.database.pool, groupOf(merchant))).toEqual(
      [groupOf(clara), groupOf(merchant)].toSorted((one, other) => one - other),
    );
    // The group that entered the account first is not counted with the other: an order shows the
    // account to every buyer, who could have copied it.
    expect(await listGroupsCountedAsOne(stage.database.pool, groupOf(clara))).toEqual([
      groupOf(clara),
    ]);
  });

  test("does not link users who collect cash in the same city", async () => {
    const cash = { method: "moneygram", fields: { country: "Germany", city: "Berlin" } };
    const clara = await logInDemo(stage, "buyer");
    const merchant = await logInDemo(stage, "merchant");
    const { receiverName } = (await merchant.call(queryPaymentHolder, {})).data;
    const before = await listLinksOf(stage.database.pool, groupOf(clara));
    expect(await addPayment(stage, clara, cash)).toMatchObject({ code: 0 });
    expect(await addPayment(stage, merchant, { ...cash, receiverName })).toMatchObject({ code: 0 });
    expect(await listLinksOf(stage.database.pool, groupOf(clara))).toEqual(before);
  });
});

describe("a browser", () => {
  test("links the account groups that log in with it, also after tokens have changed", async () => {
    const browser = new TestBrowser(stage, "127.0.0.1");
    const groups: number[] = [];
    // More accounts than a browser keeps tokens for.
    for (let count = 0; count < 7; count += 1) {
      await newPerson(browser);
      groups.push(groupOf(browser));
    }
    const [first = 0] = groups;
    for (const other of groups.slice(1)) {
      expect(await listSharedKinds(stage.database.pool, first, other)).toEqual(["device"]);
    }
    expect(await listGroupsCountedAsOne(stage.database.pool, first)).toEqual([first]);
  });

  test("does not link demo users with each other, but with all others", async () => {
    const browser = new TestBrowser(stage, "127.0.0.1");
    const stranger = await newPerson();
    const groups: number[] = [];
    for (const name of ["buyer", "merchant"]) {
      const account = `${name}@parley.test`;
      const { ticket } = (await browser.call(logIn, { account, password: "parley-demo" })).data;
      await browser.call(verifyLogIn, { ticket, codes: { totp: demoTotp(stage) } });
      groups.push(groupOf(browser));
      stage.clock.advance(60_000);
    }
    const [buyer = 0, merchant = 0] = groups;
    expect(buyer).not.toBe(merchant);
    expect(await listSharedKinds(stage.database.pool, buyer, merchant, ["device"])).toEqual([]);
    await newPerson(browser);
    expect(await listSharedKinds(stage.database.pool, groupOf(browser), buyer)).toEqual(["device"]);
    expect(await listSharedKinds(stage.database.pool, groupOf(stranger), buyer)).toEqual([]);
  });

  test("does not link two users with browsers of their own", async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    expect(await sharedBy(one, other)).toEqual([]);
    const account = newAddress();
    const again = await registerPerson(stage, account);
    const elsewhere = new TestBrowser(stage);
    const { ticket } = (await elsewhere.call(logIn, { account, password: PASSWORD })).data;
    await elsewhere.call(sendCode, { channel: "email", purpose: "login", ticket });
    const codes = { email: await findLastCode(stage, account) };
    expect(await elsewhere.call(verifyLogIn, { ticket, codes })).toMatchObject({ code: 0 });
    expect(await listLinksOf(stage.database.pool, groupOf(again))).toEqual([]);
  });
});

describe("the document of an approved person", () => {
  test("is never approved for a second account group without staff", async () => {
    const [first, second] = [await newPerson(), await newPerson()];
    const documentNumber = newDocumentNumber();
    await submitPerson(stage, first, { documentNumber });
    await first.call(decideOwnKyc, { outcome: "approved" });
    // Typed another way, and said to be another type of document.
    const disguised = documentNumber.toLowerCase().replaceAll("-", " ");
    await submitPerson(stage, second, { documentNumber: disguised, documentType: "idCard" });
    expect(await second.call(decideOwnKyc, { outcome: "approved" })).toMatchObject({
      error: "kycNeedsReview",
    });
    expect((await second.call(kycInfo, {})).data).toMatchObject({ kycStatus: "pending" });
    expect(await sharedBy(first, second)).toEqual(["document"]);
  });

  test("waits in the queue of staff for a second account, and may be approved there", async () => {
    const [first, second] = [await newPerson(), await newPerson()];
    const documentNumber = newDocumentNumber();
    await submitPerson(stage, first, { documentNumber });
    await first.call(decideOwnKyc, { outcome: "approved" });
    await submitPerson(stage, second, { documentNumber });
    await second.call(decideOwnKyc, { outcome: "approved" });
    const officer = await logInDemo(stage, "compliance");
    const { data: queue } = await officer.call(listKycCases, { pageSize: 50 });
    const waiting = queue.list.find(({ uid }: { uid: string }) => uid === second.cookie("UID"));
    const { caseId } = waiting;
    await officer.call(claimKycCase, { caseId });
    const verdict = { caseId, outcome: "approved", note: "a renewed account" } as const;
    const codes = { totp: demoTotp(stage) };
    expect(await officer.call(decideKycCase, { ...verdict, codes })).toMatchObject({ code: 0 });
    expect((await second.call(kycInfo, {})).data).toMatchObject({ kycStatus: "approved" });
  });

  test("may be submitted again by the same user, and by others while it is not approved", async () => {
    const [first, second] = [await newPerson(), await newPerson()];
    const documentNumber = newDocumentNumber();
    await submitPerson(stage, first, { documentNumber });
    await first.call(decideOwnKyc, { outcome: "rejected" });
    await submitPerson(stage, first, { documentNumber });
    await submitPerson(stage, second, { documentNumber });
    expect(await second.call(decideOwnKyc, { outcome: "approved" })).toMatchObject({ code: 0 });
    expect(await first.call(decideOwnKyc, { outcome: "approved" })).toMatchObject({
      error: "kycNeedsReview",
    });
  });

  test("is approved once when two accounts are decided concurrently", async () => {
    const [first, second] = [await newPerson(), await newPerson()];
    const documentNumber = newDocumentNumber();
    await submitPerson(stage, first, { documentNumber });
    await submitPerson(stage, second, { documentNumber });
    const decided = await Promise.all(
      [first, second].map((browser) => browser.call(decideOwnKyc, { outcome: "approved" })),
    );
    expect(decided.map(({ error }) => error ?? "none").toSorted()).toEqual([
      "kycNeedsReview",
      "none",
    ]);
  });

  test("is identified by the registration for companies, separately from persons", async () => {
    const [company, other, person] = [await newPerson(), await newPerson(), await newPerson()];
    const registrationNumber = newDocumentNumber();
    for (const browser of [company, other]) {
      const documentFileIds = [await uploadFileId(stage, browser)];
      await browser.call(submitKyc, { ...COMPANY, registrationNumber, documentFileIds });
    }
    await submitPerson(stage, person, { documentNumber: registrationNumber });
    expect(await company.call(decideOwnKyc, { outcome: "approved" })).toMatchObject({ code: 0 });
    expect(await other.call(decideOwnKyc, { outcome: "approved" })).toMatchObject({
      error: "kycNeedsReview",
    });
    expect(await person.call(decideOwnKyc, { outcome: "approved" })).toMatchObject({ code: 0 });
    expect(COMPANY.country).toBe(PERSON.country);
  });
});

async function linked() {
  const found = [groupOf(await newPerson()), groupOf(await newPerson())];
  const groups = found.toSorted((one, other) => one - other);
  for (const group of groups) {
    await noteGroupMark(stage.database.pool, {
      kind: "payment_account",
      fingerprint: createHash("sha256").update(`account ${groups.join()}`).digest(),
      accountGroup: group,
      at: new Date(stage.clock.now()),
    });
  }
  const supervisor = await logInDemo(stage, "supervisor");
  const [one = 0, other = 0] = groups;
  const { data } = await supervisor.call(listGroupLinks, { uid: String(other) });
  return { supervisor, one, other, list: data.list };
}

const why = { reason: "a couple with one account" };
const codes = () => ({ totp: demoTotp(stage) });

describe("a link of two account groups", () => {
  test("is listed for staff, and cleared by a supervisor with a code and a reason", async () => {
    const { supervisor, one, other, list } = await linked();
    expect(list).toMatchObject([
      {
        kind: "payment_account",
        groups: [{ uid: String(one) }, { uid: String(other) }],
        clearedAt: null,
        clearedBy: null,
        reason: null,
      },
    ]);
    const [{ linkId }] = list;
    expect(await listGroupsCountedAsOne(stage.database.pool, other)).toEqual([one, other]);
    expect((await supervisor.call(clearGroupLink, { linkId, ...why, codes: {} })).error).toBe(
      "codesMissing",
    );
    const cleared = await supervisor.call(clearGroupLink, { linkId, ...why, codes: codes() });
    expect(cleared.data).toMatchObject({ linkId, clearedAt: stage.clock.now(), ...why });
    expect(await listGroupsCountedAsOne(stage.database.pool, other)).toEqual([other]);
    const again = await supervisor.call(clearGroupLink, { linkId, ...why, codes: codes() });
    expect(again.error).toBe("caseDecided");
    const { data: open } = await supervisor.call(listGroupLinks, { uid: String(one) });
    expect(open.list).toEqual([]);
    const wanted = { uid: String(one), status: "cleared" } as const;
    const { data: over } = await supervisor.call(listGroupLinks, wanted);
    expect(over.list).toMatchObject([{ linkId, clearedBy: { uid: supervisor.cookie("UID") } }]);
    for (const uid of [one, other]) {
      const { data: log } = await supervisor.call(listStaffActions, { uid: String(uid) });
      expect(log.list[0]).toMatchObject({ action: "groupLink.clear", subject: linkId, ...why });
    }
  });

  test("is not cleared by an agent, nor when it does not exist", async () => {
    const { supervisor, list } = await linked();
    const [{ linkId }] = list;
    stage.clock.advance(30_000);
    const agent = await logInDemo(stage, "agent");
    const tried = await agent.call(clearGroupLink, { linkId, ...why, codes: codes() });
    expect(tried.error).toBe("notAllowed");
    const nowhere = { linkId: "999999", ...why, codes: codes() };
    expect((await supervisor.call(clearGroupLink, nowhere)).error).toBe("notFound");
  });
});

test("a contact links its account group with the former one", async () => {
  const [before, after] = [await newPerson(), await newPerson()];
  const { pool } = stage.database;
  const phone = "+12025550999";
  const bind = (browser: TestBrowser) =>
    pool.query(
      `insert into contact (user_id, channel, target, dial_code, verified_at, bound_at)
       select id, 'phone', $2, '+1', now(), now() from app_user where uid = $1`,
      [groupOf(browser), phone],
    );
  await bind(before);
  await pool.query("delete from contact where target = $1", [phone]);
  expect(await sharedBy(before, after)).toEqual([]);
  await bind(after);
  expect(await sharedBy(before, after)).toEqual(["contact"]);
});
