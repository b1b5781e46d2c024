// What failed logins lead to: first a captcha, then a wait that doubles with every further failure.

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const CAPTCHA_FROM = 3;

/** Failures that nothing followed for this long are forgotten. */
export const FAILURES_FORGOTTEN_MS = 24 * 60 * MINUTE_MS;

/** From how many failures in a row on one has to wait. */
const WAIT_FROM = {
  /** One account, attempted by strangers; also counted for unknown accounts. */
  account: 5,
  /** One account, from a browser that it knows: strangers cannot lock its owner out. */
  device: 5,
  /** One session, whose password is verified again: strangers cannot keep its owner from that. */
  session: 5,
  /** One network address, behind which may be a whole office. */
  address: 20,
} as const;

export type FailureKind = keyof typeof WAIT_FROM;

/** How long attempts are refused after that many failures: 1, 2, 4, 8, then 15 minutes. */
export function decideWaitMs(kind: FailureKind, failures: number): number {
  const beyond = failures - WAIT_FROM[kind];
  return beyond < 0 ? 0 : Math.min(MINUTE_MS * 2 ** Math.min(beyond, 10), LONGEST_WAIT_MS);
}

/** Whether the next attempt needs a captcha. */
export function needsCaptcha(failures: number): boolean {
  return failures >= CAPTCHA_FROM;
}
