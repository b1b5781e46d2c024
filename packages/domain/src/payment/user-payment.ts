// What holds for the accounts of a person at payment methods.

/** Whoever needs more has lost sight of them. */
export const MOST_USER_PAYMENTS = 20;
