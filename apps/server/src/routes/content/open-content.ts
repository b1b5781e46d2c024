// Opens the library of articles and announcements for a server.
import type { Pool } from "@parley/database/pool";
import type { TradeTiers } from "@parley/domain/trade/open-limits";
import type { FeatureFlags } from "@parley/operations/kernel/feature-flags";
import type { TimedValue } from "@parley/operations/kernel/timed-value";
import type { MarketParts } from "@parley/operations/market/offer/market-facts";
import { readSeed, type SeedText } from "@parley/phrases/content/seed";
import type { Bus } from "@parley/platform/bus/bus";
import type { Clock } from "@parley/platform/clock";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { createContentLibrary, type ContentLibrary } from "./content-library.ts";
import { readFigures } from "./read-figures.ts";

export interface ContentParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly surfaces: { readonly bus: Bus };
  readonly logger: FastifyBaseLogger;
}

export interface SharedWithContent {
  readonly market: MarketParts;
  readonly tiers: TimedValue<TradeTiers>;
  readonly flags: FeatureFlags;
}

/** Read once a process: it is part of the build. */
let shipped: readonly SeedText[] | null = null;

export function openContent(
  app: FastifyInstance,
  { pool, clock, surfaces: { bus }, logger }: ContentParts,
  { market, tiers, flags }: SharedWithContent,
): ContentLibrary {
  const figures = { pool, tradables: market.tradables, tiers };
  const library = createContentLibrary({
    pool,
    bus,
    clock,
    seed: (shipped ??= readSeed()),
    readFigures: () => readFigures(figures),
    readFlags: () => flags.read(),
    onFailure: (error) => logger.error({ err: error }, "the content could not be read"),
  });
  app.addHook("onClose", async () => library.stop());
  return library;
}
