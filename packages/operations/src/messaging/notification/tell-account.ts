// Notifies users of what happens to their account. Queued in the transaction of the change.
import type { PoolClient } from "@parley/database/pool";
import type { Account } from "@parley/database/queries/identity/account";
import type { AccountName } from "@parley/domain/account/account-name";
import type { Vault } from "@parley/platform/vault";
import { countNotice } from "../jobs/text-limit.ts";
import { enqueueMail, enqueueText, type Message } from "../jobs/enqueue-message.ts";
import { notifyAccount } from "./notify-account.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export type NotifyParts = Omit<BaseParts, "pool">;

/** An account or a session. */
export type Recipient = Pick<
  Account,
  "userId" | "email" | "phone" | "language" | "timeZone" | "sealedAntiPhishingCode"
>;

/** Contacts that are no longer, or not yet, bound, whose owner has to be notified all the same. */
export interface ToldContact extends Pick<AccountName, "channel" | "target"> {
  /** Was never bound: perhaps not the owner's, who alone is to read the anti-phishing code. */
  readonly isForeign?: boolean;
  /** For this recipient alone: it undoes the change. Never stored where the page shows it. */
  readonly undoToken?: string;
  /** Another than the account's, where that was set lately. */
  readonly language?: string;
}

/**
 * In the page; and unless switched off by mail, or by text message where no email is bound. Besides
 * to whatever else is named. Changes of an account's security use `tellChange`, which names every
 * channel.
 */
export async function tellAccount(
  tx: PoolClient,
  parts: NotifyParts,
  recipient: Recipient,
  message: Message,
  alsoTo: readonly ToldContact[] = [],
): Promise<void> {
  const isMailWanted = await notifyAccount(tx, parts, recipient.userId, message);
  if (!isMailWanted) return;
  const { vault } = parts;
  const ownCode = openAntiPhishingCode(vault, recipient);
  const reached = new Set<string>();
  // The own contacts are first: one that is named again is not a stranger's. Only those that may
  // undo the change precede, as each gets one message.
  const withToken = alsoTo.filter(({ undoToken }) => undoToken !== undefined);
  const everybody = [...withToken, ...boundTargets(recipient), ...alsoTo];
  for (const { channel, target: to, isForeign = false, undoToken, language } of everybody) {
    if (reached.has(`${channel} ${to}`)) continue;
    reached.add(`${channel} ${to}`);
    if (channel === "phone") await countNotice(tx, parts.clock, to);
    const enqueue = channel === "email" ? enqueueMail : enqueueText;
    const antiPhishingCode = isForeign ? null : ownCode;
    const told =
      undoToken === undefined || message.template !== "security-changed"
        ? message
        : { ...message, undoToken };
    const locale = language ?? recipient.language;
    const { timeZone } = recipient;
    await enqueue(tx, vault, { to, locale, timeZone, antiPhishingCode, message: told });
  }
}

function boundTargets({ email, phone }: Recipient): readonly ToldContact[] {
  if (email !== null) return [{ channel: "email", target: email }];
  return phone === null ? [] : [{ channel: "phone", target: phone }];
}

const SEAL_PURPOSE = "anti-phishing code";

/**
 * The user's id is part of the seal, so that an anti-phishing code copied to another row does not
 * open.
 */
export function sealAntiPhishingCode(
  vault: Vault,
  userId: Account["userId"],
  code: string,
): string {
  return vault.seal(`${SEAL_PURPOSE} ${userId}`, Buffer.from(code));
}

export function openAntiPhishingCode(
  vault: Vault,
  { userId, sealedAntiPhishingCode }: Pick<Account, "userId" | "sealedAntiPhishingCode">,
): string | null {
  if (sealedAntiPhishingCode === null) return null;
  const bytes = vault.open(`${SEAL_PURPOSE} ${userId}`, sealedAntiPhishingCode);
  return Buffer.from(bytes).toString("utf8");
}
