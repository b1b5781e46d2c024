// Files in the conversation of an order: whose they are, who sees them, and how they are handed out.
import { uploadFileByFormData } from "@parley/contract/endpoints/trade/chat";
import { uploadKycFile } from "@parley/contract/endpoints/identity/kyc";
import { addEvidence } from "@parley/contract/endpoints/trade/appeals";
import { uploadPicture } from "@parley/contract/endpoints/market/payment";
import { pruneUnusedFiles } from "@parley/operations/kernel/files/prune-unused-files";
import { DOCUMENT_PDF, PHOTO_JPEG } from "@parley/testing/upload-samples";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createChatStage, type ChatStage } from "../fixtures/chat.fixture.ts";
import { upload } from "../fixtures/kyc.fixture.ts";
import { act, placeOrder, publishOffer } from "../fixtures/orders.fixture.ts";
import { addPayment, OTHER_IBAN } from "../fixtures/payment.fixture.ts";

const DAY_MS = 24 * 60 * 60_000;

let chat: ChatStage;

beforeAll(async () => {
  chat = await createChatStage();
});

afterAll(() => chat.stage.close());

beforeEach(() => chat.begin());

describe("a chat file", () => {
  test("sent again with its key is the same, for every purpose", async () => {
    const { stage, buyer } = chat;
    const orderId = await chat.begin();
    const toChat = (form: FormData) => form.set("orderId", orderId);
    for (const [path, change] of [
      [uploadFileByFormData.path, toChat],
      [uploadPicture.path, undefined],
      [uploadKycFile.path, undefined],
    ] as const) {
      const options = { path, key: "again", ...(change === undefined ? {} : { change }) };
      const first = await upload(stage, buyer, options);
      expect(first.code).toBe(0);
      expect(await upload(stage, buyer, options)).toEqual(first);
      const other = await upload(stage, buyer, { ...options, name: "other.jpg" });
      expect(other).toMatchObject({ status: 409, error: "idempotencyMismatch" });
      const anew = await upload(stage, buyer, { ...options, key: "anew" });
      expect(anew.data.fileId).not.toBe(first.data.fileId);
    }
  });

  test("is visible to the two sides and staff with the case alone", async () => {
    const orderId = await chat.begin();
    const polyglot = Buffer.concat([PHOTO_JPEG, Buffer.from("<script>alert(1)</script>")]);
    const { data: file } = await chat.attach(chat.buyer, polyglot, "slip.html");
    expect(file).toEqual({
      fileId: expect.stringMatching(/^\d{19}$/),
      name: "slip.jpg",
      size: expect.any(Number),
      type: "image/jpeg",
      url: `/api/ctc/file/${file.fileId}`,
    });
    // Until it is sent it is its uploader's.
    expect((await chat.fetchFile(chat.buyer, file.url)).statusCode).toBe(200);
    expect((await chat.fetchFile(chat.merchant, file.url)).statusCode).toBe(404);
    const sent = await chat.say(chat.buyer, { kind: "image", fileId: file.fileId });
    expect(sent.data).toMatchObject({ kind: "image", file });
    const seen = await chat.fetchFile(chat.merchant, file.url);
    expect(seen.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": "inline; filename*=UTF-8''slip.jpg",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
    });
    expect(seen.rawPayload.includes("<script>")).toBe(false);
    for (const other of [chat.stranger, chat.agent]) {
      expect((await chat.fetchFile(other, file.url)).statusCode).toBe(404);
    }
    await chat.giveCase("agent");
    // A login of staff opens nothing: their staff session does, and the log says so.
    expect((await chat.fetchFile(chat.agent, file.url)).statusCode).toBe(404);
    const forStaff = `/api/admin/appeals/${orderId}/file/${file.fileId}`;
    expect((await chat.fetchFile(chat.agent, forStaff)).statusCode).toBe(200);
    expect((await chat.fetchFile(chat.supervisor, forStaff)).statusCode).toBe(403);
    expect((await chat.fetchFile(chat.buyer, forStaff)).statusCode).toBe(403);
    const { rows } = await chat.stage.database.pool.query(
      "select subject from staff_action where action = 'appeal.openFile' and subject like $1",
      [`${orderId}/%`],
    );
    expect(rows).toEqual([{ subject: `${orderId}/${file.fileId}` }]);
  });

  test("of another order does not open with the case of this one", async () => {
    await chat.giveCase("agent");
    const { data: file } = await chat.attach(chat.buyer);
    const other = await chat.begin();
    await chat.giveCase("agent");
    const path = `/api/admin/appeals/${other}/file/${file.fileId}`;
    expect((await chat.fetchFile(chat.agent, path)).statusCode).toBe(404);
  });

  test("is none of staff: they write words", async () => {
    await chat.giveCase("agent");
    expect((await chat.attach(chat.agent)).error).toBe("orderUnknown");
  });

  test("that is no image is only offered as a download", async () => {
    const { data: file } = await chat.attach(chat.merchant, DOCUMENT_PDF, "invoice.pdf");
    expect(await chat.say(chat.merchant, { kind: "image", fileId: file.fileId })).toMatchObject({
      error: "messageUnsendable",
    });
    expect(await chat.say(chat.merchant, { kind: "file", fileId: file.fileId })).toMatchObject({
      code: 0,
    });
    const { headers } = await chat.fetchFile(chat.buyer, file.url);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename*=UTF-8''invoice.pdf",
    });
    const mp4 = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypisom"),
      Buffer.from([0, 0, 2, 0]),
      Buffer.from("isommp42"),
    ]);
    expect(await chat.attach(chat.buyer, mp4, "bank.mov")).toMatchObject({
      data: { type: "video/mp4", name: "bank.mp4" },
    });
  });

  test("is refused by its content, and by its size", async () => {
    expect(await chat.attach(chat.buyer, Buffer.from("<html>hi</html>"), "a.pdf")).toMatchObject({
      status: 415,
      error: "attachmentTypeRefused",
    });
    const large = Buffer.concat([DOCUMENT_PDF, Buffer.alloc(10 * 1_024 * 1_024)]);
    expect(await chat.attach(chat.buyer, large, "a.pdf")).toMatchObject({
      status: 413,
      error: "attachmentTooLarge",
    });
  });

  test("belongs to its uploader and to this order", async () => {
    const { data: foreign } = await chat.attach(chat.merchant);
    const { data: elsewhere } = await chat.attach(chat.buyer);
    await chat.begin();
    for (const { fileId } of [foreign, elsewhere, { fileId: "1" }]) {
      expect(await chat.say(chat.buyer, { kind: "image", fileId })).toMatchObject({
        status: 422,
        error: "unknownFile",
      });
    }
  });
});

test("that was never sent is deleted after two days, and all others stay", async () => {
  const { stage, buyer } = chat;
  const orderId = await chat.begin();
  const uploaded = [];
  for (let count = 0; count < 4; count += 1) uploaded.push((await chat.attach(buyer)).data);
  const [sent, first, added, unsent] = uploaded;
  await chat.say(buyer, { kind: "image", fileId: sent.fileId });
  await act(buyer, orderId, "pay");
  const appealed = await act(buyer, orderId, "appeal", {
    reason: "crypto-not-received",
    statement: "I paid.",
    files: [first.fileId],
  });
  expect(appealed.code).toBe(0);
  const more = { orderId, statement: "And here is the slip.", files: [added.fileId] };
  expect((await buyer.call(addEvidence, more)).code).toBe(0);

  const clock = { now: () => stage.clock.now() + 3 * DAY_MS };
  const { files } = stage.surfaces;
  await pruneUnusedFiles({ pool: stage.database.pool, clock, files });
  const statuses = await Promise.all(
    uploaded.map(async ({ url }) => (await chat.fetchFile(buyer, url)).statusCode),
  );
  expect(statuses).toEqual([200, 200, 200, 404]);
  const late = await chat.say(buyer, { kind: "image", fileId: unsent.fileId });
  expect(late).toMatchObject({ error: "unknownFile" });
});

test("the picture of a payment account is visible to its payer, during the order", async () => {
  const { stage, merchant, buyer } = chat;
  const { data: picture } = await upload(stage, merchant, { path: uploadPicture.path });
  const added = await addPayment(stage, merchant, {
    fields: { iban: OTHER_IBAN, bankName: "NatWest" },
    receiverName: "Matteo Ferri",
    pictureFileId: picture.fileId,
  });
  const own = await publishOffer(chat, { payMethods: [added.data.id] });
  expect((await chat.fetchFile(buyer, picture.url)).statusCode).toBe(404);
  const order = await placeOrder(chat, own, { amount: "20" });
  expect(order.payInfo?.picture).toEqual(picture);
  expect((await chat.fetchFile(buyer, picture.url)).statusCode).toBe(200);
  for (const other of [chat.stranger, chat.agent]) {
    expect((await chat.fetchFile(other, picture.url)).statusCode).toBe(404);
  }
  await act(buyer, order.orderId, "cancel");
  expect((await chat.fetchFile(buyer, picture.url)).statusCode).toBe(404);
});
