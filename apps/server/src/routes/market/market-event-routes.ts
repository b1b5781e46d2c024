// Live changes of a market, public: GET /api/ctc/market-events.
import { marketEvents } from "@parley/contract/endpoints/site/live-events";
import { HEARTBEAT_MS, MARKET_EVENT_PAUSE_MS } from "@parley/contract/live-events";
import type { MarketPulse } from "@parley/operations/market/index/market-pulse";
import { createRateWatch } from "@parley/operations/market/index/rate-watch";
import { findMarketFacts, type MarketParts } from "@parley/operations/market/offer/market-facts";
import type { Clock } from "@parley/platform/clock";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { safeParse } from "zod/mini";
import type { Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse, sendFailure } from "../../http/replies/failure.ts";
import { describeFields } from "../../http/replies/field-problems.ts";
import { createMarketStreams } from "../../http/streams/market-streams.ts";
import { localeOfRequest } from "../../http/replies/request-locale.ts";

/** What tests set otherwise. */
export interface MarketLiveLimits {
  readonly heartbeatMs: number;
  readonly maxWaitingBytes?: number;
  readonly maxPerAddress: number;
  readonly marketPauseMs: number;
  /** How often the reference rates of followed markets are checked. */
  readonly rateWatchMs: number;
}

const DEFAULT_LIMITS: MarketLiveLimits = {
  heartbeatMs: HEARTBEAT_MS,
  // A browser has one for each visible tab; many users may share an address.
  maxPerAddress: 2_000,
  marketPauseMs: MARKET_EVENT_PAUSE_MS,
  rateWatchMs: 1_000,
};

export interface MarketEventRoutesParts {
  readonly pulse: MarketPulse;
  readonly market: MarketParts;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly limits?: Partial<MarketLiveLimits> | undefined;
}

export function bindMarketEventRoutes(
  app: FastifyInstance,
  parts: MarketEventRoutesParts,
): Binding[] {
  const { pulse, market, clock, logger } = parts;
  const limits = { ...DEFAULT_LIMITS, ...parts.limits };
  const { heartbeatMs, maxWaitingBytes, maxPerAddress, marketPauseMs: pauseMs } = limits;
  const options = { pulse, clock, heartbeatMs, pauseMs, maxPerAddress, maxWaitingBytes };
  const streams = createMarketStreams(options);
  const watch = createRateWatch({
    market,
    pulse,
    everyMs: limits.rateWatchMs,
    onFailure: (error) => logger.warn({ err: error }, "the rates of markets cannot be read"),
  });
  app.addHook("onReady", async () => watch.start());
  // Before the server waits for what is under way, which these streams would be for ever.
  app.addHook("preClose", async () => {
    watch.stop();
    streams.stop();
  });
  return [
    {
      endpoint: marketEvents,
      async answer(request, reply) {
        const parsed = safeParse(marketEvents.request.query, request.query);
        if (!parsed.success) {
          const fields = describeFields(
            parsed.error.issues,
            request.query,
            localeOfRequest(request),
          );
          return sendFailure(request, reply, refuse("badInput", { fields }));
        }
        const { crypto, fiat, lastEventId } = parsed.data;
        const facts = await findMarketFacts(market, crypto, fiat);
        if (facts === null) return sendFailure(request, reply, refuse("unknownMarket"));
        watch.see({ crypto, fiat }, facts.rate);
        // A reconnecting browser sends the header, which is newer than the id in the address.
        const given = request.headers["last-event-id"];
        const last = typeof given === "string" && given !== "" ? given : lastEventId;
        return streams.open(request, reply, {
          market: { crypto, fiat },
          lastEventId: last === undefined || last === "" ? null : last,
        });
      },
    },
  ];
}
