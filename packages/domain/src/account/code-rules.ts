// How codes are sent and tried: 6 digits, 5 minutes, 5 tries, once; another one after 60 seconds for
// the same target and purpose; 30 a day for a target, and 10 a day of one user to targets that are
// not the account's own.
import { CODE_VALID_MINUTES } from "./code-purpose.ts";

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

export const CODE_VALID_MS = CODE_VALID_MINUTES * 60 * SECOND_MS;
export const CODE_TRIES = 5;
/** Of all browsers together that have not requested the code themselves. */
export const FOREIGN_CODE_TRIES = 3;
export const RESEND_AFTER_MS = 60 * SECOND_MS;
export const CODES_A_DAY = 30;
export const FOREIGN_CODES_A_DAY = 10;
/** How far back the codes of a day reach. */
export const CODE_DAY_MS = DAY_MS;

export interface SentCodes {
  /** When the last code of this purpose went to the target; null when none did. */
  readonly lastAt: number | null;
  /** Codes of any purpose to the target in the last day. */
  readonly count: number;
  /** When the first of them went out. */
  readonly firstAt: number | null;
}

export type SendDecision =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: "codeTooSoon" | "codeLimitReached";
      readonly retryAfterMs: number;
    };

export function decideSend({ lastAt, count, firstAt }: SentCodes, now: number): SendDecision {
  if (count >= CODES_A_DAY) return limitReached(firstAt, now);
  const mayAt = lastAt === null ? now : lastAt + RESEND_AFTER_MS;
  // A clock that was set back must not lock a user out for longer than the rule says.
  if (mayAt > now) return { ok: false, error: "codeTooSoon", retryAfterMs: wait(mayAt, now) };
  return { ok: true };
}

/**
 * A user who binds an address or number sends a code to a contact that may belong to a stranger:
 * this many a day are allowed for one user, whatever the targets are.
 */
export function decideForeignSend(
  { count, firstAt }: Pick<SentCodes, "count" | "firstAt">,
  now: number,
): SendDecision {
  return count >= FOREIGN_CODES_A_DAY ? limitReached(firstAt, now) : { ok: true };
}

function limitReached(firstAt: number | null, now: number): SendDecision {
  const retryAfterMs = wait((firstAt ?? now) + DAY_MS, now);
  return { ok: false, error: "codeLimitReached", retryAfterMs };
}

function wait(until: number, now: number): number {
  return Math.min(Math.max(until - now, SECOND_MS), DAY_MS);
}

export interface StoredCode {
  readonly expiresAt: number;
  readonly isUsed: boolean;
  /** Including this one. */
  readonly tries: number;
  readonly isRight: boolean;
}

export type CodeRefusal = "codeExpired" | "codeTriesUsedUp" | "codeInvalid";

export interface TriedCodes {
  /** Whether one of the open codes was right, and its browser still had a try. */
  readonly isRight: boolean;
  /** The code that this browser has requested; null when it has no open one. */
  readonly own: "counted" | "usedUp" | null;
  /** Open codes that others have requested, and those of them at which this attempt was counted. */
  readonly foreign: number;
  readonly foreignCounted: number;
}

/** A code that several browsers may have requested, each for itself. */
export function decideTryOfMany(tried: TriedCodes): CodeRefusal | null {
  const { isRight, own, foreign, foreignCounted } = tried;
  if (isRight) return null;
  if (own === null && foreign === 0) return "codeExpired";
  const isCounted = own === null ? foreignCounted > 0 : own === "counted";
  return isCounted ? "codeInvalid" : "codeTriesUsedUp";
}

/** A partly right code is not distinguished; a used code counts as none. */
export function decideTry(code: StoredCode | null, now: number): CodeRefusal | null {
  if (code === null || code.isUsed || code.expiresAt <= now) return "codeExpired";
  if (code.tries > CODE_TRIES) return "codeTriesUsedUp";
  return code.isRight ? null : "codeInvalid";
}
