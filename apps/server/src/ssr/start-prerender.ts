// Renders the pages for all readers once the server listens, and again when what they show changes.
import { onSiteChange } from "@parley/operations/kernel/site-topic";
import type { Bus } from "@parley/platform/bus/bus";
import type { FastifyInstance } from "fastify";
import { setImmediate as nextTurn } from "node:timers/promises";
import { policyWithHashes } from "../http/replies/security-headers.ts";
import { otherOrigins } from "./other-origins.ts";
import { createPrerender, type Prerender } from "./prerender.ts";
import { renderForAll, type RenderParts } from "./render-for-all.ts";
import type { RenderQueue } from "./render-queue.ts";

/** Figures in texts and the key of sealed requests change rarely, and without a message. */
const RENEW_MS = 60 * 60 * 1_000;
/** Services of their own announce no change here. */
const RENEW_FROM_ELSEWHERE_MS = 5 * 60 * 1_000;

export interface PrerenderedSite extends RenderParts {
  readonly bus: Bus;
  /** The pages, without their language. */
  readonly listPaths: () => Promise<readonly string[]>;
  readonly queue: RenderQueue;
}

export function startPrerender(app: FastifyInstance, site: PrerenderedSite): Prerender {
  const { componentSources } = site;
  const connectTo = otherOrigins(site.domains);
  const prerender = createPrerender({
    buildId: site.buildId,
    listPaths: site.listPaths,
    render: (path) => renderForAll(app, site, path),
    policyFor: (hashes) =>
      policyWithHashes({ isDevelopment: false, componentSources, connectTo }, hashes),
    letReadersFirst: async () => {
      await nextTurn();
      await site.queue.whenIdle();
    },
    logger: app.log,
  });
  const everyMs = connectTo.length === 0 ? RENEW_MS : RENEW_FROM_ELSEWHERE_MS;
  const timer = setInterval(() => void prerender.renew(), everyMs);
  timer.unref();
  let isListening = false;
  const unsubscribe = onSiteChange(site.bus, () => {
    if (isListening) void prerender.refresh();
  });
  app.addHook("onListen", (done) => {
    isListening = true;
    void prerender.refresh();
    done();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    unsubscribe();
    prerender.stop();
  });
  return prerender;
}
