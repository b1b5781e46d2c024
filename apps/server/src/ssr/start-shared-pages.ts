// Opens the memory of pages, which forgets them when flags or content change.
import type { FindAnonymousPage } from "@parley/contract/web-build";
import { onSiteChange } from "@parley/operations/kernel/site-topic";
import type { Bus } from "@parley/platform/bus/bus";
import type { Clock } from "@parley/platform/clock";
import type { FastifyInstance } from "fastify";
import { policyWithHashes } from "../http/replies/security-headers.ts";
import { createAnonymousPages } from "./anonymous-pages.ts";
import { otherOrigins } from "./other-origins.ts";
import type { Prerender } from "./prerender.ts";
import { renderAnonymous, type RenderParts } from "./render-for-all.ts";
import type { RenderQueue } from "./render-queue.ts";
import { createSharedPages, type SharedPages } from "./shared-pages.ts";

export interface SharedSite extends RenderParts {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly findAnonymousPage: FindAnonymousPage;
  readonly prerender: Prerender;
  readonly queue: RenderQueue;
}

export function startSharedPages(app: FastifyInstance, site: SharedSite): SharedPages {
  const { componentSources, clock, findAnonymousPage, prerender, queue } = site;
  const connectTo = otherOrigins(site.domains);
  const anonymous = createAnonymousPages({
    clock,
    queue,
    render: (page) => renderAnonymous(app, site, page),
    policyFor: (hashes) =>
      policyWithHashes({ isDevelopment: false, componentSources, connectTo }, hashes),
  });
  const unsubscribe = onSiteChange(site.bus, () => anonymous.clear());
  app.addHook("onClose", async () => {
    unsubscribe();
    anonymous.clear();
  });
  return createSharedPages({ findAnonymousPage, anonymous, prerender });
}
