// Binding and unbinding an email or a phone: the order, the codes, the block of withdrawals, and
// who is notified.
import { setAntiPhishingCode, userInfo } from "@parley/contract/endpoints/identity/account";
import { securityRequirements } from "@parley/contract/endpoints/identity/codes";
import {
  bindContact,
  securityStatus,
  unbindContact,
} from "@parley/contract/endpoints/identity/security";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../fixtures/accounts.fixture.ts";
import { listMessages } from "../fixtures/browser.fixture.ts";
import { createSecurePerson, otherThan } from "../fixtures/security.fixture.ts";
import { ada, count, stage, stageSecurePerson } from "../stages/secure-person.fixture.ts";

stageSecurePerson();

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let phone = "";

beforeEach(() => {
  phone = `+4915112345${600 + count}`;
});

const readStatus = async () => (await ada.browser.call(securityStatus, {})).data;
const refusal = async (call: Promise<{ readonly error: string | undefined }>) => (await call).error;

/** Who was notified of which change, in the order of queueing. */
async function listTold(change: string): Promise<string[]> {
  const messages = await listMessages(stage);
  return messages.flatMap(({ to, message }) =>
    message.template === "security-changed" && message.change === change ? [to] : [],
  );
}

/** With a code that was not sent. */
const tryBind = (channel: "email" | "phone", target: string) =>
  refusal(ada.browser.call(bindContact, { channel, target, code: "000000" }));

const readBlock = async () => [
  (await readStatus()).withdrawalsBlockedUntil,
  (await ada.browser.call(userInfo, {})).data.withdrawalsBlockedUntil,
];

describe("binding a contact", () => {
  test("needs, for the first phone, the code sent to it and one of the bound email", async () => {
    const { data } = await ada.browser.call(securityRequirements, { purpose: "bind-phone" });
    expect(data).toEqual({
      email: true,
      phone: false,
      totp: false,
      passkey: false,
      password: false,
    });
    const alone = await ada.bind("phone", phone, {});
    expect(alone.error).toBe("codesMissing");
    expect(alone.data.fields.map(({ path }: { path: string }) => path)).toEqual(["codes.email"]);
    stage.clock.advance(61_000);
    const bound = await ada.bind("phone", phone);
    expect(bound.data).toEqual({
      channel: "phone",
      boundTo: expect.stringContaining("***"),
      waitsUntil: stage.clock.now() + DAY,
    });
    expect(await readStatus()).toMatchObject({
      phone: bound.data.boundTo,
      withdrawalsBlockedUntil: null,
    });
    expect(await listTold("phone-bound")).toEqual(expect.arrayContaining([ada.email, phone]));
  });

  test("refuses a wrong code, a code for another target and a used one", async () => {
    const code = await ada.sendBindCode("phone", phone);
    const codes = await ada.codes("bind-phone", "email");
    const bind = (given: string, target = phone) =>
      ada.browser.call(bindContact, { channel: "phone", target, code: given, codes });
    const answer = await bind(otherThan(code));
    expect(answer).toMatchObject({ error: "codeInvalid", status: 422 });
    expect(answer.data.fields).toEqual([{ path: "code", message: answer.message }]);
    expect(await refusal(bind(code, "+4915112345999"))).toBe("codeExpired");
    expect((await bind(code)).code).toBe(0);
    expect(await refusal(bind(code))).toBe("alreadyBound");
  });

  test("refuses an invalid contact, or one of the other kind, before a code is verified", async () => {
    expect(await tryBind("phone", "not a number")).toBe("accountInvalid");
    expect(await tryBind("email", phone)).toBe("accountInvalid");
    expect(await tryBind("email", ada.email ?? "")).toBe("alreadyBound");
  });

  test("reveals another's contact only to the holder of the code", async () => {
    const bob = await createSecurePerson(stage, `bob${count}@example.org`);
    await bob.bind("phone", phone);
    stage.clock.advance(61_000);
    const code = await ada.sendBindCode("phone", phone);
    const codes = await ada.codes("bind-phone", "email");
    const input = { channel: "phone", target: phone, codes } as const;
    const bind = (given: string) =>
      refusal(ada.browser.call(bindContact, { ...input, code: given }));
    expect(await bind(otherThan(code))).toBe("codeInvalid");
    expect(await bind(code)).toBe("contactTaken");
  });

  test("to replace another needs every bound channel, notifies the old one, and blocks withdrawals", async () => {
    await ada.bind("phone", phone);
    const next = `ada.new${count}@example.org`;
    const before = ada.email ?? "";
    const { data: needs } = await ada.browser.call(securityRequirements, { purpose: "bind-email" });
    expect(needs).toMatchObject({ email: true, phone: true, totp: false });
    const missing = await ada.bind("email", next, {});
    expect(missing.error).toBe("codesMissing");
    expect(missing.data.fields.map(({ path }: { path: string }) => path)).toEqual([
      "codes.email",
      "codes.phone",
    ]);
    stage.clock.advance(61_000);
    const codes = await ada.codes("bind-email", "email", "phone");
    expect((await ada.bind("email", next, codes)).code).toBe(0);
    expect(await listTold("email-bound")).toEqual(expect.arrayContaining([before, next, phone]));
    const { withdrawalsBlockedUntil } = await readStatus();
    expect(withdrawalsBlockedUntil).toBe(stage.clock.now() + DAY);
  });

  test("notifies the old one with the anti-phishing code of its owner", async () => {
    const word = { antiPhishingCode: "bluebell", password: PASSWORD };
    expect((await ada.browser.call(setAntiPhishingCode, word)).code).toBe(0);
    const before = ada.email;
    const codes = await ada.codes("bind-email", "email");
    expect((await ada.bind("email", `ada.new${count}@example.org`, codes)).code).toBe(0);
    const told = (await listMessages(stage)).findLast(({ to }) => to === before);
    expect(told).toMatchObject({
      to: before,
      antiPhishingCode: "bluebell",
      message: { change: "email-bound" },
    });
  });
});

describe("unbinding a contact", () => {
  test("refuses the last one", async () => {
    const codes = await ada.codes("unbind-email", "email");
    expect(await refusal(ada.unbind("email", codes))).toBe("phoneNeededFirst");
    expect(await refusal(ada.unbind("phone", {}))).toBe("notBound");
  });

  test("needs a bound email before the phone is removed", async () => {
    await ada.bind("phone", phone);
    // Until then it is not enough to stay alone.
    stage.clock.advance(DAY);
    const codes = await ada.codes("unbind-email", "email", "phone");
    expect((await ada.unbind("email", codes)).code).toBe(0);
    stage.clock.advance(61_000);
    const last = await ada.codes("unbind-phone", "phone");
    expect(await refusal(ada.unbind("phone", last))).toBe("emailNeededFirst");
  });

  test("needs every bound channel, and blocks withdrawals for 24 hours to the second", async () => {
    await ada.bind("phone", phone);
    stage.clock.advance(DAY);
    const codes = await ada.codes("unbind-phone", "email", "phone");
    const partly = await ada.unbind("phone", { email: codes["email"] });
    expect(partly.error).toBe("codesMissing");
    const unboundAt = stage.clock.now();
    const unbound = await ada.unbind("phone", codes);
    expect(unbound.data).toEqual({ withdrawalsBlockedUntil: unboundAt + DAY });
    expect(await listTold("phone-unbound")).toEqual(expect.arrayContaining([ada.email, phone]));

    stage.clock.advance(DAY - 1);
    expect(await readBlock()).toEqual([unboundAt + DAY, unboundAt + DAY]);
    stage.clock.advance(1);
    expect(await readBlock()).toEqual([null, null]);
  });

  test("of both concurrently leaves one of them", async () => {
    await ada.bind("phone", phone);
    stage.clock.advance(DAY);
    const forEmail = await ada.codes("unbind-email", "email", "phone");
    const forPhone = await ada.codes("unbind-phone", "email", "phone");
    const answers = await Promise.all([
      ada.unbind("email", forEmail),
      ada.unbind("phone", forPhone),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const { email, phone: left } = await readStatus();
    expect([email, left].filter((contact) => contact !== null)).toHaveLength(1);
  });

  test("states until when in its mails, and needs a sealed request", async () => {
    await ada.bind("phone", phone);
    stage.clock.advance(DAY);
    const plain = { channel: "phone", command: "a.b.c.d.e" } as const;
    expect(await refusal(ada.browser.call(unbindContact, plain))).toBe("commandInvalid");
    const codes = await ada.codes("unbind-phone", "email", "phone");
    const { data } = await ada.unbind("phone", codes);
    const messages = await listMessages(stage);
    const told = messages.filter(
      ({ message }) =>
        message.template === "security-changed" &&
        message.change === "phone-unbound" &&
        message.withdrawalsBlockedUntil === data.withdrawalsBlockedUntil,
    );
    expect(told.map(({ channel }) => channel)).toEqual(["email", "phone"]);
  });
});
