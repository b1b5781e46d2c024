// Lets the clock look at orders once a second, for as long as the process runs. Any number of servers
// may do it at once: whatever two of them do is done once.
import { sweepOrders } from "@parley/operations/trade/order/sweep-orders";
import type { FastifyBaseLogger } from "fastify";
import { repeatTurns, type Worker } from "./repeat-turns.ts";

export interface OrdersWorkerParts extends Readonly<Parameters<typeof sweepOrders>[0]> {
  readonly logger: FastifyBaseLogger;
}

const LOOK_EVERY_MS = 1_000;

export function startOrdersWorker(parts: OrdersWorkerParts): Worker {
  return repeatTurns(LOOK_EVERY_MS, () =>
    sweepOrders(parts).catch((error: unknown) => {
      parts.logger.error({ err: error }, "orders that are due cannot be looked at");
    }),
  );
}
