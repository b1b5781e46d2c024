// Lets the clock look at orders once a second, for as long as the process runs. Any number of servers
// may do it at once: whatever two of them do is done once.
import { sweepOrders } from "@parley/operations/trade/order/sweep-orders";
import type { FastifyBaseLogger } from "fastify";
import { setTimeout as pause } from "node:timers/promises";

export interface OrdersWorkerParts extends Readonly<Parameters<typeof sweepOrders>[0]> {
  readonly logger: FastifyBaseLogger;
  readonly lookEveryMs?: number;
}

export interface OrdersWorker {
  /** Resolves when the sweep under way, if any, has ended. */
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 1_000;

export function startOrdersWorker(parts: OrdersWorkerParts): OrdersWorker {
  const stopping = new AbortController();
  const running = run(parts, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function run(parts: OrdersWorkerParts, signal: AbortSignal): Promise<void> {
  const { logger, lookEveryMs = LOOK_EVERY_MS } = parts;
  while (!signal.aborted) {
    await sweepOrders(parts).catch((error: unknown) => {
      logger.error({ err: error }, "orders that are due cannot be looked at");
    });
    // A timer of the process, not of the clock: moving the clock must not stop the worker.
    await pause(lookEveryMs, undefined, { signal }).catch(() => {});
  }
}
