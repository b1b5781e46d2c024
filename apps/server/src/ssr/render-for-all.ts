// Renders a page for many readers: without cookies, language or address of a request.
import type {
  AnonymousPage,
  PageHandler,
  PageRequest,
  ServiceDomains,
} from "@parley/contract/web-build";
import type { FastifyInstance } from "fastify";
import { createInProcessFetch } from "./page-answer.ts";
import type { RenderedPage } from "./prerender.ts";

export interface RenderParts extends Pick<
  PageRequest,
  "buildId" | "componentSources" | "publicUrl"
> {
  readonly domains: ServiceDomains;
  readonly getPageHandler: () => Promise<PageHandler>;
  readonly readCommandKey: () => Promise<PageRequest["commandKey"]>;
}

/** Of no client. */
const NO_ADDRESS = "0.0.0.0";

export interface AnonymousRendering {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** False: something that the page reads could not be read, or the page is an error. */
  readonly isComplete: boolean;
}

/** For readers without a session. */
export async function renderAnonymous(
  app: FastifyInstance,
  parts: RenderParts,
  page: AnonymousPage,
): Promise<AnonymousRendering> {
  let hasFailedCalls = false;
  const { response, body, failures } = await render(app, parts, page, {
    onCallFailed: () => {
      hasFailedCalls = true;
    },
  });
  for (const error of failures) app.log.error({ err: error, page }, "page failed");
  const { status, headers } = response;
  const isComplete = status === 200 && !hasFailedCalls && failures.length === 0;
  return { status, headers, body, isComplete };
}

/** In advance, without what changes by itself. */
export async function renderForAll(
  app: FastifyInstance,
  parts: RenderParts,
  path: string,
): Promise<RenderedPage> {
  let data: unknown;
  const page = { address: path, userAgent: "" };
  const { response, body, failures } = await render(app, parts, page, {
    onPrerendered: (read) => {
      data = read;
    },
  });
  if (failures.length > 0) throw failures[0];
  if (response.status !== 200) throw new Error(`the page answers ${response.status}`);
  if (data === undefined) throw new Error("the page has read nothing");
  return { html: body, data };
}

async function render(
  app: FastifyInstance,
  parts: RenderParts,
  { address, userAgent }: AnonymousPage,
  callbacks: Pick<PageRequest, "onCallFailed" | "onPrerendered">,
) {
  const { getPageHandler, readCommandKey, ...site } = parts;
  const handlePage = await getPageHandler();
  const headers = userAgent === "" ? {} : { "user-agent": userAgent };
  const { fetch, setCookies } = createInProcessFetch(app, { headers, address: NO_ADDRESS });
  const failures: unknown[] = [];
  const response = await handlePage({
    // Without a signal: the first of its readers may disconnect.
    request: new Request(new URL(address, parts.publicUrl), { headers }),
    publicUrl: site.publicUrl,
    buildId: site.buildId,
    componentSources: site.componentSources,
    domains: site.domains,
    commandKey: await readCommandKey(),
    fetch,
    reportError: (error) => failures.push(error),
    ...callbacks,
  });
  const body = await response.text();
  if (setCookies.length > 0 || response.headers.getSetCookie().length > 0) {
    throw new Error("the page sets a cookie");
  }
  return { response, body, failures };
}
