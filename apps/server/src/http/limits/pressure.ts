// Says no early when the process cannot keep up, so that it recovers instead of collapsing.
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";

export interface PressureLimits {
  /** How late timers may fire on average before requests are turned away. */
  readonly maxEventLoopDelayMs: number;
  readonly sampleEveryMs: number;
  /** How long after the start no call is refused. */
  readonly settleMs: number;
}

export const DEFAULT_PRESSURE: PressureLimits = {
  maxEventLoopDelayMs: 2_000,
  sampleEveryMs: 1_000,
  settleMs: 3_000,
};

/** Refuses no call. */
export const NO_PRESSURE: PressureLimits = { ...DEFAULT_PRESSURE, maxEventLoopDelayMs: 0 };

const RETRY_AFTER_SECONDS = 5;

declare module "fastify" {
  interface FastifyContextConfig {
    /** On a route that must answer also under pressure. */
    pressureHandler?: () => void;
  }
}

/** For routes by which the process is watched: they answer especially then. */
export const ANSWERS_UNDER_PRESSURE = { pressureHandler: () => {} } as const;

/** As the plugin itself says it. */
class UnderPressure extends Error {
  readonly code = "FST_UNDER_PRESSURE";
  readonly statusCode = 503;
}

export function isUnderPressure(error: unknown): boolean {
  return error instanceof UnderPressure;
}

export async function registerPressure(
  app: FastifyInstance,
  { maxEventLoopDelayMs, sampleEveryMs, settleMs }: PressureLimits,
): Promise<void> {
  let settledAt = 0;
  // The start blocks the event loop, and is the last measurement when the first calls arrive.
  app.addHook("onListen", async () => {
    settledAt = performance.now() + settleMs;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleEveryMs,
    pressureHandler: async (request, reply) => {
      // A page that was let in is finished: its calls are part of it.
      if (performance.now() < settledAt || request.pageCall !== null) return;
      void reply.header("retry-after", RETRY_AFTER_SECONDS);
      throw new UnderPressure("Service Unavailable");
    },
  });
}
