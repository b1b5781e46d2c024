// What reading the market is made of.
import type { Pool } from "@parley/database/pool";
import type { TradeTiers } from "@parley/domain/trade/open-limits";
import type { Clock } from "@parley/platform/clock";
import type { MarketParts } from "../offer/market-facts.ts";
import type { TimedValue } from "../../kernel/timed-value.ts";
import type { OfferIndex } from "../index/index-types.ts";

export interface MarketReadParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly market: MarketParts;
  readonly offerIndex: OfferIndex;
  /** What account groups may have open. */
  readonly tiers: TimedValue<TradeTiers>;
}
