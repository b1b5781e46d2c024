/** The logged-in user, and the meaning of its fields. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { userInfo } from "@parley/contract/endpoints/identity/account";
import { SESSION_LOCALE } from "@parley/phrases/locales";

/** The readable half of the session stays in its cookie and out of the page's source. */
export type UserInfo = Omit<EndpointReply<typeof userInfo>, "authorization">;

/** As it may be passed from elsewhere: missing, or incomplete. */
export type MaybeUserInfo = Partial<UserInfo> | null | undefined;

/** Logged in means both userId and UID are present. */
export function isLoggedIn(info: MaybeUserInfo): boolean {
  return Boolean(info?.userId) && Boolean(info?.UID);
}

/** A company that has not been approved yet. */
export function isInstitutional(info: MaybeUserInfo): boolean {
  return info?.kycType === "company" && info.kycStatus !== "approved";
}

export function isTrader(info: MaybeUserInfo): boolean {
  return info?.traderStatus === "active";
}

/** Exactly false: a user without this field is not a sub-user. */
export function isSubUser(info: MaybeUserInfo): boolean {
  return info?.isAdmin === false;
}

/** The language of the session, as a tag. */
export function sessionLocaleOf(info: MaybeUserInfo): string {
  return info?.language ?? SESSION_LOCALE;
}
