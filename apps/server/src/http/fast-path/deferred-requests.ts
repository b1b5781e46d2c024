// Defers requests that arrive while the engine assembles a batch until the batch was sent. They could not
// enter that batch and would delay it; afterwards their sessions are looked up in one query. Replaces
// the listeners of Node's server. Decision 32.
//
// Gains 5 % (± 2) of the CPU of an order, switched on and off in one server, and nothing of a list
// (2026-11-17, bench/NOTES.md).
import type { Engine } from "@parley/engine/engine";
import type { FastifyInstance } from "fastify";

export function deferRequests({ server }: FastifyInstance, engine: Pick<Engine, "defer">): void {
  const usual = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (...exchange: unknown[]) => {
    engine.defer(() => {
      for (const listener of usual) Reflect.apply(listener, server, exchange);
    });
  });
}
