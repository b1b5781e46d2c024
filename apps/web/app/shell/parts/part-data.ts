/** What the page hands to its parts. */
import type { BrokerInfo, PartData, PartUser } from "@parley/site/parts/part";
import type { FlagStates } from "@parley/domain/site/feature-flag";
import { isInstitutional, isLoggedIn, type UserInfo } from "../session/user.ts";

export interface PageFacts {
  readonly locale: string;
  readonly route: string;
  readonly user: UserInfo | null;
  readonly apiDomain: string;
  readonly brokerInfo: BrokerInfo | null;
  readonly flags: FlagStates;
}

export function partDataOf({ locale, route, user, ...rest }: PageFacts): PartData {
  return {
    lang: locale,
    route,
    isInstitutions: isInstitutional(user),
    isLogin: isLoggedIn(user),
    userInfo: user === null ? null : partUserOf(user),
    apiDomain: rest.apiDomain,
    brokerInfo: user === null ? null : rest.brokerInfo,
    flags: rest.flags,
  };
}

/** Named one by one, so that a field added to the session's user is not handed on unseen. */
export function partUserOf(user: UserInfo): PartUser {
  const { UID, userId, username, emailOrPhone, kycType, kycStatus } = user;
  const { accountGroup, isAdmin, traderStatus, timeZone } = user;
  return {
    UID,
    userId,
    username,
    emailOrPhone,
    kycType,
    kycStatus,
    accountGroup,
    isAdmin,
    traderStatus,
    timeZone,
  };
}
