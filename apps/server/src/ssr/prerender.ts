// Pages that are the same for all readers, rendered in advance in every language and kept in memory.
// A page that is not there (not yet, or because it could not be rendered) is rendered for its request.
import type { PagePayload } from "@parley/contract/build";
import { LOCALES } from "@parley/phrases/locales";
import type { FastifyBaseLogger } from "fastify";
import { setImmediate as nextTurn } from "node:timers/promises";
import { hashInlineScripts } from "./inline-scripts.ts";
import { storeReply, type StoredReply } from "./stored-reply.ts";

export interface RenderedPage {
  readonly html: string;
  /** What the page's own loader has read. */
  readonly data: unknown;
}

export interface PrerenderParts {
  readonly buildId: string;
  /** The pages, without their language. */
  readonly listPaths: () => Promise<readonly string[]>;
  readonly render: (path: string) => Promise<RenderedPage>;
  /** The content security policy of a page with these inline scripts. */
  readonly policyFor: (scriptHashes: readonly string[]) => string;
  readonly logger: Pick<FastifyBaseLogger, "error">;
}

export interface PrerenderedPage {
  readonly page: StoredReply;
  readonly payload: StoredReply;
}

export interface Prerender {
  /** Null: the page is rendered for each request. */
  find(path: string): PrerenderedPage | null;
  list(): readonly string[];
  /**
   * Renders all pages anew after a change of what they show. Until its turn a page is rendered for
   * each request, so that no reader sees what was before the change. Ends when the last change that
   * was reported is rendered.
   */
  refresh(): Promise<void>;
  /** The same for what changes without a message: each page is kept until its new one is there. */
  renew(): Promise<void>;
  stop(): void;
}

export function createPrerender(parts: PrerenderParts): Prerender {
  const { listPaths, logger } = parts;
  const pages = new Map<string, PrerenderedPage>();
  /** Counts the changes: what was rendered before the latest one is not kept. */
  let change = 0;
  let underway: Promise<void> | null = null;
  let isStopped = false;

  async function renderAll(): Promise<void> {
    for (;;) {
      const current = change;
      const isOutdated = () => isStopped || current !== change;
      const paths = await listPaths().catch((error: unknown) => {
        logger.error({ err: error }, "the list of prerendered pages could not be read");
        return [];
      });
      const all = paths.flatMap(inAllLanguages);
      for (const path of pages.keys()) if (!all.includes(path)) pages.delete(path);
      for (const path of all) {
        if (isOutdated()) break;
        const page = await renderOne(parts, path);
        if (isOutdated()) break;
        if (page === null) pages.delete(path);
        else pages.set(path, page);
        // Requests that wait come first.
        await nextTurn();
      }
      if (isStopped || current === change) return;
    }
  }

  function begin(): Promise<void> {
    change += 1;
    underway ??= renderAll().finally(() => {
      underway = null;
    });
    return underway;
  }

  return {
    find: (path) => pages.get(path) ?? null,
    list: () => [...pages.keys()],
    refresh() {
      pages.clear();
      return begin();
    },
    renew: begin,
    stop() {
      isStopped = true;
      pages.clear();
    },
  };
}

function inAllLanguages(path: string): string[] {
  return LOCALES.map((locale) => `/${locale}${path === "/" ? "" : path}`);
}

async function renderOne(parts: PrerenderParts, path: string): Promise<PrerenderedPage | null> {
  const { buildId, render, policyFor, logger } = parts;
  try {
    const { html, data } = await render(path);
    const payload = { buildId, data } satisfies PagePayload;
    const [page, payloadFile] = await Promise.all([
      storeReply(html, {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policyFor(hashInlineScripts(html)),
      }),
      storeReply(JSON.stringify(payload), { "content-type": "application/json; charset=utf-8" }),
    ]);
    return { page, payload: payloadFile };
  } catch (error) {
    logger.error({ err: error, path }, "a page could not be rendered in advance");
    return null;
  }
}
