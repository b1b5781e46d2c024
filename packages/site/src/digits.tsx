/** How amounts of coins are written in lists: every atom that is there, and no zeros behind it. */
export const DIGITS = { minimumDigits: 2, maximumDigits: 8 } as const;
