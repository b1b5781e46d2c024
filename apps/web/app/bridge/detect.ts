/** Whether the page runs inside the native app: `ios`, `android`, or plain web. */

export type AppState = "ios" | "android" | "h5";

const MARKER = "asdxApp";

export interface Surroundings {
  readonly userAgent: string;
  readonly address: string;
  /** Set by the native host before the page runs. */
  readonly hasFlag: boolean;
}

export function detectApp({ userAgent, address, hasFlag }: Surroundings): AppState {
  const isApp = hasFlag || userAgent.includes(MARKER) || address.includes(MARKER);
  if (!isApp) return "h5";
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? "ios" : "android";
}
