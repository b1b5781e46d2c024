// Registration: a code is sent to the address or number, and showing it in the same browser creates
// the account. That browser can request another code without typing the password again. A known
// address is answered in the same way and with the same work; only its owner is told, by mail.
import { isViolationOf } from "@parley/database/constraint";
import type { PoolClient } from "@parley/database/pool";
import { findAccount } from "@parley/database/queries/identity/account";
import {
  findContactOwner,
  deleteUnverifiedContact,
  insertContact,
} from "@parley/database/queries/identity/contact";
import { insertUser, isUidTaken } from "@parley/database/queries/identity/user";
import {
  insertRegistration,
  findOpenRegistration,
  deleteRegistration,
  type Registration,
} from "@parley/database/queries/identity/registration";
import type { AccountName } from "@parley/domain/account/account-name";
import type { CodeRefusal } from "@parley/domain/account/code-rules";
import { skeletonOf } from "@parley/domain/name/name-skeleton";
import { defaultNickname } from "@parley/domain/name/nickname";
import { decidePassword } from "@parley/domain/account/password";
import { toUserId, type UserId } from "@parley/domain/ids";
import type { RefusedAs } from "@parley/domain/refused";
import { randomInt } from "node:crypto";
import { checkCode, useUpCode } from "../factor/check-code.ts";
import {
  issueCode,
  type CodeLetter,
  type SendRefusal,
  type SentCode,
} from "../factor/send-code.ts";
import { once } from "@parley/engine/idempotency/once";
import { hashToken, newToken } from "@parley/platform/tokens";
import { openAntiPhishingCode } from "../../messaging/notification/tell-account.ts";
import { getAccount } from "./get-account.ts";
import { parseAccount } from "./parse-account.ts";
import type { AccountParts, Caller } from "./parts.ts";
import { startSession, type StartedSession } from "./start-session.ts";

/** Long enough to wait for a second code, and a third. */
export const REGISTRATION_MINUTES = 30;

export interface RegisterInput {
  readonly account: string;
  /** Absent: the one with which this browser has begun. */
  readonly password: string | undefined;
  /** In which we shall write to this user. */
  readonly language: string;
}

export interface BegunRegistration extends SentCode {
  /** For a cookie of this browser, which must bring it back with the code. */
  readonly registrationToken: string;
}

export type RegisterRefusal =
  | SendRefusal
  | RefusedAs<"accountInvalid" | "passwordTooWeak" | "codeExpired" | "idempotencyMismatch">;

/** `earlierToken`: what this browser was given when it began, if it has. */
export async function register(
  parts: AccountParts,
  input: RegisterInput,
  earlierToken: string | undefined,
  caller: Caller,
): Promise<{ readonly ok: true; readonly reply: BegunRegistration } | RegisterRefusal> {
  const name = parseAccount(input.account);
  if (name === null) return { ok: false, error: "accountInvalid" };
  const { password } = input;
  const weak = password === undefined ? null : decidePassword(password, [name.target]);
  if (weak !== null) return { ok: false, error: weak };
  const request = {
    scope: `account:${name.target}`,
    endpoint: "register",
    key: caller.idempotencyKey,
    input,
  };
  return once<BegunRegistration, RegisterRefusal>(parts, request, async (commit) => {
    const passwordHash =
      password === undefined
        ? await findEarlierHash(parts, name, earlierToken)
        : await parts.hasher.hash(password);
    if (passwordHash === null) return { ok: false, error: "codeExpired" };
    return commit(async (tx, refuse) => {
      const registration = {
        id: parts.ids.next(),
        ...name,
        passwordHash,
        language: input.language,
      };
      const letter = await letterFor(tx, parts, name, caller);
      const asker = { isAnonymous: true };
      const issued = await issueCode(tx, parts, codeBinding(registration), letter, asker);
      if (!issued.ok) return refuse(issued);
      const registrationToken = newToken();
      const now = parts.clock.now();
      await insertRegistration(tx, {
        ...registration,
        tokenHash: hashToken(registrationToken),
        createdAt: new Date(now),
        expiresAt: new Date(now + REGISTRATION_MINUTES * 60_000),
      });
      return { ...issued.sent, registrationToken };
    });
  });
}

/** Of the registration that this browser has begun for the same account; null when it is over. */
async function findEarlierHash(
  { pool, clock }: AccountParts,
  { channel, target }: AccountName,
  token: string | undefined,
): Promise<string | null> {
  if (token === undefined) return null;
  const found = await findOpenRegistration(pool, hashToken(token), new Date(clock.now()));
  const isSame = found?.channel === channel && found.target === target;
  return isSame ? found.passwordHash : null;
}

export interface ConfirmInput {
  readonly account: string;
  readonly code: string;
}

export type ConfirmRefusal = RefusedAs<CodeRefusal | "accountInvalid" | "idempotencyMismatch">;

/** `registrationToken`: what this browser was given when it began. */
export async function confirmRegistration(
  parts: AccountParts,
  input: ConfirmInput,
  registrationToken: string | undefined,
  caller: Caller,
): Promise<{ readonly ok: true; readonly reply: StartedSession } | ConfirmRefusal> {
  const name = parseAccount(input.account);
  if (name === null) return { ok: false, error: "accountInvalid" };
  if (registrationToken === undefined) return { ok: false, error: "codeExpired" };
  const tokenHash = hashToken(registrationToken);
  const request = {
    scope: `registration:${tokenHash.toString("base64url")}`,
    endpoint: "confirmRegistration",
    key: caller.idempotencyKey,
    input,
  };
  return once<StartedSession, ConfirmRefusal>(parts, request, async (commit) => {
    const now = new Date(parts.clock.now());
    const found = await findOpenRegistration(parts.pool, tokenHash, now);
    if (found === null || found.channel !== name.channel || found.target !== name.target) {
      return { ok: false, error: "codeExpired" };
    }
    const checked = await checkCode(parts, codeBinding(found), input.code);
    if (!checked.ok) return checked;
    try {
      return await commit(async (tx, refuse) => {
        const isUsedUp = await useUpCode(tx, parts.clock, checked.codeId);
        if (!isUsedUp) return refuse({ ok: false, error: "codeExpired" });
        const userId = await insertAccount(tx, parts, found);
        if (userId === null) return refuse({ ok: false, error: "codeInvalid" });
        const account = await getAccount(tx, userId);
        const login = {
          account,
          method: "registration",
          caller,
          knownDeviceToken: null,
          second: null,
        } as const;
        return startSession(tx, parts, login);
      });
    } catch (error) {
      // Another user has bound it concurrently.
      if (isViolationOf(error, "contact__channel_target"))
        return { ok: false, error: "codeInvalid" };
      throw error;
    }
  });
}

function codeBinding({ id, channel, target }: Pick<Registration, "id" | "channel" | "target">) {
  return { userId: null, purpose: "register", channel, target, subject: id.toString() } as const;
}

/** The owner of an existing account is told, and gets no code. */
async function letterFor(
  tx: PoolClient,
  { vault, clock }: AccountParts,
  { channel, target }: AccountName,
  { locale }: Caller,
): Promise<CodeLetter> {
  const found = await findContactOwner(tx, channel, target, new Date(clock.now()));
  const owner = found?.isVerified === true ? await findAccount(tx, found.userId) : null;
  if (owner === null) return { content: "code", locale, antiPhishingCode: null };
  return {
    content: { template: "already-registered" },
    locale: owner.language,
    antiPhishingCode: openAntiPhishingCode(vault, owner),
  };
}

/** Null when a user has verified the address or number before. */
async function insertAccount(
  tx: PoolClient,
  { ids, clock }: AccountParts,
  registration: Registration,
): Promise<UserId | null> {
  const { channel, target, dialCode, passwordHash, language } = registration;
  const at = new Date(clock.now());
  const owner = await findContactOwner(tx, channel, target, at);
  if (owner?.isVerified) return null;
  await deleteUnverifiedContact(tx, channel, target);
  const userId = toUserId(ids.next());
  const uid = await drawUid(tx);
  const username = defaultNickname(uid);
  await insertUser(tx, {
    userId,
    uid,
    username,
    usernameSkeleton: skeletonOf(username),
    masterId: null,
    accountGroup: uid,
    passwordHash,
    language,
    permissions: [],
    usesMasterTwoFactor: false,
    createdAt: at,
  });
  await insertContact(tx, {
    userId,
    channel,
    target,
    dialCode,
    verifiedAt: at,
    boundAt: at,
  });
  await deleteRegistration(tx, registration.id);
  return userId;
}

/** Random, so that a number does not reveal how many accounts there are. */
export async function drawUid(tx: PoolClient): Promise<number> {
  for (;;) {
    const uid = randomInt(100_000_000, 1_000_000_000);
    if (!(await isUidTaken(tx, uid))) return uid;
  }
}
