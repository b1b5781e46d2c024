// The server for development: restarts whenever one of its files changes. Vite serves the website
// inside it, and updates open pages.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { runProgram } from "../packages/testing/src/run-program.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SETTLE_MS = 150;
const WATCHED = [
  "apps/server/src",
  ...["contract", "database", "domain", "operations", "phrases", "platform"].map(
    (name) => `packages/${name}/src`,
  ),
  "packages/database/migrations",
];

let server: ChildProcess | null = null;
let isStopping = false;

function start(): void {
  const main = join(ROOT, "apps", "server", "src", "main.ts");
  const child = spawn(process.execPath, [main, "--dev"], {
    cwd: ROOT,
    // The channel notifies the server when this process ends.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  server = child;
  child.once("exit", (code) => {
    if (server === child) server = null;
    if (isStopping) process.exit(code ?? 1);
    if (code !== null && code !== 0)
      console.error("The server ended; it starts again on a change.");
  });
}

async function restart(changed: ReadonlySet<string>): Promise<void> {
  console.log(`\n${[...changed].join(", ")} changed, starting again …`);
  if ([...changed].some((file) => file.startsWith("packages/phrases/"))) {
    const compile = join(ROOT, "packages", "phrases", "scripts", "compile.ts");
    const { code, output } = await runProgram(process.execPath, [compile], { cwd: ROOT });
    if (code !== 0) console.error(output);
  }
  const old = server;
  if (old !== null) {
    const ended = once(old, "exit");
    old.kill("SIGTERM");
    await ended;
  }
  if (!isStopping) start();
}

let changes = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let restarting = Promise.resolve();

function onChange(file: string): void {
  if (/\.test\.tsx?$/.test(file)) return;
  changes.add(file);
  clearTimeout(timer);
  // Editors write a file in several steps, and a checkout changes many at once.
  timer = setTimeout(() => {
    const batch = changes;
    changes = new Set();
    restarting = restarting.then(() => restart(batch));
  }, SETTLE_MS);
}

/** The signal also reaches the server, which is in the same process group: it stops first. */
function stop(): void {
  isStopping = true;
  if (server === null) process.exit(0);
}

for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, stop);
process.once("disconnect", () => {
  server?.kill("SIGTERM");
  stop();
});
for (const directory of WATCHED) {
  watch(join(ROOT, directory), { recursive: true }, (_event, file) => {
    if (file !== null) onChange(`${directory}/${file}`);
  });
}
start();
