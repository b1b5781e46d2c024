// The user handle of passkeys on devices. It reveals nothing there, and proves that the passkey was
// created for this user.
import type { UserId } from "@parley/domain/ids";
import type { Vault } from "@parley/platform/vault";

const MAC_PURPOSE = "passkey user";

/** 32 bytes, base64url. */
export function passkeyHandle(vault: Vault, userId: UserId): string {
  return vault.mac(MAC_PURPOSE, userId.toString());
}

/** A device that was given the passkey's id may omit it. */
export function isPasskeyHandle(vault: Vault, userId: UserId, handle: string | undefined): boolean {
  return (
    handle === undefined || handle === "" || vault.isMac(MAC_PURPOSE, userId.toString(), handle)
  );
}
