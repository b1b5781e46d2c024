// The built website: its pages, rendered in a thread of their own, and what its addresses mean.
import type { AddressBuild, FindAnonymousPage, PageHandler } from "@parley/contract/web-build";
import type { FastifyBaseLogger } from "fastify";
import { startRenderThread } from "./render-thread.ts";

const BUILD = new URL("../../../../web/build/server/", import.meta.url);

export interface Website {
  readonly handlePage: PageHandler;
  readonly findAnonymousPage: FindAnonymousPage;
}

export interface StartedWebsite {
  /** Ends when pages can be rendered; rejects where `apps/web/build` cannot be loaded. */
  load(): Promise<Website>;
  stop(): Promise<void>;
}

/** Its thread loads the build while the server goes on with its start. */
export function startWebsite(logger: Pick<FastifyBaseLogger, "error">): StartedWebsite {
  const thread = startRenderThread({ build: new URL("index.js", BUILD), logger });
  return {
    async load() {
      const file = new URL("addresses.js", BUILD);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this checkout has this form, or the start fails at once.
      const { findAnonymousPage } = (await import(file.href)) as AddressBuild;
      await thread.ready;
      return { handlePage: thread.handlePage, findAnonymousPage };
    },
    stop: () => thread.stop(),
  };
}
