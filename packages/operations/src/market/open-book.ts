// The book of this server: filled when the server starts, in step with the outbox until it stops.
import type { Pool } from "@parley/database/pool";
import { createMarketQueries } from "@parley/database/queries/market";
import { createBookFeed, type BookFeed, type BookFeedParts } from "./book-feed.ts";
import type { MarketScales, OfferBook } from "./book-types.ts";
import { createMemoryBook } from "./memory-book.ts";

export function openBook(
  parts: Omit<BookFeedParts, "book"> & { readonly pool: Pool },
): { readonly book: OfferBook } & BookFeed {
  const scales = new Map<string, MarketScales>();
  const book = createMemoryBook((crypto, fiat) => scales.get(`${crypto} ${fiat}`) ?? null);
  const feed = createBookFeed({ ...parts, book });
  return {
    book,
    async start() {
      for (const { crypto, fiat, ...market } of await createMarketQueries(
        parts.pool,
      ).listMarketScales()) {
        scales.set(`${crypto} ${fiat}`, market);
      }
      await feed.start();
    },
    stop: () => feed.stop(),
  };
}
