// The main process of PostgreSQL: whether one runs on a cluster, starting it and stopping it.
import { type ChildProcess, spawn } from "node:child_process";
import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { EmbeddedError } from "./embedded-error.ts";
import type { Home } from "./home.ts";
import { findProcess, isPidTaken, listProcessesIn, signal, waitUntil } from "./processes.ts";

const START_TIMEOUT_MS = 60_000;
const LOG_KEPT_BYTES = 1_000_000;

/** What PostgreSQL itself writes about the process that serves a cluster. */
interface PidFile {
  readonly pid: number;
  readonly isReady: boolean;
}

/** The pid of the PostgreSQL that serves this cluster, or null when none does. */
export async function findPostmaster(cluster: string): Promise<number | null> {
  const file = await findPidFile(cluster);
  if (file === null) return null;
  // After a crash the pid may have been given to a program that has nothing to do with us.
  return (await listProcessesIn(cluster)).includes(file.pid) ? file.pid : null;
}

/** Fast shutdown: open transactions are rolled back, data is written, then it ends. */
export async function stopPostmaster(pid: number): Promise<void> {
  const isGone = async () => (await findProcess(pid)) === null;
  for (const [name, timeoutMs] of [
    ["SIGINT", 15_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ] as const) {
    signal(pid, name);
    if (await waitUntil(isGone, timeoutMs)) return;
  }
  throw new EmbeddedError(`PostgreSQL (process ${pid}) does not stop: end it by hand.`);
}

/**
 * Removes what a crash left, so that PostgreSQL can start: backends that outlive their main
 * process, and a pid file whose pid is now a foreign process or a zombie, which PostgreSQL would
 * take for a running server. The order matters: PostgreSQL's protection against two servers on one
 * cluster depends on that file, so that it is removed only when no backend is left.
 */
export async function clearLeftovers(cluster: string): Promise<void> {
  const areGone = async () => (await listProcessesIn(cluster)).length === 0;
  if (!(await waitUntil(areGone, 5_000))) {
    for (const pid of await listProcessesIn(cluster)) signal(pid, "SIGKILL");
    await waitUntil(areGone, 5_000);
  }
  const file = await findPidFile(cluster);
  if (file !== null && isPidTaken(file.pid)) {
    await rm(join(cluster, "postmaster.pid"), { force: true });
  }
}

/** Starts PostgreSQL and waits until it takes connections. */
export async function startPostmaster(
  home: Home,
  port: number,
  flags: readonly string[],
): Promise<ChildProcess> {
  const child = await spawnPostmaster(home, port, flags);
  let hasEnded = false;
  // Also reached by an uncaught exception or process.exit: PostgreSQL then stops without us.
  const stopUnattended = () => signal(child.pid ?? 0, "SIGINT");
  const noteEnd = () => {
    hasEnded = true;
    process.off("exit", stopUnattended);
  };
  if (child.pid !== undefined) process.once("exit", stopUnattended);
  child.once("exit", noteEnd);
  child.once("error", noteEnd);
  const settled = await waitUntil(async () => {
    if (hasEnded) return true;
    const file = await findPidFile(home.cluster);
    return file?.pid === child.pid && file?.isReady === true;
  }, START_TIMEOUT_MS);
  if (settled && !hasEnded) return child;
  if (child.pid !== undefined && !hasEnded) await stopPostmaster(child.pid);
  throw new EmbeddedError(
    `PostgreSQL did not start: ${await lastComplaint(home.logFile)} (more in ${home.logFile})`,
  );
}

async function spawnPostmaster(
  home: Home,
  port: number,
  flags: readonly string[],
): Promise<ChildProcess> {
  const size = await stat(home.logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_KEPT_BYTES) await rename(home.logFile, `${home.logFile}.1`);
  // A file and not a pipe: PostgreSQL must be able to write on when we are killed.
  const log = await open(home.logFile, "a", 0o600);
  try {
    return spawn(
      home.binaries.postgres,
      ["-D", home.cluster, "-p", String(port), ...flags.flatMap((flag) => ["-c", flag])],
      {
        cwd: home.directory,
        // A session of its own, so that Ctrl-C reaches us alone and we stop it when we are done.
        detached: true,
        stdio: ["ignore", log.fd, log.fd],
        env: postgresEnvironment(),
        ...(home.account === null ? {} : { uid: home.account.uid, gid: home.account.gid }),
      },
    );
  } finally {
    await log.close();
  }
}

/** No variable of our own environment changes how PostgreSQL behaves (PGPORT, LANG, TZ …). */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC" };
}

async function findPidFile(cluster: string): Promise<PidFile | null> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => null);
  if (text === null) return null;
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, isReady: lines[7]?.trim() === "ready" };
}

async function lastComplaint(logFile: string): Promise<string> {
  const text = await readFile(logFile, "utf8").catch(() => "");
  const complaints = text
    .split("\n")
    .filter((line) => /\b(FATAL|PANIC|ERROR)\b|error while/.test(line));
  return complaints.at(-1)?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, "") ?? "it gave no reason";
}
