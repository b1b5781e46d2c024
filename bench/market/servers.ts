// The two compared servers, each in a process of its own: the product with its log, and an empty
// route of the framework.
import { findFreePort } from "@parley/testing/running-server";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const OURS = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));
const EMPTY = fileURLToPath(
  new URL("../../apps/server/test/fixtures/empty-server.fixture.ts", import.meta.url),
);
/** A million offers are loaded before the first reply. */
const READY_TIMEOUT_MS = 10 * 60_000;

export interface MeasuredServer {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startOurs(
  databaseUrl: string,
  dataDir: string,
  roles: "api" | "web,api" = "api",
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  return start(OURS, "/readyz", {
    DATABASE_URL: databaseUrl,
    PARLEY_DATA_DIR: dataDir,
    PARLEY_ROLES: roles,
    PARLEY_DEMO_MARKET: "off",
    PARLEY_RATES_MAX_AGE_SECONDS: "86400",
    ...env,
  });
}

export const startEmpty = (): Promise<MeasuredServer> => start(EMPTY, "/", {});

async function start(
  script: string,
  readyPath: string,
  env: Readonly<Record<string, string>>,
): Promise<MeasuredServer> {
  const port = await findFreePort();
  const server = spawn(process.execPath, ["--max-old-space-size=8192", script], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...env },
  });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
  };
  try {
    await waitUntilReady(`http://127.0.0.1:${port}${readyPath}`, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok === true) return;
    await delay(100);
  }
  throw new Error("the server was not ready in time");
}
