// How staff find a person, and what of a person they see only with a reason.
import { hasRight, type StaffRole } from "./staff-right.ts";

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

/** What the text of a search can be, for the log; the text itself is not in it. */
export const SEARCHED_AS = ["contact", "number", "text"] as const;
export type SearchedAs = (typeof SEARCHED_AS)[number];

const HOUR_MS = 60 * 60_000;

/** Searches of the last hour count, to the millisecond. */
export const searchesCountFrom = (now: number) => now - HOUR_MS;

/** Why a search is refused, before anything of a person is shown; null where it is not. */
export function refuseSearch(search: {
  readonly role: StaffRole;
  readonly searchedAs: SearchedAs;
  /** Of this member of staff, within the hour. */
  readonly searchesBefore: number;
  readonly searchesPerHour: number;
}): "notAllowed" | "personSearchLimit" | null {
  const { role, searchedAs, searchesBefore, searchesPerHour } = search;
  if (searchedAs === "contact" && !hasRight(role, "findByContact")) return "notAllowed";
  return searchesBefore >= searchesPerHour ? "personSearchLimit" : null;
}
