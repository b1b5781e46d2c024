// The best prices of many markets, as the home page shows them. They are read from the offer index
// alone and cached for a moment, so that many readers cost no more than one.
import type { TakerSide } from "@parley/domain/trade/quote";
import { findMarketFacts, type MarketFacts } from "../offer/market-facts.ts";
import { createTimedValue, type TimedValue } from "../../kernel/timed-value.ts";
import type { MarketReadParts } from "./parts.ts";

export interface BestPrice {
  /** Units of the market's last price decimal. */
  readonly price: bigint;
  readonly offers: number;
  /** There are more than `offers`. */
  readonly isCapped: boolean;
}

export interface MarketGlance {
  readonly facts: MarketFacts;
  /** For buyers of coins; null when there is no sell offer. */
  readonly buy: BestPrice | null;
  readonly sell: BestPrice | null;
}

export interface BestPrices {
  /** Of markets that are open, in the order in which the coins are listed. */
  read(fiat: string): Promise<readonly MarketGlance[]>;
}

const MAX_AGE_MS = 2_000;

export function createBestPrices(parts: Omit<MarketReadParts, "pool">): BestPrices {
  const { market, clock } = parts;
  const kept = new Map<string, TimedValue<readonly MarketGlance[]>>();
  return {
    async read(fiat) {
      const { currencies } = await market.tradables.read();
      if (!currencies.some(({ code }) => code === fiat)) return [];
      let glances = kept.get(fiat);
      if (glances === undefined) {
        glances = createTimedValue({
          load: () => glanceAt(parts, fiat),
          maxAgeMs: MAX_AGE_MS,
          clock,
        });
        kept.set(fiat, glances);
      }
      return glances.read();
    },
  };
}

async function glanceAt(
  parts: Omit<MarketReadParts, "pool">,
  fiat: string,
): Promise<readonly MarketGlance[]> {
  const { markets } = await parts.market.tradables.read();
  const glances = await Promise.all(
    markets
      .filter((market) => market.fiat === fiat)
      .map(async ({ crypto }) => {
        const facts = await findMarketFacts(parts.market, crypto, fiat);
        if (facts === null) return null;
        return { facts, buy: bestOf(parts, facts, "buy"), sell: bestOf(parts, facts, "sell") };
      }),
  );
  return glances.filter((glance) => glance !== null);
}

function bestOf(
  { offerIndex, clock }: Omit<MarketReadParts, "pool">,
  facts: MarketFacts,
  side: TakerSide,
): BestPrice | null {
  const { offers, total, isCapped } = offerIndex.ask({
    ...facts,
    side: side === "buy" ? "sell" : "buy",
    now: clock.now(),
    sort: "price",
    offset: 0,
    limit: 1,
  });
  const [best] = offers;
  return best === undefined ? null : { price: best.price, offers: total, isCapped };
}
