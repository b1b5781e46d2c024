// Logging in: password, then a verification when the device is new or an authenticator is on. An
// unknown account is answered in the same way, after the same work.
import type { PoolClient } from "@parley/database/pool";
import {
  findAccountByContact,
  findAccount,
  type Account,
  type AccountWithPassword,
} from "@parley/database/queries/identity/account";
import { verifyContact } from "@parley/database/queries/identity/contact";
import { lockKnownDevice } from "@parley/database/queries/security/known-device";
import { insertLoginEvent, type LoginOutcome } from "@parley/database/queries/security/login-event";
import {
  insertLoginTicket,
  findOpenLoginTicket,
  useUpLoginTicket,
  type TicketReason,
} from "@parley/database/queries/security/login-ticket";
import { lockPassword } from "@parley/database/queries/identity/user";
import { inTransaction } from "@parley/database/transaction";
import { mask } from "@parley/domain/format/mask";
import {
  listLoginFactors,
  type BoundFactors,
  type Factor,
} from "@parley/domain/security/required-factors";
import type { RefusedAs } from "@parley/domain/refused";
import { inBrowser, once } from "@parley/engine/idempotency/once";
import { findCodeTarget } from "../factor/code-target.ts";
import type { FactorCodes } from "../factor/factor-codes.ts";
import { hashToken, newToken } from "@parley/platform/tokens";
import { useUpCodes, type FactorRefusal } from "../factor/factors.ts";
import { createLoginThrottle, type LoginThrottle } from "./login-throttle.ts";
import { parseAccount } from "./parse-account.ts";
import type { AccountParts, Caller } from "./parts.ts";
import { findKnownDeviceToken, startSession, type StartedSession } from "./start-session.ts";

export const TICKET_MINUTES = 10;

export interface LogInInput {
  readonly account: string;
  readonly password: string;
}

/** Verifies the captcha of the call. */
export type CheckCaptcha = () => Promise<"captchaRequired" | "captchaInvalid" | null>;

export interface VerificationChannel {
  readonly channel: Factor | "passkey";
  /** Masked, for email and phone. */
  readonly sentTo: string | null;
}

/** The password was right, and the codes of these channels are missing. */
export interface WaitingLogIn {
  readonly next: "verify";
  readonly ticket: string;
  readonly expiresIn: number;
  readonly reason: TicketReason;
  readonly channels: readonly VerificationChannel[];
}

export type LogInResult =
  | { readonly ok: true; readonly next: "done"; readonly started: StartedSession }
  | ({ readonly ok: true } & WaitingLogIn)
  | RefusedAs<"captchaRequired" | "captchaInvalid" | "loginFailed" | "accountFrozen">
  | { readonly ok: false; readonly error: "loginBlocked"; readonly retryAfterSeconds: number };

export async function logIn(
  parts: AccountParts,
  input: LogInInput,
  caller: Caller,
  checkCaptcha: CheckCaptcha,
): Promise<LogInResult> {
  const name = parseAccount(input.account);
  const typed = name?.target ?? input.account.trim().toLowerCase();
  const now = new Date(parts.clock.now());
  const account =
    name === null ? null : await findAccountByContact(parts.pool, name.channel, name.target, now);
  const userId = account?.userId ?? null;
  const knownDeviceToken = await findKnownDeviceToken(parts, userId, caller.deviceTokens);
  const guard = createLoginThrottle(parts, { ...caller, userId, typed, knownDeviceToken });
  if (await guard.isCaptchaNeeded()) {
    const refusal = await checkCaptcha();
    if (refusal !== null) return { ok: false, error: refusal };
  }
  const retryAfterSeconds = await guard.takeTry();
  if (retryAfterSeconds !== null) return { ok: false, error: "loginBlocked", retryAfterSeconds };

  const isRight = await parts.hasher.verify(account?.passwordHash ?? null, input.password);
  if (account === null || !isRight) {
    await recordTry(parts, account, "wrongPassword", knownDeviceToken === null, caller);
    return { ok: false, error: "loginFailed" };
  }
  if (account.isLockedOut) {
    await guard.takeBackTry();
    return { ok: false, error: "accountFrozen" };
  }
  return goOn(parts, account, knownDeviceToken, caller, guard);
}

/** The password was right when it was verified, which takes a while. */
async function goOn(
  parts: AccountParts,
  account: AccountWithPassword,
  knownDeviceToken: string | null,
  caller: Caller,
  guard: LoginThrottle,
): Promise<LogInResult> {
  const bound = await parts.factors.readBound(account, "login");
  const reason = bound.totp ? "authenticator" : "newDevice";
  const begun = await inTransaction(parts.pool, async (tx) => {
    const { userId, passwordHash } = account;
    if (!(await lockPassword(tx, userId, passwordHash))) return null;
    const isEnough =
      !bound.totp &&
      knownDeviceToken !== null &&
      (await lockKnownDevice(tx, userId, hashToken(knownDeviceToken)));
    if (!isEnough) return { ticket: await issueTicket(tx, parts, account, reason) };
    const login = { account, method: "password", caller, knownDeviceToken, second: null } as const;
    return { started: await startSession(tx, parts, login) };
  });
  if (begun === null) {
    await recordTry(parts, account, "wrongPassword", knownDeviceToken === null, caller);
    return { ok: false, error: "loginFailed" };
  }
  if ("started" in begun) {
    await guard.forgetFailures();
    return { ok: true, next: "done", started: begun.started };
  }
  // Failures are forgotten at the end of a login only, or else every right password would grant
  // five more guesses at the code.
  await guard.takeBackTry();
  const channels = await describeChannels(parts, account, bound);
  await recordTry(parts, account, "verificationAsked", knownDeviceToken === null, caller);
  const expiresIn = TICKET_MINUTES * 60;
  return { ok: true, next: "verify", ticket: begun.ticket, expiresIn, reason, channels };
}

/** A login that was begun, for the browser that kept its ticket; null once it is over. */
export async function findWaiting(
  parts: AccountParts,
  ticket: string,
): Promise<WaitingLogIn | null> {
  const { pool, clock, factors } = parts;
  const now = clock.now();
  const found = await findOpenLoginTicket(pool, hashToken(ticket), new Date(now));
  const account = found === null ? null : await findAccount(pool, found.userId);
  if (found === null || account === null) return null;
  const channels = await describeChannels(
    parts,
    account,
    await factors.readBound(account, "login"),
  );
  const expiresIn = Math.ceil((found.expiresAt.getTime() - now) / 1000);
  return { next: "verify", ticket, expiresIn, reason: found.reason, channels };
}

function describeChannels(
  parts: AccountParts,
  account: Account,
  bound: BoundFactors,
): Promise<VerificationChannel[]> {
  return Promise.all(
    listLoginFactors(bound).map((factor) => describeChannel(parts, account, factor)),
  );
}

async function describeChannel(
  { pool, clock }: AccountParts,
  account: Account,
  channel: VerificationChannel["channel"],
): Promise<VerificationChannel> {
  if (channel !== "email" && channel !== "phone") return { channel, sentTo: null };
  const found = await findCodeTarget(pool, account, channel, clock.now());
  return { channel, sentTo: found === null ? null : mask(found.target) };
}

async function issueTicket(
  tx: PoolClient,
  { clock }: AccountParts,
  { userId }: Account,
  reason: TicketReason,
): Promise<string> {
  const ticket = newToken();
  const now = clock.now();
  await insertLoginTicket(tx, {
    tokenHash: hashToken(ticket),
    userId,
    reason,
    createdAt: new Date(now),
    expiresAt: new Date(now + TICKET_MINUTES * 60_000),
  });
  return ticket;
}

/** The user of a ticket; null when it has expired. */
export async function findTicketAccount(
  { pool, clock }: Pick<AccountParts, "pool" | "clock">,
  ticket: string,
): Promise<AccountWithPassword | null> {
  const now = new Date(clock.now());
  const found = await findOpenLoginTicket(pool, hashToken(ticket), now);
  return found === null ? null : findAccount(pool, found.userId);
}

/** Codes for a login are good for this very login alone. */
export function subjectOfTicket(ticket: string): string {
  return hashToken(ticket).toString("base64url");
}

export interface VerifyInput {
  readonly ticket: string;
  readonly codes: FactorCodes;
}

export type VerifyRefusal =
  | FactorRefusal
  | RefusedAs<"ticketExpired" | "accountFrozen" | "idempotencyMismatch">;

export async function verifyLogIn(
  parts: AccountParts,
  { ticket, codes }: VerifyInput,
  caller: Caller,
): Promise<{ readonly ok: true; readonly reply: StartedSession } | VerifyRefusal> {
  const request = {
    scope: `ticket:${subjectOfTicket(ticket)}`,
    endpoint: "verifyLogIn",
    key: caller.idempotencyKey,
    input: { ticket, codes },
  };
  const bound = inBrowser(request, caller);
  return once<StartedSession, VerifyRefusal>(parts, bound, async (commit) => {
    const account = await findTicketAccount(parts, ticket);
    if (account === null) return { ok: false, error: "ticketExpired" };
    if (account.isLockedOut) return { ok: false, error: "accountFrozen" };
    const { userId } = account;
    const knownDeviceToken = await findKnownDeviceToken(parts, userId, caller.deviceTokens);
    const guard = createLoginThrottle(parts, { ...caller, userId, knownDeviceToken });
    const retryAfterSeconds = await guard.takeTry();
    if (retryAfterSeconds !== null) return { ok: false, error: "loginBlocked", retryAfterSeconds };
    const answer = await parts.factors.check({
      holder: account,
      purpose: "login",
      subject: subjectOfTicket(ticket),
      codes,
      address: caller.address,
    });
    if (!answer.ok) {
      if (answer.error === "codesMissing" || answer.error === "codeUsed") await guard.takeBackTry();
      else await recordTry(parts, account, "wrongCode", knownDeviceToken === null, caller);
      return answer;
    }
    const result = await commit(async (tx, refuse) => {
      const at = new Date(parts.clock.now());
      // Before the ticket: a new password closes tickets with the account in hand.
      const isRight = await lockPassword(tx, userId, account.passwordHash);
      if (!isRight) return refuse({ ok: false, error: "ticketExpired" });
      const isOpen = await useUpLoginTicket(tx, hashToken(ticket), at);
      if (!isOpen) return refuse({ ok: false, error: "ticketExpired" });
      const lost = await useUpCodes(tx, answer.uses);
      if (lost !== null) return refuse(lost);
      // A sub-user's contact was only entered by the master until now.
      for (const channel of answer.proved) await verifyContact(tx, userId, channel, at);
      const { second } = answer;
      const login = { account, method: "password", caller, knownDeviceToken, second } as const;
      return startSession(tx, parts, login);
    });
    if (result.ok) await guard.forgetFailures();
    else if (result.error === "codeUsed") await guard.takeBackTry();
    return result;
  });
}

function recordTry(
  { pool, clock, ids }: AccountParts,
  account: Account | null,
  outcome: LoginOutcome,
  isNewDevice: boolean,
  { device, address }: Caller,
): Promise<void> {
  return insertLoginEvent(pool, {
    id: ids.next(),
    userId: account?.userId ?? null,
    at: new Date(clock.now()),
    outcome,
    method: "password",
    isNewDevice,
    device,
    address,
  });
}
