import { inTransaction } from "@parley/database/transaction";
import { toUserId } from "@parley/domain/ids";
import type { MovableClock } from "@parley/platform/clock";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSimulatedClock } from "@parley/testing/simulated-clock";
import { exportSPKI, generateKeyPair } from "jose";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createRequestKeys, type RequestKeys } from "./request-keys.ts";
import { openSealedRequest } from "./open-sealed-request.ts";
import {
  encryptText,
  sealRequest,
  type SealedRequestContent,
  type RequestKeyOfServer,
} from "./seal-request.fixture.ts";

const MEANT = { action: "unbind-phone", subject: "phone", bodyHash: "ab".repeat(32) } as const;
const CODES = { email: "123456" };

let database: TestDatabase;
let clock: MovableClock;
let commandKeys: RequestKeys;
let key: RequestKeyOfServer;

beforeAll(async () => {
  database = await createTestDatabase();
  clock = createSimulatedClock();
  const vault = createVault("a secret for the tests of commands, long enough");
  commandKeys = createRequestKeys({ pool: database.pool, vault, clock });
  key = await commandKeys.readCurrent();
});

afterAll(() => database.drop());
beforeEach(() => clock.reset());

const seal = (difference: Partial<SealedRequestContent> = {}) =>
  sealRequest(key, {
    ...MEANT,
    codes: CODES,
    at: clock.now(),
    ...difference,
  });

const ADA = toUserId(1n);
const BOB = toUserId(2n);

const open = (command: string, userId = ADA) =>
  openSealedRequest(
    {
      pool: database.pool,
      commandKeys,
      clock,
      readCodes: (value) => z.strictObject({ email: z.string() }).safeParse(value).data ?? null,
    },
    { ...MEANT, command, userId },
  );

async function use(command: string, userId = ADA): Promise<string | boolean> {
  const result = await open(command, userId);
  if (!result.ok) return result.error;
  return inTransaction(database.pool, (tx) => result.opened.useUp(tx));
}

const refused = (error: string) => ({ ok: false, error });

describe("opening", () => {
  test("returns the codes for a matching request", async () => {
    expect(await open(await seal())).toMatchObject({ ok: true, opened: { codes: CODES } });
  });

  test.each([
    ["another action", { action: "unbind-email" }],
    ["another subject", { subject: "email" }],
    ["an altered body", { bodyHash: "ac".repeat(32) }],
    ["a short nonce", { nonce: "0123456789abcde" }],
    ["a nonce with a character that the database refuses", { nonce: "0123456789abcdef\u0000" }],
    ["half a millisecond", { at: 0.5 }],
  ])("refuses %s", async (_name, difference) => {
    expect(await open(await seal(difference))).toEqual(refused("commandInvalid"));
  });

  test("refuses codes of another form, once all else is right", async () => {
    const codes = { sms: "123456" };
    expect(await open(await seal({ codes }))).toEqual(refused("codeFormatInvalid"));
    expect(await open(await seal({ codes, subject: "email" }))).toEqual(refused("commandInvalid"));
  });

  test("refuses one that is more than a minute old or ahead", async () => {
    const command = await seal();
    clock.advance(60_000);
    expect(await open(command)).toMatchObject({ ok: true });
    clock.advance(1);
    expect(await open(command)).toEqual(refused("commandExpired"));
    clock.advance(-120_001);
    expect(await open(command)).toMatchObject({ ok: true });
    clock.advance(-1);
    expect(await open(command)).toEqual(refused("commandExpired"));
  });

  test("refuses an unknown key", async () => {
    const { publicKey } = await generateKeyPair("RSA-OAEP-256");
    const foreign = { kid: "foreign", publicKey: await exportSPKI(publicKey) };
    expect(await open(await encryptText(foreign, "{}"))).toEqual(refused("commandKeyUnknown"));
    const forged = await encryptText({ ...foreign, kid: key.kid }, "{}");
    expect(await open(forged)).toEqual(refused("commandInvalid"));
  });

  test.each([
    ["another encryption of the text", { enc: "A128GCM" }],
    ["another encryption of its key", { alg: "RSA-OAEP" }],
    ["compression", { zip: "DEF" }],
  ] as const)("refuses %s, although all fields are right", async (_name, header) => {
    const text = JSON.stringify({ ...MEANT, codes: CODES, at: clock.now(), nonce: randomUUID() });
    expect(await open(await encryptText(key, text))).toMatchObject({ ok: true });
    expect(await open(await encryptText(key, text, header))).toEqual(refused("commandInvalid"));
  });

  test("refuses altered and malformed ones", async () => {
    const good = await seal();
    const [head = "", wrapped = "", iv = "", text = "", tag = ""] = good.split(".");
    const bits = Buffer.from(text, "base64url");
    bits[0] = (bits[0] ?? 0) ^ 1;
    const altered = [head, wrapped, iv, bits.toString("base64url"), tag].join(".");
    const spoilt = [
      altered,
      await encryptText(key, "not JSON"),
      await encryptText(key, "[]"),
      [head, "", "", "", ""].join("."),
      "a.b.c.d.e",
      "....",
    ];
    for (const command of spoilt) expect(await open(command)).toEqual(refused("commandInvalid"));
  });
});

describe("using up", () => {
  test("a sealed request is accepted once", async () => {
    const command = await seal();
    expect(await use(command)).toBe(true);
    expect(await use(command)).toBe("commandReplayed");
  });

  test("a user cannot use up another's nonce", async () => {
    const command = await seal();
    expect(await use(command, BOB)).toBe(true);
    expect(await use(command, ADA)).toBe(true);
  });

  test("of two concurrent ones one wins, though both were opened", async () => {
    const command = await seal();
    const opened = await Promise.all([open(command), open(command), open(command)]);
    const outcomes = await Promise.all(
      opened.map((result) =>
        inTransaction(database.pool, (tx) =>
          result.ok ? result.opened.useUp(tx) : Promise.resolve(null),
        ),
      ),
    );
    expect(outcomes.toSorted((a, b) => Number(a) - Number(b))).toEqual([false, false, true]);
  });

  test("its nonce is stored for as long as it could be sent again", async () => {
    await use(await seal({ nonce: "remembered-0123456789" }));
    const { rows } = await database.pool.query(
      "select expires_at as at from used_nonce where nonce = '1:remembered-0123456789'",
    );
    expect(rows).toEqual([{ at: new Date(clock.now() + 60_001) }]);
  });
});
