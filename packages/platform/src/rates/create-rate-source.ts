// Chooses the source of reference prices.
import type { Clock } from "../clock.ts";
import { createLiveRates } from "./live-rates.ts";
import { createLocalRates } from "./local-rates.ts";
import { createPublicProviders } from "./providers/public-providers.ts";
import type { RateSource } from "./rate-source.ts";

export function createRateSource(kind: "local" | "live", clock: Clock): RateSource {
  const now = () => clock.now();
  return kind === "local"
    ? createLocalRates({ now })
    : createLiveRates({ providers: createPublicProviders(), now });
}
