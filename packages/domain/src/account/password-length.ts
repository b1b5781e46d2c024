// Apart from the other rules, so that a form can know it without carrying their list of passwords.

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
