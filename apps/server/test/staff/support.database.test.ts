// Customer service by the API: cases of accounts and of strangers, and what staff does with them.
import { captchaChallenge } from "@parley/contract/endpoints/identity/codes";
import { listNotifications } from "@parley/contract/endpoints/site/notifications";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import {
  answerSupportCase,
  claimSupportCase,
  closeSupportCase,
  closeSupportCaseAsStaff,
  createSupportCase,
  getSupportCase,
  listSupportCases,
  querySupportCase,
  querySupportCases,
  replySupportCase,
} from "@parley/contract/endpoints/site/support";
import {
  CASES_A_DAY,
  MOST_OPEN_CASES,
  MOST_UNANSWERED_MESSAGES,
  STRANGER_CASES_A_DAY_BY_EMAIL,
  STRANGER_CASES_A_DAY_BY_NETWORK,
} from "@parley/domain/support/support-case";
import { solveCaptcha } from "@parley/platform/captcha/solve-captcha.fixture";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import { listMessages, TestBrowser, type Answer } from "../fixtures/browser.fixture.ts";
import { demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import {
  createOrderStage,
  placeOrder,
  publishOffer,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";
import { createTestApp } from "../fixtures/test-app.fixture.ts";

const MINUTE = 60_000;
const TEXT = "My withdrawal of yesterday has not arrived yet.";

let on: OrderStage;
let agent: TestBrowser;
let supervisor: TestBrowser;
let ada: TestBrowser;
let count = 0;

beforeAll(async () => {
  on = await createOrderStage();
  agent = await logInDemo(on.stage, "agent");
  on.stage.clock.advance(30_000);
  supervisor = await logInDemo(on.stage, "supervisor");
}, 120_000);

afterAll(() => on.stage.close());

beforeEach(async () => {
  count += 1;
  on.stage.clock.advance(2 * MINUTE);
  ada = await registerPerson(on.stage, `ada${count}@example.org`);
});

/** What a test leaves open must not fill the queue of the next. */
afterEach(() =>
  query("update support_case set state = 'closed', closed_at = now() where closed_at is null"),
);

const query = (text: string, values: unknown[] = []) => on.stage.database.pool.query(text, values);
const uidOf = (browser: TestBrowser) => browser.cookie("UID") ?? "";
const browserAt = (index: number) => new TestBrowser(on.stage, `192.0.2.${index}`);
const stranger = () => new TestBrowser(on.stage, `198.51.100.${count}`);

const open = (browser = ada, more: object = {}, key?: string): Promise<Answer> =>
  browser.call(
    createSupportCase,
    { subject: "withdrawal", text: TEXT, ...more },
    key === undefined ? {} : { idempotencyKey: key },
  );

const openStrange = (email: string, browser = stranger(), more: object = {}): Promise<Answer> =>
  open(browser, { email, subject: "login", ...more });

const read = (caseId: string, browser = ada) => browser.call(querySupportCase, { caseId });
const reply = (caseId: string, text = "And now?", browser = ada) =>
  browser.call(replySupportCase, { caseId, text });
const claim = (caseId: string, staff = agent) => staff.call(claimSupportCase, { caseId });

function answer(caseId: string, text = "It is on its way.", staff = agent): Promise<Answer> {
  const codes = { totp: demoTotp(on.stage) };
  return staff.call(answerSupportCase, { caseId, text, reason: "looked it up", codes });
}

function closeAsStaff(caseId: string, staff = agent): Promise<Answer> {
  const codes = { totp: demoTotp(on.stage) };
  return staff.call(closeSupportCaseAsStaff, { caseId, reason: "nothing to do", codes });
}

const mailsTo = async (to: string) =>
  (await listMessages(on.stage)).filter((one) => one.to === to && one.channel === "email");

async function notificationsOf(browser: TestBrowser) {
  const { data } = await browser.call(listNotifications, {});
  return data.list.map(({ kind, path }: { kind: string; path: string }) => [kind, path]);
}

describe("a support case of an account", () => {
  test("is stored with its order and text, and listed to its author", async () => {
    const { orderId } = await placeOrder(on, await publishOffer(on), { amount: "20" });
    const opened = await open(on.buyer, { subject: "order", orderId });
    expect(opened.data).toMatchObject({ subject: "order", orderId, state: "open" });
    const { caseId } = opened.data;
    const { data: own } = await on.buyer.call(querySupportCases, {});
    expect(own.list[0]).toEqual(opened.data);
    expect((await read(caseId, on.buyer)).data.messages).toMatchObject([
      { from: "person", text: TEXT },
    ]);
  });

  test("cannot name an order of others, or a missing one", async () => {
    const { orderId } = await placeOrder(on, await publishOffer(on), { amount: "20" });
    for (const foreign of [orderId, "1"]) {
      expect(await open(ada, { orderId: foreign })).toMatchObject({
        status: 404,
        error: "orderUnknown",
        data: { fields: [{ path: "orderId" }] },
      });
    }
    const masterId = "(select id from app_user where uid = $1)";
    await query(`update app_user set master_id = ${masterId}, account_group = $1 where uid = $2`, [
      uidOf(ada),
      uidOf(on.buyer),
    ]);
    expect((await open(ada, { orderId })).code).toBe(0);
    await query("update app_user set master_id = null, account_group = uid where uid = $1", [
      uidOf(on.buyer),
    ]);
  });

  test("is read, answered and closed by its author alone, not by master or sub-user", async () => {
    const { caseId } = (await open()).data;
    const bob = await registerPerson(on.stage, `bob${count}@example.org`);
    await query(
      `update app_user set account_group = $1, master_id = (select id from app_user where uid = $1)
       where uid = $2`,
      [uidOf(ada), uidOf(bob)],
    );
    for (const other of [on.merchant, bob]) {
      expect((await read(caseId, other)).error).toBe("notFound");
      expect((await reply(caseId, "Mine?", other)).error).toBe("notFound");
      expect((await other.call(closeSupportCase, { caseId })).error).toBe("notFound");
    }
    const { data: ofSubUser } = await open(bob);
    expect((await read(ofSubUser.caseId, ada)).error).toBe("notFound");
    expect((await read(caseId)).data.messages).toHaveLength(1);
  });

  test("is refused when too short, too long, or invisible", async () => {
    for (const text of ["short", "x".repeat(2_001), "\u200B".repeat(20), `  ${" ".repeat(20)} `]) {
      expect((await open(ada, { text })).error).toBe("badInput");
    }
    const { data } = await open(ada, { text: `\u202E${TEXT}\u0007` });
    expect((await read(data.caseId)).data.messages[0].text).toBe(TEXT);
  });

  test("sent twice with one key is stored once", async () => {
    const first = await open(ada, {}, "key of ada");
    const again = await open(ada, {}, "key of ada");
    expect(again.data).toEqual(first.data);
    expect((await open(ada, { subject: "other" }, "key of ada")).error).toBe("idempotencyMismatch");
    expect((await ada.call(querySupportCases, {})).data.total).toBe(1);
  });

  test("a group has a limit of open cases, which sub-users share, also at the same moment", async () => {
    const bob = await registerPerson(on.stage, `bob${count}@example.org`);
    await query(
      `update app_user set account_group = $1, master_id = (select id from app_user where uid = $1)
       where uid = $2`,
      [uidOf(ada), uidOf(bob)],
    );
    const answers = await Promise.all(
      Array.from({ length: 4 * MOST_OPEN_CASES }, (_, index) => open(index % 2 === 0 ? ada : bob)),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(MOST_OPEN_CASES);
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({
      status: 422,
      error: "supportOpenLimit",
    });
  });

  test("a group has a limit of new cases in a day, however many are closed", async () => {
    for (let index = 0; index < CASES_A_DAY; index += 1) {
      const { data } = await open();
      await ada.call(closeSupportCase, { caseId: data.caseId });
      on.stage.clock.advance(MINUTE);
    }
    expect(await open()).toMatchObject({ status: 429, error: "supportLimit" });
    on.stage.clock.advance(24 * 60 * MINUTE);
    expect((await open()).code).toBe(0);
  });

  test("without both tokens of the session is not a case of the account", async () => {
    const answered = await ada.call(
      createSupportCase,
      { subject: "other", text: TEXT },
      { authorization: null },
    );
    expect(answered.error).toBe("notLoggedIn");
    expect((await open(ada, { email: "x@example.org" })).error).toBe("badInput");
  });
});

describe("a support case without a login", () => {
  test("needs an address, and sends no mail before staff answers", async () => {
    const email = `guest${count}@example.org`;
    expect((await openStrange("no address")).data.fields).toMatchObject([{ path: "email" }]);
    expect((await openStrange("+4915112345678")).error).toBe("accountInvalid");
    expect((await open(stranger())).error).toBe("notLoggedIn");
    expect((await openStrange(email, stranger(), { orderId: "1" })).error).toBe("badInput");
    const opened = await openStrange(email);
    expect(opened.data).toMatchObject({ subject: "login", state: "open", orderId: null });
    expect(await mailsTo(email)).toEqual([]);
    expect((await read(opened.data.caseId, stranger())).error).toBe("notLoggedIn");
  });

  test("is limited by address a day, in any spelling and from any network", async () => {
    const email = `guest${count}@example.org`;
    const answers = await Promise.all(
      Array.from({ length: STRANGER_CASES_A_DAY_BY_EMAIL + 2 }, (_, index) =>
        openStrange(index % 2 === 0 ? email : ` ${email.toUpperCase()}`, browserAt(index)),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(STRANGER_CASES_A_DAY_BY_EMAIL);
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({
      status: 429,
      error: "supportLimit",
    });
    // Who knows the address keeps its owner from nothing that takes a login.
    expect((await open(ada)).code).toBe(0);
  });

  test("is limited by network a day, with any addresses", async () => {
    const from = (index: number) => new TestBrowser(on.stage, `2001:db8:1:${count}::${index}`);
    for (let index = 0; index < STRANGER_CASES_A_DAY_BY_NETWORK; index += 1) {
      expect((await openStrange(`n${count}.${index}@example.org`, from(index))).code).toBe(0);
      on.stage.clock.advance(MINUTE);
    }
    expect((await openStrange(`n${count}.x@example.org`, from(99))).error).toBe("supportLimit");
    on.stage.clock.advance(24 * 60 * MINUTE);
    expect((await openStrange(`n${count}.x@example.org`, from(99))).code).toBe(0);
  });

  test("needs a captcha answer, which counts once", async () => {
    const stage = await createTestApp({ limits: MANY_CALLS });
    try {
      const guest = new TestBrowser(stage, "198.51.100.9");
      const send = (headers = {}) =>
        guest.call(
          createSupportCase,
          { subject: "login", text: TEXT, email: "guest@example.org" },
          { headers },
        );
      expect((await send()).error).toBe("captchaRequired");
      const { data } = await guest.call(captchaChallenge, {});
      const proof = { "captcha-validate": await solveCaptcha(data) };
      expect((await send(proof)).code).toBe(0);
      expect((await send(proof)).error).toBe("captchaInvalid");
    } finally {
      await stage.close();
    }
    // A server of its own takes long on a busy machine.
  }, 60_000);
});

describe("staff with support cases", () => {
  test("sees a case in the queue with its age, and reads it once it is claimed", async () => {
    const { caseId } = (await open()).data;
    on.stage.clock.advance(5 * MINUTE);
    const { data: queue } = await agent.call(listSupportCases, { pageSize: 50 });
    const row = queue.list.find((one: { caseId: string }) => one.caseId === caseId);
    expect(row).toMatchObject({
      writer: { uid: uidOf(ada) },
      owner: null,
      ageSeconds: 300,
      waitingSeconds: 300,
      isConflict: false,
    });
    expect(JSON.stringify(row)).not.toContain(TEXT);
    expect((await agent.call(getSupportCase, { caseId })).error).toBe("caseNotYours");
    expect((await answer(caseId)).error).toBe("caseNotYours");
    expect((await claim(caseId)).data).toMatchObject({
      state: "claimed",
      owner: { uid: uidOf(agent) },
    });
    const { data: opened } = await agent.call(getSupportCase, { caseId });
    expect(opened.messages).toMatchObject([{ from: "person", text: TEXT, staffName: null }]);
    expect((await claim(caseId, supervisor)).code).toBe(0);
    expect((await claim(caseId)).error).toBe("caseTaken");
    expect((await ada.call(listSupportCases, {})).error).toBe("notAllowed");
  });

  test("answers: the user is notified, mailed in the own language, and reads it", async () => {
    await query("update app_user set language = 'de' where uid = $1", [uidOf(ada)]);
    const { caseId } = (await open()).data;
    await claim(caseId);
    expect((await answer(caseId)).data.state).toBe("answered");
    expect(await notificationsOf(ada)).toContainEqual([
      "support-answered",
      `/help/contact?caseId=${caseId}`,
    ]);
    const mail = (await mailsTo(`ada${count}@example.org`)).find(
      ({ message }) => message.template === "support-answered",
    );
    expect(mail).toMatchObject({ locale: "de", message: { caseId, text: null } });
    const { data } = await read(caseId);
    expect(data).toMatchObject({
      state: "answered",
      messages: [{ from: "person" }, { from: "staff", text: "It is on its way." }],
    });
    expect(JSON.stringify(data)).not.toContain(agent.cookie("username"));
  });

  test("answers a stranger by mail alone, in the language of the page", async () => {
    const email = `guest${count}@example.org`;
    const opened = await stranger().call(
      createSupportCase,
      { subject: "login", text: TEXT, email },
      { headers: { language: "fr" } },
    );
    const { caseId } = opened.data;
    await claim(caseId);
    expect((await agent.call(getSupportCase, { caseId })).data).toMatchObject({
      email,
      language: "fr",
      writer: null,
    });
    await answer(caseId, "Votre compte\nest ouvert.");
    expect(await mailsTo(email)).toMatchObject([
      {
        locale: "fr",
        message: { template: "support-answered", text: "Votre compte\nest ouvert." },
      },
    ]);
    await closeAsStaff(caseId);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("finds an answered case in the queue again after a reply", async () => {
    const { caseId } = (await open()).data;
    await claim(caseId);
    await answer(caseId);
    on.stage.clock.advance(MINUTE);
    expect((await reply(caseId)).data).toMatchObject({ state: "open", messages: [{}, {}, {}] });
    const { data: queue } = await agent.call(listSupportCases, { pageSize: 50 });
    const row = queue.list.find((one: { caseId: string }) => one.caseId === caseId);
    expect(row).toMatchObject({ owner: null, waitingSeconds: 0 });
    expect((await answer(caseId)).error).toBe("caseNotYours");
    expect((await claim(caseId, supervisor)).code).toBe(0);
  });

  test("closes with a code and a reason, which are logged; the user is notified", async () => {
    const { caseId } = (await open()).data;
    await claim(caseId);
    const codes = { totp: "000000" };
    const guessed = { caseId, reason: "nothing to do", codes };
    expect((await agent.call(closeSupportCaseAsStaff, guessed)).error).toBe("codeInvalid");
    expect((await closeAsStaff(caseId)).data).toMatchObject({ state: "closed" });
    expect((await notificationsOf(ada))[0]).toEqual([
      "support-closed",
      `/help/contact?caseId=${caseId}`,
    ]);
    expect((await reply(caseId)).error).toBe("supportCaseClosed");
    expect((await answer(caseId)).error).toBe("supportCaseClosed");
    expect((await claim(caseId)).error).toBe("supportCaseClosed");
    const { data: log } = await supervisor.call(listStaffActions, { uid: uidOf(ada) });
    expect(log.list.slice(0, 2)).toMatchObject([
      { action: "support.close", subject: caseId, reason: "nothing to do" },
      { action: "support.claim", subject: caseId },
    ]);
  });

  test("cannot read a case of an address that belongs to the own group", async () => {
    const { caseId } = (await openStrange("supervisor@parley.test")).data;
    expect((await claim(caseId, supervisor)).error).toBe("conflictOfInterest");
    expect((await claim(caseId)).error).toBe("staffProtected");
  });

  test("cannot read a case about an order with the own group on the other side", async () => {
    const { orderId } = await placeOrder(on, await publishOffer(on), { amount: "20" });
    const { caseId } = (await open(on.buyer, { subject: "order", orderId })).data;
    await query(
      `update app_user set account_group = $1, master_id = (select id from app_user where uid = $1)
       where uid = $2`,
      [uidOf(agent), uidOf(on.merchant)],
    );
    expect((await claim(caseId)).error).toBe("conflictOfInterest");
    await query("update app_user set master_id = null, account_group = uid where uid = $1", [
      uidOf(on.merchant),
    ]);
    expect((await claim(caseId)).code).toBe(0);
  });
});

test("a user waits for an answer after a number of messages in a case", async () => {
  const { caseId } = (await open()).data;
  for (let sent = 1; sent < MOST_UNANSWERED_MESSAGES; sent += 1) {
    expect((await reply(caseId)).code).toBe(0);
  }
  expect((await reply(caseId)).error).toBe("supportWaits");
  await claim(caseId);
  await answer(caseId);
  expect((await reply(caseId)).code).toBe(0);
});

test("a message of a case is neither changed nor removed", async () => {
  await open();
  await expect(query("update support_message set text = 'other'")).rejects.toThrow("only grow");
  await expect(query("delete from support_message")).rejects.toThrow("only grow");
});
