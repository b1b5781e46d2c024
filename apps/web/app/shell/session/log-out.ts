/** Logging out by hand. Loaded when it is wanted, so that no page carries it for nothing. */
import { logOut } from "@parley/contract/endpoints/identity/account";
import type { CallFailure } from "@parley/contract/client";
import { getApi } from "../api/api.ts";
import { intendToLeave, leaveSession } from "./leave-session.ts";

/** The app keeps the session for itself too, and has to drop it. */
let afterLogOut: () => Promise<unknown> = () => Promise.resolve();

export function afterLogOutBy(work: () => Promise<unknown>): void {
  afterLogOut = work;
}

/**
 * Null when it is done and the next page is loading. A failed call is reported: only the server can
 * end the session, and a page that merely looks logged out would be wrong.
 */
export async function logOutByHand(homePath: string): Promise<CallFailure<string> | null> {
  const leave = { note: "shell.account.loggedOut", path: homePath } as const;
  const stay = intendToLeave(leave);
  const result = await getApi().call(logOut, {});
  if (!result.ok && result.name !== "notLoggedIn") {
    stay();
    return result;
  }
  await afterLogOut();
  leaveSession(leave);
  return null;
}
