// Identity verification, as the person or company meets it.
import { userInfo } from "@parley/contract/endpoints/identity/account";
import { decideOwnKyc } from "@parley/contract/endpoints/site/dev";
import { submitKyc } from "@parley/contract/endpoints/identity/kyc";
import { kycInfo } from "@parley/contract/endpoints/identity/kyc-info";
import { createSubUser } from "@parley/contract/endpoints/identity/sub-users";
import { DOCUMENT_PDF, PHOTO_JPEG } from "@parley/testing/upload-samples";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import { listMessages, TestBrowser } from "../fixtures/browser.fixture.ts";
import { logInWithPassword } from "../fixtures/demo-people.fixture.ts";
import { COMPANY, PERSON, submitPerson, upload, uploadFileId } from "../fixtures/kyc.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;
let ada: TestBrowser;
let count = 0;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
});

afterAll(() => stage.close());

beforeEach(async () => {
  count += 1;
  // Registering is limited to some a minute.
  stage.clock.advance(60_000);
  ada = await registerPerson(stage, `ada${count}@example.org`, new TestBrowser(stage, "127.0.0.1"));
});

const statusOf = async (browser: TestBrowser) => (await browser.call(userInfo, {})).data.kycStatus;

describe("a verification needs", () => {
  test("a session", async () => {
    const nobody = new TestBrowser(stage, "127.0.0.1");
    const documents = { documentFileIds: ["1"], selfieFileId: "2" };
    const answers = [
      await nobody.call(kycInfo, {}),
      await nobody.call(submitKyc, { ...PERSON, ...documents }),
      await nobody.call(decideOwnKyc, { outcome: "approved" }),
      await upload(stage, nobody),
    ];
    expect(answers.map(({ status, error }) => [status, error])).toEqual(
      answers.map(() => [401, "notLoggedIn"]),
    );
  });

  test("both tokens of a write", async () => {
    const documents = { documentFileIds: ["1"], selfieFileId: "2" };
    const without = { authorization: null };
    const answers = [
      await ada.call(submitKyc, { ...PERSON, ...documents }, without),
      await ada.call(decideOwnKyc, { outcome: "approved" }, without),
      await upload(stage, ada, { isAuthorized: false }),
    ];
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => "notLoggedIn"));
  });

  test("a master, whose verification sub-users share", async () => {
    const account = `desk${count}@example.org`;
    const password = "a long and quiet river";
    await callAsMaster(stage, ada, createSubUser, {
      account,
      password,
      username: `desk${count}`,
      permissions: [],
    });
    const desk = await logInWithPassword(stage, account, password);
    expect(await upload(stage, desk)).toMatchObject({ status: 403, error: "masterOnly" });
    const documents = { documentFileIds: ["1"], selfieFileId: "2" };
    const refused = await desk.call(submitKyc, { ...PERSON, ...documents });
    expect(refused).toMatchObject({ status: 403, error: "masterOnly" });
    expect(await desk.call(decideOwnKyc, { outcome: "approved" })).toMatchObject({
      error: "masterOnly",
    });

    await submitPerson(stage, ada);
    await ada.call(decideOwnKyc, { outcome: "approved" });
    expect(await statusOf(desk)).toBe("approved");
    expect((await desk.call(kycInfo, {})).data).toMatchObject({
      kycStatus: "approved",
      realName: "Ada***lace",
    });
  });
});

describe("a person's verification", () => {
  test("is submitted, waits, is rejected with a reason, submitted again and approved", async () => {
    expect((await ada.call(kycInfo, {})).data).toEqual({
      kycType: "individual",
      kycStatus: "none",
      realName: null,
      rejectReason: null,
      rejectReasonCode: null,
      question: null,
      submittedAt: null,
      decidedAt: null,
    });
    const sent = await submitPerson(stage, ada);
    expect(sent.data).toEqual({ kycType: "individual", kycStatus: "pending" });
    expect(ada.cookie("kyc-status")).toBe("pending");
    expect(await statusOf(ada)).toBe("pending");
    expect((await submitPerson(stage, ada)).error).toBe("kycPending");

    const rejected = await ada.call(decideOwnKyc, { outcome: "rejected" });
    expect(rejected.data).toEqual({ kycStatus: "rejected" });
    expect(ada.cookie("kyc-status")).toBe("rejected");
    expect((await ada.call(kycInfo, {})).data).toEqual({
      kycType: "individual",
      kycStatus: "rejected",
      realName: "Ada***lace",
      rejectReason: "The documents could not be verified.",
      rejectReasonCode: "other",
      question: null,
      submittedAt: stage.clock.now(),
      decidedAt: stage.clock.now(),
    });
    expect((await ada.call(decideOwnKyc, { outcome: "approved" })).error).toBe("kycNotPending");

    expect((await submitPerson(stage, ada)).code).toBe(0);
    await ada.call(decideOwnKyc, { outcome: "approved" });
    expect(await statusOf(ada)).toBe("approved");
    expect((await submitPerson(stage, ada)).error).toBe("kycAlreadyApproved");
    const told = (await listMessages(stage)).filter(({ to }) => to === `ada${count}@example.org`);
    expect(told.map(({ message }) => message.template).slice(-2)).toEqual([
      "kyc-rejected",
      "kyc-approved",
    ]);
  });

  test("updates the cookie of another browser by user info", async () => {
    await submitPerson(stage, ada);
    const { database } = stage;
    await database.pool.query("update app_user set kyc_status = 'approved' where uid = $1", [
      ada.cookie("UID"),
    ]);
    expect(ada.cookie("kyc-status")).toBe("pending");
    await ada.call(userInfo, {});
    expect(ada.cookie("kyc-status")).toBe("approved");
    const again = await ada.call(userInfo, {});
    expect(again.response.cookies).toEqual([]);
  });

  test.each([
    [{ birthDate: "2009-01-01" }, 422, "kycTooYoung"],
    [{ country: "ZZ" }, 400, "unknownCountry"],
    [{ country: "Germany" }, 400, "badInput"],
    [{ birthDate: "1990-02-30" }, 400, "badInput"],
    [{ birthDate: "1850-01-01" }, 400, "badInput"],
    [{ realName: "Robert'); drop table app_user;--" }, 400, "badInput"],
    [{ realName: "" }, 400, "badInput"],
    [{ realName: "A".repeat(101) }, 400, "badInput"],
    [{ documentType: "library card" }, 400, "badInput"],
    [{ documentNumber: "<script>" }, 400, "badInput"],
    [{ documentFileIds: [] }, 400, "badInput"],
    [{ documentFileIds: ["99999999999999999999"] }, 400, "badInput"],
    [{ isApproved: true }, 400, "badInput"],
  ])("with %j is refused", async (change, status, error) => {
    const answer = await submitPerson(stage, ada, change);
    expect([answer.status, answer.error]).toEqual([status, error]);
    const [field] = Object.keys(change);
    const named: unknown = answer.data?.fields[0].path ?? field;
    expect(named).toMatch(new RegExp(`^${field}`));
    expect(await statusOf(ada)).toBe("none");
  });
});

test("a company is institutional until it is approved", async () => {
  const documentFileIds = [await uploadFileId(stage, ada)];
  const sent = await ada.call(submitKyc, { ...COMPANY, documentFileIds });
  expect(sent.data).toEqual({ kycType: "company", kycStatus: "pending" });
  expect(ada.cookie("institution")).toBe("true");
  expect((await ada.call(userInfo, {})).data).toMatchObject({
    kycType: "company",
    kycStatus: "pending",
  });
  await ada.call(decideOwnKyc, { outcome: "approved" });
  expect(ada.cookie("institution")).toBe("false");
  expect((await ada.call(kycInfo, {})).data).toMatchObject({ realName: "Ana*** Ltd" });
});

describe("documents of a verification", () => {
  test("of another user are refused", async () => {
    const eve = await registerPerson(stage, `eve${count}@example.org`);
    const fileId = await uploadFileId(stage, eve);
    for (const change of [{ documentFileIds: [fileId] }, { selfieFileId: fileId }]) {
      expect(await submitPerson(stage, ada, change)).toMatchObject({
        status: 422,
        error: "unknownFile",
      });
    }
  });

  test("are refused by their content, not by their names", async () => {
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    expect(await upload(stage, ada, { bytes: page, name: "scan.jpg" })).toMatchObject({
      status: 415,
      error: "fileTypeRefused",
    });
    const cut = PHOTO_JPEG.subarray(0, 200);
    expect(await upload(stage, ada, { bytes: cut })).toMatchObject({
      status: 422,
      error: "fileUnreadable",
    });
    expect(await upload(stage, ada, { bytes: DOCUMENT_PDF })).toMatchObject({
      status: 415,
      error: "fileTypeRefused",
    });
    expect(await upload(stage, ada, { bytes: PHOTO_JPEG, name: "x.exe" })).toMatchObject({
      code: 0,
      data: { fileId: expect.stringMatching(/^\d{19}$/) },
    });
  });

  test("of more than ten megabytes are refused", async () => {
    const largest = Buffer.alloc(10 * 1_024 * 1_024);
    PHOTO_JPEG.copy(largest);
    expect(await upload(stage, ada, { bytes: largest })).toMatchObject({ code: 0 });
    const bytes = Buffer.concat([largest, Buffer.alloc(1)]);
    expect(await upload(stage, ada, { bytes })).toMatchObject({
      status: 413,
      error: "fileTooLarge",
    });
  });

  test.each([
    ["no file", (form: FormData) => form.delete("file"), 400, "badInput"],
    ["a text in place of the file", (form: FormData) => form.set("file", "hello"), 400, "badInput"],
    ["a field nobody knows", (form: FormData) => form.set("owner", "1"), 400, "badInput"],
    [
      "two files",
      (form: FormData) => form.append("file", new File(["x"], "y")),
      400,
      "malformedRequest",
    ],
  ] as const)("with %s are refused", async (_what, change, status, error) => {
    expect(await upload(stage, ada, { change })).toMatchObject({ status, error });
  });

  test("are sent as a form only", async () => {
    const answer = await ada.send({
      method: "POST",
      path: "/api/a/v1/auth/kyc/upload",
      body: { file: "x" },
    });
    expect(answer).toMatchObject({ status: 415, error: "unsupportedType" });
  });

  test("are limited to twenty a minute", async () => {
    const bytes = Buffer.from("no picture");
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await upload(stage, ada, { bytes })).error).toBe("fileTypeRefused");
    }
    expect(await upload(stage, ada, { bytes })).toMatchObject({
      status: 429,
      error: "tooManyRequests",
    });
  });
});

describe("the developers' approval of a verification", () => {
  test("is not for other machines", async () => {
    await submitPerson(stage, ada);
    ada.address = "203.0.113.9";
    const answer = await ada.call(decideOwnKyc, { outcome: "approved" });
    expect([answer.status, answer.error]).toEqual([403, "notAllowed"]);
    expect(await statusOf(ada)).toBe("pending");
  });

  test("does not exist in production", async () => {
    const production = await createTestApp({
      env: {
        PARLEY_MODE: "production",
        DATABASE_URL: stage.database.url,
        PARLEY_PUBLIC_URL: "https://parley.example",
        PARLEY_SECRET: "a-secret-of-an-installation-long-enough",
        SMTP_URL: "smtp://127.0.0.1:1",
        SMS_URL: "https://sms.example",
        SMS_TOKEN: "a-token-of-somebody",
      },
    });
    const nobody = new TestBrowser(production, "127.0.0.1");
    const answer = await nobody.call(decideOwnKyc, { outcome: "approved" });
    expect([answer.status, answer.error]).toEqual([404, "notFound"]);
    await production.close();
  });
});
