// What the use cases of offers are made of.
import type { Pool } from "@parley/database/pool";
import type { Clock } from "@parley/platform/clock";
import type { IdSource } from "@parley/platform/ids";
import type { Engine } from "@parley/engine/engine";
import type { MarketParts } from "./market-facts.ts";

export interface OfferParts {
  readonly pool: Pool;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly market: MarketParts;
}
