// How long a login lasts. The cookies stay for a year, so that a browser is recognised; the session
// itself ends on the server when it was not used, as a lost or sold device does not log out.

const DAY_MS = 24 * 60 * 60_000;

export const SESSION_IDLE_DAYS = 30;

/** A session that was last used at this instant or before is over. */
export function sessionUsedSince(now: number): number {
  return now - SESSION_IDLE_DAYS * DAY_MS;
}
