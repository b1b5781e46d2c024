// Renders a page for all readers: without cookies, language or address of a request.
import type { PageHandler, PageRequest, ServiceDomains } from "@parley/contract/web-build";
import { LOCALES } from "@parley/phrases/locales";
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

export async function renderForAll(
  app: FastifyInstance,
  { getPageHandler, readCommandKey, publicUrl, buildId, componentSources, domains }: RenderParts,
  path: string,
): Promise<RenderedPage> {
  const handlePage = await getPageHandler();
  const { fetch, setCookies } = createInProcessFetch(app, { headers: {}, address: callerOf(path) });
  const failures: unknown[] = [];
  let data: unknown;
  const response = await handlePage({
    request: new Request(new URL(path, publicUrl)),
    publicUrl,
    buildId,
    componentSources,
    domains,
    commandKey: await readCommandKey(),
    fetch,
    reportError: (error) => failures.push(error),
    onPrerendered: (read) => {
      data = read;
    },
  });
  const html = await response.text();
  if (failures.length > 0) throw failures[0];
  if (response.status !== 200) throw new Error(`the page answers ${response.status}`);
  if (data === undefined) throw new Error("the page has read nothing");
  if (setCookies.length > 0 || response.headers.getSetCookie().length > 0) {
    throw new Error("the page sets a cookie");
  }
  return { html, data };
}

/**
 * Calls are limited by address. No client has one of these, and with one for each language no limit
 * is reached.
 */
function callerOf(path: string): string {
  const at = LOCALES.findIndex((locale) => locale === path.split("/")[1]);
  return `0.0.0.${at + 1}`;
}
