// The public name of an account: changed at most every 30 days, and never to one that could be
// confused with another account, with the site or with a recently given up name.
import { isViolationOf } from "@parley/database/constraint";
import type { PoolClient } from "@parley/database/pool";
import {
  isNameGivenUpByOther,
  lockUsername,
  updateUsername,
  insertFormerName,
  listFormerNames,
} from "@parley/database/queries/identity/username";
import { isReservedName, skeletonOf } from "@parley/domain/name/name-skeleton";
import {
  decideNickname,
  defaultNickname,
  FORMER_NAME_MS,
  renameFrom,
  type NicknameProblem,
} from "@parley/domain/name/nickname";
import type { UserId } from "@parley/domain/ids";
import { inRefusableTransaction } from "@parley/database/refusal";
import type { AccountParts } from "./parts.ts";
import type { Session } from "./session.ts";

export type NameRefusal = NicknameProblem | "nicknameReserved" | "usernameTaken";

type Refused =
  | { readonly ok: false; readonly error: NameRefusal }
  | { readonly ok: false; readonly error: "renameTooSoon"; readonly from: number };

/** What is wrong with the name itself, as far as no other account is concerned. */
export function decideName(username: string): NicknameProblem | "nicknameReserved" | null {
  return decideNickname(username) ?? (isReservedName(username) ? "nicknameReserved" : null);
}

/** Whether the database refused a name because another account has it or one that looks like it. */
export function isNameTaken(error: unknown): boolean {
  return (
    isViolationOf(error, "app_user__username_lower") ||
    isViolationOf(error, "app_user__username_skeleton")
  );
}

/** To be asked after the name was written, see `isGivenUpByOther`. */
export function isFormerNameOfOther(
  tx: PoolClient,
  { clock }: Pick<AccountParts, "clock">,
  userId: UserId,
  skeleton: string,
): Promise<boolean> {
  const since = new Date(clock.now() - FORMER_NAME_MS);
  return isNameGivenUpByOther(tx, userId, skeleton, since);
}

export async function setUsername(
  parts: Pick<AccountParts, "pool" | "clock">,
  { userId, uid }: Pick<Session, "userId" | "uid">,
  username: string,
): Promise<{ readonly ok: true; readonly renameFrom: number | null } | Refused> {
  const wrong = username === defaultNickname(uid) ? null : decideName(username);
  if (wrong !== null) return { ok: false, error: wrong };
  const now = parts.clock.now();
  const at = new Date(now);
  const skeleton = skeletonOf(username);
  try {
    return await inRefusableTransaction(
      parts.pool,
      async (tx, refuse: (refused: Refused) => never) => {
        const held = await lockUsername(tx, userId);
        if (held === null) throw new Error("the account of a session is gone");
        const from = renameFrom(held.renamedAt?.getTime() ?? null, now);
        if (held.username === username) return { ok: true as const, renameFrom: from };
        if (from !== null) return refuse({ ok: false, error: "renameTooSoon", from });
        await updateUsername(tx, userId, { username, skeleton, renamedAt: at });
        if (await isFormerNameOfOther(tx, parts, userId, skeleton)) {
          return refuse({ ok: false, error: "usernameTaken" });
        }
        await insertFormerName(tx, {
          userId,
          username: held.username,
          skeleton: held.skeleton ?? skeletonOf(held.username),
          givenUpAt: at,
        });
        return { ok: true as const, renameFrom: renameFrom(now, now) };
      },
    );
  } catch (error) {
    if (isNameTaken(error)) return { ok: false, error: "usernameTaken" };
    throw error;
  }
}

/** Of each user the names given up lately, the latest first. */
export async function readFormerNames(
  { pool, clock }: Pick<AccountParts, "pool" | "clock">,
  userId: UserId,
): Promise<readonly string[]> {
  const since = new Date(clock.now() - FORMER_NAME_MS);
  const names = await listFormerNames(pool, [userId], since);
  return names.map(({ username }) => username);
}
