// Telling processes apart. A pid alone proves nothing, as the system hands it out again after a
// crash; a pid with its start time does.
import { execFile } from "node:child_process";
import { readdir, readFile, readlink, realpath } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
const isLinux = process.platform === "linux";
const POLL_MS = 20;

export interface ProcessIdentity {
  readonly pid: number;
  readonly startedAt: string;
}

/** The process with this pid, or null. Zombies count as gone. */
export async function findProcess(pid: number): Promise<ProcessIdentity | null> {
  const stat = isLinux
    ? await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")
    : await psColumns(pid);
  // The second field is the command in parentheses and may hold anything, blanks included.
  const fields = stat.slice(stat.lastIndexOf(")") + 1).trim();
  const [state, ...rest] = fields.split(/\s+/);
  if (state === undefined || state === "" || /^[ZX]/.test(state)) return null;
  // Field 22 of Linux counts clock ticks since boot; ps elsewhere prints a date.
  const startedAt = isLinux ? (rest[18] ?? "") : rest.join(" ");
  return { pid, startedAt };
}

export async function isRunning(known: ProcessIdentity): Promise<boolean> {
  const now = await findProcess(known.pid);
  return now?.startedAt === known.startedAt;
}

export async function identifyThisProcess(): Promise<ProcessIdentity> {
  return (await findProcess(process.pid)) ?? { pid: process.pid, startedAt: "" };
}

/**
 * Pids of PostgreSQL processes working in a data directory. Both the main process and its backends
 * have it as their working directory, also when the main process is gone. Systems that do not show
 * working directories show at least the main process, by its arguments.
 */
export async function listProcessesIn(directory: string): Promise<number[]> {
  const target = await realpath(directory).catch(() => directory);
  if (!isLinux) return listProcessesNaming(target);
  const entries = await readdir("/proc");
  const pids = entries.filter((entry) => /^\d+$/.test(entry)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => null);
      return cwd === target && (await findProcess(pid)) !== null ? pid : null;
    }),
  );
  return found.filter((pid) => pid !== null);
}

/** Whether the system knows the pid at all, be it as a stranger or as one waiting to be reaped. */
export function isPidTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, "ESRCH");
  }
}

/** True as soon as the condition holds, false when it did not in time. */
export async function waitUntil(
  condition: () => Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!(await condition())) {
    if (performance.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Sends a signal; a process that has ended meanwhile is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!hasCode(error, "ESRCH")) throw error;
  }
}

async function psColumns(pid: number): Promise<string> {
  const { stdout } = await run("ps", ["-o", "state=,lstart=", "-p", String(pid)]).catch(() => ({
    stdout: "",
  }));
  return stdout;
}

async function listProcessesNaming(directory: string): Promise<number[]> {
  const { stdout } = await run("ps", ["-axo", "pid=,command="]);
  return stdout
    .split("\n")
    .filter((line) => line.includes("postgres") && line.includes(` -D ${directory} `))
    .map((line) => Number.parseInt(line, 10));
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
