/**
 * Encrypted commands: what must not be readable on its way (codes), replayed or altered is sealed
 * for the server's key together with a hash of the body it belongs to.
 */
import { hashSealedBody, type JsonValue } from "@parley/contract/canonical-json";
import type { CallFailure, CallOptions } from "@parley/contract/client";
import type { EndpointReply } from "@parley/contract/endpoint";
import { commandKey } from "@parley/contract/endpoints/identity/codes";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { getApi } from "../../shell/api/api.ts";
import { newAttemptKey } from "@parley/site/forms/attempt-keys";
import { readPageKey } from "../../shell/page/page-key.tsx";
import { serverNow } from "../../shell/state/public-store.ts";
import type { SecurityCodes } from "./codes/factors.ts";

type CommandKey = EndpointReply<typeof commandKey>;

export interface Command<Body> {
  /** The purpose of the codes. */
  readonly action: CodePurpose;
  /** What it is done to: an order, a payment method, a channel. */
  readonly subject: string;
  readonly codes: SecurityCodes;
  /** The request without the command itself. */
  readonly body: Body;
}

type JsonFields = { readonly [name: string]: JsonValue | undefined };

interface Refusal {
  readonly ok: false;
  readonly name: string;
}

export interface SealerParts<Failure extends Refusal> {
  /** The key that the page carries; null: it carries none. */
  readonly findKey: () => CommandKey | null;
  readonly fetchKey: () => Promise<{ readonly ok: true; readonly data: CommandKey } | Failure>;
  /** The server's clock: a command is refused when it is more than a minute off. */
  readonly now: () => number;
  readonly newNonce: () => string;
}

export interface Sealer<Failure extends Refusal> {
  seal<Body extends JsonFields>(
    command: Command<Body>,
  ): Promise<{ readonly ok: true; readonly text: string } | Failure>;
  /** The key has been replaced; the next command requests the present one. */
  forgetKey(): void;
}

export function createSealer<Failure extends Refusal>(
  parts: SealerParts<Failure>,
): Sealer<Failure> {
  let kept: CommandKey | null = null;
  /** The page's own key was refused, as after a rotation. */
  let isPageKeyOld = false;
  return {
    async seal({ action, subject, codes, body }) {
      if (!isPageKeyOld) kept ??= parts.findKey();
      if (kept === null) {
        const fetched = await parts.fetchKey();
        if (!fetched.ok) return fetched;
        kept = fetched.data;
      }
      const content = {
        action,
        subject,
        bodyHash: await hashSealedBody(body),
        codes,
        nonce: parts.newNonce(),
        at: parts.now(),
      };
      return { ok: true, text: await encrypt(JSON.stringify(content), kept) };
    },
    forgetKey: () => {
      kept = null;
      isPageKeyOld = true;
    },
  };
}

async function encrypt(text: string, { kid, publicKey, alg, enc }: CommandKey): Promise<string> {
  // Only who confirms something that needs a command carries the library for it.
  const { CompactEncrypt, importSPKI } = await import("jose");
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg, enc, kid })
    .encrypt(await importSPKI(publicKey, alg));
}

/** Refusals that say nothing about the command itself: sealed afresh, it will pass. */
const MENDED_BY_SEALING_AGAIN: ReadonlySet<string> = new Set([
  "commandKeyUnknown",
  "commandExpired",
]);

/**
 * Makes a sender around a sealer. The server recognises a repeated request by its idempotency key
 * and its content, not by its codes: under one key it is executed once, whatever codes it has. The
 * same codes for the same body are sealed once, and once more when the server has another key or
 * clock.
 */
export function createSealedSender<Failure extends Refusal>(sealer: Sealer<Failure>) {
  let last: { readonly name: string; readonly text: string } | null = null;

  return async function send<Body extends JsonFields, Result extends { readonly ok: boolean }>(
    command: Command<Body>,
    idempotencyKey: string,
    call: (body: Body & { readonly command: string }, options: CallOptions) => Promise<Result>,
  ): Promise<Result | Failure> {
    // A field that was mended is another command: the seal holds a hash of the body.
    const name = JSON.stringify([idempotencyKey, command]);
    const attempt = async () => {
      if (last?.name !== name) {
        const sealed = await sealer.seal(command);
        if (!sealed.ok) return sealed;
        last = { name, text: sealed.text };
      }
      return call({ ...command.body, command: last.text }, { idempotencyKey });
    };
    const first = await attempt();
    if (first.ok || !("name" in first) || !isMendable(first.name)) return first;
    sealer.forgetKey();
    last = null;
    return attempt();
  };
}

function isMendable(name: unknown): boolean {
  return typeof name === "string" && MENDED_BY_SEALING_AGAIN.has(name);
}

const browserSealer = createSealer<CallFailure<string>>({
  findKey: readPageKey,
  fetchKey: () => getApi().call(commandKey, {}),
  now: serverNow,
  newNonce: newAttemptKey,
});

/** Seals and sends a command from this browser: `sendSealed(command, key, (body, options) => …)`. */
export const sendSealed = createSealedSender(browserSealer);
