// The one way to get connections to PostgreSQL: small, bounded in time, and never able to take the
// process down when the database goes away under it.
import { Pool } from "pg";

export type { Pool, PoolClient } from "pg";

/** More connections than this only queue inside PostgreSQL on the small machines we aim for. */
const MAX_CONNECTIONS = 8;

export interface PoolOptions {
  /** How many connections at most; never more than 8. */
  readonly max?: number;
  /** A single statement that runs longer is given up by PostgreSQL. */
  readonly statementTimeoutMs?: number;
  /** Sends statements without waiting for the answers of those before; for the engine. */
  readonly isPipelined?: boolean;
  /** Hears of idle connections that broke (the pool replaces them by itself). */
  readonly onError?: (error: Error) => void;
}

export function createPool(url: string, options: PoolOptions = {}): Pool {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const pool = new Pool({
    connectionString: url,
    application_name: "parley",
    max: Math.min(options.max ?? MAX_CONNECTIONS, MAX_CONNECTIONS),
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: options.isPipelined ?? false,
    statement_timeout: statementTimeoutMs,
    // PostgreSQL may be too far gone to honour its own limit; the client then gives up a bit later.
    query_timeout: statementTimeoutMs + 2_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // Without a listener an idle connection that breaks (the database restarts) ends the process.
  pool.on("error", (error) => {
    // A pool is called closed while its connections still say goodbye; how they end is no news.
    if (!pool.ending) options.onError?.(error);
  });
  // One that breaks in somebody's hands fails their next query; the event on top must not throw.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
