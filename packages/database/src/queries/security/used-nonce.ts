// What may be used once, and was.
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";

export interface UsedNonce {
  /** Nonces of one purpose do not collide with those of another. */
  readonly purpose: "command" | "captcha";
  readonly nonce: string;
  /** From then on it would be refused for its age anyway. */
  readonly expiresAt: Date;
}

/**
 * False when it was used before. Of two concurrent transactions the second waits for the first
 * and then returns false.
 */
export async function insertUsedNonce(
  database: Queryable,
  { purpose, nonce, expiresAt }: UsedNonce,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "insert-used-nonce",
    text: `insert into used_nonce (purpose, nonce, expires_at) values ($1, $2, $3)
           on conflict (purpose, nonce) do nothing`,
    values: [purpose, nonce, expiresAt],
  });
}

export async function isNonceUsed(
  database: Queryable,
  { purpose, nonce }: Omit<UsedNonce, "expiresAt">,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "is-nonce-used",
    text: `select from used_nonce where purpose = $1 and nonce = $2`,
    values: [purpose, nonce],
  });
}
