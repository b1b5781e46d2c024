// Opens a sealed request and compares it with the request that carries it. The confirmed change
// happens in one transaction with `useUp`, so that it happens once.
import type { PoolClient } from "@parley/database/pool";
import { isNonceUsed, insertUsedNonce } from "@parley/database/queries/security/used-nonce";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import {
  sealedRequestExpiresAt,
  decideCommand,
  type SealedRequestRejection,
} from "@parley/domain/security/sealed-request";
import type { UserId } from "@parley/domain/ids";
import type { RefusedAs } from "@parley/domain/refused";
import { compactDecrypt, decodeProtectedHeader } from "jose";
import { z } from "zod";
import type { FactorCodes } from "../factor/factor-codes.ts";
import { COMMAND_ALG, COMMAND_ENC, type RequestKeys } from "./request-keys.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface SealedRequest {
  /** JWE in compact form. */
  readonly command: string;
  readonly action: CodePurpose;
  readonly subject: string;
  /** Of the request as it was sent, without the command. */
  readonly bodyHash: string;
  /** The sender. Nonces are stored by user, so that one user cannot use up another's. */
  readonly userId: UserId;
}

export interface OpenedRequest {
  readonly codes: FactorCodes;
  /**
   * Marks it as used, in the transaction of its effect; false when another call was quicker, and
   * then nothing may happen.
   */
  readonly useUp: (tx: PoolClient) => Promise<boolean>;
}

export type CommandResult =
  | { readonly ok: true; readonly opened: OpenedRequest }
  | RefusedAs<
      SealedRequestRejection | "commandKeyUnknown" | "commandReplayed" | "codeFormatInvalid"
    >;

export interface SealedRequestParts extends Pick<BaseParts, "pool" | "clock"> {
  readonly commandKeys: RequestKeys;
  /** The form of the codes belongs to the contract; null when they have another. */
  readonly readCodes: (value: unknown) => FactorCodes | null;
}

const plaintextSchema = z.strictObject({
  action: z.string(),
  subject: z.string(),
  bodyHash: z.string(),
  codes: z.unknown(),
  /** Long enough that no random one meets another; of characters that the database takes. */
  nonce: z
    .string()
    .min(16)
    .max(64)
    .regex(/^[\x20-\x7e]*$/),
  at: z.int(),
});

export async function openSealedRequest(
  { pool, commandKeys, clock, readCodes }: SealedRequestParts,
  { command, userId, ...expected }: SealedRequest,
): Promise<CommandResult> {
  const kid = readKid(command);
  if (kid === null) return { ok: false, error: "commandInvalid" };
  const key = await commandKeys.findPrivateKey(kid);
  if (key === null) return { ok: false, error: "commandKeyUnknown" };
  const claims = plaintextSchema.safeParse(await decrypt(command, key)).data;
  if (claims === undefined) return { ok: false, error: "commandInvalid" };
  const rejection = decideCommand(claims, expected, clock.now());
  if (rejection !== null) return { ok: false, error: rejection };
  const codes = readCodes(claims.codes);
  if (codes === null) return { ok: false, error: "codeFormatInvalid" };
  const nonce = { purpose: "command", nonce: `${userId}:${claims.nonce}` } as const;
  if (await isNonceUsed(pool, nonce)) return { ok: false, error: "commandReplayed" };
  const expiresAt = new Date(sealedRequestExpiresAt(claims.at));
  const useUp = (tx: PoolClient) => insertUsedNonce(tx, { ...nonce, expiresAt });
  return { ok: true, opened: { codes, useUp } };
}

function readKid(command: string): string | null {
  try {
    const { kid } = decodeProtectedHeader(command);
    return typeof kid === "string" ? kid : null;
  } catch {
    return null;
  }
}

/** Null for anything that cannot be opened; the reason is not revealed. */
async function decrypt(
  command: string,
  key: Parameters<typeof compactDecrypt>[1],
): Promise<unknown> {
  try {
    const { plaintext } = await compactDecrypt(command, key, {
      keyManagementAlgorithms: [COMMAND_ALG],
      contentEncryptionAlgorithms: [COMMAND_ENC],
      // A few bytes could be blown up to megabytes.
      maxDecompressedLength: 0,
    });
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    return null;
  }
}
