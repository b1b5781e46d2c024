// What reading the market is made of.
import type { TradeTiers } from "@parley/domain/trade/open-limits";
import type { MarketParts } from "../offer/market-facts.ts";
import type { TimedValue } from "../../kernel/timed-value.ts";
import type { OfferIndex } from "../index/index-types.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface MarketReadParts extends Pick<BaseParts, "pool" | "clock"> {
  readonly market: MarketParts;
  readonly offerIndex: OfferIndex;
  /** What account groups may have open. */
  readonly tiers: TimedValue<TradeTiers>;
}
