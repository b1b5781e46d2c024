// What a master may allow a sub-user. A master may everything.

export const PERMISSIONS = ["trade", "payment", "withdraw"] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** More are no team any more but a business of its own. */
export const MOST_SUB_USERS = 20;
