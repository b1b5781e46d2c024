/** What one answer of user/info says about the session, on the server and in the browser alike. */
import type { CallResult } from "@parley/contract/client";
import type { userInfo } from "@parley/contract/endpoints/identity/account";
import type { UserInfo } from "./user.ts";

export type SessionState =
  | { readonly kind: "alive"; readonly user: UserInfo }
  /** The server has answered with a code other than 0. */
  | { readonly kind: "over" }
  /** No answer, or one by which the server only says that it is busy or broken: ask once more. */
  | { readonly kind: "failed"; readonly retryAfterSeconds: number | null }
  /** The question was taken back here, which says nothing. */
  | { readonly kind: "unasked" };

export function decideSessionState(result: CallResult<typeof userInfo>): SessionState {
  if (result.ok) {
    const { authorization: _cookieOnly, ...user } = result.data;
    return { kind: "alive", user };
  }
  const { name, code, status, retryAfterSeconds } = result;
  if (name === "aborted") return { kind: "unasked" };
  const isAnswer = code !== 0 && status !== 429 && status < 500;
  return isAnswer ? { kind: "over" } : { kind: "failed", retryAfterSeconds };
}
