// The staff's desk: cases of verification, and decisions on them.
import { userInfo } from "@parley/contract/endpoints/identity/account";
import { decideKycCase, getKycCase, listKycCases } from "@parley/contract/endpoints/identity/kyc";
import { PHOTO_JPEG } from "@parley/testing/upload-samples";
import { describe, expect, test } from "vitest";
import { registerPerson } from "../fixtures/accounts.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { listMessages } from "../fixtures/browser.fixture.ts";
import { submitPerson } from "../fixtures/kyc.fixture.ts";
import {
  ada,
  agent,
  approve,
  caseId,
  claim,
  codes,
  count,
  logOf,
  stage,
  stageKycCases,
  supervisor,
  uidOf,
} from "../stages/kyc-cases.fixture.ts";

stageKycCases();

describe("a verification case", () => {
  test("waits in the queue, oldest first, without confidential data", async () => {
    const { data } = await agent.call(listKycCases, { status: "pending", pageSize: 50 });
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
    expect(await agent.call(getKycCase, { caseId })).toMatchObject({
      status: 403,
      error: "caseNotYours",
    });
    expect((await claim(agent)).data).toMatchObject({
      caseId,
      owner: { uid: uidOf(agent), username: "demo-agent" },
    });
    const { data } = await agent.call(getKycCase, { caseId });
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
    expect(await supervisor.call(getKycCase, { caseId })).toMatchObject({ error: "caseNotYours" });
    const file = await fetchFile(supervisor, data.files[0].url);
    expect(file.json()).toMatchObject({ error: "caseNotYours" });
  });

  test("its documents are served so that nothing in them runs, and of no other case", async () => {
    await claim(agent);
    const { data } = await agent.call(getKycCase, { caseId });
    const file = await fetchFile(agent, data.files[0].url);
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
    const { data: queue } = await agent.call(listKycCases, { pageSize: 50 });
    const other = queue.list.at(-1).caseId;
    await claim(agent, other);
    const { data: opened } = await agent.call(getKycCase, { caseId: other });
    const [, foreign] = opened.files;
    const crossed = await fetchFile(agent, `/api/admin/kyc/${caseId}/file/${foreign.fileId}`);
    expect(crossed.json()).toMatchObject({ error: "notFound" });
  });

  test("is not taken from a colleague, except by a supervisor", async () => {
    await claim(supervisor);
    expect(await claim(agent)).toMatchObject({ status: 409, error: "caseTaken" });
    await stage.database.pool.query(
      "update kyc_case set owner_id = (select id from app_user where uid = $2) where id = $1",
      [caseId, uidOf(agent)],
    );
    expect((await claim(supervisor)).data.owner.uid).toBe(uidOf(supervisor));
    expect(await agent.call(getKycCase, { caseId })).toMatchObject({ error: "caseNotYours" });
  });

  test("that does not exist is not found", async () => {
    for (const answer of [
      await claim(agent, "5"),
      await agent.call(getKycCase, { caseId: "5" }),
      await agent.call(decideKycCase, {
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
    expect((await approve(agent)).error).toBe("caseNotYours");
    await claim(agent);
    const missing = await approve(agent, { codes: {} });
    expect(missing).toMatchObject({
      status: 422,
      error: "codesMissing",
      data: { fields: [{ path: "codes.totp" }] },
    });
    expect(await approve(agent, { codes: { totp: "000000" } })).toMatchObject({
      error: "codeInvalid",
    });
    expect(await approve(agent, { note: "" })).toMatchObject({ error: "badInput" });
    expect((await ada.call(userInfo, {})).data.kycStatus).toBe("pending");
    expect(await approve(agent)).toMatchObject({ code: 0, data: { status: "approved" } });
    expect((await ada.call(userInfo, {})).data.kycStatus).toBe("approved");
    expect(await approve(agent)).toMatchObject({ status: 409, error: "caseDecided" });
  });

  test("by rejection names its reason, and the user is notified", async () => {
    await claim(agent);
    const input = { caseId, outcome: "rejected", note: "blurred", codes: codes() } as const;
    const nameless = await agent.send({
      method: "POST",
      path: `/api/admin/kyc/${caseId}/decide`,
      body: { outcome: "rejected", note: "blurred", codes: codes() },
    });
    expect(nameless.error).toBe("badInput");
    await agent.call(decideKycCase, { ...input, reasonCode: "documentUnreadable" });
    const told = (await listMessages(stage)).at(-1);
    expect(told).toMatchObject({
      to: `ada${count}@example.org`,
      message: { template: "kyc-rejected", reason: "documentUnreadable" },
    });
  });

  test("repeats its first reply, without another code", async () => {
    await claim(agent);
    const extras = { idempotencyKey: "one-click-of-an-agent" };
    const first = await approve(agent, {}, extras);
    expect(first.code).toBe(0);
    expect((await approve(agent, {}, extras)).data).toEqual(first.data);
    const actions = await logOf(ada);
    expect(
      actions.filter(({ action }: { action: string }) => action === "kyc.approve"),
    ).toHaveLength(1);
  });

  test("a seen code is not accepted for the same case again", async () => {
    await claim(agent);
    const given = codes();
    // The case is open again, as if the first decision had been about something else.
    await approve(agent, { codes: given });
    await stage.database.pool.query(
      `update kyc_case set status = 'pending', decided_at = null, decided_by = null where id = $1`,
      [caseId],
    );
    expect((await approve(agent, { codes: given })).error).toBe("codeUsed");
  });

  test("cannot be made about oneself", async () => {
    await stage.database.pool.query("update app_user set staff_role = 'agent' where uid = $1", [
      uidOf(ada),
    ]);
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
