// Undoes a change of contacts from the former ones. The token in the message proves that its holder
// reads one of those contacts; a thief who changes more, unbinds or sets a new password does not
// invalidate it. Whatever was added since is removed with the change.
import type { PoolClient } from "@parley/database/pool";
import type { Account } from "@parley/database/queries/identity/account";
import {
  findAuthenticator,
  deleteAuthenticator,
} from "@parley/database/queries/security/authenticator";
import {
  deleteOtherContacts,
  restoreContact,
  findContactOwner,
  insertContact,
} from "@parley/database/queries/identity/contact";
import {
  insertContactUndo,
  findOpenContactUndo,
  closeContactUndosSince,
  type ContactUndo,
} from "@parley/database/queries/identity/contact-undo";
import { listPasskeys, deletePasskey } from "@parley/database/queries/security/passkey";
import { updatePasswordHash } from "@parley/database/queries/identity/user";
import type { Channel } from "@parley/domain/account/account-name";
import { mask } from "@parley/domain/format/mask";
import { CONTACT_UNDO_MS } from "@parley/domain/security/contact-wait";
import { endAccess } from "../account/end-access.ts";
import { getAccount, lockWithMaster } from "../account/get-account.ts";
import type { Caller } from "../account/parts.ts";
import { inRefusableTransaction } from "@parley/database/refusal";
import { hashToken, newToken } from "@parley/platform/tokens";
import { findCodeTarget } from "../factor/code-target.ts";
import type { SecurityParts } from "./parts.ts";
import {
  blockWithdrawals,
  boundContacts,
  tellChange,
  type UndoOffer,
} from "../../messaging/notification/tell-change.ts";

type UndoParts = Pick<SecurityParts, "pool" | "clock" | "ids" | "vault" | "hasher">;

/**
 * Stores what is bound and valid for logins before a change, and returns how its owner can undo it.
 * Null where there is nothing to restore. In the transaction of the change, before it.
 */
export async function offerUndo(
  tx: PoolClient,
  { clock }: Pick<UndoParts, "clock">,
  account: Account,
): Promise<UndoOffer | null> {
  const now = clock.now();
  const { userId, dialCode } = account;
  const usable = async (channel: Channel) => {
    const found = await findCodeTarget(tx, account, channel, now);
    const isVerified = channel === "email" ? account.isEmailVerified : account.isPhoneVerified;
    return found !== null && found.isUsable && isVerified ? found.target : null;
  };
  const [email, phone] = [await usable("email"), await usable("phone")];
  if (email === null && phone === null) return null;
  const token = newToken();
  await insertContactUndo(tx, {
    tokenHash: hashToken(token),
    userId,
    email,
    phone,
    dialCode: phone === null ? null : dialCode,
    changedAt: new Date(now),
    expiresAt: new Date(now + CONTACT_UNDO_MS),
  });
  return { token, email, phone };
}

export interface UndoPreview {
  /** Masked: what is bound again; null where there was none of the kind. */
  readonly email: string | null;
  readonly phone: string | null;
  /** Epoch milliseconds. */
  readonly changedAt: number;
  readonly expiresAt: number;
}

export type UndoRefusal = { readonly ok: false; readonly error: "undoExpired" };

export async function previewUndo(
  { pool, clock }: Pick<UndoParts, "pool" | "clock">,
  token: string,
): Promise<{ readonly ok: true; readonly preview: UndoPreview } | UndoRefusal> {
  const undo = await findOpenContactUndo(pool, hashToken(token), new Date(clock.now()));
  if (undo === null) return { ok: false, error: "undoExpired" };
  return { ok: true, preview: view(undo) };
}

function view({ email, phone, changedAt, expiresAt }: ContactUndo): UndoPreview {
  return {
    email: email === null ? null : mask(email),
    phone: phone === null ? null : mask(phone),
    changedAt: changedAt.getTime(),
    expiresAt: expiresAt.getTime(),
  };
}

/** Afterwards no password is valid until a new one was set through a bound contact. */
export async function undoContactChange(
  parts: UndoParts,
  token: string,
  { address }: Pick<Caller, "address">,
): Promise<{ readonly ok: true; readonly preview: UndoPreview } | UndoRefusal> {
  const tokenHash = hashToken(token);
  // An unknown password; hashing is slow, so that it is made before rows are locked.
  const passwordHash = await parts.hasher.hash(newToken());
  return inRefusableTransaction(parts.pool, async (tx, refuse: (refused: UndoRefusal) => never) => {
    const at = new Date(parts.clock.now());
    const found = await findOpenContactUndo(tx, tokenHash, at);
    if (found === null) return refuse({ ok: false, error: "undoExpired" });
    const before = await getAccount(tx, found.userId);
    await lockWithMaster(tx, before);
    // Once more, with the account locked: two presses at the same moment are one.
    const undo = await findOpenContactUndo(tx, tokenHash, at);
    if (undo === null) return refuse({ ok: false, error: "undoExpired" });
    await closeContactUndosSince(tx, undo.userId, undo.changedAt, at);
    for (const channel of ["email", "phone"] as const) {
      const isRestored = await restore(tx, undo, channel, at);
      if (!isRestored) return refuse({ ok: false, error: "undoExpired" });
    }
    await removeAdded(tx, undo);
    await updatePasswordHash(tx, undo.userId, passwordHash, at);
    await endAccess(tx, undo.userId, null, at, "securityChanged");
    const withdrawalsBlockedUntil = await blockWithdrawals(tx, parts, before.masterId);
    const restored = { ...before, email: undo.email, phone: undo.phone };
    await tellChange(tx, parts, restored, {
      change: "contact-change-undone",
      address,
      withdrawalsBlockedUntil,
      // The owner, where it was a stolen old phone that undid a change of the owner's own.
      dropped: boundContacts(before),
    });
    return { ok: true as const, preview: view(undo) };
  });
}

/** False when it belongs to another account, which cannot be while it is reserved. */
async function restore(
  tx: PoolClient,
  { userId, email, phone, dialCode }: ContactUndo,
  channel: Channel,
  at: Date,
): Promise<boolean> {
  const target = channel === "email" ? email : phone;
  await deleteOtherContacts(tx, userId, channel, target);
  if (target === null || (await restoreContact(tx, userId, channel, target))) return true;
  if ((await findContactOwner(tx, channel, target, at)) !== null) return false;
  await insertContact(tx, {
    userId,
    channel,
    target,
    dialCode: channel === "phone" ? dialCode : null,
    verifiedAt: at,
    boundAt: at,
  });
  return true;
}

/** An authenticator or passkey of a thief would keep the owner out, or let the thief in again. */
async function removeAdded(tx: PoolClient, { userId, changedAt }: ContactUndo): Promise<void> {
  const found = await findAuthenticator(tx, userId);
  if (found !== null && (found.confirmedAt === null || found.confirmedAt >= changedAt)) {
    await deleteAuthenticator(tx, userId);
  }
  for (const { id, createdAt } of await listPasskeys(tx, userId)) {
    if (createdAt >= changedAt) await deletePasskey(tx, userId, id);
  }
}
