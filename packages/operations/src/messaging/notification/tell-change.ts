// Notifies the owner of an account of a change at every present and former channel: an attacker who
// controls one of them cannot suppress the others.
import type { PoolClient } from "@parley/database/pool";
import type { Account } from "@parley/database/queries/identity/account";
import { getLanguage, updateWithdrawalsBlockedUntil } from "@parley/database/queries/identity/user";
import type { AccountName } from "@parley/domain/account/account-name";
import type { UserId } from "@parley/domain/ids";
import { blockWithdrawalsUntil } from "@parley/domain/security/withdrawal-block";
import { warningLanguage } from "@parley/domain/security/warning-language";
import { tellAccount, type NotifyParts, type Recipient, type ToldContact } from "./tell-account.ts";
import type { SecurityChange } from "../jobs/enqueue-message.ts";

type Contact = Pick<AccountName, "channel" | "target">;

export interface ToldChange {
  readonly change: SecurityChange;
  /** Network address it was made from. */
  readonly address: string;
  readonly withdrawalsBlockedUntil?: number | null;
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
  { change, address, withdrawalsBlockedUntil = null, ...to }: ToldChange,
): Promise<void> {
  const { former, dropped = [], undo = null } = to;
  const warned = undo === null ? [] : await warnedContacts(tx, parts, recipient, undo);
  const at = parts.clock.now();
  const facts = { change, at, address, withdrawalsBlockedUntil };
  await tellAccount(tx, parts, recipient, { template: "security-changed", ...facts }, [
    ...warned,
    ...boundContacts(recipient),
    ...(former === undefined ? [] : [former]),
    ...dropped.map(({ channel, target }) => ({ channel, target, isForeign: true })),
  ]);
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

/** Of a master for the whole account group, of a sub-user alone. Returns until when. */
export async function blockWithdrawals(
  tx: PoolClient,
  { clock }: Pick<NotifyParts, "clock">,
  userId: UserId,
): Promise<number> {
  const until = blockWithdrawalsUntil(clock.now());
  await updateWithdrawalsBlockedUntil(tx, userId, new Date(until));
  return until;
}
