/** The reader's session while a page is rendered: requested once, for all parts. */
import type { CallFailure } from "@parley/contract/client";
import { userInfo } from "@parley/contract/endpoints/identity/account";
import type { Api } from "../api/api.ts";
import { clearingCookies, isSignedIn } from "./session-cookies.ts";
import { decideSessionState } from "./session-state.ts";
import type { UserInfo } from "./user.ts";

export interface PageSession {
  readonly user: UserInfo | null;
  /**
   * The cookies say that a user is logged in, and the server could not tell: the browser continues
   * to ask.
   */
  readonly isUnknown: boolean;
  /** Why the server could not tell; null where it could. */
  readonly failure: CallFailure<string> | null;
  /** The cookies are those of a session that is no more; the headers take them away. */
  readonly isOver: boolean;
  readonly headers: Headers;
}

export type ReadPageSession = () => Promise<PageSession>;

export function createPageSession(
  api: Api,
  cookies: ReadonlyMap<string, string>,
  hostname: string,
): ReadPageSession {
  let session: Promise<PageSession> | null = null;
  return () => (session ??= readPageSession(api, cookies, hostname));
}

async function readPageSession(
  api: Api,
  cookies: ReadonlyMap<string, string>,
  hostname: string,
): Promise<PageSession> {
  const answer = isSignedIn(cookies) ? await api.call(userInfo, {}) : null;
  const state = answer === null ? NOBODY : decideSessionState(answer);
  const isOver = state.kind === "over";
  const headers = new Headers();
  for (const text of isOver ? clearingCookies(hostname) : []) headers.append("Set-Cookie", text);
  return {
    user: state.kind === "alive" ? state.user : null,
    isUnknown: state.kind === "failed" || state.kind === "unasked",
    failure: state.kind === "failed" && answer?.ok === false ? answer : null,
    isOver,
    headers,
  };
}

const NOBODY = { kind: "anonymous" } as const;
