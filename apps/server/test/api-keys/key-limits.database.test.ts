// The limits of keys: each has calls of its own, which strangers cannot use up; and what only a real
// connection shows: streams, and cached answers.
import { readEnvelope } from "@parley/contract/envelope";
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { liveEvents } from "@parley/contract/endpoints/site/live-events";
import { listNetworks } from "@parley/contract/endpoints/wallet/wallet-chain";
import { spotBalance } from "@parley/contract/endpoints/wallet/wallet";
import { insertApiKey, revokeApiKey } from "@parley/database/queries/security/api-key";
import { toApiKeyId, toUserId, type ApiKeyId } from "@parley/domain/ids";
import type { KeyPermission } from "@parley/domain/security/api-key";
import { secretPurpose } from "@parley/operations/identity/api-key/verify-signature";
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registerPerson } from "../fixtures/accounts.fixture.ts";
import { Program } from "../fixtures/api-keys.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";
import { DEFAULT_LIMITS } from "../../src/http/binding/api.ts";

const READS = 10;
const SECRET = "a secret of forty-three characters, or less";

let stage: TestApp;
let userId: ReturnType<typeof toUserId>;
let origin: string;

beforeAll(async () => {
  stage = await createTestApp({
    env: { PARLEY_CAPTCHA: "off" },
    limits: { ...DEFAULT_LIMITS, readsPerMinute: READS },
    live: { heartbeatMs: 250 },
  });
  const browser = await registerPerson(stage, "owner@example.org");
  userId = toUserId(BigInt(browser.cookie("userId") ?? ""));
  origin = await stage.app.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(() => stage.close());

async function newProgram(
  permissions: readonly KeyPermission[] = ["read"],
): Promise<{ readonly id: ApiKeyId; readonly program: Program }> {
  const { ids, vault } = stage.surfaces;
  const id = toApiKeyId(ids.next());
  const keyId = randomBytes(16).toString("base64url");
  await insertApiKey(stage.database.pool, {
    id,
    keyId,
    userId,
    name: "bot",
    kind: "hmac",
    publicKey: null,
    sealedSecret: vault.seal(secretPurpose(keyId), Buffer.from(SECRET)),
    permissions,
    addresses: [],
    releaseCapCents: null,
    withdrawCapCents: null,
    createdAt: stage.clock.now(),
    expiresAt: null,
  });
  return { id, program: new Program(stage, keyId, SECRET) };
}

async function readFrom(program: Program, addresses: readonly string[]): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const address of addresses) {
    program.address = address;
    errors.push((await program.call(spotBalance, {})).error);
  }
  return errors;
}

const times = (count: number, address: string) => Array.from({ length: count }, () => address);
const ok = (count: number) => Array.from({ length: count }, () => undefined);

describe("the calls of a key", () => {
  test("are limited for the key, from wherever they come", async () => {
    const { program } = await newProgram();
    const calls = [...times(5, "198.51.100.1"), ...times(5, "198.51.100.2"), "198.51.100.3"];
    expect(await readFrom(program, calls)).toEqual([...ok(READS), "tooManyRequests"]);
    const refused = await program.call(listNetworks, {});
    expect([refused.status, refused.error]).toEqual([429, "tooManyRequests"]);
    expect(Number(refused.response.headers["retry-after"])).toBeGreaterThan(0);
    // Another key of the same user has calls of its own, from the same address too.
    const { program: other } = await newProgram();
    expect(await readFrom(other, ["198.51.100.3"])).toEqual(ok(1));
  });

  test("a key is not limited by strangers who send its name", async () => {
    const { program } = await newProgram();
    const forger = new Program(stage, program.keyId, "not the secret");
    const forged = await readFrom(forger, times(3 * READS, "203.0.113.200"));
    expect(forged.slice(0, READS)).toEqual(times(READS, "apiSignatureInvalid"));
    expect(forged.at(-1)).toBe("tooManyRequests");
    expect(await readFrom(program, times(READS, "198.51.100.9"))).toEqual(ok(READS));
  });
});

const open = (program: Program) =>
  fetch(origin + liveEvents.path, { headers: program.sign("GET", liveEvents.path, "") });

describe("the stream of live events", () => {
  test("is open to a key that may read, and ends once the key was revoked", async () => {
    const { id, program } = await newProgram();
    const answer = await open(program);
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain("event:");
    await revokeApiKey(stage.database.pool, id, "owner", new Date(stage.clock.now()));
    for (;;) {
      const part = await reader?.read();
      if (part?.done !== false) break;
    }
    expect((await program.call(spotBalance, {})).error).toBe("apiKeyUnknown");
  });

  test("is refused to a key that may not read", async () => {
    const { program } = await newProgram(["trade"]);
    const answer = await open(program);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: "apiPermissionMissing" });
  });
});

test("a cached list is not answered to a request with a wrong signature", async () => {
  const { program } = await newProgram();
  const forger = new Program(stage, program.keyId, "not the secret");
  const { path } = queryAdvList;
  const asked = { side: "buy", crypto: "USDT", fiat: "EUR", page: 1, pageSize: 20 };
  const body = JSON.stringify(asked);
  const ask = async (headers: Record<string, string>) => {
    const sent = { "content-type": "application/json", ...headers };
    const answer = await fetch(origin + path, { method: "POST", headers: sent, body });
    return readEnvelope(await answer.json())?.error;
  };
  // The second of them is answered before the framework sees it.
  expect([await ask({}), await ask({})]).toEqual([null, null]);
  expect(await ask(forger.sign("POST", path, body))).toBe("apiSignatureInvalid");
  expect(await ask(program.sign("POST", path, body))).toBeNull();
});
