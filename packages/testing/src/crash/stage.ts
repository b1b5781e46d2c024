// A real server on a real PostgreSQL that flushes to disk, with a proxy before each of them, and
// all the ways in which they are killed and restarted. Touches its own processes alone.
import { clusterOf } from "@parley/database/embedded/home";
import { findConnectionRecord } from "@parley/database/embedded/connection-record";
import { findPostmaster } from "@parley/database/embedded/postmaster";
import { listProcessesIn, signal, waitUntil } from "@parley/database/embedded/processes";
import { startEmbedded } from "@parley/database/embedded";
import { migrate } from "@parley/database/migrate";
import { createPool, type Pool } from "@parley/database/pool";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bareEnvironment } from "../bare-environment.ts";
import { startCuttingProxy, watchCommits, watchWrites } from "../cutting-proxy.ts";
import { findFreePort } from "../running-server.ts";
import type { Door } from "./door.ts";

export interface Stage {
  /** Of the server, through the proxy. */
  readonly baseUrl: string;
  /** Of the database itself, at its current address. */
  openPool(): Pool;
  startServer(): Promise<void>;
  /** kill -9. */
  killServer(): Promise<void>;
  startDatabase(): Promise<void>;
  /** kill -9 of all its processes. */
  killDatabase(): Promise<void>;
  /** kill -9 of one process that serves a connection; PostgreSQL then restarts itself. */
  killBackend(): Promise<void>;
  /**
   * Cuts connections where `decide` returns true: between a commit of the database and its
   * confirmation, or between a write over HTTP and its reply.
   */
  cut(what: "commit" | "answer", decide: () => boolean): void;
  /** How many connections were cut so far. */
  readonly cuts: number;
  /** Throws when the server ended by itself. */
  checkServer(): void;
  /** The end of the server's log. */
  lastWords(): Promise<string>;
  stop(): Promise<void>;
}

const READY_TIMEOUT_MS = 60_000;
const LAST_WORDS = 4_000;
const NEVER = () => false;

export async function openStage(door: Door): Promise<Stage> {
  // The prefix lets a later test run remove what a killed one has left.
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), "parley-test-crash-")));
  // The account that PostgreSQL runs under when root tests needs access to the directory.
  await chmod(dataDir, 0o711);
  let database = await startEmbedded({ dataDir, log: () => {} });
  let server: ServerProcess | null = null;
  const deciding = { commit: NEVER, answer: NEVER };

  const databaseProxy = await startCuttingProxy({
    target: () => ({ host: "127.0.0.1", port: Number(new URL(database.url).port) }),
    watch: watchCommits,
    cut: () => deciding.commit(),
  });
  const httpProxy = await startCuttingProxy({
    target: () => ({ host: "127.0.0.1", port: server?.port ?? 0 }),
    watch: watchWrites,
    cut: () => deciding.answer(),
  });
  const baseUrl = `http://127.0.0.1:${httpProxy.port}`;

  async function listProcesses(): Promise<number[]> {
    return listProcessesIn(await findCluster(dataDir));
  }

  /** True when no process was left; repeated, as one may start while the others are ended. */
  async function killAll(): Promise<boolean> {
    const pids = await listProcesses();
    for (const pid of pids) signal(pid, "SIGKILL");
    return pids.length === 0;
  }

  const stage: Stage = {
    baseUrl,
    openPool: () => createPool(database.url, { max: 2 }),
    async startServer() {
      const databaseUrl = new URL(database.url);
      databaseUrl.port = String(databaseProxy.port);
      server = await launch(door.program, {
        ...door.env,
        PORT: String(await findFreePort()),
        PARLEY_DATA_DIR: dataDir,
        PARLEY_PUBLIC_URL: baseUrl,
        DATABASE_URL: databaseUrl.href,
      });
    },
    async killServer() {
      await server?.end("SIGKILL");
      server = null;
    },
    async startDatabase() {
      database = await startEmbedded({ dataDir, log: () => {} });
    },
    async killDatabase() {
      if (!(await waitUntil(killAll, READY_TIMEOUT_MS))) throw new Error("PostgreSQL lives on");
    },
    async killBackend() {
      const postmaster = await findPostmaster(await findCluster(dataDir));
      const pids = (await listProcesses()).filter((pid) => pid !== postmaster);
      const youngest = pids.toSorted((a, b) => b - a)[0];
      if (youngest !== undefined) signal(youngest, "SIGKILL");
    },
    cut(what, decide) {
      deciding[what] = decide;
    },
    get cuts() {
      return databaseProxy.cuts + httpProxy.cuts;
    },
    checkServer: () => server?.check(),
    lastWords: async () => (await server?.lastWords()) ?? "",
    async stop() {
      await server?.end("SIGTERM");
      await httpProxy.stop();
      await databaseProxy.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  try {
    await migrate(database.url);
    await stage.startServer();
  } catch (error) {
    await stage.stop();
    throw error;
  }
  return stage;
}

async function findCluster(dataDir: string): Promise<string> {
  const record = await findConnectionRecord(dataDir);
  return clusterOf(dataDir, record?.kept ?? "inside");
}

interface ServerProcess {
  readonly port: number;
  check(): void;
  /** All of them, where it has ended. */
  lastWords(): Promise<string>;
  end(name: NodeJS.Signals): Promise<void>;
}

async function launch(
  program: string,
  env: Readonly<Record<string, string>> & { readonly PORT: string },
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    // The open channel ends it with this process.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...bareEnvironment(), ...env },
  });
  const hasSaidAll = once(child, "close");
  let said = "";
  /** The reason of its end, which may be far from the last line. */
  const fatal: string[] = [];
  const note = (chunk: Buffer) => {
    said = (said + String(chunk)).slice(-LAST_WORDS);
    fatal.push(...(String(chunk).match(/^.*"level":60,.*$/gm) ?? []));
  };
  child.stdout?.on("data", note);
  child.stderr?.on("data", note);
  const started = {
    port: Number(env.PORT),
    check() {
      if (!hasEnded(child)) return;
      const how = child.signalCode ?? `code ${child.exitCode}`;
      throw new Error(`the server ended by itself (${how})`);
    },
    async lastWords() {
      if (hasEnded(child)) await hasSaidAll;
      return [...fatal, said].join("\n");
    },
    async end(name: NodeJS.Signals) {
      if (hasEnded(child)) return;
      const ended = once(child, "exit");
      child.kill(name);
      await ended;
    },
  };
  const isReady = await waitUntil(async () => {
    started.check();
    const reply = await fetch(`http://127.0.0.1:${env.PORT}/readyz`).catch(() => null);
    return reply?.ok ?? false;
  }, READY_TIMEOUT_MS);
  if (!isReady) {
    await started.end("SIGKILL");
    throw new Error(`the server was not ready in time:\n${said}`);
  }
  return started;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
