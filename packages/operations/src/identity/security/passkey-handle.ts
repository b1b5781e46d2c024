// The name under which a person's devices keep a passkey. It says nothing to whoever reads it there,
// and proves to us that the passkey was made for this person.
import type { UserId } from "@parley/domain/ids";
import type { Vault } from "@parley/platform/vault";

const MAC_PURPOSE = "passkey user";

/** 32 bytes, base64url. */
export function passkeyHandle(vault: Vault, userId: UserId): string {
  return vault.mac(MAC_PURPOSE, userId.toString());
}

/** A device that was told which passkey to use may leave it out. */
export function isPasskeyHandle(vault: Vault, userId: UserId, handle: string | undefined): boolean {
  return (
    handle === undefined || handle === "" || vault.isMac(MAC_PURPOSE, userId.toString(), handle)
  );
}
