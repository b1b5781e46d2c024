/** Reads everything the account security page shows. */
import { listSessions, loginHistory } from "@parley/contract/endpoints/identity/account";
import { listPasskeys, securityStatus } from "@parley/contract/endpoints/identity/security";
import type { EndpointReply } from "@parley/contract/endpoint";
import { redirectDocument, type LoaderFunctionArgs } from "react-router";
import { loginPath } from "../../shell/session/login-path.ts";
import { pageContext } from "../../shell/page/page-context.ts";
import { failedRead, type FailedCall } from "../../shell/routing/failed-read.ts";

export interface SecurityData {
  readonly status: EndpointReply<typeof securityStatus>;
  /** Null while passkeys are turned off. */
  readonly passkeys: EndpointReply<typeof listPasskeys> | null;
  readonly sessions: EndpointReply<typeof listSessions>;
  readonly history: EndpointReply<typeof loginHistory>;
}

export type Device = SecurityData["sessions"][number];
export type LoginEntry = SecurityData["history"]["list"][number];
export type Passkey = NonNullable<SecurityData["passkeys"]>[number];

const HISTORY_PAGE_SIZE = 10;

type Found<Data> =
  | { readonly ok: true; readonly data: Data }
  | ({ readonly ok: false } & FailedCall);

export async function loadSecurity({
  context,
  url,
}: Pick<LoaderFunctionArgs, "context" | "url">): Promise<SecurityData> {
  const { api, locale } = context.get(pageContext);
  const [status, passkeys, sessions, history] = await Promise.all([
    api.call(securityStatus, {}),
    api.call(listPasskeys, {}),
    api.call(listSessions, {}),
    api.call(loginHistory, { page: historyPage(url), pageSize: HISTORY_PAGE_SIZE }),
  ]);
  // The session ended between two replies: the reader has to log in again.
  const answers = [status, passkeys, sessions, history];
  if (answers.some((answer) => !answer.ok && answer.name === "notLoggedIn")) {
    throw redirectDocument(loginPath(locale, url.pathname + url.search));
  }
  return {
    status: dataOf("security", status),
    passkeys: isTurnedOff(passkeys) ? null : dataOf("passkeys", passkeys),
    sessions: dataOf("devices", sessions),
    history: dataOf("login history", history),
  };
}

function isTurnedOff(found: Found<unknown>): boolean {
  return !found.ok && found.name === "featureOff";
}

function dataOf<Data>(what: string, found: Found<Data>): Data {
  if (!found.ok) throw failedRead(what, found);
  return found.data;
}

export const HISTORY_PARAMETER = "page";

/** The page of the login history that an address asks for; the first one unless it names another. */
export function historyPage(url: URL): number {
  const text = url.searchParams.get(HISTORY_PARAMETER) ?? "";
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}
