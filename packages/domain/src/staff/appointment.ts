// Where two members of staff have to agree, they have to be two people. One person who may appoint could
// be both, by an account that is made for it: appointments of the last days link the accounts.
import type { UserId } from "../ids.ts";

/** For other administrators to see the appointment in the log and in the list of staff. */
export const APPOINTMENT_MS = 7 * 24 * 3_600_000;

export interface Appointment {
  readonly by: UserId;
  readonly of: UserId;
}

/**
 * Whether recent appointments lead from one to the other: one has appointed the other, both were
 * appointed by a third, or any chain of these.
 */
export function isLinkedByAppointments(
  appointments: readonly Appointment[],
  one: UserId,
  other: UserId,
): boolean {
  const linked = new Set([one]);
  // A set that grows while it is walked is walked to its end.
  for (const member of linked) {
    for (const { by, of } of appointments) {
      if (by === member) linked.add(of);
      if (of === member) linked.add(by);
    }
  }
  return linked.has(other);
}
