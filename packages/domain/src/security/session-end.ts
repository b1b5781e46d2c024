/** Why a session ended before its user logged out: shown to a reader who is asked to log in again. */

export const SESSION_ENDS = [
  /** Its user, on this device. */
  "loggedOut",
  /** Its user, from another device. */
  "otherDevice",
  /** The password was changed or reset. */
  "passwordChanged",
  /** A change of email or phone was undone, or customer service removed lost factors. */
  "securityChanged",
  /** Customer service ended all sessions of the account. */
  "service",
  /** The main account froze its sub-user. */
  "frozen",
  /** It was not used for too long, or had reached its longest life. */
  "expired",
] as const;

export type SessionEnd = (typeof SESSION_ENDS)[number];
