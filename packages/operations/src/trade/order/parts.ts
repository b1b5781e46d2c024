// What the use cases of orders are made of.
import type { Pool } from "@parley/database/pool";
import type { TradeTiers } from "@parley/domain/trade/open-limits";
import type { Engine } from "@parley/engine/engine";
import type { MarketParts } from "../../market/offer/market-facts.ts";
import type { TimedValue } from "../../kernel/timed-value.ts";
import type { ConfirmParts } from "../../identity/security/confirm-change.ts";

export interface OrderParts extends ConfirmParts {
  readonly engine: Engine;
  /** For what is looked up by its key. */
  readonly lookups: Pool;
  readonly market: MarketParts;
  /** What account groups may have open. */
  readonly tiers: TimedValue<TradeTiers>;
  /** Called for failures of background work. */
  readonly onFailure: (error: unknown) => void;
}
