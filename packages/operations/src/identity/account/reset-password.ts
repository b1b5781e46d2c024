// A forgotten password: a code is sent to the address or number, and with it a new password is set.
// All sessions end. For an unknown address the same work is done without an effect.
import { findAccountForReset } from "@parley/database/queries/identity/account";
import { deleteLoginFailures } from "@parley/database/queries/security/login-failure";
import { updatePasswordHash } from "@parley/database/queries/identity/user";
import { closeCodes, closeCodesOfPurpose } from "@parley/database/queries/security/security-code";
import type { AccountName } from "@parley/domain/account/account-name";
import type { CodeRefusal } from "@parley/domain/account/code-rules";
import { decidePassword } from "@parley/domain/account/password";
import type { UserId } from "@parley/domain/ids";
import type { RefusedAs } from "@parley/domain/refused";
import { checkCodeOfBrowser, useUpCode } from "../factor/check-code.ts";
import { issueCode, type SendRefusal, type SentCode } from "../factor/send-code.ts";
import { once } from "@parley/engine/idempotency/once";
import { blockWithdrawals, tellChange } from "../../messaging/notification/tell-change.ts";
import { hashToken, newToken } from "@parley/platform/tokens";
import { endAccess } from "./end-access.ts";
import { failureKey } from "./login-throttle.ts";
import { openAntiPhishingCode } from "../../messaging/notification/tell-account.ts";
import { parseAccount } from "./parse-account.ts";
import type { AccountParts, Caller } from "./parts.ts";
import { findKnownDeviceToken } from "./start-session.ts";

export type ForgotRefusal = SendRefusal | RefusedAs<"accountInvalid" | "idempotencyMismatch">;

export interface BegunReset extends SentCode {
  /** For a cookie of this browser, which keeps its tries of the code apart from those of others. */
  readonly resetToken: string;
}

/** `resetToken`: what this browser was given when it asked before. */
export async function forgotPassword(
  parts: AccountParts,
  input: { readonly account: string },
  resetToken: string | undefined,
  caller: Caller,
): Promise<{ readonly ok: true; readonly reply: BegunReset } | ForgotRefusal> {
  const name = parseAccount(input.account);
  if (name === null) return { ok: false, error: "accountInvalid" };
  const request = {
    scope: `account:${name.target}`,
    endpoint: "forgotPassword",
    key: caller.idempotencyKey,
    input,
  };
  return once<BegunReset, SendRefusal>(parts, request, (commit) =>
    commit(async (tx, refuse) => {
      const { channel, target } = name;
      const now = new Date(parts.clock.now());
      const account = await findAccountForReset(tx, channel, target, now);
      const userId = account?.userId ?? null;
      const finder = { pool: tx, clock: parts.clock };
      const known = await findKnownDeviceToken(finder, userId, caller.deviceTokens);
      const newResetToken = newToken();
      const letter = {
        content: account === null ? "nothing" : "code",
        locale: account?.language ?? caller.locale,
        antiPhishingCode: account === null ? null : openAntiPhishingCode(parts.vault, account),
      } as const;
      const binding = codeBinding(name, userId, newResetToken);
      const asker = { isAnonymous: known === null };
      const issued = await issueCode(tx, parts, binding, letter, asker);
      if (!issued.ok) return refuse(issued);
      // It replaces the one this browser requested before; those of others stay.
      const before = codeBinding(name, userId, resetToken);
      await closeCodes(tx, before, now);
      return { ...issued.sent, resetToken: newResetToken };
    }),
  );
}

export interface ResetInput {
  readonly account: string;
  readonly code: string;
  readonly password: string;
}

export type ResetRefusal = RefusedAs<
  CodeRefusal | "accountInvalid" | "passwordTooWeak" | "idempotencyMismatch"
>;

/**
 * `resetToken`: what this browser was given when it requested the code; on another it is missing.
 */
export async function resetPassword(
  parts: AccountParts,
  input: ResetInput,
  resetToken: string | undefined,
  caller: Caller,
): Promise<{ readonly ok: true; readonly reply: null } | ResetRefusal> {
  const name = parseAccount(input.account);
  if (name === null) return { ok: false, error: "accountInvalid" };
  const weak = decidePassword(input.password, [name.target]);
  if (weak !== null) return { ok: false, error: weak };
  const request = {
    scope: `account:${name.target}`,
    endpoint: "resetPassword",
    key: caller.idempotencyKey,
    input,
  };
  return once<null, ResetRefusal>(parts, request, async (commit) => {
    const { channel, target } = name;
    const now = new Date(parts.clock.now());
    const account = await findAccountForReset(parts.pool, channel, target, now);
    const binding = codeBinding(name, account?.userId ?? null, resetToken);
    const checked = await checkCodeOfBrowser(parts, binding, input.code);
    if (!checked.ok) return checked;
    // The code for an unknown address was never sent.
    if (account === null) return { ok: false, error: "codeInvalid" };
    const passwordHash = await parts.hasher.hash(input.password);
    return commit(async (tx, refuse) => {
      const isUsedUp = await useUpCode(tx, parts.clock, checked.codeId);
      if (!isUsedUp) return refuse({ ok: false, error: "codeExpired" });
      const { userId } = account;
      const at = new Date(parts.clock.now());
      await closeCodesOfPurpose(tx, binding, at);
      // A reader of one inbox can set a new password; the block gives the owner a day to notice.
      // It is first, as rows of a group are locked from the master on.
      const withdrawalsBlockedUntil = await blockWithdrawals(tx, parts, account.masterId);
      await updatePasswordHash(tx, userId, passwordHash, at);
      await endAccess(tx, userId, null, at, "passwordChanged");
      await deleteLoginFailures(tx, failureKey(userId));
      const { address } = caller;
      const told = { change: "password-reset", address, withdrawalsBlockedUntil } as const;
      await tellChange(tx, parts, account, told);
      return null;
    });
  });
}

function codeBinding(
  { channel, target }: AccountName,
  userId: UserId | null,
  resetToken: string | undefined,
) {
  const subject = subjectOfReset(resetToken);
  return { userId, purpose: "reset-password", channel, target, subject } as const;
}

/** The browser that requested the code; empty, which no code has, for another one. */
export function subjectOfReset(resetToken: string | undefined): string {
  return resetToken === undefined ? "" : hashToken(resetToken).toString("base64url");
}
