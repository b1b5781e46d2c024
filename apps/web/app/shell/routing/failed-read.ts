/**
 * What a loader throws when a call that its page cannot do without has failed. A refusal of the server is
 * a page with the status of the refusal; a server that does not answer in time is one that is not available.
 * Everything else is a bug, and an error without a status.
 */
import { pageFailure } from "./page-failure.ts";

export interface FailedCall {
  readonly name: string;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** In the reader's language when the server said it, else empty. */
  readonly message: string;
}

/** These have a page that says what happened, whatever was asked for. */
const OWN_PAGES: ReadonlySet<number> = new Set([403, 404, 429, 503]);
const UNANSWERED: ReadonlySet<string> = new Set(["networkError", "timeout"]);
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 504]);

export function failedRead(what: string, failed: FailedCall | null): unknown {
  const status = failed === null ? 0 : pageStatusOf(failed);
  if (failed !== null && OWN_PAGES.has(status)) {
    return pageFailure(status, { message: null, path: null });
  }
  // Locked, in another state: the sentence of the server is the page's.
  if (failed !== null && status > 401 && status < 500 && failed.message !== "") {
    return pageFailure(status, { message: failed.message, path: null });
  }
  return new Error(`The ${what} could not be read: ${failed?.name ?? "unknown"}`);
}

function pageStatusOf({ name, status }: FailedCall): number {
  return UNANSWERED.has(name) || GATEWAY_STATUSES.has(status) ? 503 : status;
}
