// How long staff work before they prove again who they are. A login lasts for weeks; what staff see
// and decide is worth a shorter one, so that a console left open or a stolen cookie is soon useless.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** In all, however busy. */
export const STAFF_SESSION_MS = 12 * HOUR_MS;
/** Without a call. */
export const STAFF_IDLE_MS = HOUR_MS;
/** When it was used last is written no more often. */
const STAFF_USE_NOTED_MS = MINUTE_MS;

/** Epoch milliseconds. */
export interface StaffSessionTimes {
  readonly expiresAt: number;
  readonly lastUsedAt: number;
}

/** When it ends if no call follows. */
export function staffSessionEnd({ expiresAt, lastUsedAt }: StaffSessionTimes): number {
  return Math.min(expiresAt, lastUsedAt + STAFF_IDLE_MS);
}

export function isStaffSessionLive(times: StaffSessionTimes, now: number): boolean {
  return now < staffSessionEnd(times);
}

/** Whether this use is to be written. */
export function isStaffUseNoted({ lastUsedAt }: StaffSessionTimes, now: number): boolean {
  return now - lastUsedAt >= STAFF_USE_NOTED_MS;
}
