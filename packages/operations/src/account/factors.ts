// The factors of an account as the login sees them. It asks which there are and whether the codes
// that were given are right; what an authenticator or a passkey is, others know.
import type { PoolClient } from "@parley/database/pool";
import type { Account } from "@parley/database/queries/account";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import type { CodeRefusal } from "@parley/domain/account/code-rules";
import {
  decideRequiredFactors,
  listMissingFactors,
  type BoundFactors,
  type Factor,
  type GivenFactor,
} from "@parley/domain/security/required-factors";
import { checkCode, useUpCode, type CheckParts } from "../codes/check-code.ts";
import type { FactorCodes } from "../security/factor-codes.ts";

/** What is asked of whom: an account, or a session, which is one. */
export type FactorHolder = Omit<Account, "passwordHash">;

export interface FactorQuestion {
  readonly holder: FactorHolder;
  readonly purpose: CodePurpose;
  /** Empty when the purpose says all. */
  readonly subject: string;
  readonly codes: FactorCodes;
  /**
   * Network address of the caller, for the mail that tells of a used recovery code. Without it none
   * is taken.
   */
  readonly address?: string;
}

export type FactorAnswer =
  | {
      readonly ok: true;
      /** In the effect's transaction; false when one of the codes was used in between. */
      readonly useUp: (tx: PoolClient) => Promise<boolean>;
    }
  | { readonly ok: false; readonly error: "codesMissing"; readonly missing: readonly Factor[] }
  | {
      readonly ok: false;
      readonly error: CodeRefusal | "passkeyInvalid";
      /** The one that was wrong. */
      readonly factor?: GivenFactor;
    }
  | { readonly ok: false; readonly error: "loginBlocked"; readonly retryAfterSeconds: number };

export interface Factors {
  readBound(holder: FactorHolder): Promise<BoundFactors>;
  /** Counts the tries; uses nothing up yet. */
  check(question: FactorQuestion): Promise<FactorAnswer>;
}

function boundOf({ email, phone }: FactorHolder): BoundFactors {
  return { email: email !== null, phone: phone !== null, totp: false, passkey: false };
}

/** Factors of an installation that knows mail and text message only. */
export function createSentCodeFactors(parts: CheckParts): Factors {
  return {
    readBound: (holder) => Promise.resolve(boundOf(holder)),

    async check({ holder, purpose, subject, codes }) {
      const required = decideRequiredFactors(purpose, boundOf(holder));
      const given = new Set<GivenFactor>();
      if (codes.email !== undefined) given.add("email");
      if (codes.phone !== undefined) given.add("phone");
      const missing = listMissingFactors(required, given);
      if (missing.length > 0) return { ok: false, error: "codesMissing", missing };
      const codeIds: bigint[] = [];
      for (const channel of ["email", "phone"] as const) {
        const target = holder[channel];
        const code = codes[channel];
        if (!required[channel] || target === null || code === undefined) continue;
        const binding = { userId: holder.userId, purpose, channel, target, subject };
        const checked = await checkCode(parts, binding, code);
        if (!checked.ok) return checked;
        codeIds.push(checked.codeId);
      }
      return {
        ok: true,
        async useUp(tx) {
          for (const codeId of codeIds) {
            if (!(await useUpCode(tx, parts.clock, codeId))) return false;
          }
          return true;
        },
      };
    },
  };
}
