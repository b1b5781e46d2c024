/** Renders pages on the server. The server reaches it only through `createPageHandler`. */
import type { PageHandler, PageResponse } from "@parley/contract/web-build";
import { Writable } from "node:stream";
import { keepMarkupBy } from "@parley/ui/data/kept-markup";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { addPageData } from "./shell/boot/page-data-script.ts";
import { startScriptsLate } from "./shell/boot/late-scripts.ts";
import { NonceProvider } from "./shell/page/nonce.ts";
import { PageKeyProvider } from "./shell/page/page-key.tsx";
import { pageContext, pageContextOf } from "./shell/page/page-context.ts";
import { handlesOf } from "./shell/page/page-handle.ts";
import { provideAllPhrases, type Messages } from "./shell/locale/phrase-store.ts";

keepMarkupBy((elements) => renderToString(elements));

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
  // The router would stream the data while it renders; the page has it all before.
  const { serverHandoffStream, ...whole } = entry;
  const page = (
    <NonceProvider value={nonce}>
      <PageKeyProvider value={commandKey}>
        <ServerRouter
          context={whole}
          url={request.url}
          {...(nonce === undefined ? {} : { nonce })}
        />
      </PageKeyProvider>
    </NonceProvider>
  );
  const rendered = await renderWhole(page, { nonce, signal: request.signal });
  const html =
    serverHandoffStream === undefined || entry.renderMeta?.didRenderScripts !== true
      ? rendered
      : addPageData(rendered, await textOf(serverHandoffStream), nonce);
  const { matches, loaderData } = entry.staticHandlerContext;
  onPrerendered?.(loaderData[matches.at(-1)?.route.id ?? ""]);
  const isReadFirst = handlesOf(matches.map(({ route }) => route)).some(
    (handle) => handle.isReadFirst,
  );
  return new WholePage(isReadFirst ? startScriptsLate(html, nonce) : html, { status, headers });
}

/** Passes its text on as it is: through the body of a response it would be encoded and read again. */
class WholePage extends Response implements PageResponse {
  readonly html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.html = html;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.html);
  }
}

/** What React writes where something was not ready or failed below a `Suspense`. */
const UNFINISHED = "<!--$!-->";

/** A text in one go costs half of a stream; only a page that waits for something needs the stream. */
async function renderWhole(
  element: React.ReactNode,
  options: { nonce: string | undefined; signal: AbortSignal },
): Promise<string> {
  const html = `<!DOCTYPE html>${renderToString(element)}`;
  return html.includes(UNFINISHED) ? renderWaiting(element, options) : html;
}

async function renderWaiting(
  element: React.ReactNode,
  { nonce, signal }: { nonce: string | undefined; signal: AbortSignal },
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks).toString());
      done();
    },
  });
  const { pipe, abort } = renderToPipeableStream(element, {
    ...(nonce === undefined ? {} : { nonce }),
    onAllReady: () => pipe(sink),
    onError: reject,
    onShellError: reject,
  });
  signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  return promise;
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
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
