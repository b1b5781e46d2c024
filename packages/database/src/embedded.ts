// A real PostgreSQL in the data directory, used without DATABASE_URL. The first process owns it and
// stops it; later ones join it.
import { createServer } from "node:net";
import { Client } from "pg";
import { ensureCluster, SUPERUSER } from "./embedded/cluster.ts";
import { findConnectionRecord, writeConnectionRecord } from "./embedded/connection-record.ts";
import { exclusively } from "./embedded/exclusive.ts";
import { clusterOf, type Home, makeDataDir, prepareHome } from "./embedded/home.ts";
import {
  clearLeftovers,
  findPostmaster,
  startPostmaster,
  stopPostmaster,
} from "./embedded/postmaster.ts";
import { identifyThisProcess, isRunning, waitUntil } from "./embedded/processes.ts";

export { EmbeddedError } from "./embedded/embedded-error.ts";

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** False only for tests: nothing is flushed to disk, a power cut loses everything. */
  readonly isDurable?: boolean;
  /** PostgreSQL ended without a stop from here. */
  readonly onLoss?: () => void;
}

export interface EmbeddedDatabase {
  readonly url: string;
  /** True when another process owns the database: `stop` then leaves it alone. */
  readonly joined: boolean;
  stop(): Promise<void>;
}

const DATABASE = "parley";
const LOCK_TIMEOUT_MS = 90_000;
const START_ATTEMPTS = 3;

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = await makeDataDir(options.dataDir);
  return exclusively(dataDir, LOCK_TIMEOUT_MS, async () => {
    const home = await prepareHome(dataDir, options.log);
    return (await join(home, options.log)) ?? (await start(home, options));
  });
}

/**
 * Stops a database whose owner died without stopping it. True when nothing uses the data directory
 * any more, so that a temporary one can be deleted.
 */
export async function stopAbandoned(dataDir: string): Promise<boolean> {
  const record = await findConnectionRecord(dataDir);
  if (record?.owner === undefined || (await isRunning(record.owner))) return false;
  const postmaster = await findPostmaster(clusterOf(dataDir, record.kept));
  if (postmaster !== null) await stopPostmaster(postmaster);
  return true;
}

/** Joins the database of a living owner; one that lost its owner is stopped properly instead. */
async function join(home: Home, log: EmbeddedOptions["log"]): Promise<EmbeddedDatabase | null> {
  const postmaster = await findPostmaster(home.cluster);
  if (postmaster === null) return null;
  const record = await findConnectionRecord(home.dataDir);
  const { url, owner } = record ?? {};
  if (url !== undefined && owner !== undefined && (await isRunning(owner))) {
    // The owner may be stopping it right now: then we wait for the end and start our own.
    await waitUntil(
      async () => (await canConnect(url)) || (await findPostmaster(home.cluster)) === null,
      20_000,
    );
    if (await canConnect(url)) {
      log(`joined the embedded PostgreSQL of process ${owner.pid}`);
      return { url, joined: true, stop: () => Promise.resolve() };
    }
  }
  log("stopping an embedded PostgreSQL that was left running");
  await stopPostmaster(postmaster);
  return null;
}

async function start(home: Home, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log, isDurable = true, onLoss } = options;
  await clearLeftovers(home.cluster);
  const password = await ensureCluster(home, isDurable);
  const record = await findConnectionRecord(home.dataDir);
  const { child, port } = await startOnFreePort(home, record?.port, isDurable);
  const pid = child.pid ?? 0;
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
  log(`embedded PostgreSQL on 127.0.0.1:${port}, data in ${home.directory}`);

  const reportLoss = () => onLoss?.();
  child.once("exit", reportLoss);
  // It shall not keep a program alive that has nothing else to do.
  child.unref();

  let stopped: Promise<void> | null = null;
  async function stop(): Promise<void> {
    child.off("exit", reportLoss);
    await stopPostmaster(pid);
    await writeConnectionRecord(home.dataDir, { kept: home.kept, port });
  }

  try {
    await ensureDatabase(url);
    const owner = await identifyThisProcess();
    await writeConnectionRecord(home.dataDir, { kept: home.kept, port, url, owner });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, joined: false, stop: () => (stopped ??= stop()) };
}

async function startOnFreePort(home: Home, lastPort: number | undefined, isDurable: boolean) {
  let port = lastPort !== undefined && (await isFree(lastPort)) ? lastPort : await findFreePort();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { child: await startPostmaster(home, port, flags(isDurable)), port };
    } catch (error) {
      // Between finding a free port and using it another program may have taken it.
      if (attempt === START_ATTEMPTS || (await isFree(port))) throw error;
      port = await findFreePort();
    }
  }
}

function flags(isDurable: boolean): string[] {
  return [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=100",
    "log_min_messages=warning",
    "log_line_prefix=%m [%p] ",
    "log_timezone=UTC",
    "timezone=UTC",
    ...(isDurable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ];
}

async function ensureDatabase(url: string): Promise<void> {
  await withClient(url.replace(/\/[^/]*$/, "/postgres"), async (client) => {
    const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
}

async function canConnect(url: string): Promise<boolean> {
  return withClient(url, () => Promise.resolve(true)).catch(() => false);
}

async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A connection that breaks rejects the running query; the event beside it must not throw.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
