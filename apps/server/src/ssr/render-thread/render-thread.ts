// Pages are rendered in a thread of their own, so that orders and calls do not wait while a page is. The
// server's thread does what needs the server: it answers the pages' calls, compresses and sends. A thread
// that has ended is replaced; the pages it was rendering are refused as by a busy server. Decision 65.
import type { PageHandler } from "@parley/contract/web-build";
import type { FastifyBaseLogger } from "fastify";
import { setTimeout as delay } from "node:timers/promises";
import { openThread, ThreadEnded, type OneThread, type ThreadTimes } from "./one-thread.ts";

export interface RenderThread {
  readonly handlePage: PageHandler;
  /** Resolves when pages can be rendered; rejects where the website's build cannot be loaded. */
  readonly ready: Promise<void>;
  /** Lets pages under way finish for some time. */
  stop(): Promise<void>;
}

export interface RenderThreadTimes extends ThreadTimes {
  /** Between two threads of which the first could not load the build. */
  readonly retryMs: number;
  /** For pages under way when the server stops. */
  readonly stopMs: number;
}

export interface RenderThreadParts {
  /** The website's build. */
  readonly build: URL;
  readonly logger: Pick<FastifyBaseLogger, "error">;
  readonly times?: Partial<RenderThreadTimes>;
}

const TIMES: RenderThreadTimes = {
  // More than two calls of a page may take, one after the other.
  pageMs: 30_000,
  answerMs: 5_000,
  retryMs: 1_000,
  stopMs: 2_000,
};

export function startRenderThread({ build, logger, times = {} }: RenderThreadParts): RenderThread {
  const limits = { ...TIMES, ...times };
  let lastPage = 0;
  let isStopping = false;
  /** Null: it could not be started a moment ago. */
  let current: OneThread | null = null;
  let retry: NodeJS.Timeout | undefined;

  function open(): OneThread {
    let wasReady = false;
    const thread = openThread({
      build,
      times: limits,
      nextPage: () => (lastPage += 1),
      reportError: (error) => logger.error({ err: error }, "page failed after its end"),
      onEnd: (reason) => {
        if (isStopping) return;
        logger.error({ err: reason }, "the thread of pages ended");
        current = null;
        if (wasReady) current = open();
        else retry = setTimeout(() => (current = open()), limits.retryMs).unref();
      },
    });
    thread.ready.then(
      () => (wasReady = true),
      () => {},
    );
    return thread;
  }

  current = open();
  const { ready } = current;
  return {
    ready,
    handlePage: (page) =>
      current?.render(page) ?? Promise.reject(new ThreadEnded("there is no thread of pages")),
    async stop() {
      isStopping = true;
      clearTimeout(retry);
      const last = current;
      if (last === null) return;
      await Promise.race([last.whenIdle(), delay(limits.stopMs, undefined, { ref: false })]);
      current = null;
      await last.end();
    },
  };
}
