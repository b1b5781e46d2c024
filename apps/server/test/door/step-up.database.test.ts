// How often staff prove who they are: with each decision, or once in ten minutes for small claimed
// cases by a code of the authenticator.
import { claimAppeal, ruleAppeal } from "@parley/contract/endpoints/staff/appeals";
import { getStaffSession } from "@parley/contract/endpoints/staff/door";
import { freezeUser } from "@parley/contract/endpoints/staff/staff";
import {
  answerSupportCase,
  claimSupportCase,
  createSupportCase,
} from "@parley/contract/endpoints/site/support";
import { beforeEach, describe, expect, test } from "vitest";
import type { Answer } from "../fixtures/browser.fixture.ts";
import { agent, appealed, codes, on, stageAppeals } from "../stages/appeals.fixture.ts";

const MINUTE = 60_000;

stageAppeals();

/** Nothing is left of the codes of earlier tests. */
beforeEach(() => {
  on.stage.clock.advance(11 * MINUTE);
});

async function claimed(amount?: string): Promise<string> {
  const orderId = await appealed(amount);
  expect((await agent.call(claimAppeal, { orderId })).code).toBe(0);
  return orderId;
}

function rule(orderId: string, given?: object): Promise<Answer> {
  return agent.call(ruleAppeal, {
    orderId,
    ruling: "refund",
    reasonCode: "payment-not-proved",
    note: "No receipt was shown.",
    ...(given === undefined ? {} : { codes: given }),
  });
}

async function openCase(): Promise<string> {
  const text = "Where is my money?";
  const { data } = await on.buyer.call(createSupportCase, { subject: "other", text });
  expect((await agent.call(claimSupportCase, { caseId: data.caseId })).code).toBe(0);
  return data.caseId;
}

const answer = (caseId: string, given?: object): Promise<Answer> =>
  agent.call(answerSupportCase, {
    caseId,
    text: "It is on its way.",
    reason: "looked it up",
    ...(given === undefined ? {} : { codes: given }),
  });

const freeze = (given: object): Promise<Answer> =>
  agent.call(freezeUser, {
    uid: on.buyer.cookie("UID") ?? "",
    isFrozen: true,
    reason: "as it seems right",
    codes: given,
  });

describe("a code of the authenticator", () => {
  test("counts for small claimed cases for ten minutes", async () => {
    const first = await claimed();
    const second = await claimed();
    const caseId = await openCase();
    expect((await rule(first)).error).toBe("codesMissing");
    expect((await rule(first, codes())).code).toBe(0);
    const until = (await agent.call(getStaffSession, {})).data.stepUpUntil;
    expect(until).toBe(on.stage.clock.now() + 10 * MINUTE);
    expect((await answer(caseId, {})).code).toBe(0);
    on.stage.clock.advance(until - on.stage.clock.now() - 1);
    expect((await answer(caseId)).code).toBe(0);
    on.stage.clock.advance(1);
    expect((await rule(second)).error).toBe("codesMissing");
    expect((await agent.call(getStaffSession, {})).data.stepUpUntil).toBeNull();
    // What was done without a code does not make it longer.
    expect((await answer(caseId)).error).toBe("codesMissing");
  });

  test("does not count for what is no claimed case, nor for another's", async () => {
    const caseId = await openCase();
    expect((await answer(caseId, codes())).code).toBe(0);
    expect((await freeze({})).error).toBe("codesMissing");
    const orderId = await appealed();
    expect((await rule(orderId)).error).toBe("caseNotYours");
  });

  test("does not count above the worth that needs a second approval", async () => {
    const orderId = await claimed();
    await on.stage.database.pool.query(
      "update trade_rule set second_ruling_from_cents = 1 where name = 'site'",
    );
    try {
      expect((await answer(await openCase(), codes())).code).toBe(0);
      expect((await rule(orderId)).error).toBe("codesMissing");
      expect((await rule(orderId, codes())).code).toBe(0);
    } finally {
      await on.stage.database.pool.query(
        "update trade_rule set second_ruling_from_cents = 1000000 where name = 'site'",
      );
    }
  });

  test("ends with its staff session", async () => {
    const caseId = await openCase();
    expect((await answer(caseId, codes())).code).toBe(0);
    await on.stage.database.pool.query("delete from staff_session");
    // The browser of the tests opens another one, which has seen no code.
    expect((await answer(caseId)).error).toBe("codesMissing");
  });

  test("that is wrong is refused, whatever was given before", async () => {
    const caseId = await openCase();
    expect((await answer(caseId, codes())).code).toBe(0);
    expect((await answer(caseId, { totp: "000000" })).error).toBe("codeInvalid");
  });
});
