// What the account security page shows, and which codes a purpose needs.
import {
  findAuthenticator,
  listUnusedRecoveryMacs,
} from "@parley/database/queries/security/authenticator";
import { listPasskeys } from "@parley/database/queries/security/passkey";
import { findLastResetRequest } from "@parley/database/queries/security/reset-request";
import type { Channel } from "@parley/domain/account/account-name";
import type { CodePurpose } from "@parley/domain/account/code-purpose";
import { mask } from "@parley/domain/format/mask";
import {
  decideRequiredFactors,
  type RequiredFactors,
} from "@parley/domain/security/required-factors";
import type { ResetStatus } from "@parley/domain/security/reset-request";
import { openWithdrawalBlock } from "@parley/domain/security/withdrawal-block";
import { openAntiPhishingCode } from "../../messaging/notification/tell-account.ts";
import type { Requester, Session } from "../account/session.ts";
import { findCodeTarget } from "../factor/code-target.ts";
import type { SecurityParts } from "./parts.ts";

/** Instants are epoch milliseconds. */
export interface SecurityStatus {
  /** Masked; null when none is bound. */
  readonly email: string | null;
  readonly phone: string | null;
  /** Until when it is not for logins and resets; null where it does not wait. */
  readonly emailWaitsUntil: number | null;
  readonly phoneWaitsUntil: number | null;
  /** Masked: where codes go, which is the former contact while its successor waits. */
  readonly codesGoTo: { readonly email: string | null; readonly phone: string | null };
  readonly totp: {
    readonly since: number;
    readonly recoveryCodesLeft: number;
    readonly areCodesSaved: boolean;
  } | null;
  readonly passkeys: number;
  readonly passwordChangedAt: number;
  /** Masked. */
  readonly antiPhishingCode: string | null;
  readonly withdrawalsBlockedUntil: number | null;
  readonly resetRequest: {
    readonly requestId: string;
    readonly status: ResetStatus;
    readonly createdAt: number;
  } | null;
}

export async function readSecurityStatus(
  { pool, clock, vault }: Pick<SecurityParts, "pool" | "clock" | "vault">,
  session: Requester,
): Promise<SecurityStatus> {
  const { userId, email, phone, passwordChangedAt, withdrawalsBlockedUntil } = session;
  const authenticator = await findAuthenticator(pool, userId);
  const since = authenticator?.confirmedAt ?? null;
  const unused = since === null ? [] : await listUnusedRecoveryMacs(pool, userId);
  const passkeys = await listPasskeys(pool, userId);
  const request = await findLastResetRequest(pool, userId);
  const antiPhishingCode = openAntiPhishingCode(vault, session);
  const maskedTarget = async (channel: Channel) => {
    const found = await findCodeTarget(pool, session, channel, clock.now());
    return found === null ? null : mask(found.target);
  };
  return {
    email: email === null ? null : mask(email),
    phone: phone === null ? null : mask(phone),
    emailWaitsUntil: openWait(session.emailWaitsUntil, clock.now()),
    phoneWaitsUntil: openWait(session.phoneWaitsUntil, clock.now()),
    codesGoTo: { email: await maskedTarget("email"), phone: await maskedTarget("phone") },
    totp:
      authenticator === null || since === null
        ? null
        : {
            since: since.getTime(),
            recoveryCodesLeft: unused.length,
            areCodesSaved: authenticator.areCodesSaved,
          },
    passkeys: passkeys.length,
    passwordChangedAt: passwordChangedAt.getTime(),
    antiPhishingCode: antiPhishingCode === null ? null : mask(antiPhishingCode),
    withdrawalsBlockedUntil: openWithdrawalBlock(
      withdrawalsBlockedUntil?.getTime() ?? null,
      clock.now(),
    ),
    resetRequest:
      request === null
        ? null
        : {
            requestId: request.id.toString(),
            status: request.status,
            createdAt: request.createdAt.getTime(),
          },
  };
}

function openWait(waitsUntil: Date | null, now: number): number | null {
  return waitsUntil !== null && waitsUntil.getTime() > now ? waitsUntil.getTime() : null;
}

export async function readRequirements(
  { factors }: Pick<SecurityParts, "factors">,
  session: Session,
  purpose: CodePurpose,
): Promise<RequiredFactors> {
  return decideRequiredFactors(purpose, await factors.readBound(session, purpose));
}
