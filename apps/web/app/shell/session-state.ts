/** What an answer of user/info says about the session, on the server and in the browser alike. */
import type { CallResult } from "@parley/contract/client";
import type { userInfo } from "@parley/contract/endpoints/account";
import type { UserInfo } from "./user.ts";

export type SessionState =
  | { readonly kind: "alive"; readonly user: UserInfo }
  | { readonly kind: "over" }
  | { readonly kind: "unknown" };

/**
 * A code other than 0 ends the session (spec §7). An answer that never came, and one by which the
 * server only says that it is busy or broken, tell nothing about it: nobody is to be thrown out by
 * a tunnel or a restart.
 */
export function decideSessionState(result: CallResult<typeof userInfo>): SessionState {
  if (result.ok) {
    const { authorization: _cookieOnly, ...user } = result.data;
    return { kind: "alive", user };
  }
  const isServerTrouble = result.status === 429 || result.status >= 500;
  return { kind: result.code === 0 || isServerTrouble ? "unknown" : "over" };
}
