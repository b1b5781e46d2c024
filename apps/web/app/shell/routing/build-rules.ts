/**
 * The rules of this build's routes, in the browser: redirects, pages that are loaded as documents
 * because the server has a newer build, and the payload of prerendered pages.
 */
import { payloadPath, readPagePayload } from "@parley/contract/build";
import {
  redirect,
  redirectDocument,
  type DataStrategyResult,
  type MiddlewareFunction,
} from "react-router";
import { buildState } from "../state/build-state.ts";
import { isShownPage, shownPath } from "./lost-connection.ts";

type LoadResults = Record<string, DataStrategyResult>;

/** Wraps all loads of the browser, as the root's `clientMiddleware`. */
export const followBuildRules: MiddlewareFunction<LoadResults> = ({ url }) => {
  const { pathname, search } = url;
  const { redirects = {} } = buildState.rules() ?? {};
  const to = Object.hasOwn(redirects, pathname) ? redirects[pathname] : undefined;
  if (to !== undefined) throw redirect(to + search);
  // The code of further pages may be gone, and their data may have another form.
  if (buildState.isReplaced() && pathname !== shownPath())
    throw redirectDocument(pathname + search);
};

interface LoadArguments<Data> {
  readonly url: URL;
  readonly serverLoader: () => Promise<Data>;
}

/**
 * For the `clientLoader` of a route whose pages are prerendered. A page that is displayed already is
 * loaded anew from the server, as what it shows may have changed.
 */
export async function loadPrerendered<Data>({
  url,
  serverLoader,
}: LoadArguments<Data>): Promise<Data> {
  const rules = buildState.rules();
  const isPrerendered = url.search === "" && rules?.prerendered.includes(url.pathname) === true;
  if (!isPrerendered || isShownPage(url)) return serverLoader();
  const payload = await fetchPayload(url.pathname, rules.id);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The loader of this very build has read it.
  return payload === null ? serverLoader() : (payload.data as Data);
}

/** Null: there is none. A failure is a line in the log, as the ordinary way remains. */
async function fetchPayload(path: string, buildId: string) {
  try {
    const answer = await fetch(payloadPath(path));
    if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
    const payload = readPagePayload(await answer.json());
    if (payload?.buildId !== buildId) throw new Error("it belongs to another build");
    return payload;
  } catch (error) {
    // oxlint-disable-next-line no-console -- The reader notices nothing; the log says why it took longer.
    console.warn(`The payload of ${path} could not be loaded:`, error);
    return null;
  }
}
