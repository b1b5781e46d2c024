// An invitation to the staff: a link that works once, for three days, for one email address.

const HOUR_MS = 60 * 60_000;

export const INVITATION_MS = 72 * HOUR_MS;

export const INVITATION_STATES = ["open", "accepted", "revoked", "expired"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Epoch milliseconds. */
export interface InvitationTimes {
  readonly expiresAt: number;
  readonly acceptedAt: number | null;
  readonly revokedAt: number | null;
}

export function invitationState(times: InvitationTimes, now: number): InvitationState {
  if (times.acceptedAt !== null) return "accepted";
  if (times.revokedAt !== null) return "revoked";
  return now < times.expiresAt ? "open" : "expired";
}

/** The account that wants to accept. */
export interface Invited {
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly isStaff: boolean;
  readonly isSubUser: boolean;
}

export type InvitationRefusal =
  | "invitationInvalid"
  | "invitationOfOther"
  | "alreadyStaff"
  | "notAllowed";

/** Null where the account may accept. A link that reached another reader is worth nothing there. */
export function decideInvitation(
  invitation: InvitationTimes & { readonly email: string },
  invited: Invited,
  now: number,
): InvitationRefusal | null {
  if (invitationState(invitation, now) !== "open") return "invitationInvalid";
  const isMeant = invited.isEmailVerified && invited.email === invitation.email;
  if (!isMeant) return "invitationOfOther";
  if (invited.isSubUser) return "notAllowed";
  return invited.isStaff ? "alreadyStaff" : null;
}
