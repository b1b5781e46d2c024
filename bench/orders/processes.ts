// The measured server and the load generator, each in a process of its own.
import { findFreePort } from "@parley/testing/running-server";
import { fork, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { SECRET } from "./people.ts";
import type { Figures, Task } from "./tasks.ts";

const SERVER = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));
const GENERATOR = fileURLToPath(new URL("generator.ts", import.meta.url));
const READY_TIMEOUT_MS = 60_000;

export interface Memory {
  /** Assigned by the system. */
  readonly rss: number;
  /** Used by objects and buffers. */
  readonly held: number;
}

export interface MeasuredServer {
  readonly port: number;
  /** In bytes, after a garbage collection. */
  readMemory(): Promise<Memory>;
  stop(): Promise<void>;
}

/** Configured as in production, log and limits included; the log goes to a file. */
export async function startOurs(
  databaseUrl: string,
  directory: string,
  nodeOptions: readonly string[],
): Promise<MeasuredServer> {
  const port = await findFreePort();
  const log = openSync(join(directory, "server.log"), "a");
  const inspectPort = await findFreePort();
  const options = [`--inspect=127.0.0.1:${inspectPort}`, ...nodeOptions];
  const server = spawn(process.execPath, [...options, SERVER], {
    stdio: ["ignore", log, log],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      PARLEY_DATA_DIR: directory,
      PARLEY_ROLES: "api,web",
      PARLEY_DEMO_MARKET: "off",
      PARLEY_SECRET: SECRET,
      // Every user has an address of its own, sent by the generator.
      PARLEY_TRUST_PROXY: "loopback",
    },
  });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
  };
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (!(await isReady(port))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`the server does not start; see ${directory}/server.log`);
    }
    await delay(100);
  }
  return { port, readMemory: () => readMemory(inspectPort), stop };
}

/** By the inspector, the only way to request a garbage collection from outside. */
async function readMemory(inspectPort: number): Promise<Memory> {
  const listed = await fetch(`http://127.0.0.1:${inspectPort}/json/list`);
  const [target]: { webSocketDebuggerUrl: string }[] = JSON.parse(await listed.text());
  if (target === undefined) throw new Error("the server cannot be asked for its memory");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, "open");
  const ask = async (method: string, params: object): Promise<string> => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [message]: { readonly data: string }[] = await once(socket, "message");
    return message?.data ?? "";
  };
  await ask("HeapProfiler.collectGarbage", {});
  const expression = "JSON.stringify(process.memoryUsage())";
  const answer: { result: { result: { value: string } } } = JSON.parse(
    await ask("Runtime.evaluate", { expression }),
  );
  socket.close();
  const { rss, heapUsed, external }: Record<"rss" | "heapUsed" | "external", number> = JSON.parse(
    answer.result.result.value,
  );
  return { rss, held: heapUsed + external };
}

async function isReady(port: number): Promise<boolean> {
  const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return reply?.ok === true;
}

export interface Generator {
  run(task: Task): Promise<Figures>;
  stop(): void;
}

export function startGenerator(): Generator {
  const child = fork(GENERATOR, { execArgv: [], stdio: ["ignore", "inherit", "inherit", "ipc"] });
  return {
    async run(task) {
      child.send(task);
      const [answer]: { figures?: Figures; error?: string }[] = await once(child, "message");
      if (answer?.figures === undefined) throw new Error(answer?.error ?? "no figures came");
      return answer.figures;
    },
    stop: () => child.disconnect(),
  };
}
