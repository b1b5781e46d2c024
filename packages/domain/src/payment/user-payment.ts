// Rules of a user's payment accounts.

/** A sensible maximum for one user. */
export const MOST_USER_PAYMENTS = 20;
