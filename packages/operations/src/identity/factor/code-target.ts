// The target of a channel's codes. While a contact that replaced another waits, they still go to
// the former one: with a stolen session and one code, an attacker does not get the next codes by
// replacing the contact.
import type { Account } from "@parley/database/queries/identity/account";
import { findFormerContact } from "@parley/database/queries/identity/contact";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import type { Channel } from "@parley/domain/account/account-name";
import { isWaiting, type BoundContact } from "@parley/domain/security/contact-wait";

export interface CodeTarget {
  readonly target: string;
  /** False while it waits: then no code for a login is sent there. */
  readonly isUsable: boolean;
}

/** Null where nothing is bound. */
export async function findCodeTarget(
  database: Queryable,
  account: Account,
  channel: Channel,
  now: number,
): Promise<CodeTarget | null> {
  const bound = boundContactsOf(account)[channel];
  if (bound === null) return null;
  if (!isWaiting(bound, now)) return { target: bound.target, isUsable: true };
  const former = await findFormerContact(database, account.userId, channel, new Date(now));
  if (former !== null) return { target: former, isUsable: true };
  return { target: bound.target, isUsable: false };
}

export function boundContactsOf(account: Account): Readonly<Record<Channel, BoundContact | null>> {
  const { email, isEmailVerified, emailWaitsUntil } = account;
  const { phone, isPhoneVerified, phoneWaitsUntil } = account;
  return {
    email: toBound(email, isEmailVerified, emailWaitsUntil),
    phone: toBound(phone, isPhoneVerified, phoneWaitsUntil),
  };
}

function toBound(
  target: string | null,
  isVerified: boolean,
  waitsUntil: Date | null,
): BoundContact | null {
  return target === null ? null : { target, isVerified, waitsUntil: waitsUntil?.getTime() ?? null };
}
