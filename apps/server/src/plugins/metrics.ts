// What the process tells a Prometheus server about itself.
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHash, timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { EngineMeasures } from "./engine-metrics.ts";
import { ANSWERS_UNDER_PRESSURE } from "./pressure.ts";

export interface MetricsParts {
  /** Seconds since the reference rates were taken; null while there are none. */
  readonly readRatesAgeSeconds: () => Promise<number | null>;
  /** Of the engine, where it is measured. */
  readonly engine?: EngineMeasures | undefined;
  readonly isProduction: boolean;
  readonly token: string | null;
}

const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** For calls that are answered without the framework. */
export interface CallMeasures {
  readonly observe: (call: { method: string; route: string; status: number }, ms: number) => void;
}

export function registerMetrics(app: FastifyInstance, parts: MetricsParts): CallMeasures {
  const { registry, observe } = createRegistry(app, parts);
  app.get("/metrics", { config: ANSWERS_UNDER_PRESSURE }, async (request, reply) => {
    if (!mayRead(request, parts)) return reply.status(403).type("text/plain").send("Forbidden\n");
    return reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(await registry.metrics());
  });
  return { observe };
}

function createRegistry(app: FastifyInstance, parts: MetricsParts) {
  // One registry an app, so that tests can build many in one process.
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  parts.engine?.register(registry);
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by route.",
    labelNames: ["method", "route", "status"],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  const observe: CallMeasures["observe"] = (call, ms) => duration.observe(call, ms / 1_000);
  app.addHook("onResponse", async (request, reply) => {
    // Unknown addresses share one label, or anybody could fill the memory with labels.
    const route = request.routeOptions.url ?? "unknown";
    observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime);
  });
  const ratesAge = new Gauge({
    name: "parley_rates_age_seconds",
    help: "Age of the oldest published reference rate of an enabled coin.",
    registers: [registry],
    async collect() {
      const age = await parts.readRatesAgeSeconds().catch(() => null);
      ratesAge.set(age ?? Number.NaN);
    },
  });
  return { registry, observe };
}

function mayRead(request: FastifyRequest, { isProduction, token }: MetricsParts): boolean {
  if (!isProduction) return true;
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (token !== null && given !== undefined) return isSameSecret(given, token);
  // A proxy on this machine is loopback too, but it says for whom it asks.
  const isForwarded = ["x-forwarded-for", "forwarded"].some((name) => name in request.headers);
  return !isForwarded && isLoopback(request.socket.remoteAddress ?? "");
}

function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}

/** Hashed first, since the comparison in constant time wants equal lengths. */
function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
