import { hashSealedBody } from "@parley/contract/canonical-json";
import { compactDecrypt, exportSPKI, generateKeyPair, type CryptoKey } from "jose";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createSealedSender, createSealer, type Command } from "./seal-request.ts";

interface KeyOfServer {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly data: {
    readonly kid: string;
    readonly publicKey: string;
    readonly alg: "RSA-OAEP-256";
    readonly enc: "A256GCM";
  };
}

async function makeKey(kid: string): Promise<KeyOfServer> {
  const { publicKey, privateKey } = await generateKeyPair("RSA-OAEP-256", { extractable: true });
  const pem = await exportSPKI(publicKey);
  return {
    kid,
    privateKey,
    data: { kid, publicKey: pem, alg: "RSA-OAEP-256", enc: "A256GCM" },
  };
}

async function open(text: string, { privateKey }: KeyOfServer) {
  const { plaintext, protectedHeader } = await compactDecrypt(text, privateKey);
  return { content: JSON.parse(new TextDecoder().decode(plaintext)), header: protectedHeader };
}

const COMMAND = {
  action: "unbind-phone",
  subject: "phone",
  codes: { email: "123456", totp: "654321" },
  body: { channel: "phone" },
} satisfies Command<{ readonly channel: string }>;

const NOW = 1_700_000_000_000;

/** A server with its present key, and a sealer that asks it. */
function setUp(first: KeyOfServer, ofPage: KeyOfServer | null = null) {
  const server = { key: first };
  let nonces = 0;
  const fetchKey = vi.fn<() => Promise<{ ok: true; data: KeyOfServer["data"] }>>(async () => ({
    ok: true,
    data: server.key.data,
  }));
  const sealer = createSealer({
    findKey: () => ofPage?.data ?? null,
    fetchKey,
    now: () => NOW,
    newNonce: () => `nonce-${(nonces += 1)}`,
  });
  return { server, fetchKey, sealer };
}

let oldKey: KeyOfServer;
let newKey: KeyOfServer;

beforeAll(async () => {
  [oldKey, newKey] = await Promise.all([makeKey("k1"), makeKey("k2")]);
});

describe("sealing a request", () => {
  it("can be opened with the private key and contains its content", async () => {
    const { sealer } = setUp(oldKey);
    const sealed = await sealer.seal(COMMAND);
    const { content, header } = await open(sealed.ok ? sealed.text : "", oldKey);
    expect(header).toEqual({ alg: "RSA-OAEP-256", enc: "A256GCM", kid: "k1" });
    expect(content).toEqual({
      action: "unbind-phone",
      subject: "phone",
      codes: { email: "123456", totp: "654321" },
      bodyHash: await hashSealedBody({ channel: "phone" }),
      nonce: "nonce-1",
      at: NOW,
    });
  });

  it("never uses a nonce twice, and loads the key once", async () => {
    const { sealer, fetchKey } = setUp(oldKey);
    const texts = [await sealer.seal(COMMAND), await sealer.seal(COMMAND)];
    const opened = await Promise.all(
      texts.map(async (sealed) => (await open(sealed.ok ? sealed.text : "", oldKey)).content),
    );
    expect(opened.map(({ nonce }) => nonce)).toEqual(["nonce-1", "nonce-2"]);
    expect(fetchKey).toHaveBeenCalledTimes(1);
  });

  it("uses the key of the page without a request", async () => {
    const { sealer, fetchKey } = setUp(newKey, oldKey);
    const sealed = await sealer.seal(COMMAND);
    expect((await open(sealed.ok ? sealed.text : "", oldKey)).header.kid).toBe("k1");
    expect(fetchKey).not.toHaveBeenCalled();
  });

  it("returns why the key could not be loaded, and loads it again the next time", async () => {
    const offline = { ok: false as const, name: "networkError" };
    const fetchKey = vi.fn<() => Promise<typeof offline>>(async () => offline);
    const sealer = createSealer({
      findKey: () => null,
      fetchKey,
      now: () => 0,
      newNonce: () => "n",
    });
    expect(await sealer.seal(COMMAND)).toBe(offline);
    expect(await sealer.seal(COMMAND)).toBe(offline);
    expect(fetchKey).toHaveBeenCalledTimes(2);
  });
});

type Sent = { readonly command: string; readonly channel: string };
type Answer = { readonly ok: true } | { readonly ok: false; readonly name: string };

const refused = (name: string) => ({ ok: false, name }) as const;

/** Answers in turn, and records the requests. */
function answering(...answers: readonly Answer[]) {
  const bodies: Sent[] = [];
  const keys: (string | undefined)[] = [];
  const call = async (
    body: Sent,
    options: { readonly idempotencyKey?: string },
  ): Promise<Answer> => {
    bodies.push(body);
    keys.push(options.idempotencyKey);
    return answers[bodies.length - 1] ?? { ok: true };
  };
  return { call, bodies, keys };
}

describe("sending a sealed request", () => {
  it("puts the sealed part beside the body it was made for", async () => {
    const { sealer } = setUp(oldKey);
    const { call, bodies, keys } = answering({ ok: true });
    expect(await createSealedSender(sealer)(COMMAND, "key-1", call)).toEqual({
      ok: true,
    });
    expect(bodies).toEqual([{ channel: "phone", command: expect.any(String) }]);
    expect(keys).toEqual(["key-1"]);
  });

  it("seals a body anew that was mended between two tries with the same codes", async () => {
    const { sealer } = setUp(oldKey);
    const send = createSealedSender(sealer);
    const { call, bodies } = answering({ ok: true });
    await send(COMMAND, "key-1", call);
    await send({ ...COMMAND, body: { channel: "email" } }, "key-1", call);
    await send({ ...COMMAND, body: { channel: "email" } }, "key-1", call);
    const [first, mended, repeated] = bodies.map(({ command }) => command);
    expect(mended).not.toBe(first);
    expect(repeated).toBe(mended);
  });

  it("loads the key again and retries once when the server has rotated it", async () => {
    const { sealer, server, fetchKey } = setUp(oldKey);
    const send = createSealedSender(sealer);
    await send(COMMAND, "warm-up", answering({ ok: true }).call);
    server.key = newKey;
    const { call, bodies, keys } = answering(refused("commandKeyUnknown"));
    expect(await send(COMMAND, "key-1", call)).toEqual({ ok: true });
    expect(fetchKey).toHaveBeenCalledTimes(2);
    expect((await open(bodies[0]?.command ?? "", oldKey)).header.kid).toBe("k1");
    expect((await open(bodies[1]?.command ?? "", newKey)).header.kid).toBe("k2");
    expect(keys).toEqual(["key-1", "key-1"]);
  });

  it("requests the present key when that of a page opened before the rotation is refused", async () => {
    const { sealer, fetchKey } = setUp(newKey, oldKey);
    const { call, bodies } = answering(refused("commandKeyUnknown"));
    const send = createSealedSender(sealer);
    expect(await send(COMMAND, "key-1", call)).toEqual({ ok: true });
    expect((await open(bodies[0]?.command ?? "", oldKey)).header.kid).toBe("k1");
    expect((await open(bodies[1]?.command ?? "", newKey)).header.kid).toBe("k2");
    await send(COMMAND, "key-2", call);
    expect((await open(bodies[2]?.command ?? "", newKey)).header.kid).toBe("k2");
    expect(fetchKey).toHaveBeenCalledTimes(1);
  });

  it("does not retry in a loop", async () => {
    const { sealer } = setUp(oldKey);
    const refusal = refused("commandKeyUnknown");
    const { call, bodies } = answering(refusal, refusal, refusal);
    expect(await createSealedSender(sealer)(COMMAND, "key-1", call)).toBe(refusal);
    expect(bodies).toHaveLength(2);
  });

  it("returns a refusal of the request itself unchanged", async () => {
    const { sealer } = setUp(oldKey);
    const { call, bodies } = answering(refused("codeInvalid"));
    await createSealedSender(sealer)(COMMAND, "key-1", call);
    expect(bodies).toHaveLength(1);
  });

  it("sends the same codes as the same text under one key, and other codes sealed anew", async () => {
    const { sealer } = setUp(oldKey);
    const send = createSealedSender(sealer);
    const { call, bodies, keys } = answering(refused("networkError"));
    const other = { ...COMMAND, codes: { email: "123456", totp: "111111" } };
    await send(COMMAND, "key-1", call);
    await send(COMMAND, "key-1", call);
    await send(other, "key-1", call);
    await send(other, "key-2", call);
    expect(keys).toEqual(["key-1", "key-1", "key-1", "key-2"]);
    const texts = bodies.map(({ command }) => command);
    expect(texts[1]).toBe(texts[0]);
    expect((await open(texts[2] ?? "", oldKey)).content.codes).toEqual(other.codes);
    expect(texts[3]).not.toBe(texts[2]);
  });
});
