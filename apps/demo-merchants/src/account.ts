// One merchant's account in this program: a session with its cookies, the typed client, codes of
// the authenticator, and requests sealed for the server.
import { hashSealedBody, type JsonValue } from "@parley/contract/canonical-json";
import { createClient, type Client } from "@parley/contract/client";
import { logIn, logOut, verifyLogIn } from "@parley/contract/endpoints/identity/account";
import { commandKey } from "@parley/contract/endpoints/identity/codes";
import { liveEvents } from "@parley/contract/endpoints/site/live-events";
import { MANY_ORDERS } from "@parley/domain/order/release-together";
import { randomUUID } from "node:crypto";
import { CompactEncrypt, importSPKI } from "jose";
import { Secret, TOTP } from "otpauth";
import { readEvents, type StreamEvent } from "./event-lines.ts";
import type { HttpTransport } from "./transport.ts";

export interface Credentials {
  readonly account: string;
  readonly password: string;
  readonly totpSecret: string;
}

export type LogInOutcome =
  | { readonly is: "in" }
  | { readonly is: "refused"; readonly name: string }
  | { readonly is: "later"; readonly retryAfterSeconds: number | null };

export interface MerchantAccount {
  readonly client: Client;
  logIn(): Promise<LogInOutcome>;
  logOut(): Promise<void>;
  /** Null when it is unavailable now. */
  openEvents(signal: AbortSignal): Promise<AsyncGenerator<StreamEvent> | null>;
  /**
   * The sealed part of a release of several orders: bound to the body and the moment. Null as
   * above.
   */
  sealReleases(body: JsonFields): Promise<string | null>;
}

type JsonFields = { readonly [name: string]: JsonValue | undefined };

/** Of an authenticator's codes. */
const STEP_MS = 30_000;

/** A failure that another password or code would not solve is not retried. */
const LASTING: ReadonlySet<string> = new Set([
  "loginFailed",
  "captchaRequired",
  "accountFrozen",
  "codesMissing",
]);

export function openAccount(
  origin: string,
  { account, password, totpSecret }: Credentials,
  send: HttpTransport,
): MerchantAccount {
  const cookies = new Map<string, string>();
  const totp = new TOTP({ secret: Secret.fromBase32(totpSecret) });
  let offsetMs = 0;

  const transport: HttpTransport = async (url, init) => {
    const headers = new Headers(init.headers);
    headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await send(url, { ...init, headers });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    return response;
  };
  const client = createClient({
    transport,
    domains: { api: origin, flags: origin, content: origin },
    onPage: () => "/",
    language: () => "en",
    authorization: () => cookies.get("authorization") ?? null,
    captcha: () => null,
    accountGroup: () => null,
    onServerTime: (ahead) => (offsetMs = ahead),
  });
  // The server's clock, which developers can move.
  const now = () => Date.now() + offsetMs;
  const usedSteps = new Set<number>();
  // Each step counts once, and the server accepts the neighbouring ones too.
  const code = () => {
    const present = Math.floor(now() / STEP_MS);
    const unused = [present, present + 1, present - 1].find((step) => !usedSteps.has(step));
    const step = unused ?? present;
    usedSteps.add(step);
    return totp.generate({ timestamp: step * STEP_MS });
  };

  return {
    client,

    async logIn() {
      cookies.clear();
      const begun = await client.call(logIn, { account, password });
      if (!begun.ok) return outcomeOf(begun);
      if (begun.data.next === "done") return { is: "in" };
      const { ticket } = begun.data;
      const done = await client.call(verifyLogIn, { ticket, codes: { totp: code() } });
      return done.ok ? { is: "in" } : outcomeOf(done);
    },

    async logOut() {
      await client.call(logOut, {}, { timeoutMs: 1_000 });
    },

    async openEvents(signal) {
      const init = { headers: { accept: "text/event-stream" }, signal };
      const response = await transport(`${origin}${liveEvents.path}`, init).catch(() => null);
      if (response?.ok !== true || response.body === null) return null;
      return readEvents(response.body);
    },

    async sealReleases(body) {
      const key = await client.call(commandKey, {});
      if (!key.ok) return null;
      const { kid, publicKey, alg, enc } = key.data;
      const content = {
        action: "release",
        subject: MANY_ORDERS,
        bodyHash: await hashSealedBody(body),
        codes: { totp: code() },
        nonce: randomUUID(),
        at: now(),
      };
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
        .setProtectedHeader({ alg, enc, kid })
        .encrypt(await importSPKI(publicKey, alg));
    },
  };
}

function outcomeOf(failure: {
  readonly name: string;
  readonly retryAfterSeconds: number | null;
}): LogInOutcome {
  const { name, retryAfterSeconds } = failure;
  return LASTING.has(name) ? { is: "refused", name } : { is: "later", retryAfterSeconds };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const equals = pair.indexOf("=");
  const name = pair.slice(0, equals);
  const isOver = attributes.some((one) => one.trim().toLowerCase() === "max-age=0");
  if (isOver) cookies.delete(name);
  else cookies.set(name, pair.slice(equals + 1));
}
