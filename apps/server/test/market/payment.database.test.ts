// Payment methods of users: who may add which, what is seen of them, and how they go.
import {
  createUserPayment,
  queryPaymentHolder,
  queryUserPayment,
} from "@parley/contract/endpoints/market/payment";
import { createSubUser } from "@parley/contract/endpoints/identity/sub-users";
import { MOST_USER_PAYMENTS } from "@parley/domain/payment/user-payment";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import {
  addDemoPeople,
  demoTotp,
  logInDemo,
  logInWithPassword,
} from "../fixtures/demo-people.fixture.ts";
import {
  addPayment,
  HOLDER,
  IBAN,
  OTHER_IBAN,
  preparePayment,
  removePayment,
  SEPA,
} from "../fixtures/payment.fixture.ts";
import { otherThan } from "../fixtures/security.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;
let clara: TestBrowser;
let count = 0;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await addDemoPeople(stage);
  clara = await logInDemo(stage, "buyer");
});

afterAll(() => stage.close());

beforeEach(async () => {
  count += 1;
  stage.clock.advance(60_000);
  await stage.database.pool.query("delete from user_payment");
});

const list = async (browser = clara, query = {}) =>
  (await browser.call(queryUserPayment, query)).data;

describe("a payment account", () => {
  test("is listed masked after adding it, and shown in full on demand", async () => {
    const added = await addPayment(stage, clara, {
      fields: { iban: " de89 3704 0044 0532 0130 00", bankName: "Commerzbank", swiftCode: "" },
    });
    const masked = {
      id: expect.stringMatching(/^\d{19}$/),
      method: { code: "sepa", name: "SEPA", group: "bank" },
      receiverName: HOLDER,
      account: "DE8***3000",
      fields: { iban: "DE8***3000", bankName: "Commerzbank" },
      details: [
        { name: "iban", label: "IBAN", text: "DE8***3000" },
        { name: "bankName", label: "Bank name", text: "Commerzbank" },
      ],
      picture: null,
      createdAt: stage.clock.now(),
    };
    expect(added).toMatchObject({ code: 0, data: masked });
    expect(await list()).toEqual([masked]);
    expect(await list(clara, { id: added.data.id })).toEqual([
      {
        ...masked,
        account: IBAN,
        fields: { iban: IBAN, bankName: "Commerzbank" },
        details: [
          { name: "iban", label: "IBAN", text: IBAN },
          { name: "bankName", label: "Bank name", text: "Commerzbank" },
        ],
      },
    ]);
  });

  test("is shown in the reader's language, choices too", async () => {
    const fields = {
      routingNumber: "021000021",
      accountNumber: "000123456789",
      accountType: "checking",
      bankName: "Chase",
    };
    const added = await addPayment(stage, clara, { method: "ach", fields });
    expect(added.code).toBe(0);
    const headers = { language: "de" };
    const { data } = await clara.call(queryUserPayment, {}, { headers });
    expect(data[0].details).toContainEqual({
      name: "accountType",
      label: "Kontoart",
      text: "Girokonto",
    });
  });

  test("without a number shows its place instead, which is no secret", async () => {
    const fields = { country: "Kenya", city: "Nairobi" };
    const added = await addPayment(stage, clara, { method: "western-union", fields });
    expect(added.data).toMatchObject({ account: "Kenya", fields });
  });

  test("is stored without readable number or holder", async () => {
    await addPayment(stage, clara);
    const { rows } = await stage.database.pool.query(
      "select user_payment::text as text from user_payment",
    );
    expect(rows[0].text).not.toMatch(new RegExp(`${IBAN}|Clara|Commerzbank`));
    const { rows: replies } = await stage.database.pool.query(
      "select request_reply::text as text from request_reply",
    );
    expect(replies.map(({ text }) => text).join()).not.toContain(IBAN);
    expect(stage.logLines.join()).not.toContain(IBAN);
  });

  test("is filtered by the currencies of its method", async () => {
    await addPayment(stage, clara);
    const fields = { pixKey: "52998224725" };
    await addPayment(stage, clara, { method: "pix", fields });
    const codes = async (fiat: string) =>
      (await list(clara, { fiat })).map((one: { method: { code: string } }) => one.method.code);
    expect(await codes("EUR")).toEqual(["sepa"]);
    expect(await codes("BRL")).toEqual(["pix"]);
    expect(await codes("XYZ")).toEqual([]);
  });

  test("is kept when its method can no longer be chosen", async () => {
    await addPayment(stage, clara);
    const { pool } = stage.database;
    await pool.query("update payment_method set is_enabled = false where code = 'sepa'");
    try {
      expect(await list()).toHaveLength(1);
      const refused = await addPayment(stage, clara, { fields: { iban: OTHER_IBAN } });
      expect(refused).toMatchObject({ status: 400, error: "unknownPayMethod" });
    } finally {
      await pool.query("update payment_method set is_enabled = true where code = 'sepa'");
    }
  });

  test("is neither shown to nor removed by others", async () => {
    const { data } = await addPayment(stage, clara);
    const merchant = await logInDemo(stage, "merchant");
    expect(await list(merchant)).toEqual([]);
    const found = await merchant.call(queryUserPayment, { id: data.id });
    expect(found).toMatchObject({ status: 404, error: "notFound" });
    const removed = await removePayment(stage, merchant, data.id);
    expect(removed).toMatchObject({ status: 404, error: "notFound" });
    expect(await list()).toHaveLength(1);
  });
});

describe("fields are checked against the method's schema", () => {
  test("with each problem at its field, in the reader's language", async () => {
    const answer = await addPayment(
      stage,
      clara,
      { fields: { iban: "DE89370400440532013001", owner: "me", swiftCode: "DEUTDEFF500X" } },
      { extras: { headers: { language: "de" } } },
    );
    expect(answer).toMatchObject({ status: 400, error: "badInput" });
    expect(answer.data.fields).toEqual([
      {
        path: "fields.iban",
        message:
          "Die Prüfziffern stimmen nicht. Bitte vergleichen Sie die Nummer mit den Angaben Ihrer Bank.",
      },
      { path: "fields.bankName", message: "Dieses Feld darf nicht leer bleiben." },
      { path: "fields.swiftCode", message: "Zu lang. Höchstlänge: 11." },
      { path: "fields.owner", message: expect.any(String) },
    ]);
    expect(await list()).toEqual([]);
  });

  test.each([
    [{ iban: "", bankName: "B" }, "fields.bankName", "Too short. Minimum length: 2."],
    [{ iban: IBAN }, "fields.bankName", "The field cannot be left blank."],
    [{ iban: "DE8937040044", bankName: "Bank" }, "fields.iban", "Too short. Minimum length: 15."],
    [{ iban: "XX89370400440532013000", bankName: "Bank" }, "fields.iban", expect.any(String)],
  ])("%j: %s", async (fields, path, message) => {
    const answer = await addPayment(stage, clara, { fields });
    expect(answer.data.fields).toContainEqual({ path, message });
  });

  test("an unknown method is refused", async () => {
    expect(await addPayment(stage, clara, { method: "shells" })).toMatchObject({
      status: 400,
      error: "unknownPayMethod",
    });
  });
});

describe("the holder of a payment account", () => {
  test("is shown by name in the form", async () => {
    expect((await clara.call(queryPaymentHolder, {})).data).toEqual({
      receiverName: HOLDER,
      canManage: true,
      mostPayments: 20,
    });
    const newcomer = await logInDemo(stage, "newcomer");
    expect((await newcomer.call(queryPaymentHolder, {})).data).toMatchObject({
      receiverName: null,
    });
  });

  test.each(["CLARA WEISS", " clara  weiß "])("may be written %j", async (receiverName) => {
    expect(await addPayment(stage, clara, { receiverName })).toMatchObject({ code: 0 });
  });

  test.each(["Clara Weis", "Weiss Clara", "Clara Weiss Junior", "Somebody Else"])(
    "may not be %j",
    async (receiverName) => {
      const answer = await addPayment(stage, clara, { receiverName });
      expect(answer).toMatchObject({ status: 422, error: "holderNameMismatch" });
      expect(answer.data.fields).toEqual([{ path: "receiverName", message: answer.message }]);
      expect(await list()).toEqual([]);
    },
  );

  test("must have been verified", async () => {
    const newcomer = await logInDemo(stage, "newcomer");
    const answer = await addPayment(stage, newcomer, {}, { codes: {} });
    expect(answer).toMatchObject({ status: 422, error: "kycNotApproved" });
  });
});

describe("the same payment account", () => {
  test("is refused a second time in any spelling, and accepted after its removal", async () => {
    const first = await addPayment(stage, clara);
    const fields = { iban: "de89 3704 0044 0532 0130 00", bankName: "Commerzbank AG" };
    expect(await addPayment(stage, clara, { fields })).toMatchObject({
      status: 409,
      error: "paymentDuplicate",
    });
    expect(await addPayment(stage, clara, { method: "sepa-instant" })).toMatchObject({ code: 0 });
    await removePayment(stage, clara, first.data.id);
    expect(await addPayment(stage, clara, { fields })).toMatchObject({ code: 0 });
  });

  test("sent twice concurrently is added once", async () => {
    const extras = { idempotencyKey: randomUUID() };
    const both = await Promise.all([
      addPayment(stage, clara, {}, { extras }),
      addPayment(stage, clara, { fields: { iban: IBAN, bankName: "Bank" } }),
    ]);
    expect(both.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test("may belong to another user too", async () => {
    await addPayment(stage, clara);
    const merchant = await logInDemo(stage, "merchant");
    const { data } = await merchant.call(queryPaymentHolder, {});
    const { receiverName } = data;
    const { fields } = SEPA;
    expect(await addPayment(stage, merchant, { receiverName, fields })).toMatchObject({ code: 0 });
  });
});

test("a user has at most twenty payment accounts", async () => {
  await addPayment(stage, clara);
  await stage.database.pool.query(
    `insert into user_payment (id, user_id, method, sealed, account_mac, created_at)
     select number, user_id, method, sealed, sha256(number::text::bytea), created_at
     from user_payment, generate_series(2, $1) as number`,
    [MOST_USER_PAYMENTS],
  );
  const fields = { iban: OTHER_IBAN, bankName: "NatWest" };
  expect(await addPayment(stage, clara, { fields })).toMatchObject({
    status: 422,
    error: "paymentLimit",
  });
  await stage.database.pool.query("update user_payment set removed_at = created_at where id = 2");
  expect(await addPayment(stage, clara, { fields })).toMatchObject({ code: 0 });
});

/** A sub-user of Clara's. */
async function createDesk(permissions: ("trade" | "payment")[]): Promise<TestBrowser> {
  const account = `desk${count}@example.org`;
  const password = "a long and quiet river";
  const username = `desk-${count}`;
  const rights = { permissions, useAdminTwoFactor: true };
  const master = await logInDemo(stage, "buyer");
  const made = await callAsMaster(stage, master, createSubUser, {
    account,
    password,
    username,
    ...rights,
  });
  if (made.code !== 0) throw new Error(`no sub-user was made: ${made.error}`);
  return logInWithPassword(stage, account, password);
}

describe("payment accounts may be managed by", () => {
  test("a sub-user with the permission, under the master's name, for itself", async () => {
    const desk = await createDesk(["payment"]);
    expect((await desk.call(queryPaymentHolder, {})).data).toMatchObject({
      receiverName: HOLDER,
    });
    const added = await addPayment(stage, desk);
    expect(added).toMatchObject({ code: 0 });
    expect(await list(desk)).toHaveLength(1);
    expect(await list()).toEqual([]);
    expect(await removePayment(stage, desk, added.data.id)).toMatchObject({ code: 0 });
  });

  test("no sub-user without it", async () => {
    const desk = await createDesk(["trade"]);
    const refused = { status: 403, error: "subUserForbidden" };
    expect((await desk.call(queryPaymentHolder, {})).data).toMatchObject({ canManage: false });
    expect(await addPayment(stage, desk)).toMatchObject(refused);
    expect(await removePayment(stage, desk, "1")).toMatchObject(refused);
  });

  test("no staff", async () => {
    const agent = await logInDemo(stage, "agent");
    const refused = { status: 403, error: "staffMayNotTrade" };
    expect(await addPayment(stage, agent)).toMatchObject(refused);
    expect(await removePayment(stage, agent, "1")).toMatchObject(refused);
  });
});

describe("security verification of payment accounts", () => {
  test("adding and removing need a right code", async () => {
    const wrong = { totp: otherThan(demoTotp(stage)) };
    expect(await addPayment(stage, clara, {}, { codes: {} })).toMatchObject({
      error: "codesMissing",
      data: { fields: [{ path: "codes.totp" }] },
    });
    expect(await addPayment(stage, clara, {}, { codes: wrong })).toMatchObject({
      error: "codeInvalid",
    });
    expect(await list()).toEqual([]);
    const { data } = await addPayment(stage, clara);
    expect(await removePayment(stage, clara, data.id, { codes: {} })).toMatchObject({
      error: "codesMissing",
    });
    expect(await removePayment(stage, clara, data.id, { codes: wrong })).toMatchObject({
      error: "codeInvalid",
    });
    expect(await list()).toHaveLength(1);
  });

  test("repeats the first reply, also after the account was removed", async () => {
    const input = await preparePayment(stage, clara);
    const idempotencyKey = randomUUID();
    const send = () => clara.call(createUserPayment, input, { idempotencyKey });
    const first = await send();
    expect(first).toMatchObject({ code: 0 });
    expect(await send()).toMatchObject({ code: 0, data: { id: first.data.id } });
    expect(await list()).toHaveLength(1);
    await removePayment(stage, clara, first.data.id);
    expect(await send()).toMatchObject({ code: 0, data: { id: first.data.id } });
    expect(await list()).toEqual([]);
    const replayed = await clara.call(createUserPayment, input);
    expect(replayed).toMatchObject({ status: 409, error: "commandReplayed" });
  });

  test("a sealed request for one account adds no other", async () => {
    const input = await preparePayment(stage, clara);
    const altered = { ...input, fields: { ...input.fields, iban: OTHER_IBAN } };
    expect(await clara.call(createUserPayment, altered)).toMatchObject({ error: "commandInvalid" });
    expect(await list()).toEqual([]);
  });
});

describe("a removed payment account", () => {
  test("is in no list and cannot be removed again, but its row is kept", async () => {
    const { data } = await addPayment(stage, clara);
    expect(await removePayment(stage, clara, data.id)).toMatchObject({ code: 0, data: null });
    expect(await list()).toEqual([]);
    expect(await clara.call(queryUserPayment, { id: data.id })).toMatchObject({ status: 404 });
    expect(await removePayment(stage, clara, data.id)).toMatchObject({ status: 404 });
    const { rows } = await stage.database.pool.query("select removed_at from user_payment");
    expect(rows).toEqual([{ removed_at: expect.any(Date) }]);
  });
});
