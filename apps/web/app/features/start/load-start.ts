/** Reads how far the reader is with the first steps. */
import { kycInfo } from "@parley/contract/endpoints/identity/kyc-info";
import { securityStatus } from "@parley/contract/endpoints/identity/security";
import type { EndpointReply } from "@parley/contract/endpoint";
import { redirectDocument, type LoaderFunctionArgs } from "react-router";
import { askStanding } from "../../shared/gate/load-standing.ts";
import type { Standing } from "../../shared/gate/gate-items.ts";
import { pageContext } from "../../shell/page/page-context.ts";
import { failedRead } from "../../shell/routing/failed-read.ts";
import { loginPath } from "../../shell/session/login-path.ts";

export interface StartData {
  readonly uid: string;
  readonly standing: Standing;
  readonly kyc: EndpointReply<typeof kycInfo>;
  /** False: the recovery codes were shown, and their owner has not said that they are saved. */
  readonly areCodesSaved: boolean;
  /** Masked; null where none is bound. */
  readonly contacts: { readonly email: string | null; readonly phone: string | null };
}

export async function loadStart({
  context,
  url,
}: Pick<LoaderFunctionArgs, "context" | "url">): Promise<StartData> {
  const { api, locale, session } = context.get(pageContext);
  const { user, failure } = await session();
  if (user === null) throw failedRead("first steps", failure);
  const [standing, kyc, security] = await Promise.all([
    askStanding(api, user),
    api.call(kycInfo, {}),
    api.call(securityStatus, {}),
  ]);
  // The session ended between two replies: the reader has to log in again.
  if ([standing, kyc, security].some((found) => !found.ok && found.name === "notLoggedIn")) {
    throw redirectDocument(loginPath(locale, url.pathname + url.search));
  }
  if (!standing.ok) throw failedRead("first steps", standing);
  if (!kyc.ok) throw failedRead("verification", kyc);
  if (!security.ok) throw failedRead("security", security);
  const { email, phone, totp } = security.data;
  return {
    uid: user.uid,
    standing: withVerification(standing.data, kyc.data.kycStatus),
    kyc: kyc.data,
    areCodesSaved: totp?.areCodesSaved ?? true,
    contacts: { email, phone },
  };
}

/** The others may have been read just before the verification was decided. */
function withVerification(standing: Standing, kycStatus: Standing["kycStatus"]): Standing {
  const { missing } = standing;
  const left = kycStatus === "approved" ? missing.filter((step) => step !== "kyc") : missing;
  return { ...standing, kycStatus, missing: left };
}
