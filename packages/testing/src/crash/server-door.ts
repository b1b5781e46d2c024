// Connects to the product's server like browsers and programs: registered through the API, with a
// session, and calling with the contract's own client.
import { toUserId } from "@parley/domain/ids";
import { createClient, type Client } from "@parley/contract/client";
import type { Endpoint, EndpointInput, EndpointReply } from "@parley/contract/endpoint";
import {
  confirmRegistration,
  register,
  userInfo,
} from "@parley/contract/endpoints/identity/account";
import { readOutbox, useFaucet } from "@parley/contract/endpoints/site/dev";
import { listWallets, transferFunds } from "@parley/contract/endpoints/wallet/wallet";
import type { Pool } from "@parley/database/pool";
import { formatAmount, parseAmount } from "@parley/domain/money/amount";
import { hashToken } from "@parley/platform/tokens";
import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Actor, Answer, Door, Place } from "./door.ts";
import type { Movement } from "./movement.ts";

/** Of every coin. */
const SCALE = 8;
/** Longer than the server's limit of any call, so that none is running when it is repeated. */
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 100;
/** A session is limited to 120 writes a minute, and a user here writes much more often. */
const SESSIONS = 100;

export function createServerDoor(): Door {
  return {
    program: fileURLToPath(new URL("../../../../apps/server/src/main.ts", import.meta.url)),
    env: {
      PARLEY_ROLES: "api,worker",
      PARLEY_CAPTCHA: "off",
      // Calls use as many addresses as the limit by address requires.
      PARLEY_TRUST_PROXY: "127.0.0.1",
      LOG_LEVEL: "error",
    },
    async admit(place, people) {
      const actors: Actor[] = [];
      for (let person = 1; person <= people; person += 1) actors.push(await admitOne(place));
      return actors;
    },
  };
}

async function admitOne({ baseUrl, pool }: Place): Promise<Actor> {
  const client = openBrowser(baseUrl, new Map());
  const account = `crash-${randomBytes(6).toString("hex")}@example.org`;
  const password = randomBytes(12).toString("base64url");
  await callUntilDone(client, register, { account, password });
  const { list } = await callUntilDone(client, readOutbox, { to: account, purpose: "register" });
  await callUntilDone(client, confirmRegistration, { account, code: list[0]?.code ?? "" });
  const { userId } = await callUntilDone(client, userInfo, {});
  const sessions = await insertSessions(pool, userId);
  const clients = sessions.map((cookies) => openBrowser(baseUrl, cookies));
  return {
    ownerId: toUserId(userId),
    send: (movement, key) => send(clients[randomInt(SESSIONS)] ?? client, movement, key),
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

/** Returns the cookies of each. */
async function insertSessions(pool: Pool, userId: string): Promise<Map<string, string>[]> {
  const sessions = Array.from({ length: SESSIONS }, () => ({
    id: randomInt(2 ** 47),
    auth: randomBytes(32).toString("base64url"),
    authorization: randomBytes(32).toString("base64url"),
  }));
  await pool.query(
    `insert into session (id, user_id, auth_token_hash, authorization_hash, device, address,
       created_at, last_seen_at, expires_at)
     select id, $1, auth, authorization_hash, 'crash', '127.0.0.1', now(), now(),
       now() + interval '1 day'
     from unnest($2::bigint[], $3::bytea[], $4::bytea[]) as given (id, auth, authorization_hash)`,
    [
      userId,
      sessions.map(({ id }) => id),
      sessions.map(({ auth }) => hashToken(auth)),
      sessions.map(({ authorization }) => hashToken(authorization)),
    ],
  );
  return sessions.map(
    ({ auth, authorization }) =>
      new Map([
        ["auth-token", auth],
        ["authorization", authorization],
      ]),
  );
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
  // Any other failure must be caused by what was broken.
  if (result.status >= 500 || result.name === "networkError" || result.name === "timeout") {
    return { outcome: "unknown", reason: `${result.status} ${result.name}` };
  }
  throw new Error(`a call ended with ${result.status} ${result.name}`);
}

/** Keeps cookies, and uses another address for each call. */
function openBrowser(baseUrl: string, cookies: Map<string, string>): Client {
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

/** Development calls accept local callers only; loopback has many addresses. */
function newLoopbackAddress(): string {
  return `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** A server that has just started on a busy machine refuses calls for a moment. */
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
