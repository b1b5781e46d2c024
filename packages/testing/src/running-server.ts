// The built product in a process of its own, with a temporary data directory: for browser tests and
// for measurements.
import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("../../../apps/server/src/main.ts", import.meta.url));
const READY_TIMEOUT_MS = 60_000;

export interface RunningServer {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Ends the process; its data stay. */
  halt(): Promise<void>;
  /** Starts it again at the same address, with its data. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** A free one when left out. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** How long the first start may take. */
  readonly readyMs?: number;
}

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await findFreePort());
  const baseUrl = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "parley-run-"));
  // The account that PostgreSQL runs under when root tests must be able to pass through.
  await chmod(dataDir, 0o711);
  const begin = () =>
    spawn(process.execPath, [SERVER], {
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        PARLEY_DATA_DIR: dataDir,
        PARLEY_PUBLIC_URL: baseUrl,
        LOG_LEVEL: "warn",
        // Tests create what they need; the demo market would only take time.
        PARLEY_DEMO_MARKET: "off",
        ...options.env,
      },
    });
  let server = begin();
  const halt = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGTERM");
    await once(server, "exit");
  };
  const stop = async () => {
    await halt();
    await rm(dataDir, { recursive: true, force: true });
  };
  const ready = () => waitUntilReady(baseUrl, server, options.readyMs ?? READY_TIMEOUT_MS);
  const resume = async () => {
    server = begin();
    await ready();
  };
  try {
    await ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, halt, resume, stop };
}

async function waitUntilReady(
  baseUrl: string,
  server: ChildProcess,
  patienceMs: number,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const reply = await fetch(`${baseUrl}/readyz`).catch(() => null);
    if (reply?.ok) return;
    await delay(100);
  }
  throw new Error("the server was not ready in time");
}

/**
 * Below the range that the system assigns automatically, so that no other program gets it before it
 * is used; above 10080, the last port that browsers refuse.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_081, 32_768);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
