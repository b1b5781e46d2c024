// Sends messages to browsers through the push services of their makers. The address of each comes
// from a user, so that only public addresses are connected to, redirects are not followed, and
// answers are not read.
import type { PushUrgency } from "@parley/domain/notification/push";
import { lookup as resolveName, type LookupAddress } from "node:dns";
import { Agent as HttpAgent, request as requestPlain } from "node:http";
import { Agent as HttpsAgent, request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { DeliveryError } from "../delivery.ts";
import { encryptPush, type PushKeys } from "./encrypt-push.ts";
import { isPublicAddress } from "./public-address.ts";
import { vapidHeader, type VapidKeys } from "./vapid.ts";

export interface PushMessage {
  readonly text: string;
  readonly ttlSeconds: number;
  readonly urgency: PushUrgency;
  /** Replaces a message of the same topic that waits for the device; at most 32 characters. */
  readonly topic: string;
}

export interface PushTarget extends PushKeys {
  readonly endpoint: string;
}

/** Who sends it: the installation's keys, a contact for the push service, and the time. */
export interface PushIdentity {
  readonly keys: VapidKeys;
  readonly contact: string;
  readonly now: number;
}

export interface PushSender {
  /** The service's status. Throws a DeliveryError where there was none; permanent: never send there. */
  send(target: PushTarget, message: PushMessage, identity: PushIdentity): Promise<number>;
  close(): void;
}

export interface PushSenderOptions {
  /** Exempt from the rules on addresses; for tests. */
  readonly extraOrigins: readonly string[];
  readonly timeoutMs?: number;
  /** Of names, as `dns.lookup`; for tests. */
  readonly resolve?: typeof resolveName;
}

const TIMEOUT_MS = 10_000;
const SOCKETS_OF_A_SERVICE = 8;

export function createPushSender(options: PushSenderOptions): PushSender {
  const { extraOrigins, timeoutMs = TIMEOUT_MS, resolve = resolveName } = options;
  const pooled = { keepAlive: true, maxSockets: SOCKETS_OF_A_SERVICE };
  const guarded = new HttpsAgent({ ...pooled, lookup: publicLookup(resolve) });
  const trusted = { http: new HttpAgent(pooled), https: new HttpsAgent(pooled) };

  function chooseAgent(url: URL) {
    if (!extraOrigins.includes(url.origin)) return guarded;
    return url.protocol === "http:" ? trusted.http : trusted.https;
  }

  return {
    send(target, { text, ttlSeconds, urgency, topic }, { keys, contact, now }) {
      const url = new URL(target.endpoint);
      const agent = chooseAgent(url);
      // A host in digits would be connected to without being looked up.
      if (agent === guarded && (url.protocol !== "https:" || isInDigits(url))) {
        return Promise.reject(new DeliveryError(FORBIDDEN, true));
      }
      const headers = {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        ttl: String(ttlSeconds),
        urgency,
        topic,
        authorization: vapidHeader(keys, { origin: url.origin, contact, now }),
      };
      return post(url, { agent, headers, body: encryptPush(text, target), timeoutMs });
    },
    close() {
      for (const agent of [guarded, trusted.http, trusted.https]) agent.destroy();
    },
  };
}

function isInDigits({ hostname }: URL): boolean {
  return hostname.startsWith("[") || isIP(hostname) !== 0;
}

const FORBIDDEN = "the push service has no public address";

interface Post {
  readonly agent: HttpAgent;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly timeoutMs: number;
}

/** Redirects are not followed by this client. The answer may be endless, and is not read. */
function post(url: URL, { agent, headers, body, timeoutMs }: Post): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const send = url.protocol === "http:" ? requestPlain : requestSecure;
  const signal = AbortSignal.timeout(timeoutMs);
  const length = { "content-length": String(body.length) };
  const request = send(url, { method: "POST", agent, headers: { ...headers, ...length }, signal });
  request.once("response", (response) => {
    resolve(response.statusCode ?? 0);
    const rest = Number(response.headers["content-length"] ?? Number.NaN);
    // A short answer is drained, so that the connection can be used again.
    if (rest <= SHORT_ANSWER_BYTES) response.resume();
    else response.destroy();
    response.on("error", () => {});
  });
  request.on("error", (error) => reject(explain(error, signal.aborted)));
  request.end(body);
  return promise;
}

const SHORT_ANSWER_BYTES = 4_096;

/** What the system says names hosts and addresses of users. */
function explain(error: Error, isLate: boolean): DeliveryError {
  if (error instanceof DeliveryError) return error;
  return new DeliveryError(
    isLate ? "the push service did not answer in time" : "the push service could not be reached",
    false,
  );
}

/** Checks what a name leads to at the moment of the connection: it cannot change in between. */
function publicLookup(resolve: typeof resolveName): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error !== null) return callback(error, "", 0);
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new DeliveryError(FORBIDDEN, true), "", 0);
      }
      return options.all === true
        ? callback(null, addresses)
        : callback(null, first.address, first.family);
    });
  };
}
