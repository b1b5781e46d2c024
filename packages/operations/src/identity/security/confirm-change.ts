// How every change is executed that a user must confirm: once for its idempotency key, with the
// codes of its purpose, plain or in a sealed request, and all of its effects together.
import type { PoolClient } from "@parley/database/pool";
import type { Account } from "@parley/database/queries/identity/account";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { useUpCodes, type FactorHolder, type FactorRefusal } from "../factor/factors.ts";
import { getAccount, lockWithMaster } from "../account/get-account.ts";
import type { AccountParts, Caller } from "../account/parts.ts";
import type { Session } from "../account/session.ts";
import {
  openSealedRequest,
  type SealedRequestParts,
  type CommandResult,
} from "../sealed-request/open-sealed-request.ts";
import { once, type Refused } from "@parley/engine/idempotency/once";
import type { FactorCodes } from "../factor/factor-codes.ts";

export type ConfirmParts = AccountParts & SealedRequestParts;

export interface ChangeRequest {
  readonly session: Session;
  readonly caller: Caller;
  /** Name of the endpoint. */
  readonly endpoint: string;
  /** The whole input. */
  readonly input: unknown;
  readonly purpose: CodePurpose;
  /** What it is about, as the command says it. */
  readonly subject: string;
}

/** Codes sealed with a hash of the request's body. */
export interface SealedCodes {
  readonly command: string;
  readonly bodyHash: string;
}

/** Something verified that is consumed with the effect; false when it is gone by then. */
export interface Usable {
  readonly ok: true;
  readonly useUp: (tx: PoolClient) => Promise<boolean>;
  /** Returns its try, where a code beside it was wrong. */
  readonly giveBack?: () => Promise<void>;
}

export interface Change<Reply, R extends Refused> {
  /**
   * Whether it is permitted. Called before any code is verified, and again with the account locked.
   */
  readonly decide: (account: FactorHolder, database: Queryable) => Promise<R | null>;
  /** What else must be shown beside the codes; its tries are counted in the same way. */
  readonly check?: () => Promise<Usable | R>;
  /** Locks rows that every writer locks before users. */
  readonly lockFirst?: (tx: PoolClient) => Promise<void>;
  readonly act: (tx: PoolClient, account: Account, refuse: (refused: R) => never) => Promise<Reply>;
}

export type CodesRefusal =
  | FactorRefusal
  | { readonly ok: false; readonly error: "idempotencyMismatch" };

export type SealedRequestRefusal = Extract<CommandResult, { readonly ok: false }>;

/** The outcome of a change confirmed by plain codes, and of one confirmed by a sealed request. */
export type ConfirmedByCodes<Reply, R> =
  | { readonly ok: true; readonly reply: Reply }
  | CodesRefusal
  | R;
export type ConfirmedBySealedRequest<Reply, R> = ConfirmedByCodes<Reply, R> | SealedRequestRefusal;

/** Codes, and what consumes their sealed request; it returns a refusal when that was used. */
interface Proof<P> {
  readonly ok: true;
  readonly codes: FactorCodes;
  readonly useUp: (tx: PoolClient) => Promise<P | null>;
}

/** Plain codes have no nonce; what they allow is done once because each of them is good once. */
export function confirmByCodes<Reply, R extends Refused>(
  parts: AccountParts,
  request: ChangeRequest,
  codes: FactorCodes,
  change: Change<Reply, R>,
): Promise<ConfirmedByCodes<Reply, R>> {
  const proof = { ok: true, codes, useUp: () => Promise.resolve(null) } as const;
  return confirm<Reply, R, never>(parts, request, () => Promise.resolve(proof), change);
}

export function confirmBySealedRequest<Reply, R extends Refused>(
  parts: ConfirmParts,
  request: Omit<ChangeRequest, "input">,
  sealed: SealedCodes,
  change: Change<Reply, R>,
): Promise<ConfirmedBySealedRequest<Reply, R>> {
  const { session, purpose, subject } = request;
  const open = async (): Promise<Proof<SealedRequestRefusal> | SealedRequestRefusal> => {
    const expected = { action: purpose, subject, userId: session.userId };
    const result = await openSealedRequest(parts, { ...sealed, ...expected });
    if (!result.ok) return result;
    const { codes, useUp } = result.opened;
    return {
      ok: true,
      codes,
      useUp: async (tx) => ((await useUp(tx)) ? null : { ok: false, error: "commandReplayed" }),
    };
  };
  // Sealed anew for a later try, it is the same call.
  const asked = { ...request, input: sealed.bodyHash };
  return confirm<Reply, R, SealedRequestRefusal>(parts, asked, open, change);
}

function confirm<Reply, R extends Refused, P extends Refused>(
  parts: AccountParts,
  { session, caller, endpoint, input, purpose, subject }: ChangeRequest,
  open: () => Promise<Proof<P> | P>,
  change: Change<Reply, R>,
): Promise<ConfirmedByCodes<Reply, R> | P> {
  const { userId, sessionId } = session;
  // Of the session: some answers hold recovery codes, which another session must not get repeated.
  const scope = `user:${userId} session:${sessionId}`;
  const idempotent = { scope, endpoint, key: caller.idempotencyKey, input };
  return once<Reply, CodesRefusal | P | R>(parts, idempotent, async (commit) => {
    const proof = await open();
    if (!proof.ok) return proof;
    const refused = await change.decide(session, parts.pool);
    if (refused !== null) return refused;
    const checked = await change.check?.();
    if (checked !== undefined && !checked.ok) return checked;
    const answer = await parts.factors.check({
      holder: session,
      purpose,
      subject,
      codes: proof.codes,
      address: caller.address,
    });
    if (!answer.ok) {
      await checked?.giveBack?.();
      return answer;
    }

    return commit(async (tx, refuse) => {
      await change.lockFirst?.(tx);
      await lockWithMaster(tx, session);
      const account = await getAccount(tx, userId);
      const refusedNow = (await proof.useUp(tx)) ?? (await change.decide(account, tx));
      if (refusedNow !== null) refuse(refusedNow);
      const isUsable = checked === undefined || (await checked.useUp(tx));
      if (!isUsable) refuse({ ok: false, error: "codeExpired" });
      const lost = await useUpCodes(tx, answer.uses);
      if (lost !== null) refuse(lost);
      return change.act(tx, account, refuse);
    });
  });
}
