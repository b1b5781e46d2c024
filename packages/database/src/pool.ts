// The one way to get connections to PostgreSQL: few, bounded in time, and never able to end the
// process when the database disconnects.
import { Socket } from "node:net";
import { Client, Pool, type PoolClient } from "pg";
import { forgetOldPlans, KEYED_SETTINGS, PLANS_LAST_MS } from "./keyed-plans.ts";
import { valueReaders } from "./read-values.ts";

export type { Pool, PoolClient, QueryConfig } from "pg";

/** More connections than this only queue inside PostgreSQL on the small machines we aim for. */
const MAX_CONNECTIONS = 8;

export interface PoolOptions {
  /** How many connections at most; never more than 8. */
  readonly max?: number;
  /** A single statement that runs longer is given up by PostgreSQL. */
  readonly statementTimeoutMs?: number;
  /** Only key lookups: one plan serves a statement, with any parameters. */
  readonly isKeyed?: boolean;
  /** Sends statements without waiting for the answers of those before; for the engine, and so keyed. */
  readonly isPipelined?: boolean;
  /** How long the plans of keyed statements are kept. */
  readonly plansLastMs?: number;
  /** Called for idle connections that broke (the pool replaces them by itself). */
  readonly onError?: (error: Error) => void;
}

export function createPool(url: string, options: PoolOptions = {}): Pool {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  // PostgreSQL may be too far gone to honour its own limit; the client then gives up a bit later.
  const answerTimeoutMs = statementTimeoutMs + 2_000;
  const { isPipelined = false, isKeyed = isPipelined } = options;
  const pool = new Pool({
    connectionString: url,
    application_name: "parley",
    types: valueReaders,
    max: Math.min(options.max ?? MAX_CONNECTIONS, MAX_CONNECTIONS),
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: isPipelined,
    ...(isKeyed ? { options: KEYED_SETTINGS } : {}),
    statement_timeout: statementTimeoutMs,
    // A timer for each query keeps its rows from being forgotten, so that tidying up memory takes
    // sixty times as long; where statements wait for each other there is no other way.
    ...(isPipelined ? { query_timeout: answerTimeoutMs } : {}),
    idle_in_transaction_session_timeout: 15_000,
  });
  // Without a listener an idle connection that breaks (the database restarts) ends the process.
  pool.on("error", (error) => {
    // A pool is called closed while its connections still say goodbye; how they end is no news.
    if (!pool.ending) options.onError?.(error);
  });
  // A connection that breaks in use fails its next query; the additional event must not throw.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (!isPipelined) watchAnswers(client, answerTimeoutMs);
  });
  if (isKeyed) forgetOldPlans(pool, options.plansLastMs ?? PLANS_LAST_MS);
  return pool;
}

/** Breaks a connection without traffic for this long while a result is due. */
function watchAnswers(client: PoolClient, timeoutMs: number): void {
  if (!(client instanceof Client)) return;
  const { connection } = client;
  const { stream } = connection;
  if (!(stream instanceof Socket)) return;
  // Whatever was sent until then has been answered.
  let answeredBytes = stream.bytesWritten;
  connection.on("readyForQuery", () => {
    answeredBytes = stream.bytesWritten;
  });
  stream.setTimeout(timeoutMs, () => {
    if (stream.bytesWritten > answeredBytes) stream.destroy(new Error("Query read timeout"));
  });
}

/** What this connection is given to send until the present work ends is sent as one packet. */
export function sendTogether(client: PoolClient): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
