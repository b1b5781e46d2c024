/**
 * A page whose data cannot be loaded without a connection. What is displayed stays, with its input,
 * until the next successful load; where nothing is displayed yet, the page says what happened
 * (`LoadError`) instead of blaming the server.
 *
 * Only the displayed data is kept here; it is dropped with the document when the session ends.
 */
import { useLayoutEffect } from "react";
import { isPageFailure } from "./page-failure.ts";
import {
  isRouteErrorResponse,
  useLocation,
  useMatches,
  type DataStrategyResult,
  type MiddlewareFunction,
} from "react-router";

/** Replaces the error of a browser or a gateway, which differ in their texts. */
export class LostConnection extends Error {
  override readonly name = "LostConnection";
}

type LoadResults = Record<string, DataStrategyResult>;

/** By the name of the route. */
type LoadedData = ReadonlyMap<string, unknown>;

interface ShownPage {
  readonly address: string;
  readonly data: LoadedData;
}

const NOTHING: LoadedData = new Map();

let shown: ShownPage = { address: "", data: NOTHING };

/** Stores the displayed data; for the document around every page. */
export function useShownPage(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useLayoutEffect(() => {
    const loaded = matches.filter(({ loaderData }) => loaderData !== undefined);
    const { href: address } = new URL(pathname + search, window.location.origin);
    shown = { address, data: new Map(loaded.map(({ id, loaderData }) => [id, loaderData])) };
  }, [pathname, search, matches]);
}

/** Of the displayed page, whatever its query. */
export function shownPath(): string {
  return shown.address === "" ? "" : new URL(shown.address).pathname;
}

/** Whether this address is the displayed one, so that loading it is no navigation. */
export function isShownPage({ origin, pathname, search }: URL): boolean {
  return origin + pathname + search === shown.address;
}

/** Wraps all loads of the browser, as the root's `clientMiddleware`. */
export const standLostConnections: MiddlewareFunction<LoadResults> = async ({ url }, next) => {
  const results = await next();
  return settleLosses(results, isShownPage(url) ? shown.data : NOTHING);
};

/**
 * A displayed route is given the data it has. Omitting it would do as well, except for a reader who
 * navigates back before the screen has followed: the router has dropped the data by then.
 */
export function settleLosses(results: LoadResults, kept: LoadedData): LoadResults {
  const settled = Object.entries(results).map(
    ([route, loaded]) => [route, settleLoss(route, loaded, kept)] as const,
  );
  return Object.fromEntries(settled);
}

function settleLoss(
  route: string,
  loaded: DataStrategyResult,
  kept: LoadedData,
): DataStrategyResult {
  if (loaded.type !== "error") return loaded;
  const { result: error } = loaded;
  const isBusy = isRefusedForNow(error);
  if (!isBusy && !isLost(error)) return loaded;
  if (kept.has(route)) return { type: "data", result: kept.get(route) };
  return isBusy ? loaded : { type: "error", result: new LostConnection("", { cause: error }) };
}

/** What is in front of the server answers so while it restarts. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** The server itself has answered that it is busy, or was asked too often: the error page says so. */
function isRefusedForNow(error: unknown): boolean {
  if (!isRouteErrorResponse(error)) return false;
  return error.status === 429 || (error.status === 503 && isPageFailure(error.data));
}

/** A browser throws a TypeError when there is no answer, or says it as the cause where one breaks off. */
function isLost(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return GATEWAY_STATUSES.has(error.status);
  return error instanceof TypeError || (error instanceof Error && error.cause instanceof TypeError);
}
