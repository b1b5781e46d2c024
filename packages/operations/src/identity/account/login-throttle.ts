// Precedes every attempt at a password or a code of a login: counts it before it is verified, and
// refuses after too many failures. The counts are shared by all servers.
import {
  listLoginFailures,
  takeBackLoginTry,
  countLoginTry,
  deleteLoginFailures,
} from "@parley/database/queries/security/login-failure";
import {
  decideWaitMs,
  FAILURES_FORGOTTEN_MS,
  needsCaptcha,
  type FailureKind,
} from "@parley/domain/account/back-off";
import { networkOf } from "@parley/domain/account/network";
import type { SessionId, UserId } from "@parley/domain/ids";
import type { Vault } from "@parley/platform/vault";
import { hashToken } from "@parley/platform/tokens";
import type { BaseParts } from "../../kernel/parts.ts";

/** For whom a guess is counted. */
export interface GuessedBy {
  readonly address: string;
  /** Null when the typed account is unknown. */
  readonly userId: UserId | null;
  /** The typed account in its stored form; counted also when unknown. */
  readonly typed?: string;
  /** Where the account knows the device, strangers' failures do not count for it. */
  readonly knownDeviceToken?: string | null;
  /** Nor do they within a session, whose password is asked for again. */
  readonly sessionId?: SessionId | null;
}

export interface LoginThrottle {
  /** Whether there were so many failures that this guess needs a captcha. */
  isCaptchaNeeded(): Promise<boolean>;
  /** Counts an attempt. Seconds to wait when it must not be verified, else null. */
  takeTry(): Promise<number | null>;
  /** The attempt was right, and the login continues. Blocks that other attempts caused stay. */
  takeBackTry(): Promise<void>;
  /** Logged in: the account's failures are forgotten, those of the address are not. */
  forgetFailures(): Promise<void>;
}

interface Key {
  readonly kind: FailureKind;
  readonly text: string;
}

/** Waits after one failure, two …, long enough to reach the longest. */
const COUNTED_WAITS = 40;

function waitsOf(kind: FailureKind): number[] {
  return Array.from({ length: COUNTED_WAITS }, (_, index) => decideWaitMs(kind, index + 1));
}

const WAITS = {
  account: waitsOf("account"),
  device: waitsOf("device"),
  session: waitsOf("session"),
  address: waitsOf("address"),
} as const satisfies Record<FailureKind, readonly number[]>;

export function createLoginThrottle(
  parts: Pick<BaseParts, "pool" | "clock" | "vault">,
  guessedBy: GuessedBy,
): LoginThrottle {
  const account = accountKey(parts.vault, guessedBy);
  const address: Key = { kind: "address", text: `address ${networkOf(guessedBy.address)}` };
  // A known browser or a session is counted for itself alone: strangers behind the same address must
  // not lock its owner out.
  const isKnown = account.kind !== "account";
  return createThrottle(parts, account, isKnown ? [] : [address]);
}

/** For codes of an authenticator and what replaces it: six digits could be guessed otherwise. */
export function createTotpThrottle(parts: ThrottleParts, ownerId: UserId): LoginThrottle {
  return createThrottle(parts, { kind: "account", text: `totp ${ownerId}` }, []);
}

type ThrottleParts = Pick<BaseParts, "pool" | "clock">;

/** An attempt counts for all keys; a right one forgets the failures of the own key alone. */
function createThrottle(
  { pool, clock }: ThrottleParts,
  own: Key,
  shared: readonly Key[],
): LoginThrottle {
  const keys = [own, ...shared];
  /** What this guess blocks, by key: taking it back lifts these blocks alone. */
  const blocks = new Map<string, Date>();
  const forgetBefore = () => new Date(clock.now() - FAILURES_FORGOTTEN_MS);
  const list = () =>
    listLoginFailures(
      pool,
      keys.map(({ text }) => text),
      forgetBefore(),
    );

  async function takeBack(text: string): Promise<void> {
    const blockedUntil = blocks.get(text);
    if (blockedUntil !== undefined) await takeBackLoginTry(pool, text, blockedUntil);
  }

  async function readWaitSeconds(): Promise<number> {
    const now = clock.now();
    const ends = (await list()).map(({ blockedUntil }) => blockedUntil?.getTime() ?? now);
    return Math.max(1, Math.ceil((Math.max(...ends, now) - now) / 1_000));
  }

  return {
    async isCaptchaNeeded() {
      return (await list()).some((state) => needsCaptcha(state.failures));
    },

    async takeTry() {
      for (const { kind, text } of keys) {
        const now = new Date(clock.now());
        const waitsMs = WAITS[kind];
        const blockedUntil = await countLoginTry(pool, {
          key: text,
          now,
          forgetBefore: forgetBefore(),
          waitsMs,
        });
        if (blockedUntil === null) return readWaitSeconds();
        blocks.set(text, blockedUntil);
      }
      return null;
    },

    async takeBackTry() {
      for (const { text } of keys) await takeBack(text);
    },

    async forgetFailures() {
      await deleteLoginFailures(pool, own.text);
      for (const { text } of shared) await takeBack(text);
    },
  };
}

function accountKey(vault: Vault, guessedBy: GuessedBy): Key {
  const { userId, typed = "", knownDeviceToken = null, sessionId = null } = guessedBy;
  if (sessionId !== null) return { kind: "session", text: `session ${sessionId}` };
  if (knownDeviceToken !== null) {
    const text = `device ${hashToken(knownDeviceToken).toString("base64url")}`;
    return { kind: "device", text };
  }
  const text = userId === null ? `nobody ${vault.mac("login failure", typed)}` : failureKey(userId);
  return { kind: "account", text };
}

/** Under which strangers' failures at an account are counted, whichever contact they typed. */
export function failureKey(userId: UserId): string {
  return `account ${userId}`;
}
