/**
 * Requests user/info in the browser until there is a reply that counts. A broken reply logs out as a
 * code other than 0 does, but only one that lasts. A server that is not reached is waited for, as
 * long as that takes, and without a network nothing is requested.
 */
import { userInfo } from "@parley/contract/endpoints/identity/account";
import type { Api } from "../api/api.ts";
import { publicStore } from "../state/public-store.ts";
import { decideSessionState, type SessionState } from "./session-state.ts";

/** Between the tries; with five broken replies the session is over after 13 seconds. */
const WAITS_MS = [1_000, 2_000, 4_000, 6_000];
/** Between later tries to reach the server. */
const AWAY_MS = 10_000;
/** A server that does not answer has failed sooner than in other calls. */
const TRY_MS = 5_000;
/** A requested wait is respected, up to the window in which calls are counted. */
const LONGEST_WAIT_MS = 60_000;

export type SessionAnswer = Exclude<SessionState, { readonly kind: "failed" }>;

export async function askSession(
  api: Api,
  signal: AbortSignal,
  /** Called once when the server has not been reached for a while. */
  onAway: () => void = () => undefined,
): Promise<SessionAnswer> {
  /** In a row: replies that were broken, and calls that did not reach the server. */
  let [broken, unanswered] = [0, 0];
  for (;;) {
    await untilOnline(signal);
    const result = await api.call(userInfo, {}, { signal, timeoutMs: TRY_MS });
    const state = decideSessionState(result);
    if (state.kind !== "failed") return state;
    if (!publicStore.get().isOnline) {
      // The network went away meanwhile, so that this was no failure of the server's.
      [broken, unanswered] = [0, 0];
      continue;
    }
    [broken, unanswered] = state.isUnanswered ? [0, unanswered + 1] : [broken + 1, 0];
    if (broken > WAITS_MS.length) return { kind: "over" };
    if (unanswered === WAITS_MS.length + 1) onAway();
    const waitMs = WAITS_MS[Math.max(broken, unanswered) - 1] ?? AWAY_MS;
    const askedForMs = (state.retryAfterSeconds ?? 0) * 1_000;
    await pause(Math.min(Math.max(waitMs, askedForMs), LONGEST_WAIT_MS), signal);
  }
}

/** Also ends when the question is taken back; the next call then says so. */
function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const look = () => {
      if (!publicStore.get().isOnline && !signal.aborted) return;
      for (const stop of stops) stop();
      resolve();
    };
    stops.push(publicStore.subscribe(look));
    stops.push(() => signal.removeEventListener("abort", look));
    signal.addEventListener("abort", look);
    look();
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}
