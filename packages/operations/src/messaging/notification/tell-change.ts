// Notifies the owner of an account of a change at every present and former channel: an attacker who
// controls one of them cannot suppress the others.
import type { PoolClient } from "@parley/database/pool";
import type { Account } from "@parley/database/queries/identity/account";
import { getLanguage, updateWithdrawalsBlockedUntil } from "@parley/database/queries/identity/user";
import type { AccountName } from "@parley/domain/account/account-name";
import type { UserId } from "@parley/domain/ids";
import { blockWithdrawalsUntil } from "@parley/domain/security/withdrawal-block";
import { warningLanguage } from "@parley/domain/security/warning-language";
import {
  notifySecurityChange,
  type NotifyParts,
  type Recipient,
  type ToldContact,
} from "./tell-account.ts";
import type { SecurityChange } from "../jobs/enqueue-message.ts";

type Contact = Pick<AccountName, "channel" | "target">;

export interface ToldChange {
  readonly change: SecurityChange;
  /** Network address it was made from. */
  readonly address: string;
  readonly withdrawalsBlockedUntil?: number;
  /** Bound until now. */
  readonly former?: Contact;
  /** Bound until now, perhaps by a stranger, who must not read the anti-phishing code. */
  readonly dropped?: readonly Contact[];
  /** The link that undoes a change of contacts, sent to the former contacts only. */
  readonly undo?: UndoOffer | null;
}

export interface UndoOffer {
  readonly token: string;
  /** What was bound and good for logins before the change. */
  readonly email: string | null;
  readonly phone: string | null;
}

export async function tellChange(
  tx: PoolClient,
  parts: NotifyParts,
  recipient: Recipient,
  { change, address, withdrawalsBlockedUntil, former, dropped = [], undo = null }: ToldChange,
): Promise<void> {
  const warned = undo === null ? [] : await warnedContacts(tx, parts, recipient, undo);
  await notifySecurityChange(tx, parts, recipient, change, {
    address,
    withdrawalsBlockedUntil: withdrawalsBlockedUntil ?? null,
    alsoTo: [
      ...warned,
      ...boundContacts(recipient),
      ...(former === undefined ? [] : [former]),
      ...dropped.map((contact) => ({ ...contact, isForeign: true })),
    ],
  });
}

/** In a language that the owner reads: an attacker with the session may have set another. */
async function warnedContacts(
  tx: PoolClient,
  { clock }: NotifyParts,
  { userId }: Recipient,
  undo: UndoOffer,
): Promise<ToldContact[]> {
  const chosen = await getLanguage(tx, userId);
  const language = warningLanguage(chosen, clock.now());
  return boundContacts(undo).map(({ channel, target }) => ({
    channel,
    target,
    language,
    undoToken: undo.token,
  }));
}

export function boundContacts({ email, phone }: Pick<Account, "email" | "phone">): Contact[] {
  const contacts: Contact[] = [];
  if (email !== null) contacts.push({ channel: "email", target: email });
  if (phone !== null) contacts.push({ channel: "phone", target: phone });
  return contacts;
}

/** For the whole account group, from now on. Answers until when. */
export function blockWithdrawals(
  tx: PoolClient,
  parts: Pick<NotifyParts, "clock">,
  { masterId }: Pick<Account, "masterId">,
): Promise<number> {
  return blockWithdrawalsOf(tx, parts, masterId);
}

/** Of a sub-user, for that one alone. */
export async function blockWithdrawalsOf(
  tx: PoolClient,
  { clock }: Pick<NotifyParts, "clock">,
  userId: UserId,
): Promise<number> {
  const until = blockWithdrawalsUntil(clock.now());
  await updateWithdrawalsBlockedUntil(tx, userId, new Date(until));
  return until;
}
