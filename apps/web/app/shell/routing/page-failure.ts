/** What an error page shows beside the default wording of its status. */
import { data } from "react-router";

export interface PageFailure {
  readonly message: string | null;
  /** The full requested path, for pages that are missing. */
  readonly path: string | null;
  /** No route matches this path, as opposed to one that refuses it. */
  readonly isUnmatched?: boolean;
}

export function pageFailure(status: number, failure: PageFailure) {
  return data(failure, { status });
}

export function isPageFailure(value: unknown): value is PageFailure {
  return typeof value === "object" && value !== null && "message" in value && "path" in value;
}
