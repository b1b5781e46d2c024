// The offer index of this server: filled at the start, in step with the outbox until the stop.
import type { Pool } from "@parley/database/pool";
import { listMarketScales } from "@parley/database/queries/market/market";
import { createBookFeed, type BookFeed, type BookFeedParts } from "./book-feed.ts";
import type { BookSide, MarketScales, OfferBook } from "./book-types.ts";
import { createMarketPulse, type MarketPulse } from "./market-pulse.ts";
import { createMemoryBook } from "./memory-book.ts";

export interface OpenedBook extends BookFeed {
  readonly book: OfferBook;
  /** Announces every change of the index. */
  readonly pulse: MarketPulse;
}

export function openBook(
  parts: Omit<BookFeedParts, "book" | "onChange"> & { readonly pool: Pool },
): OpenedBook {
  const scales = new Map<string, MarketScales>();
  const book = createMemoryBook((crypto, fiat) => scales.get(`${crypto} ${fiat}`) ?? null);
  const pulse = createMarketPulse(parts.ids);
  const onChange = (changed: readonly BookSide[]) => {
    const sides = new Map(changed.map((side) => [sideName(side), side]));
    for (const { crypto, fiat, side } of sides.values()) pulse.touch({ crypto, fiat }, side);
  };
  const feed = createBookFeed({ ...parts, book, onChange });
  return {
    book,
    pulse,
    async start() {
      for (const { crypto, fiat, ...market } of await listMarketScales(parts.pool)) {
        scales.set(`${crypto} ${fiat}`, market);
      }
      await feed.start();
    },
    stop: () => feed.stop(),
  };
}

function sideName({ side, crypto, fiat }: BookSide): string {
  return `${side} ${crypto} ${fiat}`;
}
