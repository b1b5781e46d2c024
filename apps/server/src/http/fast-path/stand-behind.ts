// Calls that come while the engine puts a batch together are taken up when it has been sent: they
// could do nothing sooner but keep it waiting, and afterwards they are looked up together.
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
