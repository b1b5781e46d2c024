// Whether a call without a session comes from a browser related to the account it names: then it is
// counted separately, so that strangers do not use up its limit.
import { findDeviceOfContact } from "@parley/database/queries/security/known-device";
import { findOpenLoginTicket } from "@parley/database/queries/security/login-ticket";
import { findOpenRegistration } from "@parley/database/queries/identity/registration";
import { hasOpenCode } from "@parley/database/queries/security/security-code";
import type { AccountName } from "@parley/domain/account/account-name";
import { hashToken } from "@parley/platform/tokens";
import { subjectOfReset } from "./reset-password.ts";
import { devicesUsedSince, findKnownDeviceToken } from "./start-session.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface BrowserTokens {
  readonly deviceTokens: readonly string[];
  readonly resetToken: string | undefined;
  readonly registrationToken: string | undefined;
}

type FinderParts = Pick<BaseParts, "pool" | "clock">;

/** What to count the browser under; null for one that the account does not know. */
export async function findOwnBrowser(
  { pool, clock }: FinderParts,
  { channel, target }: AccountName,
  { deviceTokens, resetToken, registrationToken }: BrowserTokens,
): Promise<string | null> {
  const now = new Date(clock.now());
  if (deviceTokens.length > 0) {
    const usedSince = devicesUsedSince(clock);
    const hashes = deviceTokens.map(hashToken);
    const known = await findDeviceOfContact(pool, channel, target, hashes, usedSince);
    if (known !== null) return `device ${known.toString("base64url")}`;
  }
  if (resetToken !== undefined) {
    const subject = subjectOfReset(resetToken);
    const asked = { purpose: "reset-password", channel, target, subject } as const;
    if (await hasOpenCode(pool, asked, now)) return `reset ${subject}`;
  }
  if (registrationToken !== undefined) {
    const hash = hashToken(registrationToken);
    const begun = await findOpenRegistration(pool, hash, now);
    if (begun?.channel === channel && begun.target === target)
      return `registration ${hash.toString("base64url")}`;
  }
  return null;
}

/** The same for a login that has begun. */
export async function findOwnBrowserOfTicket(
  parts: FinderParts,
  ticket: string,
  deviceTokens: readonly string[],
): Promise<string | null> {
  if (deviceTokens.length === 0) return null;
  const now = new Date(parts.clock.now());
  const open = await findOpenLoginTicket(parts.pool, hashToken(ticket), now);
  if (open === null) return null;
  const known = await findKnownDeviceToken(parts, open.userId, deviceTokens);
  return known === null ? null : `device ${hashToken(known).toString("base64url")}`;
}
