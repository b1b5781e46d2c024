// Makes a write take effect once, however often it is sent. The reply is stored with the effect, in
// its transaction; a repeated call gets it before any code, nonce or state is checked.
import { isViolationOf } from "@parley/database/constraint";
import type { Pool, PoolClient } from "@parley/database/pool";
import { findReply, insertReply } from "@parley/database/queries/kernel/request-reply";
import { inRefusableTransaction } from "@parley/database/refusal";
import type { Clock } from "@parley/platform/clock";
import type { Vault } from "@parley/platform/vault";
import { canonicalJson } from "./input-hash.ts";
import { hashToken } from "@parley/platform/tokens";

export interface OnceParts {
  readonly pool: Pool;
  readonly vault: Vault;
  readonly clock: Clock;
}

export interface OnceRequest {
  /**
   * The owner of the key: `user:…`, `ticket:…`, `account:…`. Keys of different owners never
   * collide.
   */
  readonly scope: string;
  /** Name of the endpoint. */
  readonly endpoint: string;
  /** Null when the caller sent none; then nothing is stored. */
  readonly key: string | null;
  /** The whole input, as JSON could write it. */
  readonly input: unknown;
}

/**
 * For replies that contain a session: they are repeated only to the browser that began the login.
 * The key of another caller is ignored, and nothing is stored for it.
 */
export function inBrowser(
  request: OnceRequest,
  { loginToken = null }: { readonly loginToken?: string | null },
): OnceRequest {
  if (loginToken === null) return { ...request, key: null };
  const browser = hashToken(loginToken).toString("base64url");
  return { ...request, scope: `${request.scope} browser:${browser}` };
}

export interface Refused {
  readonly ok: false;
  readonly error: string;
}

export interface Done<Reply> {
  readonly ok: true;
  readonly reply: Reply;
}

/**
 * Runs the effect in a transaction, which stores its reply at the end. What is passed to `refuse`
 * rolls the transaction back and is returned.
 */
export type Commit<Reply, R> = (
  effect: (tx: PoolClient, refuse: (refused: R) => never) => Promise<Reply>,
) => Promise<Done<Reply> | R>;

type Earlier<Reply> = Done<Reply> | { readonly ok: false; readonly error: "idempotencyMismatch" };

const SEAL_PURPOSE = "request reply";
const HASH_PURPOSE = "request input";

/**
 * Runs `work` unless this key was answered before. A reply must survive JSON. A refusal is not
 * stored: a refused call may be sent again with the same key.
 */
export async function once<Reply, R extends Refused>(
  parts: OnceParts,
  request: OnceRequest,
  work: (commit: Commit<Reply, R>) => Promise<Done<Reply> | R>,
): Promise<Earlier<Reply> | R> {
  const { key } = request;
  const commitWith =
    (remember: (tx: PoolClient, reply: Reply) => Promise<void>): Commit<Reply, R> =>
    (effect) =>
      inRefusableTransaction(parts.pool, async (tx, refuse) => {
        const reply = await effect(tx, refuse);
        await remember(tx, reply);
        return { ok: true, reply };
      });
  if (key === null) return work(commitWith(() => Promise.resolve()));
  const replyKey = { scope: request.scope, endpoint: request.endpoint, key };
  const inputHash = hashInput(parts.vault, request.input);
  const findEarlier = async (): Promise<Earlier<Reply> | null> => {
    const stored = await findReply(parts.pool, replyKey);
    if (stored === null) return null;
    if (!stored.inputHash.equals(inputHash)) return { ok: false, error: "idempotencyMismatch" };
    const json = Buffer.from(parts.vault.open(SEAL_PURPOSE, stored.sealedReply)).toString("utf8");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `commit` of the same endpoint writes under this key, and it takes this type.
    return { ok: true, reply: JSON.parse(json) as Reply };
  };
  const earlier = await findEarlier();
  if (earlier !== null) return earlier;

  const commit = commitWith((tx, reply) =>
    insertReply(tx, {
      ...replyKey,
      inputHash,
      sealedReply: parts.vault.seal(SEAL_PURPOSE, Buffer.from(JSON.stringify(reply ?? null))),
      createdAt: new Date(parts.clock.now()),
    }),
  );
  try {
    const result = await work(commit);
    if (result.ok) return result;
    // A concurrent equal call may have consumed the code in between.
    return (await findEarlier()) ?? result;
  } catch (error) {
    if (!isViolationOf(error, "request_reply__scope_endpoint_key")) throw error;
    const earlierNow = await findEarlier();
    if (earlierNow === null) throw error;
    return earlierNow;
  }
}

/** A keyed fingerprint: the input may contain a password, which a plain hash would reveal. */
function hashInput(vault: Vault, input: unknown): Buffer {
  return Buffer.from(vault.mac(HASH_PURPOSE, canonicalJson(input)), "base64url");
}
