// Live changes of queues for the console: GET /api/admin/events.
import type { Endpoint } from "@parley/contract/endpoint";
import { submitKyc } from "@parley/contract/endpoints/identity/kyc";
import { requestReset } from "@parley/contract/endpoints/identity/security";
import { report } from "@parley/contract/endpoints/market/advertisers";
import {
  closeSupportCase,
  createSupportCase,
  replySupportCase,
} from "@parley/contract/endpoints/site/support";
import { HEARTBEAT_MS } from "@parley/contract/live-events";
import { QUEUE_EVENT_PAUSE_MS } from "@parley/contract/queue-events";
import { staffEvents } from "@parley/contract/endpoints/staff/queues";
import type { Pool } from "@parley/database/pool";
import { createCasePulse, publishCaseChange } from "@parley/operations/staff/queues/case-pulse";
import type { Bus } from "@parley/platform/bus/bus";
import type { Clock } from "@parley/platform/clock";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Binding } from "../../http/binding/endpoint-binding.ts";
import { createStaffStreams } from "../../http/streams/staff-streams.ts";

/** What tests set otherwise. */
export interface StaffLiveLimits {
  readonly heartbeatMs: number;
  readonly queuePauseMs: number;
  /** How often changes are looked for without a wake-up. */
  readonly queuePollMs: number;
  readonly maxPerUser: number;
}

const DEFAULT_LIMITS: StaffLiveLimits = {
  heartbeatMs: HEARTBEAT_MS,
  queuePauseMs: QUEUE_EVENT_PAUSE_MS,
  queuePollMs: 2_000,
  maxPerUser: 12,
};

/** However often it is woken, the reader of changes leaves the database alone for this long. */
const REST_MS = 50;

export interface StaffEventParts {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly limits?: Partial<StaffLiveLimits> | undefined;
}

export function bindStaffEventRoutes(app: FastifyInstance, parts: StaffEventParts): Binding[] {
  const { pool, bus, clock, logger } = parts;
  const limits = { ...DEFAULT_LIMITS, ...parts.limits };
  const { heartbeatMs, queuePauseMs: pauseMs, queuePollMs: pollMs, maxPerUser } = limits;
  const onFailure = (error: unknown) =>
    logger.warn({ err: error }, "changes of queues cannot be read");
  const pulse = createCasePulse({ pool, bus, pollMs, restMs: REST_MS, onFailure });
  const streams = createStaffStreams({
    pool,
    clock,
    pulse,
    logger,
    heartbeatMs,
    pauseMs,
    maxPerUser,
  });
  wakeOthers(app, bus);
  // Before the server waits for what is under way, which these streams would be for ever.
  app.addHook("preClose", async () => {
    streams.stop();
    await pulse.stop();
  });
  return [
    {
      endpoint: staffEvents,
      async answer(request, reply) {
        const { session } = request;
        if (session === null || session.sessionId === null) {
          throw new Error("a stream of staff was opened without the session it needs");
        }
        return streams.open(request, reply, session);
      },
    },
  ];
}

/** Acts of users that change cases outside the engine, which wakes the readers itself. */
const ACTS_OF_USERS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  submitKyc,
  requestReset,
  report,
  createSupportCase,
  replySupportCase,
  closeSupportCase,
]);

const changesCases = (endpoint: Endpoint) =>
  ACTS_OF_USERS.has(endpoint) || (endpoint.access === "staff" && endpoint.kind === "write");

/** Changes are in the database; this only lets the other servers look at once. */
function wakeOthers(app: FastifyInstance, bus: Bus): void {
  app.addHook("onResponse", async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint === undefined || reply.statusCode >= 400) return;
    if (changesCases(endpoint)) publishCaseChange(bus);
  });
}
