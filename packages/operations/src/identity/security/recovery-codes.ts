// Codes on paper for a lost authenticator. They are shown once and stored as hashes.
import { randomInt } from "node:crypto";
import type { UserId } from "@parley/domain/ids";
import type { Vault } from "@parley/platform/vault";

export const RECOVERY_CODES = 10;
/** Crockford's: no letter in it looks like a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Three groups of four: 60 bits, which cannot be guessed in the allowed attempts. */
const GROUPS = 3;
const GROUP_LENGTH = 4;
const MAC_PURPOSE = "recovery code";

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
}

function makeRecoveryCode(): string {
  const groups = Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  );
  return groups.join("-");
}

export function macRecoveryCode(vault: Vault, userId: UserId, code: string): string {
  return vault.mac(MAC_PURPOSE, bind(userId, code));
}

/** Which of the fingerprints is this code's; null when none is. */
export function findRecoveryMac(
  vault: Vault,
  userId: UserId,
  code: string,
  macs: readonly string[],
): string | null {
  return macs.find((mac) => vault.isMac(MAC_PURPOSE, bind(userId, code), mac)) ?? null;
}

/** People copy by hand: case, blanks and hyphens do not count, nor letters taken for digits. */
function bind(userId: UserId, code: string): string {
  const plain = code
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return `${userId}:${plain}`;
}
