// Pages for readers without a session, rendered once for all that ask within a second and kept in
// bounded memory. What a reader sends beside the address and the app state takes no part: the page is
// rendered for a request without it (`render-for-all.ts`).
import type { AnonymousPage } from "@parley/contract/web-build";
import type { Clock } from "@parley/platform/clock";
import { LRUCache } from "lru-cache";
import { hashInlineScripts } from "./inline-scripts.ts";
import type { AnonymousRendering } from "./render-for-all.ts";
import { QUICKLY, storeReply, type StoredReply } from "./stored-reply.ts";

/** Prices are on these pages. */
const MAX_AGE_MS = 1_000;
/** Some hundred pages with their compressed forms; the least recently asked for make room. */
const MAX_BYTES = 32 * 1_024 * 1_024;

export interface AnonymousParts {
  readonly clock: Clock;
  readonly render: (page: AnonymousPage) => Promise<AnonymousRendering>;
  /** The content security policy of a page with these inline scripts. */
  readonly policyFor: (scriptHashes: readonly string[]) => string;
  readonly maxBytes?: number;
}

export interface AnonymousPages {
  /** Null: not in memory, or not fresh any more. */
  find(page: AnonymousPage): StoredReply | null;
  /**
   * Renders it, once for all that ask meanwhile. A page that is an error or lacks something goes to
   * those who wait for it, and is not kept.
   */
  render(page: AnonymousPage): Promise<StoredReply>;
  /** True: a request for it waits for a rendering that has begun. */
  isRendering(page: AnonymousPage): boolean;
  /** After a change of what pages show: no reader gets one from before it. */
  clear(): void;
  /** Bytes in memory. */
  size(): number;
}

interface Kept<Value> {
  readonly value: Value;
  /** When its rendering began. */
  readonly at: number;
}

export function createAnonymousPages(parts: AnonymousParts): AnonymousPages {
  const { clock, maxBytes = MAX_BYTES } = parts;
  const kept = new LRUCache<string, Kept<StoredReply>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => value.size(),
  });
  let renderings = new Map<string, Kept<Promise<StoredReply>>>();

  function isFresh({ at }: Kept<unknown>): boolean {
    const age = clock.now() - at;
    // A negative age means that the clock was set back.
    return age >= 0 && age < MAX_AGE_MS;
  }

  function findRunning(page: AnonymousPage): Promise<StoredReply> | null {
    const running = renderings.get(keyOf(page));
    return running !== undefined && isFresh(running) ? running.value : null;
  }

  function start(key: string, page: AnonymousPage): Promise<StoredReply> {
    const at = clock.now();
    const current = renderings;
    // Counted again with each encoding.
    const keep = (value: StoredReply) => {
      if (current === renderings) kept.set(key, { value, at });
    };
    const rendering = renderOne(parts, page, (reply) => {
      if (kept.peek(key)?.value === reply) keep(reply);
    });
    const entry = { value: rendering, at };
    current.set(key, entry);
    const end = () => {
      if (current.get(key) === entry) current.delete(key);
    };
    const keepIt = (reply: StoredReply) => {
      end();
      if (reply.tag !== null) keep(reply);
    };
    // Those who wait for it handle its failure.
    rendering.then(keepIt, end);
    return rendering;
  }

  return {
    find(page) {
      const found = kept.get(keyOf(page));
      return found !== undefined && isFresh(found) ? found.value : null;
    },
    render: (page) => findRunning(page) ?? start(keyOf(page), page),
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
