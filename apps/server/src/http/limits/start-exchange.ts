// Exchanges the counts of callers with the other servers once a second.
import type { FastifyInstance } from "fastify";
import type { CountExchange } from "./minute-counts.ts";

const EVERY_MS = 1_000;

export function startExchange(app: FastifyInstance, exchange: CountExchange): void {
  let underway: Promise<void> | null = null;
  let isFailing = false;

  async function exchangeOnce(): Promise<void> {
    try {
      await exchange.exchange();
      isFailing = false;
    } catch (error) {
      // Meanwhile each server counts for itself; once is enough to say so.
      if (!isFailing) app.log.error({ err: error }, "the counts of callers could not be exchanged");
      isFailing = true;
    }
  }

  const timer = setInterval(() => {
    underway ??= exchangeOnce().finally(() => {
      underway = null;
    });
  }, EVERY_MS);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await underway;
  });
}
