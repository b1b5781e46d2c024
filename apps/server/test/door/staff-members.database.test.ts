// Who belongs to the staff: the first administrator of an installation, invitations, names, leaving.
import { logIn, setUsername, verifyLogIn } from "@parley/contract/endpoints/identity/account";
import { getStaffSession, setStaffName } from "@parley/contract/endpoints/staff/door";
import {
  acceptInvitation,
  inviteStaff,
  leaveStaff,
  listInvitations,
  listStaff,
  revokeInvitation,
} from "@parley/contract/endpoints/staff/members";
import { listStaffActions, setStaffRole } from "@parley/contract/endpoints/staff/staff";
import { claimSupportCase, createSupportCase } from "@parley/contract/endpoints/site/support";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import { inviteAsOperator } from "@parley/operations/staff/door/invitations";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../fixtures/accounts.fixture.ts";
import { listMessages, TestBrowser, type Answer } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, demoTotp, giveRole, logInDemo } from "../fixtures/demo-people.fixture.ts";
import {
  createSecurePerson,
  createSecureStage,
  type SecurePerson,
} from "../fixtures/security.fixture.ts";
import type { TestApp } from "../fixtures/test-app.fixture.ts";

const HOUR = 3_600_000;
const why = { reason: "as it seems right" };

let stage: TestApp;
let count = 0;
let administrator: TestBrowser;
let supervisor: TestBrowser;
/** Has an authenticator and no role. */
let mira: SecurePerson;

beforeAll(async () => {
  stage = await createSecureStage();
  await addDemoPeople(stage);
  // One administrator is left: some rules are about the last one.
  await stage.database.pool.query(
    "update app_user set staff_role = null where username = 'demo-administrator2'",
  );
  administrator = await logInDemo(stage, "administrator");
  supervisor = await logInDemo(stage, "supervisor");
});

afterAll(() => stage.close());

beforeEach(async () => {
  count += 1;
  stage.clock.advance(HOUR);
  mira = await createSecurePerson(stage, `mira${count}@example.org`);
  await mira.setUpTotp();
});

/** Each call gets a code of its own. */
const codes = () => {
  stage.clock.advance(30_000);
  return { totp: demoTotp(stage) };
};
const uidOf = (browser: TestBrowser) => browser.cookie("UID") ?? "";

const invite = (by: TestBrowser, email: string, role: StaffRole): Promise<Answer> =>
  by.call(inviteStaff, { email, role, ...why, codes: codes() });

/** Of the link in the last mail to that address. */
async function tokenFor(email: string): Promise<string> {
  const tokens = (await listMessages(stage)).flatMap(({ to, message }) =>
    to === email && message.template === "staff-invitation" ? [message.token] : [],
  );
  const token = tokens.at(-1);
  if (token === undefined) throw new Error(`no invitation was mailed to ${email}`);
  return token;
}

async function invited(role: StaffRole = "agent"): Promise<string> {
  expect((await invite(administrator, mira.email ?? "", role)).code).toBe(0);
  return tokenFor(mira.email ?? "");
}

function accept(token: string, more: object = {}, person = mira): Promise<Answer> {
  const given = { token, codes: { totp: person.totp() }, ...more };
  return person.browser.call(acceptInvitation, given);
}

const rename = (staffName: string): Promise<Answer> =>
  administrator.call(setStaffName, { staffName });

const leave = (by: TestBrowser, uid: string, given: object = codes()): Promise<Answer> =>
  by.call(leaveStaff, { uid, ...why, codes: given });

describe("the first administrator", () => {
  test("is invited by the operator, and the second only where it is meant", async () => {
    const empty = await createSecureStage();
    try {
      const { pool } = empty.database;
      const { ids, vault } = empty.surfaces;
      const parts = { pool, clock: empty.clock, ids, vault };
      const wish = { email: "root@example.org", role: "administrator", isMeant: false } as const;
      const person = await createSecurePerson(empty, wish.email);
      await person.setUpTotp();
      const made = await inviteAsOperator(parts, wish);
      const token = made.ok ? made.token : "";
      expect((await accept(token, {}, person)).data).toEqual({ role: "administrator" });
      expect((await person.browser.call(getStaffSession, {})).data.role).toBe("administrator");
      const { rows: log } = await pool.query("select action, subject, reason from staff_action");
      expect(log).toEqual([
        {
          action: "staff.join",
          subject: "administrator",
          reason: "invited from the command line",
        },
      ]);
      const other = { ...wish, email: "other@example.org" };
      expect(await inviteAsOperator(parts, other)).toMatchObject({ error: "administratorExists" });
      expect(await inviteAsOperator(parts, { ...other, isMeant: true })).toMatchObject({
        ok: true,
      });
      const again = { ...wish, isMeant: true };
      expect(await inviteAsOperator(parts, again)).toMatchObject({ error: "alreadyStaff" });
    } finally {
      await empty.close();
    }
  });
});

describe("an invitation", () => {
  test("makes the invited account staff, with a name and a staff session", async () => {
    const token = await invited();
    const accepted = await accept(token, { staffName: `Mira.${count}` });
    expect(accepted.data).toEqual({ role: "agent" });
    const { data } = await mira.browser.call(getStaffSession, {});
    expect(data).toMatchObject({ role: "agent", staffName: `Mira.${count}` });
    const { data: members } = await administrator.call(listStaff, {});
    expect(members).toContainEqual({
      uid: uidOf(mira.browser),
      username: data.username,
      staffName: `Mira.${count}`,
      role: "agent",
      since: stage.clock.now(),
      openCases: 0,
      lastSeenAt: expect.any(Number),
    });
    const { data: list } = await administrator.call(listInvitations, {});
    expect(list.list[0]).toMatchObject({ email: mira.email, role: "agent", state: "accepted" });
    expect((await accept(token)).error).toBe("invitationInvalid");
  });

  test("is by those who may give the role", async () => {
    expect((await invite(supervisor, "agent@example.org", "agent")).code).toBe(0);
    for (const role of ["supervisor", "compliance", "administrator"] as const) {
      const refused = await invite(supervisor, `${role}@example.org`, role);
      expect([role, refused.error]).toEqual([role, "notAllowed"]);
    }
    expect((await invite(administrator, "next@example.org", "administrator")).code).toBe(0);
    expect((await invite(administrator, "no address", "agent")).error).toBe("accountInvalid");
    const colleague = await invite(administrator, "agent@parley.test", "supervisor");
    expect(colleague.error).toBe("alreadyStaff");
  });

  test("is worth nothing to another account, nor without its second factor", async () => {
    const token = await invited();
    const eve = await createSecurePerson(stage, `eve${count}@example.org`);
    expect((await eve.browser.call(acceptInvitation, { token, codes: {} })).error).toBe(
      "invitationOfOther",
    );
    const stranger = new TestBrowser(stage);
    expect(await stranger.call(acceptInvitation, { token, codes: {} })).toMatchObject({
      status: 401,
      error: "notLoggedIn",
    });
    expect((await accept(token, { codes: {} })).error).toBe("codesMissing");
    expect((await accept(token, { codes: { totp: mira.totpAt(50) } })).error).toBe("codeInvalid");
    expect((await accept("x".repeat(43))).error).toBe("invitationInvalid");
    const plain = await createSecurePerson(stage, `plain${count}@example.org`);
    await invite(administrator, plain.email ?? "", "agent");
    const plainToken = await tokenFor(plain.email ?? "");
    const refused = await plain.browser.call(acceptInvitation, { token: plainToken, codes: {} });
    expect(refused.error).toBe("staffTwoFactorNeeded");
    expect((await accept(token)).code).toBe(0);
  });

  test("is over after 72 hours, when revoked, and when replaced", async () => {
    const first = await invited();
    const second = await invited();
    expect((await accept(first)).error).toBe("invitationInvalid");
    const { data } = await administrator.call(listInvitations, {});
    const { invitationId } = data.list[0];
    const revocation = { invitationId, ...why };
    expect((await supervisor.call(listInvitations, {})).code).toBe(0);
    const revoked = await administrator.call(revokeInvitation, { ...revocation, codes: codes() });
    expect(revoked.data.state).toBe("revoked");
    expect((await accept(second)).error).toBe("invitationInvalid");
    const again = await administrator.call(revokeInvitation, { ...revocation, codes: codes() });
    expect(again.error).toBe("invitationInvalid");
    const third = await invited();
    stage.clock.advance(72 * HOUR);
    expect((await accept(third)).error).toBe("invitationInvalid");
  });

  test("is over when the one who invited loses the role", async () => {
    const boss = await createSecurePerson(stage, `boss${count}@example.org`);
    await boss.setUpTotp();
    await giveRole(stage, boss.browser, "administrator");
    const input = { email: mira.email ?? "", role: "administrator", ...why } as const;
    const sent = await boss.browser.call(inviteStaff, { ...input, codes: { totp: boss.totp() } });
    expect(sent.code).toBe(0);
    const token = await tokenFor(mira.email ?? "");
    expect((await leave(administrator, uidOf(boss.browser))).code).toBe(0);
    expect((await accept(token)).error).toBe("invitationInvalid");
  });

  test("of two calls at the same moment makes staff once", async () => {
    const token = await invited();
    const other = new TestBrowser(stage);
    const account = mira.email ?? "";
    const { data } = await other.call(logIn, { account, password: PASSWORD });
    const verified = { ticket: data.ticket, codes: { totp: mira.totp() } };
    await other.call(verifyLogIn, verified);
    const given = [mira.totp(), mira.totp()];
    const answers = await Promise.all([
      mira.browser.call(acceptInvitation, { token, codes: { totp: given[0] } }),
      other.call(acceptInvitation, { token, codes: { totp: given[1] } }),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });
});

describe("a staff name", () => {
  test("is not a colleague's, nor looks like one, nor like one of ours", async () => {
    await mira.browser.call(setUsername, { username: `Zoe-${count}` });
    await accept(await invited());
    // Of one who has chosen none it is the username.
    expect((await rename(`Zoe-${count}`)).error).toBe("staffNameTaken");
    const chosen = await mira.browser.call(setStaffName, { staffName: `Nora-${count}` });
    expect(chosen.data.staffName).toBe(`Nora-${count}`);
    expect((await rename(`Nora-${count}`)).error).toBe("staffNameTaken");
    expect((await rename(`NORA-${count}`)).error).toBe("staffNameTaken");
    expect((await rename("Parley")).error).toBe("nicknameReserved");
    expect((await rename(`Ada-${count}`)).data.staffName).toBe(`Ada-${count}`);
  });

  test("is no user's, and no user takes it", async () => {
    await accept(await invited());
    const desk = await mira.browser.call(setStaffName, { staffName: `Desk-${count}` });
    expect(desk.code).toBe(0);
    const user = await createSecurePerson(stage, `user${count}@example.org`);
    for (const username of [`Desk-${count}`, `desk-${count}`]) {
      const taken = await user.browser.call(setUsername, { username });
      expect(taken.error).toBe("usernameTaken");
    }
    const username = `Quinn-${count}`;
    expect((await user.browser.call(setUsername, { username })).code).toBe(0);
    expect((await rename(username)).error).toBe("staffNameTaken");
  });
});

describe("one who leaves", () => {
  test("loses role and staff sessions at once, and claimed cases return to their queue", async () => {
    await accept(await invited());
    const buyer = await logInDemo(stage, "buyer");
    const opened = await buyer.call(createSupportCase, { subject: "other", text: "Hello there." });
    const { caseId } = opened.data;
    expect((await mira.browser.call(claimSupportCase, { caseId })).code).toBe(0);
    const members = (await administrator.call(listStaff, {})).data;
    const uid = uidOf(mira.browser);
    expect(members.find((one: { uid: string }) => one.uid === uid).openCases).toBe(1);
    const left = await leave(mira.browser, uid, { totp: mira.totp() });
    expect(left.data).toEqual({ uid, handedBack: 1 });
    expect(await mira.browser.call(getStaffSession, {})).toMatchObject({
      status: 403,
      error: "notAllowed",
    });
    const { rows } = await stage.database.pool.query(
      "select state, staff_id from support_case where id = $1",
      [caseId],
    );
    expect(rows).toEqual([{ state: "open", staff_id: null }]);
    const { data: log } = await administrator.call(listStaffActions, { uid });
    expect(log.list.map(({ action }: { action: string }) => action)).toEqual([
      "staff.leave",
      "staff.join",
    ]);
  });

  test("is oneself, or one whose role the caller may take", async () => {
    await accept(await invited("compliance"));
    const uid = uidOf(mira.browser);
    const agent = await logInDemo(stage, "agent");
    expect((await leave(agent, uid)).error).toBe("staffProtected");
    expect((await leave(supervisor, uid)).error).toBe("notAllowed");
    expect((await leave(administrator, "999999999")).error).toBe("notFound");
    expect((await leave(administrator, uid)).code).toBe(0);
  });

  test("is never the last administrator, by whichever way", async () => {
    const own = await leave(administrator, uidOf(administrator));
    expect(own).toMatchObject({ status: 409, error: "lastAdministrator" });
    const boss = await createSecurePerson(stage, `boss${count}@example.org`);
    await boss.setUpTotp();
    await giveRole(stage, boss.browser, "administrator");
    const demote = (staffRole: StaffRole | null) =>
      boss.browser.call(setStaffRole, {
        uid: uidOf(administrator),
        staffRole,
        ...why,
        codes: { totp: boss.totp() },
      });
    expect((await demote("agent")).code).toBe(0);
    expect((await leave(boss.browser, uidOf(boss.browser), { totp: boss.totp() })).error).toBe(
      "lastAdministrator",
    );
    expect((await demote("administrator")).code).toBe(0);
    expect((await leave(administrator, uidOf(boss.browser))).code).toBe(0);
  });

  test("of two administrators who remove each other at once, one stays", async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const boss = await createSecurePerson(stage, `pair${count}.${turn}@example.org`);
      await boss.setUpTotp();
      await giveRole(stage, boss.browser, "administrator");
      const given = [boss.totp(), codes()] as const;
      boss.browser.renewStaffSession = null;
      administrator.renewStaffSession = null;
      const answers = await Promise.all([
        leave(boss.browser, uidOf(administrator), { totp: given[0] }),
        leave(administrator, uidOf(boss.browser), given[1]),
      ]);
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
      const { rows } = await stage.database.pool.query<{ uid: number }>(
        "select uid from app_user where staff_role = 'administrator'",
      );
      expect(rows).toHaveLength(1);
      await giveRole(stage, administrator, "administrator");
      await stage.database.pool.query("update app_user set staff_role = null where uid = $1", [
        uidOf(boss.browser),
      ]);
    }
  });
});
