// The offer index of this server: filled at the start, in step with the outbox until the stop.
import type { Pool } from "@parley/database/pool";
import { listMarketScales } from "@parley/database/queries/market/market";
import { createIndexFeed, type IndexFeed, type IndexFeedParts } from "./index-feed.ts";
import type { IndexSide, MarketScales, OfferIndex } from "./index-types.ts";
import { createMarketPulse, type MarketPulse } from "./market-pulse.ts";
import { createOfferIndex, sideName } from "./offer-index.ts";

export interface OpenedIndex extends IndexFeed {
  readonly offerIndex: OfferIndex;
  /** Announces every change of the index. */
  readonly pulse: MarketPulse;
}

export function openOfferIndex(
  parts: Omit<IndexFeedParts, "offerIndex" | "onChange"> & { readonly pool: Pool },
): OpenedIndex {
  const scales = new Map<string, MarketScales>();
  const offerIndex = createOfferIndex((crypto, fiat) => scales.get(`${crypto} ${fiat}`) ?? null);
  const pulse = createMarketPulse(parts.ids);
  const onChange = (changed: readonly IndexSide[]) => {
    const sides = new Map(changed.map((side) => [sideName(side), side]));
    for (const { crypto, fiat, side } of sides.values()) pulse.touch({ crypto, fiat }, side);
  };
  const feed = createIndexFeed({ ...parts, offerIndex, onChange });
  return {
    offerIndex,
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
