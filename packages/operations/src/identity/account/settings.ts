// What a user may change about the own account without a code.
import {
  lockLanguage,
  updateDisplayCurrency,
  updateLanguage,
  updateTimeZone,
  updateAntiPhishingCode,
} from "@parley/database/queries/identity/user";
import { inTransaction } from "@parley/database/transaction";
import type { SessionId, UserId } from "@parley/domain/ids";
import { changeLanguage } from "@parley/domain/security/warning-language";
import { tellChange } from "../../messaging/notification/tell-change.ts";
import { getAccount } from "./get-account.ts";
import { createLoginThrottle } from "./login-throttle.ts";
import { sealAntiPhishingCode } from "../../messaging/notification/tell-account.ts";
import type { AccountParts, Caller } from "./parts.ts";
import type { Session } from "./session.ts";

/** The former one is kept for warnings. */
export function setLanguage(
  { pool, clock }: AccountParts,
  { userId }: Session,
  language: string,
): Promise<void> {
  return inTransaction(pool, async (tx) => {
    const chosen = changeLanguage(await lockLanguage(tx, userId), language, clock.now());
    await updateLanguage(tx, userId, chosen);
  });
}

/** Gives what is kept from now on: a guess never replaces what is known. */
export function setTimeZone(
  { pool }: Pick<AccountParts, "pool">,
  { userId }: Session,
  { timeZone, isGuess }: { readonly timeZone: string; readonly isGuess: boolean },
): Promise<string> {
  return updateTimeZone(pool, userId, timeZone, isGuess);
}

/** The same, of the currency in which worths are shown. */
export function setDisplayCurrency(
  { pool }: Pick<AccountParts, "pool">,
  { userId }: Session,
  { currency, isGuess }: { readonly currency: string; readonly isGuess: boolean },
): Promise<string> {
  return updateDisplayCurrency(pool, userId, currency, isGuess);
}

export type PasswordRefusal =
  | { readonly ok: false; readonly error: "passwordWrong" }
  | { readonly ok: false; readonly error: "loginBlocked"; readonly retryAfterSeconds: number };

/**
 * Verifies the password of an account again. Failures are counted for the session, where there is
 * one: guesses elsewhere cannot keep its owner from setting a new password.
 */
export async function checkOwnPassword(
  parts: Pick<AccountParts, "pool" | "clock" | "vault" | "hasher">,
  { userId, sessionId }: { readonly userId: UserId; readonly sessionId?: SessionId },
  password: string,
  { address }: Pick<Caller, "address">,
): Promise<{ readonly ok: true; readonly passwordHash: string } | PasswordRefusal> {
  const guard = createLoginThrottle(parts, { address, userId, sessionId: sessionId ?? null });
  const retryAfterSeconds = await guard.takeTry();
  if (retryAfterSeconds !== null) return { ok: false, error: "loginBlocked", retryAfterSeconds };
  const { passwordHash } = await getAccount(parts.pool, userId);
  const isRight = await parts.hasher.verify(passwordHash, password);
  if (!isRight) return { ok: false, error: "passwordWrong" };
  await guard.takeBackTry();
  return { ok: true, passwordHash };
}

export async function setAntiPhishingCode(
  parts: AccountParts,
  session: Session,
  input: { readonly antiPhishingCode: string | null; readonly password: string },
  caller: Caller,
): Promise<{ readonly ok: true } | PasswordRefusal> {
  const verdict = await checkOwnPassword(parts, session, input.password, caller);
  if (!verdict.ok) return verdict;
  const { userId } = session;
  const { antiPhishingCode } = input;
  const sealedAntiPhishingCode =
    antiPhishingCode === null ? null : sealAntiPhishingCode(parts.vault, userId, antiPhishingCode);
  await inTransaction(parts.pool, async (tx) => {
    await updateAntiPhishingCode(tx, userId, sealedAntiPhishingCode);
    // The mail already shows the new anti-phishing code, which proves that it works.
    const recipient = { ...session, sealedAntiPhishingCode };
    const { address } = caller;
    await tellChange(tx, parts, recipient, { change: "anti-phishing-code-changed", address });
  });
  return { ok: true };
}
