// Verifies a code, in two steps. `checkCode` counts the attempt on its own, so that a failed one
// counts even though nothing else happens. `useUpCode` belongs to the transaction of the effect, so
// that a code is consumed exactly when that took place.
import type { PoolClient } from "@parley/database/pool";
import {
  findOpenCode,
  countCodeTry,
  listOpenCodes,
  countForeignCodeTry,
  useUpSecurityCode,
  type CodeBinding,
} from "@parley/database/queries/security/security-code";
import {
  CODE_TRIES,
  decideTry,
  decideTryOfMany,
  FOREIGN_CODE_TRIES,
  type CodeRefusal,
} from "@parley/domain/account/code-rules";
import type { Clock } from "@parley/platform/clock";
import type { Vault } from "@parley/platform/vault";
import type { BaseParts } from "../../kernel/parts.ts";

export type { CodeBinding } from "@parley/database/queries/security/security-code";

type CheckParts = Pick<BaseParts, "pool" | "clock" | "vault">;

export type CheckResult =
  | { readonly ok: true; readonly codeId: bigint }
  | { readonly ok: false; readonly error: CodeRefusal };

const MAC_PURPOSE = "security code";

export function macOfCode(vault: Vault, id: bigint, code: string): string {
  return vault.mac(MAC_PURPOSE, `${id} ${code}`);
}

/** Is this the code that was sent last for exactly this user, purpose, target and subject? */
export async function checkCode(
  { pool, clock, vault }: CheckParts,
  binding: CodeBinding,
  code: string,
): Promise<CheckResult> {
  const open = await findOpenCode(pool, binding);
  if (open === null) return { ok: false, error: "codeExpired" };
  // Counted first: a hundred guesses at the same moment are a hundred tries.
  const tries = await countCodeTry(pool, open.id, CODE_TRIES);
  const refusal = decideTry(
    {
      expiresAt: open.expiresAt.getTime(),
      isUsed: false,
      tries: tries ?? CODE_TRIES + 1,
      isRight: vault.isMac(MAC_PURPOSE, `${open.id} ${code}`, open.mac),
    },
    clock.now(),
  );
  return refusal === null ? { ok: true, codeId: open.id } : { ok: false, error: refusal };
}

/**
 * The same for codes that each browser requests by itself (the binding's subject is the browser).
 * An attempt counts at every open code of the target: among the attempts of the browser that
 * requested it, or among the few of all others, so that strangers do not use up the owner's
 * attempts.
 */
export async function checkCodeOfBrowser(
  { pool, clock, vault }: CheckParts,
  binding: CodeBinding,
  code: string,
): Promise<CheckResult> {
  const open = await listOpenCodes(pool, binding, new Date(clock.now()));
  let right: bigint | null = null;
  let own: "counted" | "usedUp" | null = null;
  let foreignCounted = 0;
  for (const { id, mac, isOwn } of open) {
    const isCounted = isOwn
      ? (await countCodeTry(pool, id, CODE_TRIES)) !== null
      : await countForeignCodeTry(pool, id, FOREIGN_CODE_TRIES);
    if (isOwn) own = isCounted ? "counted" : "usedUp";
    else if (isCounted) foreignCounted += 1;
    if (isCounted && vault.isMac(MAC_PURPOSE, `${id} ${code}`, mac)) right = id;
  }
  const foreign = open.filter(({ isOwn }) => !isOwn).length;
  const refusal = decideTryOfMany({ isRight: right !== null, own, foreign, foreignCounted });
  if (refusal !== null) return { ok: false, error: refusal };
  return right === null ? { ok: false, error: "codeInvalid" } : { ok: true, codeId: right };
}

/** False when another call has used it in between, or its time has run out: then nothing may happen. */
export function useUpCode(tx: PoolClient, clock: Clock, codeId: bigint): Promise<boolean> {
  return useUpSecurityCode(tx, codeId, new Date(clock.now()));
}
