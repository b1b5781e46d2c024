// An account as its owner sees it, and the answer with which every login ends.
import type { EndpointReply } from "@parley/contract/endpoint";
import type { userInfo } from "@parley/contract/endpoints/identity/account";
import { findAccount, type Account } from "@parley/database/queries/identity/account";
import { isBarred } from "@parley/domain/account/hold";
import { isInstitutional } from "@parley/domain/kyc/kyc";
import { renameFrom } from "@parley/domain/name/nickname";
import { PERMISSIONS } from "@parley/domain/account/permission";
import { mask } from "@parley/domain/format/mask";
import { toUserId } from "@parley/domain/ids";
import { decideRequiredFactors, type Factor } from "@parley/domain/security/required-factors";
import { openWithdrawalBlock } from "@parley/domain/security/withdrawal-block";
import { barredOf } from "@parley/operations/identity/account/barred";
import { openAntiPhishingCode } from "@parley/operations/messaging/notification/tell-account";
import type { AccountParts } from "@parley/operations/identity/account/parts";
import type { StartedSession } from "@parley/operations/identity/account/start-session";
import {
  sessionCookies,
  staffCookie,
  type CookieChange,
  type CookiePlace,
} from "../../http/access/session-cookies.ts";

export type UserInfo = EndpointReply<typeof userInfo>;

const FACTORS: readonly Factor[] = ["totp", "email", "phone"];

export async function describeUser(
  parts: AccountParts,
  account: Account,
  authorization: string | null,
): Promise<UserInfo> {
  const { email, phone, isSubUser, usesMasterTwoFactor, withdrawalsBlockedUntil } = account;
  const bound = await parts.factors.readBound(account);
  // Needed many times a day, for releasing orders.
  const asked = decideRequiredFactors("release", bound);
  const uid = String(account.uid);
  // A request that an API key signed has no session.
  const isProgram = authorization === null;
  const antiPhishingCode = openAntiPhishingCode(parts.vault, account);
  const blockedUntil = withdrawalsBlockedUntil?.getTime() ?? null;
  return {
    uid,
    UID: uid,
    userId: account.userId.toString(),
    username: account.username,
    renameFrom: renameFrom(account.renamedAt?.getTime() ?? null, parts.clock.now()),
    emailOrPhone: mask(email ?? phone ?? ""),
    kycType: account.kycType,
    kycStatus: account.kycStatus,
    accountGroup: account.accountGroup,
    isAdmin: !isSubUser,
    authorization,
    traderStatus: account.traderStatus,
    useAdminTwoFactor: usesMasterTwoFactor,
    freeze: isBarred(barredOf(account), parts.clock.now()),
    verification: {
      twoFactorRequired: bound.totp || usesMasterTwoFactor,
      phoneAuthRequired: phone !== null,
      emailAuthRequired: email !== null,
      phone: mask(phone ?? ""),
      email: mask(email ?? ""),
      dialCode: account.dialCode ?? "",
      verifyInstruction: FACTORS.filter((factor) => asked[factor]).join(","),
    },
    language: account.language,
    timeZone: account.timeZone,
    displayCurrency: account.displayCurrency,
    registeredAt: account.createdAt.getTime(),
    // A leaked key would allow mails that look like ours.
    antiPhishingCode: isProgram || antiPhishingCode === null ? null : mask(antiPhishingCode),
    withdrawalsBlockedUntil: openWithdrawalBlock(blockedUntil, parts.clock.now()),
    permissions: isSubUser ? [...account.permissions] : [...PERMISSIONS],
    staffRole: account.staffRole,
  };
}

/** What a login answers, with the cookies that make it last. */
export async function answerLogIn(
  parts: AccountParts,
  place: CookiePlace,
  started: StartedSession,
): Promise<{
  readonly ok: true;
  readonly data: { readonly next: "done"; readonly user: UserInfo };
  readonly cookies: readonly CookieChange[];
}> {
  const account = await findAccount(parts.pool, toUserId(started.userId));
  if (account === null) throw new Error("a session was begun for nobody");
  const user = await describeUser(parts, account, started.authorization);
  const { uid, accountGroup, username, kycType, kycStatus, isSubUser } = account;
  const cookies = sessionCookies(
    {
      ...started,
      uid,
      accountGroup,
      username,
      kycStatus,
      isInstitution: isInstitutional(kycType, kycStatus),
      isSubUser,
    },
    place,
  );
  const { staffToken } = started;
  const ofStaff = staffToken === undefined ? [] : [staffCookie(staffToken, place)];
  return { ok: true, data: { next: "done", user }, cookies: [...cookies, ...ofStaff] };
}
