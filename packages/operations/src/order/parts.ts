// What the use cases of orders are made of.
import type { Engine } from "../engine/engine.ts";
import type { MarketParts } from "../offer/market-facts.ts";
import type { ConfirmParts } from "../security/confirm-change.ts";

export interface OrderParts extends ConfirmParts {
  readonly engine: Engine;
  readonly market: MarketParts;
  /** Hears of what failed while nobody waited for it. */
  readonly onFailure: (error: unknown) => void;
}
