// Which features are on, as this server knows it: read at most every few seconds, anew after a change
// on any server, and from memory while the database does not answer.
import type { Pool } from "@parley/database/pool";
import { listFeatureFlags } from "@parley/database/queries/site/feature-flag";
import { DEFAULT_FLAGS, readFlagStates, type FlagStates } from "@parley/domain/site/feature-flag";
import type { Bus } from "@parley/platform/bus/bus";
import type { Clock } from "@parley/platform/clock";
import { onSiteChange } from "./site-topic.ts";
import { createTimedValue } from "./timed-value.ts";

const MAX_AGE_MS = 5_000;

export interface FeatureFlags {
  /** Never fails: the last known ones, or the defaults. */
  read(): Promise<FlagStates>;
  stop(): void;
}

export interface FeatureFlagParts {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

export function createFeatureFlags(parts: FeatureFlagParts): FeatureFlags {
  const { pool, bus, clock, onFailure } = parts;
  let known: FlagStates = DEFAULT_FLAGS;
  const value = createTimedValue({
    async load() {
      const stored = await listFeatureFlags(pool);
      return readFlagStates(Object.fromEntries(stored.map((flag) => [flag.name, flag.isEnabled])));
    },
    maxAgeMs: MAX_AGE_MS,
    clock,
  });
  const stop = onSiteChange(bus, () => value.forget());
  return {
    async read() {
      try {
        known = await value.read();
      } catch (error) {
        onFailure(error);
      }
      return known;
    },
    stop,
  };
}
