/** The way back: who was sent to a page to mend something returns to where it was missing. */
import { useSearchParams } from "react-router";
import { safeReturnPath } from "./login-path.ts";

export const RETURN_PARAMETER = "returnTo";

/** The path and query that the address asks to return to, or null when it names none of this site. */
export function returnPathOf(query: URLSearchParams): string | null {
  return safeReturnPath(query.get(RETURN_PARAMETER), "") || null;
}

export function useReturnPath(): string | null {
  const [query] = useSearchParams();
  return returnPathOf(query);
}

/** Keeps the way back in the address of the next page; `path` may carry a hash. */
export function withReturnPath(path: string, returnTo: string | null): string {
  if (returnTo === null) return path;
  const [before = "", hash] = path.split("#");
  const query = new URLSearchParams({ [RETURN_PARAMETER]: returnTo });
  return `${before}?${query}${hash === undefined ? "" : `#${hash}`}`;
}
