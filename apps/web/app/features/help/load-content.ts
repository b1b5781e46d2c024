/** Reads texts of the content service for a page; a text that does not exist is a page that does not. */
import type { CallResult } from "@parley/contract/client";
import type { Endpoint, EndpointReply } from "@parley/contract/endpoint";
import { pageFailure } from "../../shell/routing/page-failure.ts";
import { failedRead } from "../../shell/routing/failed-read.ts";

/** A page waits no longer for the content service. */
export const CONTENT_TIMEOUT_MS = 4_000;

const NAMELESS: ReadonlySet<string> = new Set(["notFound", "badInput", "malformedRequest"]);

export function contentOf<E extends Endpoint>(found: CallResult<E>, url: URL): EndpointReply<E> {
  if (found.ok) return found.data;
  // A name with a character that no text has is refused before anything is looked for.
  if (NAMELESS.has(found.name)) {
    throw pageFailure(404, { message: null, path: url.pathname + url.search });
  }
  throw failedRead("content", found);
}
