/**
 * A page whose data cannot be read for want of a connection. What is on the screen already stays
 * there, with all that was typed, until the next load brings it up to date; where nothing is there
 * yet, the page says what happened (`LoadError`) instead of blaming the server.
 *
 * Nothing is kept here but an address and the names of routes: the data stays with the router, and
 * goes with the document when the session ends.
 */
import { useLayoutEffect } from "react";
import {
  isRouteErrorResponse,
  useLocation,
  useMatches,
  type DataStrategyResult,
  type MiddlewareFunction,
} from "react-router";

/** In the place of what a browser or a gateway says about it, each in words of its own. */
export class LostConnection extends Error {
  override readonly name = "LostConnection";
}

type LoadResults = Record<string, DataStrategyResult>;

interface ShownPage {
  readonly address: string;
  /** The routes that have their data. */
  readonly routes: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

let shown: ShownPage = { address: "", routes: NOTHING };

/** Remembers what stands on the screen; for the document around every page. */
export function useShownPage(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useLayoutEffect(() => {
    const routes = matches.filter(({ loaderData }) => loaderData !== undefined);
    const { href: address } = new URL(pathname + search, window.location.origin);
    shown = { address, routes: new Set(routes.map(({ id }) => id)) };
  }, [pathname, search, matches]);
}

/** Stands around all loads of the browser, as the root's `clientMiddleware`. */
export const standLostConnections: MiddlewareFunction<LoadResults> = async ({ url }, next) => {
  const results = await next();
  const isOnScreen = url.origin + url.pathname + url.search === shown.address;
  return settleLosses(results, isOnScreen ? shown.routes : NOTHING);
};

/** The router keeps what it has of a route that has no result. */
export function settleLosses(results: LoadResults, keepable: ReadonlySet<string>): LoadResults {
  const settled = Object.entries(results).flatMap(
    ([route, loaded]): [string, DataStrategyResult][] => {
      if (loaded.type !== "error" || !isLost(loaded.result)) return [[route, loaded]];
      if (keepable.has(route)) return [];
      return [[route, { type: "error", result: new LostConnection("", { cause: loaded.result }) }]];
    },
  );
  return Object.fromEntries(settled);
}

/** What is in front of the server answers so while it restarts. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** A browser throws a TypeError when there is no answer, or says it as the cause where one breaks off. */
function isLost(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return GATEWAY_STATUSES.has(error.status);
  return error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);
}
