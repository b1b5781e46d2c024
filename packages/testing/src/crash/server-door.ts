// Into the product's server, as people's browsers and programs go in: registered through the API,
// with a session, and calling with the contract's own client.
import { createClient, type Client } from "@parley/contract/client";
import type { Endpoint, EndpointInput, EndpointReply } from "@parley/contract/endpoint";
import { confirmRegistration, register, userInfo } from "@parley/contract/endpoints/account";
import { readOutbox, useFaucet } from "@parley/contract/endpoints/dev";
import { listWallets, transferFunds } from "@parley/contract/endpoints/wallet";
import { formatAmount, parseAmount } from "@parley/domain/money/amount";
import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Actor, Answer, Door } from "./door.ts";
import type { Movement } from "./movement.ts";

/** Of every coin. */
const SCALE = 8;
/** Longer than the server lets any call take, so that none is under way when it is sent again. */
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 100;

export function createServerDoor(): Door {
  return {
    program: fileURLToPath(new URL("../../../../apps/server/src/main.ts", import.meta.url)),
    env: {
      PARLEY_ROLES: "api,worker",
      PARLEY_CAPTCHA: "off",
      // Calls come from as many addresses as the limits for one address make necessary.
      PARLEY_TRUST_PROXY: "127.0.0.1",
      LOG_LEVEL: "error",
    },
    async admit({ baseUrl }, people) {
      const actors: Actor[] = [];
      for (let person = 1; person <= people; person += 1) actors.push(await admitOne(baseUrl));
      return actors;
    },
  };
}

async function admitOne(baseUrl: string): Promise<Actor> {
  const client = openBrowser(baseUrl);
  const account = `crash-${randomBytes(6).toString("hex")}@example.org`;
  const password = randomBytes(12).toString("base64url");
  await callUntilDone(client, register, { account, password });
  const { list } = await callUntilDone(client, readOutbox, { to: account, purpose: "register" });
  await callUntilDone(client, confirmRegistration, { account, code: list[0]?.code ?? "" });
  const { userId } = await callUntilDone(client, userInfo, {});
  return {
    ownerId: BigInt(userId),
    send: (movement, key) => send(client, movement, key),
    async readBalances() {
      const { wallets } = await callUntilDone(client, listWallets, {});
      return new Map(
        wallets.flatMap(({ wallet, assets }) =>
          assets.map(({ assetCode, available }) => [
            `${wallet}/${assetCode}`,
            parseAmount(available, SCALE) ?? -1n,
          ]),
        ),
      );
    },
  };
}

async function send(
  client: Client,
  { asset, amount: atoms, from, to }: Movement,
  idempotencyKey: string,
): Promise<Answer> {
  const amount = formatAmount(atoms, SCALE);
  const options = { idempotencyKey, timeoutMs: TIMEOUT_MS };
  const result =
    from === null
      ? await client.call(useFaucet, { asset, amount }, options)
      : await client.call(transferFunds, { asset, amount, from, to }, options);
  if (result.ok) return { outcome: "done", reply: JSON.stringify(result.data) };
  if (result.name === "insufficientBalance") return { outcome: "refused", error: result.name };
  // Everything else that a client of a healthy server never sees must come from what was broken.
  if (result.status >= 500 || result.name === "networkError" || result.name === "timeout") {
    return { outcome: "unknown", reason: `${result.status} ${result.name}` };
  }
  throw new Error(`a call ended with ${result.status} ${result.name}`);
}

/** Keeps cookies, and calls from another address each time. */
function openBrowser(baseUrl: string): Client {
  const cookies = new Map<string, string>();
  return createClient({
    domains: { api: baseUrl, flags: baseUrl, content: baseUrl },
    onPage: () => baseUrl,
    language: () => "en",
    authorization: () => cookies.get("authorization") ?? null,
    captcha: () => null,
    accountGroup: () => null,
    async transport(url, init) {
      const headers = new Headers(init.headers);
      headers.set("x-forwarded-for", newLoopbackAddress());
      headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      const response = await fetch(url, { ...init, headers });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  });
}

/** The development calls are open to this machine alone, which has many addresses. */
function newLoopbackAddress(): string {
  return `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** A server that has just started on a busy machine turns calls away for a moment. */
async function callUntilDone<E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointReply<E>> {
  const idempotencyKey = randomBytes(16).toString("hex");
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const result = await client.call(endpoint, input, { idempotencyKey });
    if (result.ok) return result.data;
    if (result.status !== 503 || performance.now() > deadline) {
      throw new Error(`${endpoint.name} ended with ${result.status} ${result.name}`);
    }
    await delay(PAUSE_MS);
  }
}
