/**
 * Going back to a list shows it at once, as it was when the reader left it, and loads it anew behind
 * that. Only routes with `handle.isKeptForBack` are kept, and only in this document, which is left
 * when the session ends.
 */
import { useEffect, useLayoutEffect } from "react";
import {
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
  type DataStrategyResult,
  type MiddlewareFunction,
} from "react-router";
import { handlesOf } from "../page/page-handle.ts";
import { isShownPage } from "./lost-connection.ts";

type LoadResults = Record<string, DataStrategyResult>;

/** Of more pages than a reader goes back; the oldest is dropped. */
const MOST_KEPT = 20;

/** The data of each route, by the address of the page. */
const kept = new Map<string, ReadonlyMap<string, unknown>>();

/** The address that the browser's own buttons lead to, until it is loaded. */
let returningTo: string | null = null;
/** The address of the last load. It is ahead of the screen while that is being drawn. */
let lastLoaded: string | null = null;
/** The address that is displayed as it was, until it is loaded anew. */
let outdated: string | null = null;

const addressOf = ({ origin, pathname, search }: URL | Location) => origin + pathname + search;

/** To be called before the router starts, which follows the same event. */
export function watchReturns(): void {
  window.addEventListener("popstate", () => {
    returningTo = addressOf(window.location);
  });
}

function keepPage(address: string, data: ReadonlyMap<string, unknown>): void {
  kept.delete(address);
  kept.set(address, data);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
}

/**
 * Whether a load is a step back, and not the displayed page loaded again. A page that the router has
 * left is displayed until the screen follows; the last load, if any, was of another page then.
 */
export function isReturnTo(
  address: string,
  steps: {
    readonly returningTo: string | null;
    readonly lastLoaded: string | null;
    readonly isShown: boolean;
  },
): boolean {
  const isLoadedAgain =
    steps.isShown && (steps.lastLoaded === null || steps.lastLoaded === address);
  return steps.returningTo === address && !isLoadedAgain;
}

/** Wraps all loads of the browser, as the root's `clientMiddleware`. */
export const showKeptPages: MiddlewareFunction<LoadResults> = async ({ url }, next) => {
  const address = addressOf(url);
  const isReturn = isReturnTo(address, { returningTo, lastLoaded, isShown: isShownPage(url) });
  returningTo = null;
  lastLoaded = address;
  const data = isReturn ? kept.get(address) : undefined;
  if (data === undefined) return next();
  outdated = address;
  return Object.fromEntries([...data].map(([route, result]) => [route, { type: "data", result }]));
};

/** Keeps what is displayed, and loads a page anew that is displayed as it was. */
export function ReturnRules() {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  useLayoutEffect(() => {
    const query = new URLSearchParams(search);
    const isKept = handlesOf(matches).some(({ isKeptForBack }) => isKeptForBack?.(query) === true);
    if (!isKept) return;
    // The document's own data is not loaded again.
    const loaded = matches.filter(
      ({ id, loaderData }) => id !== "root" && loaderData !== undefined,
    );
    const data = new Map(loaded.map(({ id, loaderData }) => [id, loaderData]));
    keepPage(window.location.origin + pathname + search, data);
  }, [pathname, search, matches]);

  // After every rendering: a reader who was quick never had another page on the screen.
  useEffect(() => {
    if (outdated === null || state !== "idle") return;
    const isOutdated = outdated === window.location.origin + pathname + search;
    outdated = null;
    if (isOutdated) void revalidate();
  });
  return null;
}
