/** What the typed amount comes to, asked for when typing pauses. The code that asks is loaded then. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { expressQuote } from "@parley/contract/endpoints/market/express";
import { useData } from "../../shared/data/use-data.ts";
import { DEFAULT_POLL_MS } from "../../shell/live/polling.ts";
import type { Wish } from "./main-markets.ts";

export type Quote = EndpointReply<typeof expressQuote>;

const PAUSE_MS = 300;

/** Null while there is no answer; the page of Express says what went wrong. */
export function useQuote(wish: Wish): Quote | null {
  const isAsked = Number(wish.amount) > 0;
  const { data } = useData<Quote>({
    key: isAsked ? JSON.stringify(wish) : null,
    read: async () => {
      const later = await import("./fetch-prices.ts").catch(() => null);
      return later === null ? { ok: false, message: "" } : later.fetchQuote(wish);
    },
    delayMs: PAUSE_MS,
    everyMs: DEFAULT_POLL_MS,
  });
  return isAsked ? data : null;
}
