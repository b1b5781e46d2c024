// What the use cases of offers are made of.
import type { Engine } from "@parley/engine/engine";
import type { MarketParts } from "./market-facts.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface OfferParts extends Omit<BaseParts, "vault"> {
  readonly engine: Engine;
  readonly market: MarketParts;
}
