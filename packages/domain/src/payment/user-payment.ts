// What holds for the accounts of a person at payment methods.

/** A sensible maximum for one user. */
export const MOST_USER_PAYMENTS = 20;
