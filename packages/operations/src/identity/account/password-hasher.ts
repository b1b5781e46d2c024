// Hashes passwords slowly, with argon2id, so that a stolen database does not give them away.
import { hash, verify } from "@node-rs/argon2";
import { normalizePassword } from "@parley/domain/account/password";
import { randomBytes } from "node:crypto";

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the hash. With null, as for an unknown account, it takes just as
   * long and returns false.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

export interface HashCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** As OWASP advises for argon2id, the library's default: 19 MiB, two passes, one lane. */
const REAL_COST: HashCost = { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 };

/** For tests that log in a hundred times and are about something else. */
export const TEST_COST: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export function createPasswordHasher(cost: HashCost = REAL_COST): PasswordHasher {
  // The hash of an unknown password, with the usual cost.
  const decoy = hash(randomBytes(32), cost);
  return {
    hash: (password) => hash(normalizePassword(password), cost),
    async verify(passwordHash, password) {
      const isRight = await verify(passwordHash ?? (await decoy), normalizePassword(password));
      return isRight && passwordHash !== null;
    },
  };
}
