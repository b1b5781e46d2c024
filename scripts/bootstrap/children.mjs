// Running other programs so that a signal reaches each of them exactly once.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Problem } from "./problem.mjs";

/** On Ctrl-C both the terminal and npm send a signal; within this time they count as one. */
const SAME_WISH_MS = 1000;
const PARENT_POLL_MS = 500;
const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let lastSignalAt = Number.NEGATIVE_INFINITY;
/** @type {NodeJS.Signals | null} */
let stoppedBy = null;

for (const name of SIGNALS) process.on(name, () => handOn(name));

/**
 * npm starts this process through a shell, and a shell killed by a signal does not forward it: a
 * changed parent shows it. Started by hand, the process may outlive its shell.
 */
if (process.env["npm_lifecycle_event"] !== undefined) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    handOn("SIGTERM");
  }, PARENT_POLL_MS);
  watch.unref();
}

/** @param {NodeJS.Signals} name */
function handOn(name) {
  if (performance.now() - lastSignalAt < SAME_WISH_MS) return;
  lastSignalAt = performance.now();
  stoppedBy = name;
  if (running.size === 0) process.exit(128 + constants.signals[name]);
  for (const child of running) signalGroup(child, name);
}

/**
 * Each child leads a process group of its own: the terminal's Ctrl-C reaches this process alone,
 * which forwards it once to the child and its descendants.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 */
function launch(program, args, options) {
  if (stoppedBy !== null) process.exit(128 + constants.signals[stoppedBy]);
  const child = spawn(program, args, { ...options, detached: true });
  running.add(child);
  child.once("close", () => running.delete(child));
  return child;
}

/**
 * Runs a step of the set-up. Its output is shown only when it fails, then in full.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, advice: string }} options
 * @returns {Promise<string>} what it printed
 */
export function runQuietly(program, args, { cwd, env = process.env, advice }) {
  return new Promise((resolve, reject) => {
    const child = launch(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.once("error", (error) => reject(new Problem(`${program}: ${error.message}. ${advice}`)));
    child.once("close", (code, signal) => {
      if (stoppedBy !== null) process.exit(128 + constants.signals[stoppedBy]);
      if (code === 0) resolve(output);
      else
        reject(new Problem(`${output.trimEnd()}\n\n(${signal ?? `exit code ${code}`}) ${advice}`));
    });
  });
}

/**
 * Gives the terminal to the command and returns its exit code. The open channel notifies the
 * command when this process ends, so that it is not orphaned.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>}
 */
export function runInFront(program, args, { cwd, env = process.env }) {
  return new Promise((resolve, reject) => {
    const stdio = /** @type {const} */ (["ignore", "inherit", "inherit", "ipc"]);
    const child = launch(program, args, { cwd, env, stdio: [...stdio] });
    child.once("error", reject);
    child.once("close", (code, signal) => {
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signalGroup(child, name) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // It ended at this moment.
  }
}
