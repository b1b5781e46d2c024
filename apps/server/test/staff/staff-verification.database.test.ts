// The staff's desk: cases of verification, and decisions on them.
import { userInfo } from "@parley/contract/endpoints/identity/account";
import {
  claimKycCase,
  decideKycCase,
  getKycCase,
  listKycCases,
} from "@parley/contract/endpoints/identity/kyc";
import { EDITED_JPEG, PHOTO_JPEG } from "@parley/testing/upload-samples";
import { describe, expect, test } from "vitest";
import { registerPerson } from "../fixtures/accounts.fixture.ts";
import { giveRole } from "../fixtures/demo-people.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { listMessages } from "../fixtures/browser.fixture.ts";
import { submitPerson, upload } from "../fixtures/kyc.fixture.ts";
import {
  ada,
  agent,
  officer,
  approve,
  caseId,
  claim,
  codes,
  count,
  logOf,
  stage,
  stageKycCases,
  colleague,
  uidOf,
} from "../stages/kyc-cases.fixture.ts";

stageKycCases();

describe("a verification case", () => {
  test("waits in the queue, oldest first, without confidential data", async () => {
    const { data } = await officer.call(listKycCases, { status: "pending", pageSize: 50 });
    const [entry] = data.list.slice(-1);
    expect(entry).toEqual({
      caseId,
      uid: uidOf(ada),
      kycType: "individual",
      status: "pending",
      country: "GB",
      submittedAt: stage.clock.now(),
      owner: null,
      isConflict: false,
    });
    const ages = data.list.map(({ submittedAt }: { submittedAt: number }) => submittedAt);
    expect(ages).toEqual(ages.toSorted((a: number, b: number) => a - b));
    expect(data).toMatchObject({ total: data.list.length, totalCapped: false });
  });

  test("opens to the member of staff who claimed it, and to no other", async () => {
    expect(await officer.call(getKycCase, { caseId })).toMatchObject({
      status: 403,
      error: "caseNotYours",
    });
    expect((await claim(officer)).data).toMatchObject({
      caseId,
      owner: { uid: uidOf(officer), username: "demo-compliance" },
    });
    const { data } = await officer.call(getKycCase, { caseId });
    expect(data).toMatchObject({
      realName: "Ada Lovelace",
      birthDate: "1990-12-10",
      documentType: "passport",
      documentNumber: expect.stringMatching(/^PN-\d+-XY$/),
      files: [
        { kind: "document", name: "scan.jpg", mediaType: "image/jpeg" },
        { kind: "selfie", name: "scan.jpg", mediaType: "image/jpeg" },
      ],
      earlier: [],
    });
    expect(await colleague.call(getKycCase, { caseId })).toMatchObject({ error: "caseNotYours" });
    const file = await fetchFile(colleague, data.files[0].url);
    expect(file.json()).toMatchObject({ error: "caseNotYours" });
  });

  test("its documents are served so that nothing in them runs, and of no other case", async () => {
    await claim(officer);
    const { data } = await officer.call(getKycCase, { caseId });
    const file = await fetchFile(officer, data.files[0].url);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
      "cache-control": "private, no-store",
    });
    expect(file.rawPayload.subarray(0, 3)).toEqual(PHOTO_JPEG.subarray(0, 3));
    expect(file.rawPayload.includes("photographer")).toBe(false);

    const eve = await registerPerson(stage, `eve${count}@example.org`);
    await submitPerson(stage, eve);
    const { data: queue } = await officer.call(listKycCases, { pageSize: 50 });
    const other = queue.list.at(-1).caseId;
    await claim(officer, other);
    const { data: opened } = await officer.call(getKycCase, { caseId: other });
    const [, foreign] = opened.files;
    const crossed = await fetchFile(officer, `/api/admin/kyc/${caseId}/file/${foreign.fileId}`);
    expect(crossed.json()).toMatchObject({ error: "notFound" });
  });

  test("is not taken from a colleague by accident", async () => {
    await claim(officer);
    expect(await claim(colleague)).toMatchObject({ status: 409, error: "caseTaken" });
    const taken = await colleague.call(claimKycCase, { caseId, takeOver: true });
    expect(taken.data.owner.uid).toBe(uidOf(colleague));
    expect(await officer.call(getKycCase, { caseId })).toMatchObject({ error: "caseNotYours" });
  });

  test("that does not exist is not found", async () => {
    for (const answer of [
      await claim(officer, "5"),
      await officer.call(getKycCase, { caseId: "5" }),
      await officer.call(decideKycCase, {
        caseId: "5",
        outcome: "approved",
        note: "because",
        codes: codes(),
      }),
    ]) {
      expect([answer.status, answer.error]).toEqual([404, "notFound"]);
    }
  });
});

describe("a decision of a verification", () => {
  test("needs the case, a code of the authenticator, and a note", async () => {
    expect((await approve(officer)).error).toBe("caseNotYours");
    await claim(officer);
    const missing = await approve(officer, { codes: {} });
    expect(missing).toMatchObject({
      status: 422,
      error: "codesMissing",
      data: { fields: [{ path: "codes.totp" }] },
    });
    expect(await approve(officer, { codes: { totp: "000000" } })).toMatchObject({
      error: "codeInvalid",
    });
    expect(await approve(officer, { note: "" })).toMatchObject({ error: "badInput" });
    expect((await ada.call(userInfo, {})).data.kycStatus).toBe("pending");
    expect(await approve(officer)).toMatchObject({ code: 0, data: { status: "approved" } });
    expect((await ada.call(userInfo, {})).data.kycStatus).toBe("approved");
    expect(await approve(officer)).toMatchObject({ status: 409, error: "caseDecided" });
  });

  test("by rejection names its reason, and the user is notified", async () => {
    await claim(officer);
    const input = { caseId, outcome: "rejected", note: "blurred", codes: codes() } as const;
    const nameless = await officer.send({
      method: "POST",
      path: `/api/admin/kyc/${caseId}/decide`,
      body: { outcome: "rejected", note: "blurred", codes: codes() },
    });
    expect(nameless.error).toBe("badInput");
    await officer.call(decideKycCase, { ...input, reasonCode: "documentUnreadable" });
    const told = (await listMessages(stage)).at(-1);
    expect(told).toMatchObject({
      to: `ada${count}@example.org`,
      message: { template: "kyc-rejected", reason: "documentUnreadable" },
    });
  });

  test("repeats its first reply, without another code", async () => {
    await claim(officer);
    const extras = { idempotencyKey: "one-click-of-an-officer" };
    const first = await approve(officer, {}, extras);
    expect(first.code).toBe(0);
    expect((await approve(officer, {}, extras)).data).toEqual(first.data);
    const actions = await logOf(ada);
    expect(
      actions.filter(({ action }: { action: string }) => action === "kyc.approve"),
    ).toHaveLength(1);
  });

  test("a seen code is not accepted for the same case again", async () => {
    await claim(officer);
    const given = codes();
    // The case is open again, as if the first decision had been about something else.
    await approve(officer, { codes: given });
    await stage.database.pool.query(
      `update kyc_case set status = 'pending', decided_at = null, decided_by = null where id = $1`,
      [caseId],
    );
    expect((await approve(officer, { codes: given })).error).toBe("codeUsed");
  });

  test("cannot be made about oneself", async () => {
    await giveRole(stage, ada, "compliance");
    await stage.database.pool.query(
      `insert into authenticator (user_id, sealed_secret, begun_at, confirmed_at)
       select id, 'x', now(), now() from app_user where uid = $1`,
      [uidOf(ada)],
    );
    expect(await claim(ada)).toMatchObject({ status: 403, error: "conflictOfInterest" });
    expect(await ada.call(getKycCase, { caseId })).toMatchObject({ error: "caseNotYours" });
    expect(await approve(ada)).toMatchObject({ error: "conflictOfInterest" });
  });
});

async function fetchFile(browser: TestBrowser, url: string) {
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
  return stage.app.inject({ method: "GET", url, headers: { cookie } });
}

const open = async () => (await officer.call(getKycCase, { caseId })).data;

describe("what a verification is compared with", () => {
  test("other accounts with the same document, with what became of them", async () => {
    await claim(officer);
    expect((await open()).sameDocument).toEqual([]);
    const { rows } = await stage.database.pool.query(
      `select document_mac as mac from kyc_case where id = $1`,
      [caseId],
    );
    const other = uidOf(agent);
    await stage.database.pool.query(
      `insert into kyc_case (id, user_id, kyc_type, status, sealed, submitted_at, decided_at,
         decided_by, reject_reason, document_mac)
       select $1::bigint - 1, id, 'individual', 'rejected', 'x', $3, $3, 'manual', 'other', $4
       from app_user where uid = $2`,
      [caseId, other, new Date(stage.clock.now()), rows[0].mac],
    );
    expect((await open()).sameDocument).toEqual([
      {
        uid: other,
        username: expect.any(String),
        status: "rejected",
        submittedAt: stage.clock.now(),
      },
    ]);
  });

  test("names of earlier verifications, each with how it compares", async () => {
    await claim(officer);
    const rejection = { outcome: "rejected", reasonCode: "other", note: "see log" } as const;
    await officer.call(decideKycCase, { caseId, ...rejection, codes: codes() });
    stage.clock.advance(60_000);
    await submitPerson(stage, ada, { realName: "Byron Ada Lovelace" });
    const { data } = await officer.call(listKycCases, { pageSize: 50 });
    const again = data.list.at(-1).caseId;
    await claim(officer, again);
    const { names } = (await officer.call(getKycCase, { caseId: again })).data;
    expect(names).toEqual([{ from: "verification", name: "Ada Lovelace", match: "similar" }]);
  });

  test("the day on the document: an expired one is not approved, another is kept", async () => {
    await claim(officer);
    const yesterday = new Date(stage.clock.now() - 24 * 60 * 60_000).toISOString().slice(0, 10);
    expect(await approve(officer, { validUntil: yesterday })).toMatchObject({
      status: 422,
      error: "documentExpired",
    });
    expect((await approve(officer, { validUntil: "2031-02-30" })).error).toBe("badInput");
    expect((await approve(officer, { validUntil: "2031-02-28" })).code).toBe(0);
    expect((await open()).validUntil).toBe("2031-02-28");
  });

  test("what a picture said of its making, which is stored sealed and without a place", async () => {
    const { data } = await upload(stage, ada, { bytes: EDITED_JPEG });
    await claim(officer);
    const rejection = { outcome: "rejected", reasonCode: "other", note: "see log" } as const;
    await officer.call(decideKycCase, { caseId, ...rejection, codes: codes() });
    await submitPerson(stage, ada, { documentFileIds: [data.fileId] });
    const queue = await officer.call(listKycCases, { pageSize: 50 });
    const again = queue.data.list.at(-1).caseId;
    await claim(officer, again);
    const { pictures } = (await officer.call(getKycCase, { caseId: again })).data;
    expect(pictures).toEqual([
      {
        fileId: data.fileId,
        takenAt: "2026-02-28 12:30:00",
        changedAt: "2026-02-28 13:00:00",
        software: "Adobe Photoshop 25.1",
        device: null,
        signals: ["editor", "changedLater"],
      },
    ]);
    const { rows } = await stage.database.pool.query(
      "select sealed_origin as sealed from file where id = $1",
      [data.fileId],
    );
    expect(rows[0].sealed).not.toContain("Photoshop");
    const copied = "update file set sealed_origin = $2 where id <> $1 and subject = $3";
    await stage.database.pool.query(copied, [data.fileId, rows[0].sealed, again]);
    // Under another file it does not open.
    expect((await officer.call(getKycCase, { caseId: again })).status).toBe(500);
  });
});
