// How staff find a person, and what of a person they see only with a reason.

/** By what a person was found, in the order in which it is shown. */
export const FOUND_BY = [
  "uid",
  "contact",
  "username",
  "order",
  "offer",
  "withdrawal",
  "address",
  "transaction",
] as const;
export type FoundBy = (typeof FOUND_BY)[number];

/**
 * What is masked on the page of a person: email address and phone number, the verified name with its
 * document, the network addresses of logins. Each look at one has a reason in the log.
 */
export const SEALED_FIELDS = ["contacts", "identity", "logins"] as const;
export type SealedField = (typeof SEALED_FIELDS)[number];
