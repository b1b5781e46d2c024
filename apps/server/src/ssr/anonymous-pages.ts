// Pages for readers without a session, rendered once for all that ask within a second and kept in
// bounded memory. What a reader sends beside the address and the app state takes no part: the page is
// rendered for a request without it (`render-for-all.ts`).
import type { AnonymousPage } from "@parley/contract/web-build";
import type { Clock } from "@parley/platform/clock";
import { LRUCache } from "lru-cache";
import { hashInlineScripts } from "./inline-scripts.ts";
import type { AnonymousRendering } from "./render-for-all.ts";
import type { RenderQueue } from "./render-queue.ts";
import { QUICKLY, storeReply, type StoredReply } from "./stored-reply.ts";

/** Prices are on these pages. */
const MAX_AGE_MS = 1_000;
/** Some hundred pages with their compressed forms; the least recently asked for make room. */
const MAX_BYTES = 32 * 1_024 * 1_024;

export interface AnonymousParts {
  readonly clock: Clock;
  readonly render: (page: AnonymousPage) => Promise<AnonymousRendering>;
  readonly queue: RenderQueue;
  /** The content security policy of a page with these inline scripts. */
  readonly policyFor: (scriptHashes: readonly string[]) => string;
  readonly maxBytes?: number;
}

export interface AnonymousPages {
  /** Null: not in memory, or not fresh any more. */
  find(page: AnonymousPage): StoredReply | null;
  /**
   * Renders it, once for all that ask meanwhile, when it is the reader's turn. A page that is an error or
   * lacks something goes to those who wait for it, and is not kept. Rejects with `TooBusy`.
   */
  render(page: AnonymousPage, reader: string): Promise<StoredReply>;
  /** True: a request for it waits with others. */
  isRendering(page: AnonymousPage): boolean;
  /** After a change of what pages show: no reader gets one from before it. */
  clear(): void;
  /** Bytes in memory. */
  size(): number;
}

interface Kept {
  readonly reply: StoredReply;
  /** When its rendering began. */
  readonly at: number;
}

interface Rendering {
  readonly reply: Promise<StoredReply>;
  /** `begunAt` is null while it waits for its turn. */
  readonly state: { begunAt: number | null; waiting: number };
}

export function createAnonymousPages(parts: AnonymousParts): AnonymousPages {
  const { clock, queue, maxBytes = MAX_BYTES } = parts;
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ reply }) => reply.size(),
  });
  let renderings = new Map<string, Rendering>();

  function isFresh(begunAt: number): boolean {
    const age = clock.now() - begunAt;
    // A negative age means that the clock was set back.
    return age >= 0 && age < MAX_AGE_MS;
  }

  function findRunning(page: AnonymousPage): Rendering | null {
    const running = renderings.get(keyOf(page));
    if (running === undefined) return null;
    const { begunAt } = running.state;
    return begunAt === null || isFresh(begunAt) ? running : null;
  }

  function start(page: AnonymousPage, reader: string): Rendering {
    const key = keyOf(page);
    const current = renderings;
    const state: Rendering["state"] = { begunAt: null, waiting: 0 };
    // Counted again with each encoding.
    const keep = (reply: StoredReply) => {
      const { begunAt: at } = state;
      if (current === renderings && at !== null) kept.set(key, { reply, at });
    };
    const reply = queue.run({ reader, countWaiting: () => state.waiting }, () => {
      state.begunAt = clock.now();
      return renderOne(parts, page, (grown) => {
        if (kept.peek(key)?.reply === grown) keep(grown);
      });
    });
    const rendering = { reply, state };
    current.set(key, rendering);
    const end = () => {
      if (current.get(key) === rendering) current.delete(key);
    };
    const keepIt = (made: StoredReply) => {
      end();
      if (made.tag !== null) keep(made);
    };
    // Those who wait for it handle its failure.
    reply.then(keepIt, end);
    return rendering;
  }

  return {
    find(page) {
      const found = kept.get(keyOf(page));
      return found !== undefined && isFresh(found.at) ? found.reply : null;
    },
    render(page, reader) {
      const { reply, state } = findRunning(page) ?? start(page, reader);
      state.waiting += 1;
      return reply;
    },
    isRendering: (page) => findRunning(page) !== null,
    clear() {
      kept.clear();
      renderings = new Map();
    },
    size: () => kept.calculatedSize,
  };
}

function keyOf({ address, userAgent }: AnonymousPage): string {
  return `${address} ${userAgent}`;
}

/**
 * A login shows another page at the same address: a browser asks each time, and no shared cache
 * keeps it.
 */
const FOR_ANONYMOUS = { "cache-control": "private, no-cache", vary: "accept-encoding, cookie" };
const FOR_NOW = { "cache-control": "no-store" };
/** These belong to one answer, or are set here. */
const NOT_SHARED = new Set(["set-cookie", "cache-control", "vary", "etag", "content-length"]);

async function renderOne(
  { render, policyFor }: AnonymousParts,
  page: AnonymousPage,
  onGrown: (reply: StoredReply) => void,
): Promise<StoredReply> {
  const { status, headers, body, isComplete } = await render(page);
  const reply: StoredReply = storeReply({
    text: body,
    status,
    isForNow: !isComplete,
    headers: {
      ...Object.fromEntries([...headers].filter(([name]) => !NOT_SHARED.has(name))),
      ...(isComplete ? FOR_ANONYMOUS : FOR_NOW),
      "content-security-policy": policyFor(hashInlineScripts(body)),
    },
    effort: QUICKLY,
    onGrown: () => onGrown(reply),
  });
  return reply;
}
