/**
 * What the buttons of the first paint do. They have no handler: the page does what `data-act` names
 * until a part takes their place.
 */
export const PLAIN_ACTS = ["theme", "transfer", "log-out"] as const;
export type PlainAct = (typeof PLAIN_ACTS)[number];
