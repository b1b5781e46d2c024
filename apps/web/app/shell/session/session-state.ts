/** What one answer of user/info says about the session, on the server and in the browser alike. */
import type { CallResult } from "@parley/contract/client";
import type { userInfo } from "@parley/contract/endpoints/identity/account";
import type { UserInfo } from "./user.ts";

export type SessionState =
  | { readonly kind: "alive"; readonly user: UserInfo }
  /** The server has answered with a code other than 0. */
  | { readonly kind: "over" }
  /** No answer, or one by which the server only says that it is busy or broken: ask once more. */
  | {
      readonly kind: "failed";
      /** The server was not reached, or is busy or away: that says nothing about the session. */
      readonly isUnanswered: boolean;
      readonly retryAfterSeconds: number | null;
    }
  /** The question was taken back here, which says nothing. */
  | { readonly kind: "unasked" };

/** Too many calls; a gateway without a server; a server that starts or cannot keep up. */
const AWAY: ReadonlySet<number> = new Set([429, 502, 503, 504]);

export function decideSessionState(result: CallResult<typeof userInfo>): SessionState {
  if (result.ok) {
    const { authorization: _cookieOnly, ...user } = result.data;
    return { kind: "alive", user };
  }
  const { name, code, status, retryAfterSeconds } = result;
  if (name === "aborted") return { kind: "unasked" };
  const isAnswer = code !== 0 && status !== 429 && status < 500;
  if (isAnswer) return { kind: "over" };
  const isUnanswered = name === "networkError" || name === "timeout" || AWAY.has(status);
  return { kind: "failed", isUnanswered, retryAfterSeconds };
}
