// How everything is done that a person must confirm: once for its idempotency key, with the codes
// its purpose needs, plain or inside an encrypted command, and all of its effects together.
import type { PoolClient } from "@parley/database/pool";
import { createAccountQueries, type Account } from "@parley/database/queries/account";
import { createPersonQueries } from "@parley/database/queries/person";
import type { Queryable } from "@parley/database/queries/queryable";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import type { FactorAnswer, FactorHolder } from "../account/factors.ts";
import type { AccountParts, Caller } from "../account/parts.ts";
import type { Session } from "../account/session.ts";
import { openCommand, type CommandParts, type CommandResult } from "../command/open-command.ts";
import { once, type Refused } from "../once.ts";
import { inRefusableTransaction } from "../refusal.ts";
import type { FactorCodes } from "./factor-codes.ts";

export type ConfirmParts = AccountParts & CommandParts;

/** Codes as they are, or sealed with a hash of the request's body. */
export type Proof =
  | { readonly codes: FactorCodes }
  | { readonly command: string; readonly bodyHash: string };

export interface ChangeRequest {
  readonly session: Session;
  readonly caller: Caller;
  /** Name of the endpoint. */
  readonly endpoint: string;
  /** All that was asked for. */
  readonly input: unknown;
  readonly purpose: CodePurpose;
  /** What it is about, as the command says it. */
  readonly subject: string;
  readonly proof: Proof;
}

/** Something that was looked at and is used up with the effect; false when it is gone by then. */
export interface Usable {
  readonly ok: true;
  readonly useUp: (tx: PoolClient) => Promise<boolean>;
}

export interface Change<Reply, R extends Refused> {
  /** May it be done? Asked before any code is looked at, and once more with the account locked. */
  readonly decide: (account: FactorHolder, database: Queryable) => Promise<R | null>;
  /** What else must be shown beside the codes; its tries are counted in the same way. */
  readonly check?: () => Promise<Usable | R>;
  readonly act: (tx: PoolClient, account: Account, refuse: (refused: R) => never) => Promise<Reply>;
}

export type ConfirmRefusal =
  | Exclude<FactorAnswer, { readonly ok: true }>
  | Extract<CommandResult, { readonly ok: false }>
  | { readonly ok: false; readonly error: "idempotencyMismatch" };

export type Confirmed<Reply, R> = { readonly ok: true; readonly reply: Reply } | ConfirmRefusal | R;

export function confirmChange<Reply, R extends Refused>(
  parts: ConfirmParts,
  request: ChangeRequest,
  change: Change<Reply, R>,
): Promise<Confirmed<Reply, R>> {
  const { session, caller, endpoint, input, purpose, subject } = request;
  const { userId } = session;
  const idempotent = { scope: `user:${userId}`, endpoint, key: caller.idempotencyKey, input };
  return once<Reply, ConfirmRefusal | R>(parts, idempotent, async (remember) => {
    const proof = await openProof(parts, request);
    if (!proof.ok) return proof;
    const refused = await change.decide(session, parts.pool);
    if (refused !== null) return refused;
    const checked = await change.check?.();
    if (checked !== undefined && !checked.ok) return checked;
    const { codes } = proof.opened;
    const answer = await parts.factors.check({
      holder: session,
      purpose,
      subject,
      codes,
      address: caller.address,
    });
    if (!answer.ok) return answer;

    return inRefusableTransaction<{ readonly ok: true; readonly reply: Reply }, ConfirmRefusal | R>(
      parts.pool,
      async (tx, refuse) => {
        const account = await lockAccount(tx, session);
        if (!(await proof.opened.useUp(tx))) refuse({ ok: false, error: "commandReplayed" });
        const refusedNow = await change.decide(account, tx);
        if (refusedNow !== null) refuse(refusedNow);
        for (const used of [checked, answer]) {
          if (used?.ok === true && !(await used.useUp(tx))) {
            refuse({ ok: false, error: "codeExpired" });
          }
        }
        const reply = await change.act(tx, account, refuse);
        await remember(tx, reply);
        return { ok: true, reply };
      },
    );
  });
}

/** Plain codes have no nonce; what they allow is done once because each of them is good once. */
async function openProof(
  parts: CommandParts,
  { proof, session, purpose, subject }: ChangeRequest,
): Promise<CommandResult> {
  if ("codes" in proof) {
    return { ok: true, opened: { codes: proof.codes, useUp: () => Promise.resolve(true) } };
  }
  return openCommand(parts, { ...proof, action: purpose, subject, userId: session.userId });
}

/** The master first, as everybody does who locks both; its row carries what counts for the group. */
async function lockAccount(tx: PoolClient, { userId, masterId }: Session): Promise<Account> {
  const people = createPersonQueries(tx);
  await people.lockPerson(masterId);
  if (masterId !== userId) await people.lockPerson(userId);
  const account = await createAccountQueries(tx).findAccount(userId);
  if (account === null) throw new Error("the account of a session is gone");
  return account;
}
