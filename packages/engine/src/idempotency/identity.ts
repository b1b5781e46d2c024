// By what a repeated command is recognised: its owner, the caller's key, and a hash of its input.
import type { UserId } from "@parley/domain/ids";
import type { CommandIdentity } from "../command.ts";
import { hashInput } from "./input-hash.ts";

/** Null without a key: such a command is not recognised again. */
export function identityOf(
  ownerId: UserId,
  key: string | null,
  asked: unknown,
): CommandIdentity | null {
  return key === null ? null : { ownerId, key, inputHash: hashInput(asked) };
}

/** For commands that are the same call where they ask for the same, also without a caller's key. */
export function identityByInput(
  ownerId: UserId,
  key: string | null,
  asked: unknown,
  prefix: string,
): CommandIdentity {
  const inputHash = hashInput(asked);
  return { ownerId, key: key ?? `${prefix}:${inputHash.toString("base64url")}`, inputHash };
}
