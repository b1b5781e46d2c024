// The factors of an account as the login sees them. It asks which there are and whether the codes
// that were given are right; what an authenticator or a passkey is, `security/factors` knows.
import type { PoolClient } from "@parley/database/pool";
import type { Account } from "@parley/database/queries/identity/account";
import type { Channel } from "@parley/domain/account/account-name";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import type { CodeRefusal } from "@parley/domain/account/code-rules";
import type {
  AskedFactor,
  BoundFactors,
  GivenFactor,
} from "@parley/domain/security/required-factors";
import type { SessionId } from "@parley/domain/ids";
import type { Consumption } from "@parley/engine/command";
import type { FactorCodes } from "./factor-codes.ts";

/** The subject of the check: an account, or a session, which is one. */
export type FactorHolder = Account & { readonly sessionId?: SessionId };

export interface FactorQuestion {
  readonly holder: FactorHolder;
  readonly purpose: CodePurpose;
  /** Empty when the purpose says all. */
  readonly subject: string;
  readonly codes: FactorCodes;
  /**
   * Network address of the caller, for the mail about a used recovery code and for counting wrong
   * passwords. Without it neither is accepted.
   */
  readonly address?: string;
}

export type SecondFactor = "totp" | "passkey" | "recovery";

export type FactorAnswer =
  | {
      readonly ok: true;
      /** Factors whose codes were verified; others may have been sent along and are ignored. */
      readonly proved: readonly Channel[];
      /** What answered for the authenticator; null where none was asked for. */
      readonly second: SecondFactor | null;
      /** What is used up in the effect's transaction, all of it or nothing. */
      readonly uses: readonly CodeUse[];
    }
  | { readonly ok: false; readonly error: "codesMissing"; readonly missing: readonly AskedFactor[] }
  | {
      readonly ok: false;
      readonly error: CodeRefusal | "passkeyInvalid";
      /** The one that was wrong. */
      readonly factor?: GivenFactor;
    }
  | CodeUsed
  | { readonly ok: false; readonly error: "loginBlocked"; readonly retryAfterSeconds: number };

export type FactorRefusal = Exclude<FactorAnswer, { readonly ok: true }>;

/** The authenticator's code is right and was used before, for anything. No failed try. */
export interface CodeUsed {
  readonly ok: false;
  readonly error: "codeUsed";
  readonly factor: "totp";
  /** Seconds until the app shows a code that was not used. */
  readonly retryIn: number;
}

/** A code that was gone when it was to be used up. */
export type LostCode = CodeUsed | { readonly ok: false; readonly error: "codeExpired" };

/** Consumes one code, challenge or step. */
export type CodeUse = Consumption<LostCode>;

/** Null when all were there; else nothing may happen. */
export async function useUpCodes(
  tx: PoolClient,
  uses: readonly CodeUse[],
): Promise<LostCode | null> {
  for (const code of uses) if (!(await code.run(tx))) return code.refusal;
  return null;
}

export interface Factors {
  /** For a login only what may be used for one: a new contact waits. */
  readBound(holder: FactorHolder, purpose?: CodePurpose): Promise<BoundFactors>;
  /** Counts the tries; uses nothing up yet. */
  check(question: FactorQuestion): Promise<FactorAnswer>;
}
