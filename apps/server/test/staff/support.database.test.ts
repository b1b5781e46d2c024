// Customer service by the API: cases of accounts and of strangers.
import { captchaChallenge } from "@parley/contract/endpoints/identity/codes";
import {
  closeSupportCase,
  createSupportCase,
  querySupportCases,
} from "@parley/contract/endpoints/site/support";
import {
  CASES_A_DAY,
  MOST_OPEN_CASES,
  MOST_UNANSWERED_MESSAGES,
  STRANGER_CASES_A_DAY_BY_EMAIL,
  STRANGER_CASES_A_DAY_BY_NETWORK,
} from "@parley/domain/support/support-case";
import { solveCaptcha } from "@parley/platform/captcha/solve-captcha.fixture";
import { describe, expect, test } from "vitest";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { placeOrder, publishOffer } from "../fixtures/orders.fixture.ts";
import { createTestApp } from "../fixtures/test-app.fixture.ts";
import {
  ada,
  answer,
  claim,
  count,
  mailsTo,
  MINUTE,
  on,
  open,
  openStrange,
  query,
  read,
  reply,
  stageSupport,
  stranger,
  TEXT,
  uidOf,
} from "../stages/support.fixture.ts";

stageSupport();

const browserAt = (index: number) => new TestBrowser(on.stage, `192.0.2.${index}`);

const browserInNetwork = (index: number) =>
  new TestBrowser(on.stage, `2001:db8:1:${count}::${index}`);

describe("a support case of an account", () => {
  test("is stored with its order and text, and listed to its author", async () => {
    const { orderId } = await placeOrder(on, await publishOffer(on), { amount: "20" });
    const opened = await open(on.buyer, { subject: "order", orderId });
    expect(opened.data).toMatchObject({ subject: "order", orderId, state: "open" });
    const { caseId } = opened.data;
    const { data: own } = await on.buyer.call(querySupportCases, {});
    expect(own.list[0]).toEqual(opened.data);
    expect((await read(caseId, on.buyer)).data.messages).toMatchObject([
      { from: "person", text: TEXT },
    ]);
  });

  test("cannot name an order of others, or a missing one", async () => {
    const { orderId } = await placeOrder(on, await publishOffer(on), { amount: "20" });
    for (const foreign of [orderId, "1"]) {
      expect(await open(ada, { orderId: foreign })).toMatchObject({
        status: 404,
        error: "orderUnknown",
        data: { fields: [{ path: "orderId" }] },
      });
    }
    const masterId = "(select id from app_user where uid = $1)";
    await query(`update app_user set master_id = ${masterId}, account_group = $1 where uid = $2`, [
      uidOf(ada),
      uidOf(on.buyer),
    ]);
    expect((await open(ada, { orderId })).code).toBe(0);
    await query("update app_user set master_id = null, account_group = uid where uid = $1", [
      uidOf(on.buyer),
    ]);
  });

  test("is read, answered and closed by its author alone, not by master or sub-user", async () => {
    const { caseId } = (await open()).data;
    const bob = await registerPerson(on.stage, `bob${count}@example.org`);
    await query(
      `update app_user set account_group = $1, master_id = (select id from app_user where uid = $1)
       where uid = $2`,
      [uidOf(ada), uidOf(bob)],
    );
    for (const other of [on.merchant, bob]) {
      expect((await read(caseId, other)).error).toBe("notFound");
      expect((await reply(caseId, "Mine?", other)).error).toBe("notFound");
      expect((await other.call(closeSupportCase, { caseId })).error).toBe("notFound");
    }
    const { data: ofSubUser } = await open(bob);
    expect((await read(ofSubUser.caseId, ada)).error).toBe("notFound");
    expect((await read(caseId)).data.messages).toHaveLength(1);
  });

  test("is refused when too short, too long, or invisible", async () => {
    for (const text of ["short", "x".repeat(2_001), "\u200B".repeat(20), `  ${" ".repeat(20)} `]) {
      expect((await open(ada, { text })).error).toBe("badInput");
    }
    const { data } = await open(ada, { text: `\u202E${TEXT}\u0007` });
    expect((await read(data.caseId)).data.messages[0].text).toBe(TEXT);
  });

  test("sent twice with one key is stored once", async () => {
    const first = await open(ada, {}, "key of ada");
    const again = await open(ada, {}, "key of ada");
    expect(again.data).toEqual(first.data);
    expect((await open(ada, { subject: "other" }, "key of ada")).error).toBe("idempotencyMismatch");
    expect((await ada.call(querySupportCases, {})).data.total).toBe(1);
  });

  test("a group has a limit of open cases, which sub-users share, also at the same moment", async () => {
    const bob = await registerPerson(on.stage, `bob${count}@example.org`);
    await query(
      `update app_user set account_group = $1, master_id = (select id from app_user where uid = $1)
       where uid = $2`,
      [uidOf(ada), uidOf(bob)],
    );
    const answers = await Promise.all(
      Array.from({ length: 4 * MOST_OPEN_CASES }, (_, index) => open(index % 2 === 0 ? ada : bob)),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(MOST_OPEN_CASES);
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({
      status: 422,
      error: "supportOpenLimit",
    });
  });

  test("a group has a limit of new cases in a day, however many are closed", async () => {
    for (let index = 0; index < CASES_A_DAY; index += 1) {
      const { data } = await open();
      await ada.call(closeSupportCase, { caseId: data.caseId });
      on.stage.clock.advance(MINUTE);
    }
    expect(await open()).toMatchObject({ status: 429, error: "supportLimit" });
    on.stage.clock.advance(24 * 60 * MINUTE);
    expect((await open()).code).toBe(0);
  });

  test("without both tokens of the session is not a case of the account", async () => {
    const answered = await ada.call(
      createSupportCase,
      { subject: "other", text: TEXT },
      { authorization: null },
    );
    expect(answered.error).toBe("notLoggedIn");
    expect((await open(ada, { email: "x@example.org" })).error).toBe("badInput");
  });
});

describe("a support case without a login", () => {
  test("needs an address, and sends no mail before staff answers", async () => {
    const email = `guest${count}@example.org`;
    expect((await openStrange("no address")).data.fields).toMatchObject([{ path: "email" }]);
    expect((await openStrange("+4915112345678")).error).toBe("accountInvalid");
    expect((await open(stranger())).error).toBe("notLoggedIn");
    expect((await openStrange(email, stranger(), { orderId: "1" })).error).toBe("badInput");
    const opened = await openStrange(email);
    expect(opened.data).toMatchObject({ subject: "login", state: "open", orderId: null });
    expect(await mailsTo(email)).toEqual([]);
    expect((await read(opened.data.caseId, stranger())).error).toBe("notLoggedIn");
  });

  test("is limited by address a day, in any spelling and from any network", async () => {
    const email = `guest${count}@example.org`;
    const answers = await Promise.all(
      Array.from({ length: STRANGER_CASES_A_DAY_BY_EMAIL + 2 }, (_, index) =>
        openStrange(index % 2 === 0 ? email : ` ${email.toUpperCase()}`, browserAt(index)),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(STRANGER_CASES_A_DAY_BY_EMAIL);
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({
      status: 429,
      error: "supportLimit",
    });
    // Who knows the address keeps its owner from nothing that takes a login.
    expect((await open(ada)).code).toBe(0);
  });

  test("is limited by network a day, with any addresses", async () => {
    for (let index = 0; index < STRANGER_CASES_A_DAY_BY_NETWORK; index += 1) {
      expect(
        (await openStrange(`n${count}.${index}@example.org`, browserInNetwork(index))).code,
      ).toBe(0);
      on.stage.clock.advance(MINUTE);
    }
    expect((await openStrange(`n${count}.x@example.org`, browserInNetwork(99))).error).toBe(
      "supportLimit",
    );
    on.stage.clock.advance(24 * 60 * MINUTE);
    expect((await openStrange(`n${count}.x@example.org`, browserInNetwork(99))).code).toBe(0);
  });

  test("needs a captcha answer, which counts once", async () => {
    const stage = await createTestApp({ limits: MANY_CALLS });
    try {
      const guest = new TestBrowser(stage, "198.51.100.9");
      const send = (headers = {}) =>
        guest.call(
          createSupportCase,
          { subject: "login", text: TEXT, email: "guest@example.org" },
          { headers },
        );
      expect((await send()).error).toBe("captchaRequired");
      const { data } = await guest.call(captchaChallenge, {});
      const proof = { "captcha-validate": await solveCaptcha(data) };
      expect((await send(proof)).code).toBe(0);
      expect((await send(proof)).error).toBe("captchaInvalid");
    } finally {
      await stage.close();
    }
    // A server of its own takes long on a busy machine.
  }, 60_000);
});

test("a user waits for an answer after a number of messages in a case", async () => {
  const { caseId } = (await open()).data;
  for (let sent = 1; sent < MOST_UNANSWERED_MESSAGES; sent += 1) {
    expect((await reply(caseId)).code).toBe(0);
  }
  expect((await reply(caseId)).error).toBe("supportWaits");
  await claim(caseId);
  await answer(caseId);
  expect((await reply(caseId)).code).toBe(0);
});

test("a message of a case is neither changed nor removed", async () => {
  await open();
  await expect(query("update support_message set text = 'other'")).rejects.toThrow("only grow");
  await expect(query("delete from support_message")).rejects.toThrow("only grow");
});
