// Starts the built website for the browser tests, with a data directory that is gone afterwards.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("../apps/server/src/main.ts", import.meta.url));
const READY_TIMEOUT_MS = 60_000;

export default async function setup(): Promise<() => Promise<void>> {
  const baseUrl = new URL(process.env["E2E_BASE_URL"] ?? "");
  const dataDir = await mkdtemp(join(tmpdir(), "parley-e2e-"));
  // The account that PostgreSQL runs under when root tests must be able to pass through.
  await chmod(dataDir, 0o711);
  const server = spawn(process.execPath, [SERVER], {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: baseUrl.port,
      PARLEY_DATA_DIR: dataDir,
      PARLEY_PUBLIC_URL: baseUrl.origin,
      LOG_LEVEL: "warn",
    },
  });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(baseUrl, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function waitUntilReady(baseUrl: URL, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const reply = await fetch(new URL("/readyz", baseUrl)).catch(() => null);
    if (reply?.ok) return;
    await delay(100);
  }
  throw new Error("the server was not ready in time");
}
