// One thread that renders pages, as the server sees it: the pages under way, and their calls to the server's
// routes. A call is answered by the `fetch` of the page that it names, and only while that page is under
// way, so that no page gets what another one's reader may see.
import type { TransportAnswer } from "@parley/contract/client";
import type { PageRequest, PageResponse } from "@parley/contract/web-build";
import { LRUCache } from "lru-cache";
import { Worker } from "node:worker_threads";
import { TooBusy } from "../render-queue.ts";
import {
  toSentAnswer,
  type AnswerToCall,
  type FromRenderer,
  type RendererData,
  type SentAnswer,
  type SentCall,
  type SentPage,
  type SentResponse,
  type ToRenderer,
} from "./protocol.ts";

const RENDERER = new URL("renderer.ts", import.meta.url);
/** Answers for many pages that the thread keeps. */
const MAX_SHARED = 50;

export interface ThreadTimes {
  /** A page that takes longer fails. */
  readonly pageMs: number;
  /** A thread that does not answer for so long then is replaced. */
  readonly answerMs: number;
}

export interface ThreadParts {
  readonly build: URL;
  readonly times: ThreadTimes;
  /** Gives a number that no page had. */
  readonly nextPage: () => number;
  /** Of a page that has ended. */
  readonly reportError: (error: unknown) => void;
  /** Called once, when the thread has ended by itself or was stuck. */
  readonly onEnd: (reason: unknown) => void;
}

export interface OneThread {
  /** Resolves when the build is loaded; rejects with the reason why the thread ended before. */
  readonly ready: Promise<void>;
  render(page: PageRequest): Promise<PageResponse>;
  /** Ends when no page is under way. */
  whenIdle(): Promise<void>;
  end(): Promise<void>;
}

/** For pages that were under way when their thread ended. They can be asked for again. */
export class ThreadEnded extends TooBusy {}
export class PageOverdue extends TooBusy {}

interface PageUnderWay {
  readonly request: PageRequest;
  readonly response: PromiseWithResolvers<PageResponse>;
  readonly timer: NodeJS.Timeout;
  readonly onGone: () => void;
}

export function openThread(parts: ThreadParts): OneThread {
  const { times, nextPage, reportError, onEnd } = parts;
  const data: RendererData = { build: parts.build.href };
  const worker = new Worker(RENDERER, { workerData: data, name: "pages" });
  const pages = new Map<number, PageUnderWay>();
  const ready = Promise.withResolvers<void>();
  // It may end before anything waits for it.
  ready.promise.catch(() => {});
  let idle = Promise.withResolvers<void>();
  let hasEnded = false;
  let stuck: NodeJS.Timeout | undefined;
  const post = (message: ToRenderer) => worker.postMessage(message, []);
  const shared = new LRUCache<string, TransportAnswer>({
    max: MAX_SHARED,
    dispose: (_answer, name, why) => {
      if (why === "evict") post({ kind: "forget", name });
    },
  });

  /** The page is not under way any more: what is still said about it is not listened to. */
  function finish(page: number): PageUnderWay | null {
    const found = pages.get(page);
    if (found === undefined) return null;
    pages.delete(page);
    clearTimeout(found.timer);
    found.request.request.signal.removeEventListener("abort", found.onGone);
    if (pages.size === 0) {
      idle.resolve();
      idle = Promise.withResolvers();
    }
    return found;
  }

  function endBy(reason: unknown): void {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(stuck);
    ready.reject(reason);
    for (const page of pages.keys()) {
      finish(page)?.response.reject(
        new ThreadEnded("the thread of pages ended", { cause: reason }),
      );
    }
    onEnd(reason);
  }

  function giveUp(page: number): void {
    post({ kind: "gone", page });
    const overdue = new PageOverdue("the page took too long");
    const found = finish(page);
    found?.request.reportError(overdue);
    found?.response.reject(overdue);
    stuck ??= setTimeout(() => {
      endBy(new Error("the thread of pages is stuck"));
      void worker.terminate();
    }, times.answerMs);
    post({ kind: "ask" });
  }

  async function answerCall(page: number, call: number, sent: SentCall): Promise<void> {
    const found = pages.get(page);
    if (found === undefined) return;
    const { request } = found;
    const fail = (error: unknown) => {
      if (!pages.has(page)) return;
      post({ kind: "answer", page, call, answer: { kind: "failed", reason: String(error) } });
    };
    let answer: TransportAnswer;
    let copied: SentAnswer;
    try {
      answer = await request.fetch(sent.url, toInit(sent));
      copied = await toSentAnswer(answer);
    } catch (error) {
      return fail(error);
    }
    // Its page may have ended meanwhile, or the thread.
    if (!pages.has(page)) return;
    try {
      post({ kind: "answer", page, call, answer: nameShared(sent.url, answer, copied) });
      if (answer.isShared === true) shared.set(sent.url, answer);
    } catch (error) {
      // A reply that is no plain value.
      request.reportError(error);
      fail(error);
    }
  }

  function nameShared(name: string, answer: TransportAnswer, copied: SentAnswer): AnswerToCall {
    if (answer.isShared !== true) return { kind: "own", answer: copied };
    const isKnown = shared.get(name) === answer;
    return isKnown ? { kind: "known", name } : { kind: "shared", name, answer: copied };
  }

  function listen(message: FromRenderer): void {
    clearTimeout(stuck);
    stuck = undefined;
    switch (message.kind) {
      case "ready":
        return ready.resolve();
      case "here":
        return;
      case "call":
        return void answerCall(message.page, message.call, message.sent);
      case "rendered":
        return finish(message.page)?.response.resolve(toResponse(message.response));
      case "failed":
        return finish(message.page)?.response.reject(message.error);
      case "error":
        return (pages.get(message.page)?.request.reportError ?? reportError)(message.error);
      case "call failed":
        return pages.get(message.page)?.request.onCallFailed?.();
      case "prerendered":
        return pages.get(message.page)?.request.onPrerendered?.(message.data);
    }
  }

  worker.on("message", listen);
  worker.on("messageerror", (error) => endBy(error));
  worker.on("error", (error) => endBy(error));
  worker.on("exit", (code) => endBy(new Error(`the thread of pages ended with ${code}`)));

  return {
    ready: ready.promise,
    render(request) {
      if (hasEnded) return Promise.reject(new ThreadEnded("the thread of pages has ended"));
      const page = nextPage();
      const response = Promise.withResolvers<PageResponse>();
      const onGone = () => post({ kind: "gone", page });
      const timer = setTimeout(() => giveUp(page), times.pageMs);
      pages.set(page, { request, response, timer, onGone });
      post({ kind: "render", page, sent: toSentPage(request) });
      const { signal } = request.request;
      if (signal.aborted) onGone();
      else signal.addEventListener("abort", onGone, { once: true });
      return response.promise;
    },
    async whenIdle() {
      if (pages.size > 0) await idle.promise;
    },
    async end() {
      endBy(new Error("the server stops"));
      await worker.terminate();
    },
  };
}

function toSentPage(page: PageRequest): SentPage {
  const { request, nonce, publicUrl, buildId, domains, componentSources, commandKey } = page;
  return {
    url: request.url,
    method: request.method,
    headers: [...request.headers],
    publicUrl,
    buildId,
    componentSources,
    commandKey,
    ...(nonce === undefined ? {} : { nonce }),
    ...(domains === undefined ? {} : { domains }),
    isPrerendered: page.onPrerendered !== undefined,
    reportsFailedCalls: page.onCallFailed !== undefined,
  };
}

function toInit({ method, headers, body }: SentCall): RequestInit {
  return { method, headers: Object.fromEntries(headers), ...(body === undefined ? {} : { body }) };
}

function toResponse({ status, headers: sent, html, body }: SentResponse): PageResponse {
  const headers = new Headers();
  for (const [name, value] of sent) headers.append(name, value);
  const init = { status, headers };
  // A document's text stays beside the response, as the website gives it.
  if (html !== undefined) {
    return Object.assign(new Response(null, init), { html, text: () => Promise.resolve(html) });
  }
  // Some statuses have no body.
  return new Response(body === undefined || body.byteLength === 0 ? null : body, init);
}
