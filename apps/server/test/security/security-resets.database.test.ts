// "Security verification unavailable?": a request, and what staff do about it.
import {
  logIn,
  setAntiPhishingCode,
  sessionEnd,
  userInfo,
  verifyLogIn,
} from "@parley/contract/endpoints/identity/account";
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import { requestReset, securityStatus } from "@parley/contract/endpoints/identity/security";
import {
  decideResetRequest,
  listResetRequests,
  listStaffActions,
} from "@parley/contract/endpoints/staff/staff";
import { createSubUser } from "@parley/contract/endpoints/identity/sub-users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../fixtures/accounts.fixture.ts";
import { giveRole } from "../fixtures/demo-people.fixture.ts";
import {
  findLastCode,
  listMessages,
  TestBrowser,
  type Answer,
} from "../fixtures/browser.fixture.ts";
import {
  createSecurePerson,
  createSecureStage,
  type SecurePerson,
} from "../fixtures/security.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import type { TestApp } from "../fixtures/test-app.fixture.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STATEMENT = "My phone was stolen on the train to Lyon.";

let stage: TestApp;
let count = 0;
let ada: SecurePerson;
let supervisor: SecurePerson;

beforeAll(async () => {
  stage = await createSecureStage();
  supervisor = await hire("supervisor");
});

afterAll(async () => {
  await stage.close();
});

beforeEach(async () => {
  count += 1;
  stage.clock.advance(60 * MINUTE);
  ada = await createSecurePerson(stage, `ada${count}@example.org`);
  await ada.setUpTotp();
});

async function hire(role: "agent" | "supervisor"): Promise<SecurePerson> {
  const person = await createSecurePerson(stage, `${role}@example.org`);
  await person.setUpTotp();
  await giveRole(stage, person.browser, role);
  return person;
}

const request = (more: object = {}, browser = ada.browser): Promise<Answer> =>
  browser.call(requestReset, { lost: ["totp"], statement: STATEMENT, ...more });

/** An approval comes after the owner had a day to object. */
function decide(
  requestId: string,
  outcome: "approved" | "refused",
  staff = supervisor,
): Promise<Answer> {
  if (outcome === "approved") stage.clock.advance(DAY);
  return decideNow(requestId, outcome, staff);
}

function decideNow(
  requestId: string,
  outcome: "approved" | "refused",
  staff = supervisor,
): Promise<Answer> {
  const body = {
    requestId,
    outcome,
    reason: "Seen on a video call.",
    codes: { totp: staff.totp() },
  };
  return staff.browser.call(decideResetRequest, body);
}

const beginLogIn = async (browser: TestBrowser, account = ada.email ?? "") =>
  (await browser.call(logIn, { account, password: PASSWORD })).data;

const stranger = () => new TestBrowser(stage, `198.51.103.${count}`);

async function listTold(template: string): Promise<string[]> {
  const messages = await listMessages(stage);
  return messages.flatMap(({ to, message }) => (message.template === template ? [to] : []));
}

describe("the waiting time of a reset request", () => {
  test("lets staff refuse it at once and approve it after a day, to the millisecond", async () => {
    const { data: refusedOne } = await request();
    expect((await decideNow(refusedOne.requestId, "refused")).code).toBe(0);
    const { data } = await request();
    const { data: queue } = await supervisor.browser.call(listResetRequests, {});
    expect(queue.list.at(-1)).toMatchObject({ approvableFrom: stage.clock.now() + DAY });
    stage.clock.advance(DAY - 1);
    expect(await decideNow(data.requestId, "approved")).toMatchObject({
      status: 422,
      error: "resetTooEarly",
    });
    stage.clock.advance(1);
    expect((await decideNow(data.requestId, "approved")).code).toBe(0);
  });
});

describe("a reset request", () => {
  test("is stored for staff, shown to the user, and announced to the owner", async () => {
    const toldBefore = await listTold("security-changed");
    const { data } = await request();
    expect(data).toMatchObject({ status: "pending" });
    const { data: status } = await ada.browser.call(securityStatus, {});
    expect(status.resetRequest).toEqual({ ...data, createdAt: stage.clock.now() });
    const { data: queue } = await supervisor.browser.call(listResetRequests, {});
    expect(queue.list.at(-1)).toMatchObject({
      requestId: data.requestId,
      lost: ["totp"],
      statement: STATEMENT,
      decidedAt: null,
    });
    const told = await listTold("security-changed");
    const timesIn = (all: readonly string[]) => all.filter((target) => target === ada.email).length;
    expect(timesIn(told)).toBe(timesIn(toldBefore) + 1);
    expect((await request()).error).toBe("resetRequestOpen");
  });

  test("can be made in a login that cannot be finished, and by no other", async () => {
    const laptop = stranger();
    const { ticket } = await beginLogIn(laptop);
    expect((await request({}, laptop)).error).toBe("notLoggedIn");
    expect((await request({ ticket: `${ticket.slice(0, -1)}_` }, laptop)).error).toBe(
      "ticketExpired",
    );
    expect((await request({ ticket }, laptop)).code).toBe(0);
  });

  test("names bound factors, and another contact where the last one is lost", async () => {
    expect((await request({ lost: ["phone"] })).error).toBe("notBound");
    expect((await request({ lost: ["email", "totp"] })).error).toBe("accountInvalid");
    const unreadable = { lost: ["email"], contact: "not an address" };
    expect((await request(unreadable)).error).toBe("accountInvalid");
    const contact = `new.ada${count}@example.org`;
    expect((await request({ lost: ["email", "totp"], contact })).code).toBe(0);
  });
});

describe("approving a reset request", () => {
  test("removes the factor, blocks withdrawals, ends sessions, and is logged", async () => {
    const { requestId } = (await request()).data;
    const decided = await decide(requestId, "approved");
    expect(decided.data).toMatchObject({ status: "approved", decidedAt: stage.clock.now() });
    expect((await ada.browser.call(userInfo, {})).error).toBe("notLoggedIn");
    expect((await ada.browser.call(sessionEnd, {})).data).toEqual({ cause: "securityChanged" });
    expect(await listTold("reset-request-decided")).toContain(ada.email);

    // The browser is unknown again, and the authenticator not required.
    const { ticket, channels } = await beginLogIn(ada.browser);
    expect(channels).toEqual([{ channel: "email", sentTo: expect.any(String) }]);
    await ada.browser.call(sendCode, { channel: "email", purpose: "login", ticket });
    const email = await findLastCode(stage, ada.email ?? "");
    await ada.browser.call(verifyLogIn, { ticket, codes: { email } });
    const { data } = await ada.browser.call(securityStatus, {});
    expect(data).toMatchObject({
      totp: null,
      withdrawalsBlockedUntil: stage.clock.now() + DAY,
      resetRequest: { status: "approved" },
    });
    const log = await supervisor.browser.call(listStaffActions, {});
    expect(log.data.list[0]).toMatchObject({
      action: "reset.approve",
      subject: requestId,
      reason: "Seen on a video call.",
    });
  });

  test("of the last contact binds the named one, to be verified at the login", async () => {
    const contact = `new.ada${count}@example.org`;
    const { requestId } = (await request({ lost: ["email", "totp"], contact })).data;
    expect((await decide(requestId, "approved")).code).toBe(0);
    const told = await listTold("reset-request-decided");
    expect(told).toEqual(expect.arrayContaining([ada.email, contact]));
    const bound = await stage.database.pool.query(
      "select verified_at from contact where target = $1",
      [contact],
    );
    expect(bound.rows).toEqual([{ verified_at: null }]);
    const laptop = stranger();
    expect((await laptop.call(logIn, { account: ada.email ?? "", password: PASSWORD })).error).toBe(
      "loginFailed",
    );
    const { ticket } = await beginLogIn(laptop, contact);
    await laptop.call(sendCode, { channel: "email", purpose: "login", ticket });
    const email = await findLastCode(stage, contact);
    expect((await laptop.call(verifyLogIn, { ticket, codes: { email } })).data.next).toBe("done");
  });

  test("sends the anti-phishing code to bound contacts, and not to the named one", async () => {
    const word = { antiPhishingCode: "bluebell", password: PASSWORD };
    expect((await ada.browser.call(setAntiPhishingCode, word)).code).toBe(0);
    const contact = `new.ada${count}@example.org`;
    const { requestId } = (await request({ lost: ["email", "totp"], contact })).data;
    expect((await decide(requestId, "approved")).code).toBe(0);
    const told = (await listMessages(stage)).filter(
      ({ message }) => message.template === "reset-request-decided",
    );
    expect(told.slice(-2)).toMatchObject([
      { to: ada.email, antiPhishingCode: "bluebell" },
      { to: contact, antiPhishingCode: null },
    ]);
  });

  test("is announced at every channel, the lost one too", async () => {
    const phone = `+4915112350${600 + count}`;
    expect((await ada.bind("phone", phone)).code).toBe(0);
    const { requestId } = (await request({ lost: ["phone"] })).data;
    expect((await decide(requestId, "approved")).code).toBe(0);
    const told = await listTold("reset-request-decided");
    expect(told).toEqual(expect.arrayContaining([ada.email, phone]));
  });

  test("blocks withdrawals for a day for users who verified with the removed authenticator", async () => {
    const account = `desk${count}@example.org`;
    await callAsMaster(stage, ada.browser, createSubUser, {
      account,
      password: PASSWORD,
      username: `rdesk-${count}`,
      permissions: ["withdraw"],
      useAdminTwoFactor: true,
    });
    const desk = stranger();
    const { ticket } = await beginLogIn(desk, account);
    await desk.call(verifyLogIn, { ticket, codes: { totp: ada.totp() } });
    const readBlock = async () =>
      (await desk.call(securityStatus, {})).data.withdrawalsBlockedUntil;
    expect(await readBlock()).toBeNull();
    const { requestId } = (await request()).data;
    expect((await decide(requestId, "approved")).code).toBe(0);
    expect(await readBlock()).toBe(stage.clock.now() + DAY);
  });

  test("ends a login that was begun before it", async () => {
    const laptop = stranger();
    const { ticket } = await beginLogIn(laptop);
    const { requestId } = (await request()).data;
    expect((await decide(requestId, "approved")).code).toBe(0);
    const sent = await laptop.call(sendCode, { channel: "email", purpose: "login", ticket });
    expect(sent.error).toBe("ticketExpired");
    const codes = { totp: ada.totp() };
    expect((await laptop.call(verifyLogIn, { ticket, codes })).error).toBe("ticketExpired");
  });

  test("is refused while the named contact is another user's", async () => {
    const bob = await createSecurePerson(stage, `bob${count}@example.org`);
    const { requestId } = (await request({ lost: ["email"], contact: bob.email })).data;
    expect((await decide(requestId, "approved")).error).toBe("contactTaken");
    expect((await decide(requestId, "refused")).code).toBe(0);
  });
});

describe("deciding a reset request", () => {
  test("by refusing changes nothing but the request, and another may follow", async () => {
    const { requestId } = (await request()).data;
    expect((await decide(requestId, "refused")).data.status).toBe("refused");
    const { data } = await ada.browser.call(securityStatus, {});
    expect(data).toMatchObject({
      totp: expect.any(Object),
      withdrawalsBlockedUntil: null,
      resetRequest: { status: "refused" },
    });
    expect((await request()).code).toBe(0);
  });

  test("takes effect once, also by two concurrent supervisors", async () => {
    const { requestId } = (await request()).data;
    const answers = await Promise.all([
      decide(requestId, "approved"),
      decide(requestId, "refused"),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    stage.clock.advance(MINUTE);
    expect((await decide(requestId, "refused")).error).toBe("caseDecided");
  });

  test("is for supervisors with a right code, and not about themselves", async () => {
    const { requestId } = (await request()).data;
    const agent = await hire("agent");
    expect((await decide(requestId, "approved", agent)).error).toBe("notAllowed");
    expect((await decide(requestId, "approved", ada)).error).toBe("notAllowed");
    const bare = { requestId, outcome: "approved", reason: "Because.", codes: {} } as const;
    expect((await supervisor.browser.call(decideResetRequest, bare)).error).toBe("codesMissing");
    expect((await decide("7", "approved")).error).toBe("notFound");
    const own = await request({}, supervisor.browser);
    expect((await decide(own.data.requestId, "approved")).error).toBe("conflictOfInterest");
  });
});
