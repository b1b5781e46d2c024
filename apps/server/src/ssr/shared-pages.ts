// The pages in memory, by the request of a reader: prerendered ones for all, and those for readers
// without a session.
import { APP_MARKER, type AnonymousPage, type FindAnonymousPage } from "@parley/contract/web-build";
import { LRUCache } from "lru-cache";
import type { IncomingHttpHeaders } from "node:http";
import { isAnonymous } from "../http/access/anonymous-request.ts";
import type { AnonymousPages } from "./anonymous-pages.ts";
import type { Prerender } from "./prerender.ts";
import { TooBusy } from "./render-queue.ts";
import type { StoredReply } from "./stored-reply.ts";

export interface PageQuestion {
  /** Path and query as they were sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** Of a request that may begin a rendering. */
export interface RenderRequest {
  /** Under what its turn comes. */
  readonly reader: string;
  /** Whether it may, by the address that the page has for all readers. */
  readonly mayRender: (address: string) => boolean;
}

export interface SharedPages {
  /** A page that can be sent at once. */
  find(question: PageQuestion): StoredReply | null;
  /**
   * The same, rendered if need be and if it may be. Null: the page is rendered for this request. Rejects
   * with `TooBusy`.
   */
  take(question: PageQuestion, rendering: RenderRequest): Promise<StoredReply | null>;
  /** The payload of a prerendered page. */
  takePayload(path: string): Promise<StoredReply | null>;
}

export interface SharedParts {
  readonly findAnonymousPage: FindAnonymousPage;
  readonly anonymous: AnonymousPages;
  readonly prerender: Prerender;
}

/** Addresses whose meaning is remembered, and how long they may be. */
const MAX_ADDRESSES = 2_000;
const MAX_ADDRESS_LENGTH = 300;

export function createSharedPages(parts: SharedParts): SharedPages {
  const { anonymous, prerender } = parts;
  const describe = rememberDescribed(parts.findAnonymousPage);

  function findDescribed(page: AnonymousPage, question: PageQuestion): StoredReply | null {
    const forAll = isForAll(page, question) ? prerender.findReady(page.address) : null;
    if (forAll !== null) return forAll.page;
    return isAnonymous(question.headers) ? anonymous.find(page) : null;
  }

  return {
    find(question) {
      const { url, headers } = question;
      const page = describe(url, headers["user-agent"] ?? "");
      return page === null ? null : findDescribed(page, question);
    },

    async take(question, { reader, mayRender }) {
      const { url, headers } = question;
      const page = describe(url, headers["user-agent"] ?? "");
      if (page === null) return null;
      const ready = findDescribed(page, question);
      if (ready !== null) return ready;
      const forAll = isForAll(page, question) ? await prerender.find(page.address) : null;
      if (forAll !== null) return forAll.page;
      if (!isAnonymous(headers)) return null;
      if (!anonymous.isRendering(page) && !mayRender(page.address)) return null;
      // After a failure each of those who waited has a rendering of its own.
      const reply = await anonymous.render(page, reader).catch((error: unknown) => {
        if (error instanceof TooBusy) throw error;
        return null;
      });
      // An error shows the address that was asked for.
      return reply === null || (reply.status !== 200 && url !== page.address) ? null : reply;
    },

    async takePayload(path) {
      return (await prerender.find(path))?.payload ?? null;
    },
  };
}

/** A reader with a session gets the page for all only at its own address. */
function isForAll({ address, userAgent }: AnonymousPage, { url, headers }: PageQuestion): boolean {
  return userAgent === "" && (url === address || isAnonymous(headers));
}

/** What an address means is found out once while it is asked for again and again. */
function rememberDescribed(find: FindAnonymousPage) {
  const known = new LRUCache<string, { readonly page: AnonymousPage | null }>({
    max: MAX_ADDRESSES,
  });
  const describe = (url: string, userAgent: string) => {
    const at = url.indexOf("?");
    const path = at === -1 ? url : url.slice(0, at);
    return find({ path, search: at === -1 ? "" : url.slice(at), userAgent });
  };
  return (url: string, userAgent: string): AnonymousPage | null => {
    // Inside the native app the same address is another page.
    const isInApp = userAgent.includes(APP_MARKER) || url.includes(APP_MARKER);
    if (isInApp || url.length > MAX_ADDRESS_LENGTH) return describe(url, userAgent);
    const found = known.get(url);
    if (found !== undefined) return found.page;
    const page = describe(url, "");
    known.set(url, { page });
    return page;
  };
}
