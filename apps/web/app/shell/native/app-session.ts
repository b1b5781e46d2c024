/**
 * Keeps the page's session that of the app. The app hands nothing over to the page: it puts the
 * session's cookies into the web view's store and only says whose they are. What it says decides
 * nothing but whether to ask the server again.
 */
import { logOut, userInfo } from "@parley/contract/endpoints/identity/account";
import type { UserAuth } from "../../bridge/calls.ts";
import { getApi } from "../api/api.ts";
import { leaveSession } from "../session/leave-session.ts";
import { readCookies } from "../state/cookies.ts";
import { readUserAuth } from "./browser-bridge.ts";

export type SessionMove =
  | "stay"
  /** The page was rendered for someone else than its cookies name. */
  | "reload"
  /** The app's user has logged out there. */
  | "leave"
  /** The app names a user whose cookies it has not put into the store. */
  | "missing";

export function decideSessionMove(facts: {
  readonly app: UserAuth;
  readonly cookies: UserAuth;
  /** For whom the page was rendered; null: for a reader without a login. */
  readonly shownUserId: string | null;
  /** False: one logs in in the page, and the app knows nothing of it. */
  readonly hasAppLogin: boolean;
}): SessionMove {
  const { app, cookies, shownUserId, hasAppLogin } = facts;
  if (!app.isLoggedIn) return shownUserId === null || !hasAppLogin ? "stay" : "leave";
  if (app.userId === shownUserId) return "stay";
  return cookies.isLoggedIn && cookies.userId === app.userId ? "reload" : "missing";
}

/**
 * Whether the app has handed over a session that counts. It may believe in one that the server has
 * ended: entering with that would lead back to the login at once, for ever.
 */
export async function hasSessionOf(app: UserAuth): Promise<boolean> {
  if (!isHandedOver(app)) return false;
  const result = await getApi().call(userInfo, {});
  return result.ok && app.isLoggedIn && result.data.userId === app.userId;
}

/**
 * False: the app has not handed the session over as agreed. A token that scripts can read is
 * removed, because any script could then take the session along.
 */
export function isHandedOver(app: UserAuth): boolean {
  if (!app.isLoggedIn) return false;
  if (readCookies(document.cookie).has("auth-token")) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in all browsers.
    document.cookie = "auth-token=; Path=/; Max-Age=0";
    return false;
  }
  const cookies = readUserAuth();
  return cookies.isLoggedIn && cookies.userId === app.userId;
}

/** The session ends on the server too: its cookies would otherwise still count. */
export async function leaveWithApp(): Promise<void> {
  await getApi().call(logOut, {});
  leaveSession("ended");
}
