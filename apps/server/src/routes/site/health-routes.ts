// Health checks: whether the process is alive, and whether it may receive requests.
import { appliedMigration, expectedMigration } from "@parley/database/migrate";
import type { Pool } from "@parley/database/pool";
import type { FastifyInstance } from "fastify";
import { ANSWERS_UNDER_PRESSURE } from "../../http/limits/pressure.ts";

export type Readiness =
  | { readonly ready: true }
  | { readonly ready: false; readonly reason: "database" | "migrations" };

export function registerHealthRoutes(app: FastifyInstance, pool: Pool): void {
  const options = { config: ANSWERS_UNDER_PRESSURE };
  app.get("/healthz", options, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );
  app.get("/readyz", options, async (request, reply) => {
    const readiness = await checkReadiness(pool, (error) =>
      request.log.warn({ err: error, requestId: request.id }, "not ready"),
    );
    return reply
      .header("cache-control", "no-store")
      .status(readiness.ready ? 200 : 503)
      .send(readiness);
  });
}

/**
 * A database that is ahead is fine: a newer server has migrated it, and migrations are written so
 * that the server before them still works.
 */
async function checkReadiness(pool: Pool, report: (error: unknown) => void): Promise<Readiness> {
  try {
    const [expected, applied] = await Promise.all([expectedMigration(), appliedMigration(pool)]);
    const isCurrent = expected === null || (applied !== null && applied >= expected);
    return isCurrent ? { ready: true } : { ready: false, reason: "migrations" };
  } catch (error) {
    report(error);
    return { ready: false, reason: "database" };
  }
}
