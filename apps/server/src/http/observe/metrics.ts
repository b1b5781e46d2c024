// Metrics of the process for Prometheus.
import type { ScopedTextUse } from "@parley/database/queries/messaging/text-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHash, timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { createCallDurations, type CallDurations } from "./call-durations.ts";
import type { EngineMeasures } from "./engine-metrics.ts";
import { isLoopback } from "../access/client-address.ts";
import { ANSWERS_UNDER_PRESSURE } from "../limits/pressure.ts";

export interface MetricsParts {
  /** Seconds since the reference rates were taken; null while there are none. */
  readonly readRatesAgeSeconds: () => Promise<number | null>;
  /** Text messages of the last day, by country and in all, with their limits. */
  readonly readTextUse: () => Promise<readonly ScopedTextUse[]>;
  /** Of the engine, where it is measured. */
  readonly engine?: EngineMeasures | undefined;
  readonly isProduction: boolean;
  readonly token: string | null;
}

/** Returns a function that records calls answered without the framework. */
export function registerMetrics(app: FastifyInstance, parts: MetricsParts): CallDurations {
  const registry = createRegistry(parts);
  const durations = measureCalls(app);
  app.get("/metrics", { config: ANSWERS_UNDER_PRESSURE }, async (request, reply) => {
    if (!mayRead(request, parts)) return reply.status(403).type("text/plain").send("Forbidden\n");
    return reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(`${await registry.metrics()}\n${durations.write()}`);
  });
  return durations;
}

function measureCalls(app: FastifyInstance): CallDurations {
  const durations = createCallDurations();
  app.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // Unknown addresses share one label, or a client could fill the memory with labels.
    const route = routeOptions.url ?? "unknown";
    durations.seriesOf({ method, route, status: statusCode })(elapsedTime);
  });
  return durations;
}

function createRegistry(parts: MetricsParts): Registry {
  // One registry an app, so that tests can build many in one process.
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  parts.engine?.register(registry);
  const ratesAge = new Gauge({
    name: "parley_rates_age_seconds",
    help: "Age of the oldest published reference rate of an enabled coin.",
    registers: [registry],
    async collect() {
      const age = await parts.readRatesAgeSeconds().catch(() => null);
      ratesAge.set(age ?? Number.NaN);
    },
  });
  measureTexts(registry, parts);
  return registry;
}

/** An alert compares `sent` with `allowed`: at the limit codes are refused. */
function measureTexts(registry: Registry, { readTextUse }: MetricsParts): void {
  const texts = new Gauge({
    name: "parley_texts",
    help: "Text messages that went out, and that may, to a country or in all, by hour and day.",
    labelNames: ["scope", "window", "kind"],
    registers: [registry],
    async collect() {
      const uses = await readTextUse().catch(() => []);
      texts.reset();
      for (const { scope, perHour, perDay, inHour, inDay } of uses) {
        texts.set({ scope, window: "hour", kind: "sent" }, inHour);
        texts.set({ scope, window: "day", kind: "sent" }, inDay);
        if (perHour !== null) texts.set({ scope, window: "hour", kind: "allowed" }, perHour);
        if (perDay !== null) texts.set({ scope, window: "day", kind: "allowed" }, perDay);
      }
    },
  });
}

function mayRead(request: FastifyRequest, { isProduction, token }: MetricsParts): boolean {
  if (!isProduction) return true;
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (token !== null && given !== undefined) return isSameSecret(given, token);
  // A proxy on this machine is loopback too, but it says for whom it asks.
  const isForwarded = ["x-forwarded-for", "forwarded"].some((name) => name in request.headers);
  return !isForwarded && isLoopback(request.socket.remoteAddress ?? "");
}

/** Hashed first, since the comparison in constant time requires equal lengths. */
function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
