// Says no early when the process cannot keep up, so that it recovers instead of collapsing.
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";

export interface PressureLimits {
  /** How late timers may fire on average before requests are turned away. */
  readonly maxEventLoopDelayMs: number;
  readonly sampleEveryMs: number;
}

export const DEFAULT_PRESSURE: PressureLimits = {
  maxEventLoopDelayMs: 2_000,
  sampleEveryMs: 1_000,
};

/** Turns nobody away. */
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

export async function registerPressure(
  app: FastifyInstance,
  { maxEventLoopDelayMs, sampleEveryMs }: PressureLimits,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval: sampleEveryMs,
    retryAfter: RETRY_AFTER_SECONDS,
  });
}
