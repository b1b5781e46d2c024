// People as staff find and look at them. Which role may call what is in staff-rights.database.test.ts.
import { sessionEnd, userInfo } from "@parley/contract/endpoints/identity/account";
import {
  endUserSessions,
  findPeople,
  getPersonRecord,
  openSealedField,
} from "@parley/contract/endpoints/staff/people";
import { describe, expect, test } from "vitest";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { logInDemo } from "../fixtures/demo-people.fixture.ts";
import { readMails } from "../fixtures/notifications.fixture.ts";
import {
  ada,
  agent,
  codes,
  count,
  logOf,
  officer,
  stage,
  stageKycCases,
  uidOf,
} from "../stages/kyc-cases.fixture.ts";

stageKycCases();

const reason = "asked for by the bank";

const found = async (text: string, by: TestBrowser = agent) =>
  (await by.call(findPeople, { text })).data.list;

const look = (field: "contacts" | "identity" | "logins", change = {}) =>
  officer.call(openSealedField, { uid: uidOf(ada), field, reason, codes: codes(), ...change });

describe("a search for people", () => {
  test("finds by uid, name and contact, however it is typed, and only complete ones", async () => {
    const uid = uidOf(ada);
    const { username } = (await ada.call(userInfo, {})).data;
    expect(await found(uid)).toEqual([{ uid, username, by: ["uid"] }]);
    const contact = await found(` Ada${count}@Example.org `, officer);
    expect(contact).toEqual([{ uid, username, by: ["contact"] }]);
    expect(await found(username.toUpperCase())).toEqual([{ uid, username, by: ["username"] }]);
    const phone = await found("+1 202 555 0141", officer);
    expect(phone).toMatchObject([{ username: "demo-buyer", by: ["contact"] }]);
    expect(await found(`da${count}@example.org`, officer)).toEqual([]);
    expect(await found(uid.slice(0, -1))).toEqual([]);
    expect(await found("9999999999999999999")).toEqual([]);
  });

  test("finds by a withdrawal, its address and its transaction, and by an address of deposits", async () => {
    const { pool } = stage.database;
    const uid = uidOf(ada);
    const address = `0x${"Ab".repeat(19)}${String(10 + count)}`;
    const deposits = `deposit-address-${count}`;
    await pool.query(
      `insert into withdrawal (id, user_id, group_id, asset, network, address, amount, fee,
         worth_cents, needs_staff, state, txid, requested_at, ended_at)
       select $2, id, id, 'USDT', 'ETH', $3, 100, 1, 100, false, 'sent', $4, now(), now()
       from app_user where uid = $1`,
      [uid, 77_000 + count, address, `tx-${count}`],
    );
    await pool.query(
      `insert into deposit_address (network, address, user_id, created_at)
       select 'ETH', $2, id, now() from app_user where uid = $1`,
      [uid, deposits],
    );
    expect(await found(String(77_000 + count))).toMatchObject([{ uid, by: ["withdrawal"] }]);
    expect(await found(address)).toMatchObject([{ uid, by: ["address"] }]);
    expect(await found(deposits)).toMatchObject([{ uid, by: ["address"] }]);
    expect(await found(`tx-${count}`)).toMatchObject([{ uid, by: ["transaction"] }]);
  });

  test("leaves out people of the reader's own group, and of groups that share something", async () => {
    const { pool } = stage.database;
    expect(await found(uidOf(agent))).toEqual([]);
    expect(await found(uidOf(agent), officer)).toMatchObject([{ uid: uidOf(agent) }]);
    for (const one of [ada, officer]) {
      const values = [Buffer.alloc(32, `people ${count}`), uidOf(one)];
      await pool.query("select note_group_mark('payment_account', $1, $2, now())", values);
    }
    expect(await found(uidOf(ada), officer)).toEqual([]);
    expect(await found(uidOf(ada))).toHaveLength(1);
  });
});

describe("the record of a person", () => {
  test("has verification, sessions, wallets and limits, and nothing sealed", async () => {
    const read = await agent.call(getPersonRecord, { uid: uidOf(ada) });
    expect(read.data).toMatchObject({
      security: { isEmailVerified: true, isPhoneVerified: false, hasAuthenticator: false },
      members: [{ uid: uidOf(ada), isAdmin: true }],
      verifications: [{ status: "pending", kycType: "individual" }],
      sessions: [{ device: expect.any(String) }],
      limits: { tier: "newcomer", openOrders: 0 },
      appeals: { all: 0, won: 0, lost: 0, split: 0 },
      orders: [],
    });
    expect(JSON.stringify(read.data)).not.toMatch(/example\.org|127\.0\.0\.1/);
    expect((await logOf(ada))[0]).toMatchObject({
      action: "user.open",
      by: { uid: uidOf(agent) },
      uid: uidOf(ada),
    });
  });

  test("is not shown of colleagues, nor of the reader", async () => {
    const refusals = [
      await agent.call(getPersonRecord, { uid: uidOf(officer) }),
      await agent.call(getPersonRecord, { uid: uidOf(agent) }),
      await agent.call(getPersonRecord, { uid: "100000000" }),
    ];
    expect(refusals.map(({ error }) => error)).toEqual([
      "staffProtected",
      "conflictOfInterest",
      "notFound",
    ]);
  });
});

describe("a look at sealed data", () => {
  test("shows contacts and identity in full, and each is in the log with its reason", async () => {
    const contacts = await look("contacts");
    expect(contacts.data.facts).toEqual([{ name: "email", value: `ada${count}@example.org` }]);
    stage.clock.advance(60_000);
    const identity = await look("identity");
    const names = identity.data.facts.map(({ name }: { readonly name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(["realName", "birthDate", "documentNumber"]));
    const looks = (await logOf(ada)).filter(
      ({ action }: { readonly action: string }) => action === "user.openSealed",
    );
    expect(looks).toMatchObject([
      { subject: "identity", reason, by: { uid: uidOf(officer) } },
      { subject: "contacts", reason, by: { uid: uidOf(officer) } },
    ]);
  });

  test("needs a reason and a code, and shows nothing without them", async () => {
    const withoutReason = await look("contacts", { reason: " " });
    const withoutCode = await look("contacts", { codes: {} });
    expect(withoutReason).toMatchObject({ error: "badInput" });
    expect(withoutReason.data).not.toHaveProperty("facts");
    expect(withoutCode).toMatchObject({ error: "codesMissing" });
    expect(withoutCode.data).not.toHaveProperty("facts");
    const log = await logOf(ada);
    expect(log.map(({ action }: { readonly action: string }) => action)).not.toContain(
      "user.openSealed",
    );
  });

  test("that is repeated is another look, with a code and a line in the log of its own", async () => {
    const one = { uid: uidOf(ada), field: "contacts", reason, codes: codes() } as const;
    const key = { idempotencyKey: crypto.randomUUID() };
    await officer.call(openSealedField, one, key);
    const changed = `changed${count}@example.org`;
    await stage.database.pool.query("update contact set target = $2 where target = $1", [
      `ada${count}@example.org`,
      changed,
    ]);
    const repeats = [
      await officer.call(openSealedField, one, key),
      await officer.call(openSealedField, { ...one, codes: {} }, key),
    ];
    expect(repeats.map(({ error }) => error)).toEqual(["codeUsed", "codesMissing"]);
    for (const { data } of repeats) expect(data).not.toHaveProperty("facts");
    const again = await officer.call(openSealedField, { ...one, codes: codes() }, key);
    expect(again.data.facts).toEqual([{ name: "email", value: changed }]);
    const looks = (await logOf(ada)).filter(
      ({ action }: { readonly action: string }) => action === "user.openSealed",
    );
    expect(looks).toHaveLength(2);
  });

  test("that is repeated is refused once the person is linked with the one who looks", async () => {
    const one = { uid: uidOf(ada), field: "contacts", reason, codes: codes() } as const;
    const key = { idempotencyKey: crypto.randomUUID() };
    expect((await officer.call(openSealedField, one, key)).code).toBe(0);
    for (const uid of [uidOf(officer), uidOf(ada)]) {
      await stage.database.pool.query("select note_group_mark('device', $1, $2, now())", [
        Buffer.alloc(32, `shared ${count}`),
        uid,
      ]);
    }
    const again = await officer.call(openSealedField, { ...one, codes: codes() }, key);
    expect(again.error).toBe("conflictOfInterest");
    await stage.database.pool.query("delete from group_link");
  });
});

describe("ending the sessions of a person", () => {
  test("logs the person out everywhere, tells the person, and is in the log", async () => {
    expect((await ada.call(userInfo, {})).code).toBe(0);
    const ended = await agent.call(endUserSessions, { uid: uidOf(ada), reason, codes: codes() });
    expect(ended.data).toEqual({ ended: 1 });
    expect(await ada.call(userInfo, {})).toMatchObject({ error: "notLoggedIn" });
    expect((await ada.call(sessionEnd, {})).data).toEqual({ cause: "service" });
    const subjects = (await readMails(stage)).map(({ subject }) => subject);
    expect(subjects).toContain("You were logged out everywhere");
    expect((await logOf(ada))[0]).toMatchObject({ action: "user.endSessions", reason });
  });

  test("leaves the sessions of others alone, and is refused for colleagues", async () => {
    const buyer = await logInDemo(stage, "buyer");
    await agent.call(endUserSessions, { uid: uidOf(ada), reason, codes: codes() });
    expect((await buyer.call(userInfo, {})).code).toBe(0);
    stage.clock.advance(60_000);
    const colleague = await agent.call(endUserSessions, {
      uid: uidOf(officer),
      reason,
      codes: codes(),
    });
    expect(colleague).toMatchObject({ error: "staffProtected" });
  });
});
