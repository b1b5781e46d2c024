/** Renders pages on the server. The server reaches it only through `createPageHandler`. */
import type { PageHandler } from "@parley/contract/web-build";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { startScriptsLate } from "./shell/boot/late-scripts.ts";
import { NonceProvider } from "./shell/page/nonce.ts";
import { PageKeyProvider } from "./shell/page/page-key.tsx";
import { pageContext, pageContextOf } from "./shell/page/page-context.ts";
import { handlesOf } from "./shell/page/page-handle.ts";
import { provideAllPhrases, type Messages } from "./shell/locale/phrase-store.ts";

provideAllPhrases(
  import.meta.glob<Messages>("../../../packages/phrases/compiled/*/*.json", {
    eager: true,
    import: "default",
  }),
);

/**
 * Pages are sent whole: they have to be complete without JavaScript, so there is nothing to
 * stream, and a whole page carries its length and its true status.
 */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, commandKey, onPrerendered } = context.get(pageContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = (
    <NonceProvider value={nonce}>
      <PageKeyProvider value={commandKey}>
        <ServerRouter
          context={entry}
          url={request.url}
          {...(nonce === undefined ? {} : { nonce })}
        />
      </PageKeyProvider>
    </NonceProvider>
  );
  const html = await renderWhole(page, { nonce, signal: request.signal });
  const { matches, loaderData } = entry.staticHandlerContext;
  onPrerendered?.(loaderData[matches.at(-1)?.route.id ?? ""]);
  const isReadFirst = handlesOf(matches.map(({ route }) => route)).some(
    (handle) => handle.isReadFirst,
  );
  return new Response(isReadFirst ? startScriptsLate(html, nonce) : html, { status, headers });
}

async function renderWhole(
  element: React.ReactNode,
  { nonce, signal }: { nonce: string | undefined; signal: AbortSignal },
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(element, {
    ...(nonce === undefined ? {} : { nonce }),
    onAllReady() {
      const sink = new PassThrough();
      text(sink).then(resolve, reject);
      pipe(sink);
    },
    onError: reject,
    onShellError: reject,
  });
  signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  return promise;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageContext).reportError(error);
};

export function createPageHandler(build: unknown): PageHandler {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build is this very bundle, handed in by the server that loaded it.
  const handle = createRequestHandler(build as ServerBuild, process.env["NODE_ENV"]);
  return (page) => {
    const context = new RouterContextProvider();
    context.set(pageContext, pageContextOf(page));
    return handle(page.request, context);
  };
}
