// Customer service by the API: what staff reads, answers and closes.
import { listNotifications } from "@parley/contract/endpoints/site/notifications";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import {
  claimSupportCase,
  closeSupportCaseAsStaff,
  createSupportCase,
  getSupportCase,
  listSupportCases,
} from "@parley/contract/endpoints/site/support";
import { describe, expect, test } from "vitest";
import type { Answer, TestBrowser } from "../fixtures/browser.fixture.ts";
import { demoTotp } from "../fixtures/demo-people.fixture.ts";
import { placeOrder, publishOffer } from "../fixtures/orders.fixture.ts";
import {
  ada,
  agent,
  answer,
  claim,
  count,
  mailsTo,
  MINUTE,
  on,
  open,
  openStrange,
  query,
  read,
  reply,
  stageSupport,
  stranger,
  supervisor,
  TEXT,
  uidOf,
} from "../stages/support.fixture.ts";

stageSupport();

function closeAsStaff(caseId: string, staff = agent): Promise<Answer> {
  const codes = { totp: demoTotp(on.stage) };
  return staff.call(closeSupportCaseAsStaff, { caseId, reason: "nothing to do", codes });
}

async function notificationsOf(browser: TestBrowser) {
  const { data } = await browser.call(listNotifications, {});
  return data.list.map(({ kind, path }: { kind: string; path: string }) => [kind, path]);
}

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
    expect((await claim(caseId, supervisor)).error).toBe("caseTaken");
    const taken = await supervisor.call(claimSupportCase, { caseId, takeOver: true });
    expect(taken.data.owner.uid).toBe(uidOf(supervisor));
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
