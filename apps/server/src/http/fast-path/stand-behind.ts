// Calls that arrive while the engine assembles a batch are processed when it has been sent: earlier
// they would only delay it, and afterwards their lookups are combined.
import type { Engine } from "@parley/engine/engine";
import type { FastifyInstance } from "fastify";

export function standBehind({ server }: FastifyInstance, engine: Pick<Engine, "standBack">): void {
  const usual = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (...exchange: unknown[]) => {
    engine.standBack(() => {
      for (const listener of usual) Reflect.apply(listener, server, exchange);
    });
  });
}
