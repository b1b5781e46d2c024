// Pictures by which a person who has lost a factor shows to be the owner, and the staff who look.
import { logIn } from "@parley/contract/endpoints/identity/account";
import { uploadResetFile } from "@parley/contract/endpoints/identity/resets";
import { requestReset } from "@parley/contract/endpoints/identity/security";
import { claimCase } from "@parley/contract/endpoints/staff/queues";
import { getResetRequest } from "@parley/contract/endpoints/staff/staff";
import { MOST_RESET_FILES_A_DAY } from "@parley/operations/identity/security/upload-reset-file";
import { EDITED_JPEG } from "@parley/testing/upload-samples";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { upload, uploadFileId, type UploadOptions } from "../fixtures/kyc.fixture.ts";
import {
  ada,
  agent,
  approve,
  claim,
  count,
  logOf,
  officer,
  stage,
  stageKycCases,
  supervisor,
} from "../stages/kyc-cases.fixture.ts";

stageKycCases();

const STATEMENT = "My mailbox was closed by its provider.";
const PATH = uploadResetFile.path;

const uploaded = (options: UploadOptions = {}, browser = ada) =>
  upload(stage, browser, { path: PATH, ...options });

/** The only contact is lost, so that another is named. */
const request = (fileIds: string[], browser = ada, more = {}) =>
  browser.call(requestReset, {
    lost: ["email"],
    statement: STATEMENT,
    contact: `new${count}@example.org`,
    fileIds,
    ...more,
  });

const take = (browser: TestBrowser, requestId: string) =>
  browser.call(claimCase, { kind: "resets", caseId: requestId });

const proofFor = async (browser: TestBrowser, requestId: string) =>
  (await browser.call(getResetRequest, { requestId })).data.proof;

function fetchFile(browser: TestBrowser, url: string) {
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
  return stage.app.inject({ method: "GET", url, headers: { cookie } });
}

describe("pictures of a reset request", () => {
  test("are uploaded in a session, or with the ticket of a login, and by no other", async () => {
    expect((await uploaded()).code).toBe(0);
    const laptop = new TestBrowser(stage, `198.51.105.${count}`);
    expect((await uploaded({}, laptop)).error).toBe("notLoggedIn");
    const account = { account: `ada${count}@example.org`, password: PASSWORD };
    const { ticket } = (await laptop.call(logIn, account)).data;
    const wrong = `${ticket.slice(0, -1)}_`;
    const withTicket = (text: string) =>
      uploaded({ change: (form) => form.set("ticket", text) }, laptop);
    expect((await withTicket(wrong)).error).toBe("ticketExpired");
    const { data } = await withTicket(ticket);
    expect((await request([data.fileId], laptop, { ticket })).code).toBe(0);
  });

  test("are images, made anew, sealed, and limited in number a day", async () => {
    const script = new TextEncoder().encode("<script>alert(1)</script>");
    expect((await uploaded({ bytes: script, name: "a.jpg" })).error).toBe("fileTypeRefused");
    for (let sent = 0; sent < MOST_RESET_FILES_A_DAY; sent += 1) await uploaded();
    expect((await uploaded()).error).toBe("tooManyFiles");
  });

  test("count for their owner, once, and for no other purpose", async () => {
    const { data } = await uploaded();
    const ben = await registerPerson(stage, `ben${count}@example.org`);
    const foreign = (await uploaded({}, ben)).data.fileId;
    const document = await uploadFileId(stage, ada);
    for (const fileIds of [["1"], [foreign], [document], [data.fileId, data.fileId]]) {
      expect((await request(fileIds)).error).toBe("unknownFile");
    }
    expect((await request([data.fileId])).code).toBe(0);
    // A refused request has taken none of them.
    expect((await request([foreign], ben)).code).toBe(0);
  });
});

describe("staff with a reset request", () => {
  let requestId: string;
  let fileId: string;

  beforeEach(async () => {
    fileId = (await uploaded({ bytes: EDITED_JPEG })).data.fileId;
    ({ requestId } = (await request([fileId])).data);
  });

  test("see the pictures once they have claimed it, with what a picture says of its making", async () => {
    expect(await proofFor(supervisor, requestId)).toBeNull();
    expect((await take(supervisor, requestId)).code).toBe(0);
    const proof = await proofFor(supervisor, requestId);
    expect(proof.files).toMatchObject([{ fileId, kind: "proof", mediaType: "image/jpeg" }]);
    expect(proof.pictures).toMatchObject([{ fileId, signals: expect.any(Array) }]);
    const file = await fetchFile(supervisor, proof.files[0].url);
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect((await logOf(ada))[0]).toMatchObject({
      action: "reset.openFile",
      subject: `${requestId}/${fileId}`,
    });
    // Another one, who may decide as well, has not claimed it.
    expect(await proofFor(officer, requestId)).toBeNull();
    const refused = await fetchFile(officer, proof.files[0].url);
    expect(refused.json()).toMatchObject({ error: "caseNotYours" });
  });

  test("without the right to decide neither claim it nor see a picture", async () => {
    expect((await take(agent, requestId)).error).toBe("notAllowed");
    expect(await proofFor(agent, requestId)).toBeNull();
    const url = `/api/admin/reset-requests/${requestId}/file/${fileId}`;
    expect((await fetchFile(agent, url)).json()).toMatchObject({ error: "notAllowed" });
  });

  test("of compliance compare them with the verified document, and each look is in the log", async () => {
    await claim(officer);
    expect((await approve(officer)).code).toBe(0);
    expect((await take(officer, requestId)).code).toBe(0);
    const { files } = await proofFor(officer, requestId);
    expect(files).toMatchObject([{ kind: "proof" }, { kind: "document" }, { kind: "selfie" }]);
    expect((await fetchFile(officer, files[1].url)).statusCode).toBe(200);
    expect((await logOf(ada))[0]).toMatchObject({
      action: "reset.openFile",
      subject: `${requestId}/${files[1].fileId}`,
    });
  });

  test("do not see a verified document without the right to sealed data, nor one that is pending", async () => {
    await claim(officer);
    const { data } = await officer.call(getResetRequest, { requestId });
    expect(data.proof).toBeNull();
    expect((await take(officer, requestId)).code).toBe(0);
    expect((await proofFor(officer, requestId)).files).toHaveLength(1);
    await approve(officer);
    const withDocument = await proofFor(officer, requestId);
    const document = withDocument.files[1];
    const over = { kind: "resets", caseId: requestId, takeOver: true } as const;
    expect((await supervisor.call(claimCase, over)).code).toBe(0);
    expect((await proofFor(supervisor, requestId)).files).toHaveLength(1);
    expect((await fetchFile(supervisor, document.url)).json()).toMatchObject({ error: "notFound" });
  });

  test("open no file of another request", async () => {
    const ben = await registerPerson(stage, `ben${count}@example.org`);
    const foreign = (await uploaded({}, ben)).data.fileId;
    expect((await request([foreign], ben)).code).toBe(0);
    await take(supervisor, requestId);
    const url = `/api/admin/reset-requests/${requestId}/file/${foreign}`;
    expect((await fetchFile(supervisor, url)).json()).toMatchObject({ error: "notFound" });
  });
});
