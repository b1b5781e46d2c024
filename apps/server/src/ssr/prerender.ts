// Pages that are the same for all readers, rendered in advance in every language and kept in memory.
// A page that could not be rendered is rendered for each request.
import type { PagePayload } from "@parley/contract/build";
import { LOCALES } from "@parley/phrases/locales";
import type { FastifyBaseLogger } from "fastify";
import { hashInlineScripts } from "./inline-scripts.ts";
import { storeReply, THOROUGHLY, type StoredReply } from "./stored-reply.ts";

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
  /** Ends when requests that wait were served. */
  readonly letReadersFirst: () => Promise<void>;
  readonly logger: Pick<FastifyBaseLogger, "error">;
}

export interface PrerenderedPage {
  readonly page: StoredReply;
  readonly payload: StoredReply;
}

export interface Prerender {
  /**
   * Null: the page is rendered for each request. After a change the first request for a page has it
   * rendered, and all that come meanwhile wait for the same one.
   */
  find(path: string): PrerenderedPage | Promise<PrerenderedPage | null> | null;
  /** The page as it is in memory now. */
  findReady(path: string): PrerenderedPage | null;
  list(): readonly string[];
  /**
   * Renders all pages anew after a change of what they show, so that no reader sees what was before
   * it. Ends when the last change that was reported is rendered.
   */
  refresh(): Promise<void>;
  /** The same for what changes without a message: each page is kept until its new one is there. */
  renew(): Promise<void>;
  stop(): void;
}

/** A page that could not be rendered, as by a busy server, is tried again so much later. */
const RETRY_MS = 60_000;

interface KeptPage {
  readonly page: PrerenderedPage;
  /** The change after which it was rendered. */
  readonly change: number;
}

export function createPrerender(parts: PrerenderParts): Prerender {
  const { listPaths, letReadersFirst, logger } = parts;
  const pages = new Map<string, KeptPage>();
  /** The paths of all pages, also of those which are not rendered yet. */
  let known: ReadonlySet<string> = new Set();
  const failed = new Set<string>();
  const renderings = new Map<string, Promise<PrerenderedPage | null>>();
  /** Counts the changes: what was rendered before the latest one is not kept. */
  let change = 0;
  let underway: Promise<void> | null = null;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  function render(path: string): Promise<PrerenderedPage | null> {
    const running = renderings.get(path);
    if (running !== undefined) return running;
    const begun = change;
    const rendering = renderOne(parts, path).then((page) => {
      if (begun !== change || isStopped) return page;
      renderings.delete(path);
      if (page === null) {
        pages.delete(path);
        failed.add(path);
      } else pages.set(path, { page, change });
      return page;
    });
    renderings.set(path, rendering);
    return rendering;
  }

  async function renderAll(): Promise<void> {
    for (;;) {
      const current = change;
      const isOutdated = () => isStopped || current !== change;
      const paths = await listPaths().catch((error: unknown) => {
        logger.error({ err: error }, "the list of prerendered pages could not be read");
        return [];
      });
      known = new Set(paths.flatMap(inAllLanguages));
      for (const path of pages.keys()) if (!known.has(path)) pages.delete(path);
      for (const path of known) {
        if (isOutdated()) break;
        if (pages.get(path)?.change === current) continue;
        await render(path);
        await letReadersFirst();
      }
      if (isStopped || current === change) break;
    }
    if (failed.size > 0 && !isStopped) {
      retry = setTimeout(() => {
        failed.clear();
        void renderChanged();
      }, RETRY_MS).unref();
    }
  }

  function renderChanged(): Promise<void> {
    clearTimeout(retry);
    underway ??= renderAll().finally(() => {
      underway = null;
    });
    return underway;
  }

  function begin(): Promise<void> {
    change += 1;
    failed.clear();
    renderings.clear();
    return renderChanged();
  }

  return {
    find(path) {
      const kept = pages.get(path);
      if (kept !== undefined) return kept.page;
      return known.has(path) && !failed.has(path) && !isStopped ? render(path) : null;
    },
    findReady: (path) => pages.get(path)?.page ?? null,
    list: () => [...pages.keys()],
    refresh() {
      pages.clear();
      return begin();
    },
    renew: begin,
    stop() {
      isStopped = true;
      clearTimeout(retry);
      pages.clear();
    },
  };
}

/** Cookies choose nothing here. */
const FOR_ALL = { "cache-control": "no-cache", vary: "accept-encoding" };

/** A path without its language, in each. */
export function inAllLanguages(path: string): string[] {
  return LOCALES.map((locale) => `/${locale}${path === "/" ? "" : path}`);
}

async function renderOne(parts: PrerenderParts, path: string): Promise<PrerenderedPage | null> {
  const { buildId, render, policyFor, logger } = parts;
  try {
    const { html, data } = await render(path);
    const payload = { buildId, data } satisfies PagePayload;
    const page = storeReply({
      text: html,
      headers: {
        ...FOR_ALL,
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policyFor(hashInlineScripts(html)),
      },
      effort: THOROUGHLY,
    });
    const payloadFile = storeReply({
      text: JSON.stringify(payload),
      headers: { ...FOR_ALL, "content-type": "application/json; charset=utf-8" },
      effort: THOROUGHLY,
    });
    await Promise.all(
      [page, payloadFile].flatMap((reply) => [reply.encode("br"), reply.encode("gzip")]),
    );
    return { page, payload: payloadFile };
  } catch (error) {
    logger.error({ err: error, path }, "a page could not be rendered in advance");
    return null;
  }
}
