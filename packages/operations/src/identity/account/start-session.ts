// Starts a session for a verified user. Every token is created here: a token sent by a browser is
// never adopted, as an attacker may have planted it.
import type { PoolClient } from "@parley/database/pool";
import type { Account } from "@parley/database/queries/identity/account";
import { noteGroupMark } from "@parley/database/queries/identity/group-link";
import {
  replaceDeviceToken,
  insertKnownDevice,
  listBrowserAccounts,
  findKnownDevice,
} from "@parley/database/queries/security/known-device";
import { insertLoginEvent, type LoginMethod } from "@parley/database/queries/security/login-event";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import { insertSession } from "@parley/database/queries/security/session";
import { toSessionId, toUserId, type UserId } from "@parley/domain/ids";
import type { Clock } from "@parley/platform/clock";
import { hashToken, newToken } from "@parley/platform/tokens";
import type { SecondFactor } from "../factor/factors.ts";
import { startStaffSession } from "../staff-session/staff-sessions.ts";
import { tellAccount } from "../../messaging/notification/tell-account.ts";
import type { AccountParts, Caller } from "./parts.ts";

const DAY_MS = 24 * 60 * 60_000;
export const SESSION_DAYS = 365;
/** How many accounts one browser is remembered for. */
const MAX_DEVICE_TOKENS = 5;

/** Devices that were not used since are forgotten. */
export function devicesUsedSince(clock: Clock): Date {
  return new Date(clock.now() - SESSION_DAYS * DAY_MS);
}

/** Survives JSON, so that a repeated call can be answered with it. */
export interface StartedSession {
  readonly userId: string;
  readonly authToken: string;
  readonly authorization: string;
  /** For the device's cookie, newest first. */
  readonly deviceTokens: readonly string[];
  /** Of the staff session that was opened with it; absent where none was. */
  readonly staffToken?: string;
}

export interface NewLogin {
  readonly account: Account;
  readonly method: LoginMethod;
  readonly caller: Caller;
  /** The token of the caller's by which the device is known; null when it is not. */
  readonly knownDeviceToken: string | null;
  /** What was verified beside the password, or instead of it; null for codes to contacts. */
  readonly second: SecondFactor | null;
}

type StartParts = Pick<AccountParts, "clock" | "ids" | "vault">;

export async function startSession(
  tx: PoolClient,
  parts: StartParts,
  { account, method, caller, knownDeviceToken, second }: NewLogin,
): Promise<StartedSession> {
  const { clock, ids } = parts;
  const now = clock.now();
  const at = new Date(now);
  const { userId } = account;
  const { address, device } = caller;
  const deviceToken = newToken();
  const tokenHash = hashToken(deviceToken);
  const browserId = await recogniseBrowser(tx, parts, account, caller);
  const before =
    knownDeviceToken === null
      ? null
      : await replaceDeviceToken(tx, hashToken(knownDeviceToken), tokenHash, at);
  const isNewDevice = before === null;
  const knownDeviceId = before ?? ids.next();
  if (isNewDevice)
    await insertKnownDevice(tx, { id: knownDeviceId, userId, browserId, tokenHash, createdAt: at });
  const others = caller.deviceTokens.filter((token) => token !== knownDeviceToken);

  const authToken = newToken();
  const authorization = newToken();
  const sessionId = toSessionId(ids.next());
  await insertSession(tx, {
    sessionId,
    userId,
    authTokenHash: hashToken(authToken),
    authorizationHash: hashToken(authorization),
    device,
    address,
    knownDeviceId,
    createdAt: at,
    expiresAt: new Date(now + SESSION_DAYS * DAY_MS),
  });

  await insertLoginEvent(tx, {
    id: ids.next(),
    userId,
    at,
    outcome: "loggedIn",
    method,
    isNewDevice,
    device,
    address,
  });
  if (isNewDevice && method !== "registration") {
    await tellAccount(tx, parts, account, {
      template: "new-device-login",
      at: now,
      address,
      device,
    });
  }
  const { staffRole } = account;
  const isForStaff = mayWorkAsStaff(second, caller);
  const staffToken =
    staffRole === null || !isForStaff
      ? null
      : await startStaffSession(tx, parts, { sessionId, staffRole });
  return {
    userId: userId.toString(),
    authToken,
    authorization,
    deviceTokens: [deviceToken, ...others].slice(0, MAX_DEVICE_TOKENS),
    ...(staffToken === null ? {} : { staffToken }),
  };
}

/**
 * Neither a code to a contact nor one of paper is enough for staff, nor a login from a place where
 * staff do not work.
 */
function mayWorkAsStaff(second: SecondFactor | null, { isAtStaffAddress }: Caller): boolean {
  return isAtStaffAddress === true && (second === "totp" || second === "passkey");
}

/**
 * The identity of the browser, under which every account that logs in there is linked with the others.
 * Tokens change at every login; what they were issued for keeps the identity, so that it lasts as long
 * as the browser keeps one of them.
 */
async function recogniseBrowser(
  tx: PoolClient,
  { clock, ids }: StartParts,
  { accountGroup }: Account,
  { deviceTokens }: Caller,
): Promise<bigint> {
  const hashes = deviceTokens.slice(0, MAX_DEVICE_TOKENS).map(hashToken);
  const known = await listBrowserAccounts(tx, hashes);
  const browserId = known[0]?.browserId ?? ids.next();
  const groups = new Set([...known.map((one) => one.accountGroup), accountGroup]);
  const fingerprint = hashToken(`browser ${browserId}`);
  for (const group of groups) {
    await noteGroupMark(tx, {
      kind: "device",
      fingerprint,
      accountGroup: group,
      at: new Date(clock.now()),
    });
  }
  return browserId;
}

/** An unused id: looking it up costs the same as a real one. */
const NOBODY = toUserId(0n);

/** The caller's token by which this device is known for the user, or null. */
export async function findKnownDeviceToken(
  { pool, clock }: { readonly pool: Queryable; readonly clock: Clock },
  userId: UserId | null,
  tokens: readonly string[],
): Promise<string | null> {
  const hashes = tokens.slice(0, MAX_DEVICE_TOKENS).map(hashToken);
  const found = await findKnownDevice(pool, userId ?? NOBODY, hashes, devicesUsedSince(clock));
  return tokens.find((_token, index) => found !== null && hashes[index]?.equals(found)) ?? null;
}
