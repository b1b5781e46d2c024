// Pictures of payment methods: what is taken in, and who sees it.
import { createSubUser } from "@parley/contract/endpoints/identity/sub-users";
import { MOST_PICTURES_A_DAY } from "@parley/operations/market/payment/upload-picture";
import { DOCUMENT_PDF, PHOTO_JPEG } from "@parley/testing/upload-samples";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, logInDemo, logInWithPassword } from "../fixtures/demo-people.fixture.ts";
import { upload, type UploadOptions } from "../fixtures/kyc.fixture.ts";
import { addPayment, OTHER_IBAN, removePayment } from "../fixtures/payment.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const PATH = "/api/ctc/upload-picture";
const MEGABYTE = 1_024 * 1_024;

let stage: TestApp;
let clara: TestBrowser;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await addDemoPeople(stage);
  clara = await logInDemo(stage, "buyer");
});

afterAll(() => stage.close());

beforeEach(async () => {
  stage.clock.advance(60_000);
  await stage.database.pool.query("delete from user_payment");
});

const send = (options: UploadOptions = {}, browser = clara) =>
  upload(stage, browser, { path: PATH, ...options });

const sendPicture = async (browser = clara): Promise<{ fileId: string; url: string }> => {
  const { code, data, error } = await send({}, browser);
  if (code !== 0) throw new Error(`the picture was refused: ${error}`);
  return data;
};

/** The file itself, as an image in a page asks for it. */
const fetchFile = (browser: TestBrowser, url: string) =>
  stage.app.inject({
    method: "GET",
    url,
    headers: {
      cookie: [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join("; "),
    },
  });

describe("a picture of a payment account", () => {
  test("is shown to its owner, re-encoded, where nothing in it can run", async () => {
    const polyglot = Buffer.concat([PHOTO_JPEG, Buffer.from("<script>alert(1)</script>")]);
    const { data } = await send({ bytes: polyglot, name: "qr.html" });
    expect(data).toEqual({
      fileId: expect.stringMatching(/^\d{19}$/),
      url: `/api/ctc/file/${data.fileId}`,
    });
    const added = await addPayment(stage, clara, { pictureFileId: data.fileId });
    expect(added.data.picture).toEqual(data);
    const file = await fetchFile(clara, data.url);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": "inline; filename*=UTF-8''qr.jpg",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(file.rawPayload.includes("<script>")).toBe(false);
    expect(file.rawPayload.includes("photographer")).toBe(false);
  });

  test("is hidden from all others, also by its number", async () => {
    const { fileId, url } = await sendPicture();
    await addPayment(stage, clara, { pictureFileId: fileId });
    for (const name of ["merchant", "agent"] as const) {
      const other = await logInDemo(stage, name);
      expect((await fetchFile(other, url)).json()).toMatchObject({ error: "notFound" });
    }
    const nobody = new TestBrowser(stage);
    expect((await fetchFile(nobody, url)).json()).toMatchObject({ error: "notLoggedIn" });
  });

  test("of a verification is not served as a file", async () => {
    const { data } = await send({ path: "/api/a/v1/auth/kyc/upload" });
    const answer = await fetchFile(clara, `/api/ctc/file/${data.fileId}`);
    expect([answer.statusCode, answer.json().error]).toEqual([404, "notFound"]);
  });

  test("serves one payment account of its owner, and nothing else", async () => {
    const { fileId } = await sendPicture();
    const merchant = await logInDemo(stage, "merchant");
    const foreign = await sendPicture(merchant);
    const kyc = await send({ path: "/api/a/v1/auth/kyc/upload" });
    for (const pictureFileId of [foreign.fileId, kyc.data.fileId, "1"]) {
      const refused = await addPayment(stage, clara, { pictureFileId });
      expect(refused).toMatchObject({ status: 422, error: "unknownFile" });
    }
    const added = await addPayment(stage, clara, { pictureFileId: fileId });
    expect(added).toMatchObject({ code: 0 });
    const fields = { iban: OTHER_IBAN, bankName: "NatWest" };
    const second = await addPayment(stage, clara, { fields, pictureFileId: fileId });
    expect(second).toMatchObject({ status: 422, error: "unknownFile" });
    await removePayment(stage, clara, added.data.id);
    const third = await addPayment(stage, clara, { fields, pictureFileId: fileId });
    expect(third).toMatchObject({ error: "unknownFile" });
  });
});

/** Status, name and message of the reply to an upload. */
async function refusalOf(bytes: Uint8Array, name = "qr.png") {
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(bytes)], name));
  const body = new Response(form);
  const answer = await stage.app.inject({
    method: "POST",
    url: PATH,
    headers: {
      "content-type": body.headers.get("content-type") ?? "",
      language: "en",
      authorization: clara.cookie("authorization"),
      cookie: [...clara.cookies].map(([key, { value }]) => `${key}=${value}`).join("; "),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { error, message } = answer.json();
  return [answer.statusCode, error, message];
}

/** A picture with much behind it. */
function padded(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  PHOTO_JPEG.copy(bytes);
  return bytes;
}

describe("an upload of a picture refuses", () => {
  test.each([
    ["a document", DOCUMENT_PDF],
    ["a web page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a drawing with scripts", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["an animation", Buffer.from("GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;")],
  ])("%s, whatever its name", async (_what, bytes) => {
    expect(await refusalOf(bytes)).toEqual([
      415,
      "pictureTypeRefused",
      "Failed to upload. Only PNG, JPG, and JPEG image formats are supported.",
    ]);
  });

  test("an unreadable picture", async () => {
    expect(await refusalOf(PHOTO_JPEG.subarray(0, 200))).toEqual([
      422,
      "pictureFailed",
      "Failed to upload.",
    ]);
  });

  test("a picture of three megabytes and more, while one byte less is accepted", async () => {
    const tooLarge = [
      413,
      "pictureTooLarge",
      "Failed to upload. Only images smaller than 3MB are supported.",
    ];
    expect(await refusalOf(padded(3 * MEGABYTE))).toEqual(tooLarge);
    expect(await refusalOf(padded(5 * MEGABYTE))).toEqual(tooLarge);
    expect(await send({ bytes: padded(3 * MEGABYTE - 1) })).toMatchObject({ code: 0 });
  });

  test("more than the limit of a day", async () => {
    const { pool } = stage.database;
    const merchant = await logInDemo(stage, "merchant");
    await sendPicture(merchant);
    await pool.query(
      `insert into file (id, owner_id, purpose, name, media_type, byte_count, sha256, created_at)
       select number, owner_id, purpose, name, media_type, byte_count, sha256, created_at
       from (select * from file order by id desc limit 1) as last,
         generate_series(2, $1) as number`,
      [MOST_PICTURES_A_DAY],
    );
    expect(await send({}, merchant)).toMatchObject({ status: 422, error: "tooManyFiles" });
    stage.clock.advance(24 * 60 * 60_000);
    expect(await send({}, merchant)).toMatchObject({ code: 0 });
  });

  test("more than twenty a minute", async () => {
    const bytes = Buffer.from("no picture");
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await send({ bytes })).error).toBe("pictureTypeRefused");
    }
    expect(await send({ bytes })).toMatchObject({ status: 429, error: "tooManyRequests" });
  });
});

describe("a user who may not manage payment accounts", () => {
  test("cannot upload a picture for one either", async () => {
    const agent = await logInDemo(stage, "agent");
    expect(await send({}, agent)).toMatchObject({ error: "staffMayNotTrade" });
    const account = "desk@example.org";
    const password = "a long and quiet river";
    await callAsMaster(stage, clara, createSubUser, {
      account,
      password,
      username: "desk",
      permissions: ["trade"],
    });
    const desk = await logInWithPassword(stage, account, password);
    expect(await send({}, desk)).toMatchObject({ error: "subUserForbidden" });
    expect(await send({ isAuthorized: false })).toMatchObject({ error: "notLoggedIn" });
  });
});
