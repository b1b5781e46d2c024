// Staff ask an applicant for something more, and the applicant answers.
import {
  answerKycQuestion,
  askApplicant,
  decideKycCase,
  getKycCase,
} from "@parley/contract/endpoints/identity/kyc";
import { kycInfo } from "@parley/contract/endpoints/identity/kyc-info";
import { listCases } from "@parley/contract/endpoints/staff/queues";
import { MAX_KYC_QUESTIONS } from "@parley/domain/kyc/kyc-question";
import { expect, test } from "vitest";
import { registerPerson } from "../fixtures/accounts.fixture.ts";
import { listMessages, type TestBrowser } from "../fixtures/browser.fixture.ts";
import { uploadFileId } from "../fixtures/kyc.fixture.ts";
import {
  ada,
  caseId,
  claim,
  codes,
  colleague,
  count,
  logOf,
  officer,
  stage,
  stageKycCases,
} from "../stages/kyc-cases.fixture.ts";

stageKycCases();

/** Each try waits for the next code of the authenticator. */
const ask = (browser = officer, change = {}) => {
  stage.clock.advance(30_000);
  return browser.call(askApplicant, {
    caseId,
    asks: ["otherSide"],
    text: "The back is missing.",
    codes: codes(),
    ...change,
  });
};
const answer = async (browser: TestBrowser, text = "Here it is.") =>
  browser.call(answerKycQuestion, { fileIds: [await uploadFileId(stage, browser)], text });
const read = async () => (await officer.call(getKycCase, { caseId })).data;
const flagsOf = async () => {
  const { data } = await officer.call(listCases, { kind: "verification", text: caseId });
  return data.list[0].flags;
};

test("an applicant is asked, told, and answers with a picture and words", async () => {
  await claim(officer);
  expect((await ada.call(kycInfo, {})).data.question).toBeNull();
  expect((await ask()).code).toBe(0);
  const askedAt = stage.clock.now();
  const { data } = await ada.call(kycInfo, {});
  expect(data).toMatchObject({
    kycStatus: "pending",
    question: {
      asks: [{ code: "otherSide", text: "The other side of the document" }],
      text: "The back is missing.",
      askedAt,
    },
  });
  expect((await listMessages(stage)).at(-1)).toMatchObject({
    message: { template: "kyc-asked", asks: ["otherSide"] },
  });
  expect(await flagsOf()).toEqual(["asked"]);
  const before = (await read()).files.length;
  expect((await answer(ada)).code).toBe(0);
  expect((await ada.call(kycInfo, {})).data).toMatchObject({
    kycStatus: "pending",
    question: null,
  });
  const after = await read();
  expect(after.files).toHaveLength(before + 1);
  expect(after.questions).toEqual([
    {
      asks: ["otherSide"],
      text: "The back is missing.",
      askedAt,
      answer: "Here it is.",
      answeredAt: stage.clock.now(),
    },
  ]);
  expect(await flagsOf()).toEqual(["answered"]);
  // What was written may name documents: it is in no log, and sealed where it is kept.
  expect(await logOf(ada)).toContainEqual(
    expect.objectContaining({ action: "kyc.ask", reason: "otherSide" }),
  );
  const { rows } = await stage.database.pool.query("select text, answer from kyc_question");
  expect(JSON.stringify(rows)).not.toMatch(/missing|Here it is/);
});

test("one question waits at a time, and there are only so many", async () => {
  await claim(officer);
  for (let asked = 0; asked < MAX_KYC_QUESTIONS; asked += 1) {
    expect((await ask()).code).toBe(0);
    expect((await ask()).error).toBe("kycQuestionOpen");
    expect((await answer(ada)).code).toBe(0);
  }
  expect((await ask()).error).toBe("kycQuestionLimit");
});

test("it is for the member of staff with the case, while it waits", async () => {
  expect((await ask()).error).toBe("caseNotYours");
  await claim(officer);
  expect((await ask(colleague)).error).toBe("caseNotYours");
  expect((await ask(ada)).error).toBe("notAllowed");
  const rejection = { outcome: "rejected", reasonCode: "other", note: "see log" } as const;
  stage.clock.advance(30_000);
  await officer.call(decideKycCase, { caseId, ...rejection, codes: codes() });
  expect((await ask()).error).toBe("caseDecided");
});

test("an answer needs a question, the own picture, and counts once", async () => {
  expect((await answer(ada)).error).toBe("kycNothingAsked");
  await claim(officer);
  expect((await ask()).code).toBe(0);
  const eve = await registerPerson(stage, `eve${count}@example.org`);
  const foreign = await uploadFileId(stage, eve);
  expect((await ada.call(answerKycQuestion, { fileIds: [foreign] })).error).toBe("unknownFile");
  expect((await answer(eve)).error).toBe("kycNothingAsked");
  const own = await uploadFileId(stage, ada);
  const twice = await ada.call(answerKycQuestion, { fileIds: [own, own] });
  expect(twice.error).toBe("unknownFile");
  const answers = await Promise.all([answer(ada), answer(ada)]);
  expect(answers.map(({ error }) => error ?? "done").toSorted()).toEqual([
    "done",
    "kycNothingAsked",
  ]);
});

test("a decision can be made without the answer, and ends the question", async () => {
  await claim(officer);
  expect((await ask()).code).toBe(0);
  const rejection = { outcome: "rejected", reasonCode: "documentIncomplete", note: "x y" } as const;
  stage.clock.advance(30_000);
  expect(
    (await officer.call(decideKycCase, { caseId, ...rejection, codes: codes() })).error,
  ).toBeUndefined();
  expect((await ada.call(kycInfo, {})).data).toMatchObject({
    kycStatus: "rejected",
    question: null,
  });
  expect((await answer(ada)).error).toBe("kycNothingAsked");
});
