/** A seller may release so many orders with one code. */
export const MOST_RELEASED_AT_ONCE = 20;

/** What the sealed request names as its subject where it is about several orders. */
export const MANY_ORDERS = "many";
