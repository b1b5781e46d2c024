// News as they happen: the stream of a user's events.
import { liveEvents } from "@parley/contract/endpoints/site/live-events";
import { HEARTBEAT_MS } from "@parley/contract/live-events";
import type { Pool } from "@parley/database/pool";
import { createLiveFeed } from "@parley/operations/messaging/events/live-feed";
import type { Bus } from "@parley/platform/bus/bus";
import type { Clock } from "@parley/platform/clock";
import type { IdSource } from "@parley/platform/ids";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import { safeParse } from "zod/mini";
import type { Binding } from "../../http/binding/endpoint-binding.ts";
import { createLiveStreams } from "../../http/streams/live-streams.ts";

/** What tests set otherwise. */
export interface LiveLimits {
  readonly heartbeatMs: number;
  /** How often the outbox is polled without a wake-up. */
  readonly pollMs: number;
  readonly maxPerUser: number;
  readonly maxWaitingBytes?: number;
}

const DEFAULT_LIMITS: LiveLimits = {
  heartbeatMs: HEARTBEAT_MS,
  pollMs: 1_000,
  // A browser has one for all its tabs.
  maxPerUser: 12,
};

export interface EventRoutesParts {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly limits?: Partial<LiveLimits> | undefined;
}

export function bindEventRoutes(app: FastifyInstance, parts: EventRoutesParts): Binding[] {
  const { pool, bus, ids, clock, logger } = parts;
  const { pollMs, ...limits } = { ...DEFAULT_LIMITS, ...parts.limits };
  const onFailure = (error: unknown) =>
    logger.warn({ err: error }, "the outbox cannot be read; live events wait");
  const feed = createLiveFeed({ pool, bus, ids, clock, pollMs, onFailure });
  const streams = createLiveStreams({ pool, clock, feed, logger, ...limits });
  // Before the server waits for what is under way, which these streams would be for ever.
  app.addHook("preClose", async () => {
    streams.stop();
    await feed.stop();
  });
  return [
    {
      endpoint: liveEvents,
      async answer(request, reply) {
        const { session } = request;
        if (session === null) throw new Error("a stream was opened without the session it needs");
        return streams.open(request, reply, { session, lastEventId: lastEventIdOf(request) });
      },
    },
  ];
}

/** A reconnecting browser sends the header, which is newer than the id in the address. */
function lastEventIdOf({ headers, query }: FastifyRequest): string | null {
  const given = headers["last-event-id"];
  if (typeof given === "string" && given !== "") return given;
  return safeParse(liveEvents.request.query, query).data?.lastEventId || null;
}
