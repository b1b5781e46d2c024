// Encrypted commands on the wire: each way to replay or alter one fails, and each test fails without
// its defence.
import { commandKey } from "@parley/contract/endpoints/identity/codes";
import { securityStatus, unbindContact } from "@parley/contract/endpoints/identity/security";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { otherThan, type SealedRequestParts } from "../fixtures/security.fixture.ts";
import { ada, count, stage, stageSecurePerson } from "../stages/secure-person.fixture.ts";

stageSecurePerson();

let codes: Record<string, string> = {};

/** Each time: a user with both contacts, and the codes to unbind the phone in hand. */
beforeEach(async () => {
  await ada.bind("phone", `+4915112346${600 + count}`);
  codes = await ada.codes("unbind-phone", "email", "phone");
});

const seal = (difference: Partial<SealedRequestParts> = {}) =>
  ada.seal({
    action: "unbind-phone",
    subject: "phone",
    body: { channel: "phone" },
    codes,
    ...difference,
  });

const unbind = (command: string, idempotencyKey: string = randomUUID()) =>
  ada.browser.call(unbindContact, { channel: "phone", command }, { idempotencyKey });

const isPhoneBound = async () => (await ada.browser.call(securityStatus, {})).data.phone !== null;

test("the public key for sealed requests is public, and the same for all", async () => {
  const { data } = await ada.browser.call(commandKey, {});
  expect(data).toEqual({
    kid: expect.stringMatching(/^[\w-]{43}$/),
    publicKey: expect.stringMatching(/^-----BEGIN PUBLIC KEY-----/),
    alg: "RSA-OAEP-256",
    enc: "A256GCM",
  });
  expect((await ada.browser.call(commandKey, {})).data).toEqual(data);
});

describe("a sealed request is refused, and changes nothing,", () => {
  test.each<[string, Partial<SealedRequestParts>, string]>([
    ["for another action", { action: "unbind-email" }, "commandInvalid"],
    ["for another subject", { subject: "email" }, "commandInvalid"],
    ["for another body", { body: { channel: "email" } }, "commandInvalid"],
    ["for a body with more in it", { body: { channel: "phone", x: 1 } }, "commandInvalid"],
    ["with codes of another form", { codes: { email: "12345" } }, "codeFormatInvalid"],
  ])("%s", async (_name, difference, error) => {
    expect(await unbind(await seal(difference))).toMatchObject({ error, status: 422 });
    expect(await isPhoneBound()).toBe(true);
  });

  test("in the words for a code typed into a form", async () => {
    const { message } = await unbind(await seal({ codes: { email: "12345" } }));
    expect(message).toBe("Invalid code format. Please try again.");
  });

  test("written more than a minute ago, or ahead", async () => {
    const now = stage.clock.now();
    expect((await unbind(await seal({ at: now - 60_001 }))).error).toBe("commandExpired");
    expect((await unbind(await seal({ at: now + 60_001 }))).error).toBe("commandExpired");
    expect(await isPhoneBound()).toBe(true);
    expect((await unbind(await seal({ at: now - 60_000 }))).code).toBe(0);
  });

  test("sent once more", async () => {
    const command = await seal();
    expect((await unbind(command)).code).toBe(0);
    // Another code can be sent a minute after the last, and the command is good for as long.
    await stage.database.pool.query("delete from security_code where purpose = 'bind-phone'");
    await ada.bind("phone", `+4915112347${600 + count}`);
    expect(await unbind(command)).toMatchObject({ error: "commandReplayed", status: 409 });
    expect(await isPhoneBound()).toBe(true);
  });

  test("whose nonce was used, though everything else in it is new", async () => {
    const nonce = randomUUID();
    expect((await unbind(await seal({ nonce }))).code).toBe(0);
    await stage.database.pool.query("delete from security_code where purpose = 'bind-phone'");
    await ada.bind("phone", `+4915112348${600 + count}`);
    stage.clock.advance(61_000);
    codes = await ada.codes("unbind-phone", "email", "phone");
    expect((await unbind(await seal({ nonce }))).error).toBe("commandReplayed");
  });

  test("sealed for an unknown key", async () => {
    const [head = "", ...rest] = (await seal()).split(".");
    const header = JSON.parse(Buffer.from(head, "base64url").toString());
    const forged = Buffer.from(JSON.stringify({ ...header, kid: "another" })).toString("base64url");
    expect((await unbind([forged, ...rest].join("."))).error).toBe("commandKeyUnknown");
  });
});

describe("a sealed request that failed", () => {
  test("for a wrong code is not used up, and neither are the other codes", async () => {
    const nonce = randomUUID();
    const wrong = { ...codes, phone: otherThan(codes["phone"]) };
    const refused = await unbind(await seal({ nonce, codes: wrong }));
    expect(refused).toMatchObject({ error: "codeInvalid" });
    expect(refused.data.fields).toEqual([{ path: "codes.phone", message: refused.message }]);
    expect((await unbind(await seal({ nonce }))).code).toBe(0);
  });

  test("for five wrong codes has used them up, right or not", async () => {
    const wrong = { ...codes, email: otherThan(codes["email"]) };
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await unbind(await seal({ codes: wrong }))).error).toBe("codeInvalid");
    }
    expect((await unbind(await seal())).error).toBe("codeTriesUsedUp");
    expect(await isPhoneBound()).toBe(true);
  });

  test("for five wrong codes has used up that code alone, and one sent anew is enough", async () => {
    const wrong = { ...codes, phone: otherThan(codes["phone"]) };
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await unbind(await seal({ codes: wrong }))).error).toBe("codeInvalid");
    }
    const refused = await unbind(await seal());
    expect(refused).toMatchObject({ error: "codeTriesUsedUp" });
    expect(refused.data.fields).toEqual([{ path: "codes.phone", message: refused.message }]);
    stage.clock.advance(61_000);
    const anew = await ada.codes("unbind-phone", "phone");
    expect((await unbind(await seal({ codes: { ...codes, ...anew } }))).code).toBe(0);
  });
});

describe("a sealed request sent twice concurrently", () => {
  test("takes effect once, for any user", async () => {
    const command = await seal();
    const answers = await Promise.all([unbind(command), unbind(command), unbind(command)]);
    const outcomes = answers.map(({ code, error }) => (code === 0 ? "done" : error));
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    const losers = outcomes.filter((outcome) => outcome !== "done");
    for (const outcome of losers) expect(["commandReplayed", "codeExpired"]).toContain(outcome);
  });

  test("with the same codes takes effect once", async () => {
    const [first, second] = [await seal(), await seal()];
    const answers = await Promise.all([unbind(first), unbind(second)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  test("with one idempotency key gets the first reply twice", async () => {
    const command = await seal();
    const key = randomUUID();
    const answers = await Promise.all([unbind(command, key), unbind(command, key)]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    expect(answers[0]?.data).toEqual(answers[1]?.data);
    stage.clock.advance(60 * 60_000);
    expect((await unbind(command, key)).data).toEqual(answers[0]?.data);
    // Sealed anew, it is still the same call: the first one is too old to be sent again.
    expect((await unbind(await seal(), key)).data).toEqual(answers[0]?.data);
  });
});
