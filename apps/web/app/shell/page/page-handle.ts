/** What a route module says about its page in its `handle` export. */
import type { Area } from "@parley/phrases/keys";
import { useMatches } from "react-router";

export interface PageHandle {
  /** The areas of phrases the page speaks from, besides the shell's own. */
  readonly areas?: readonly Area[];
  /** Further ones where a user is logged in. */
  readonly areasOfUser?: readonly Area[];
  /** False: navigating to this route leaves the page where it is. */
  readonly scrollToTop?: boolean;
  /** Names the page where one address path has several, as a list and each of its rows. */
  readonly pageIn?: (search: URLSearchParams) => string;
  /** True: going back to the page shows it at once, as it was, before it is loaded anew. */
  readonly isKeptForBack?: (search: URLSearchParams) => boolean;
  /** True: there is something to read before there is anything to do, so it is seen first. */
  readonly isReadFirst?: boolean;
}

/** The handles of all routes that make up the page, outermost first. */
export function usePageHandles(): PageHandle[] {
  return handlesOf(useMatches());
}

export function handlesOf(routes: readonly { readonly handle?: unknown }[]): PageHandle[] {
  return routes.map(({ handle }) => handle).filter(isPageHandle);
}

/** Only our own route modules write handles, so an object is one of these. */
function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null;
}
