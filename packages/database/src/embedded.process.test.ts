import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { clusterOf } from "./embedded/home.ts";
import { listProcessesIn, signal, waitUntil } from "./embedded/processes.ts";
import { startEmbedded } from "./embedded.ts";
import { createPool } from "./pool.ts";

const FIXTURE = fileURLToPath(new URL("embedded/hold-database.fixture.ts", import.meta.url));
const isRoot = process.getuid?.() === 0;

let root: string;
let dataDir: string;
const children: ChildProcess[] = [];

// Making a cluster takes most of the time, so it is made once and copied for each test.
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "parley-embedded-")));
  await chmod(root, 0o711);
  dataDir = join(root, "seed");
  await (await start()).stop();
});

afterAll(() => rm(root, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = join(root, randomUUID());
  await promisify(execFile)("cp", ["-a", join(root, "seed"), dataDir]);
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const kept of ["inside", "outside"] as const) await killPostgres(kept);
});

const start = (log: (line: string) => void = () => {}) => startEmbedded({ dataDir, log });

async function hasPostgres(kept: "inside" | "outside" = "inside"): Promise<boolean> {
  return (await listProcessesIn(clusterOf(dataDir, kept))).length > 0;
}

/**
 * Kills until no process is left: a backend whose main process has just died may end by itself
 * before, and a main process that outlives a backend for a moment starts others.
 */
async function killPostgres(kept: "inside" | "outside" = "inside"): Promise<void> {
  const gone = await waitUntil(async () => {
    const pids = await listProcessesIn(clusterOf(dataDir, kept));
    for (const pid of pids) signal(pid, "SIGKILL");
    return pids.length === 0;
  }, 5_000);
  expect(gone).toBe(true);
}

/** Starts the database in another process and waits until that one has it. */
async function hold(ending = "stop") {
  const child = spawn(process.execPath, [FIXTURE, dataDir, ending], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  children.push(child);
  const [line] = await once(child.stdout, "data");
  const held: { url: string; joined: boolean } = JSON.parse(String(line));
  const ended = once(child, "exit");
  return { ...held, child, ended, finish: () => child.stdin.write("end\n") };
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const pool = createPool(url, { max: 1 });
  try {
    const { rows } = await pool.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await pool.end();
  }
}

const remember = (url: string) => query(url, "create table kept as select 42 as answer");
const recall = (url: string) => query(url, "select answer from kept");

test("data, port and password survive an orderly stop, which leaves no process", async () => {
  const first = await start();
  await remember(first.url);
  await first.stop();
  expect(await hasPostgres()).toBe(false);

  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await recall(second.url)).toEqual([{ answer: 42 }]);
  await second.stop();
});

test("the embedded database listens on this machine only and requires the password", async () => {
  const { url, ...database } = await start();
  expect(await query(url, "select current_setting('listen_addresses') as listens")).toEqual([
    { listens: "127.0.0.1" },
  ]);
  const guessed = new URL(url);
  guessed.password = "guessed";
  await expect(query(guessed.href, "select 1")).rejects.toThrow("password authentication failed");
  await database.stop();
});

test("a second process joins, and its stop does not stop the owner's database", async () => {
  const owner = await hold();
  const joined = await start();
  expect(joined).toMatchObject({ joined: true, url: owner.url });
  await joined.stop();
  expect(await query(owner.url, "select 1 as up")).toEqual([{ up: 1 }]);
  owner.finish();
  await owner.ended;
  expect(await hasPostgres()).toBe(false);
});

test("of two processes that start at once one owns the database and the other joins", async () => {
  const [first, second] = await Promise.all([hold(), hold()]);
  expect(new Set([first.joined, second.joined])).toEqual(new Set([false, true]));
  expect(second.url).toBe(first.url);
});

test("after kill -9 of the owner alone the next start takes over, data kept", async () => {
  const owner = await hold();
  await remember(owner.url);
  owner.child.kill("SIGKILL");
  await owner.ended;
  expect(await hasPostgres()).toBe(true);

  const lines: string[] = [];
  const next = await start((line) => lines.push(line));
  expect(next.joined).toBe(false);
  expect(lines.join("\n")).toContain("left running");
  expect(await recall(next.url)).toEqual([{ answer: 42 }]);
  await next.stop();
  expect(await hasPostgres()).toBe(false);
});

test("after kill -9 of everything a stale pid file is no obstacle", async () => {
  const owner = await hold();
  await remember(owner.url);
  owner.child.kill("SIGKILL");
  await killPostgres();
  expect((await stat(join(clusterOf(dataDir, "inside"), "postmaster.pid"))).isFile()).toBe(true);

  const next = await start();
  expect(await recall(next.url)).toEqual([{ answer: 42 }]);
  await next.stop();
});

test("a pid file that names a foreign process is ignored, and that process is not killed", async () => {
  const first = await start();
  await remember(first.url);
  await first.stop();
  const cluster = clusterOf(dataDir, "inside");
  // PostgreSQL sees through a process of another account by itself, so it is one of its own.
  const { uid } = await stat(cluster);
  const stranger = spawn("sleep", ["60"], { stdio: "ignore", uid });
  children.push(stranger);
  await writeFile(
    join(cluster, "postmaster.pid"),
    `${stranger.pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n 1 1\nready   \n`,
  );

  const next = await start();
  expect(await recall(next.url)).toEqual([{ answer: 42 }]);
  expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
  await next.stop();
});

test("an interrupted first start is repeated", async () => {
  await rename(clusterOf(dataDir, "inside"), join(dataDir, "postgres", "cluster.incoming-x"));
  const { url, ...database } = await start();
  expect(await query(url, "select 1 as up")).toEqual([{ up: 1 }]);
  await database.stop();
});

test("an uncaught exception stops the database too", async () => {
  const owner = await hold("throw");
  owner.finish();
  await owner.ended;
  expect(await waitUntil(async () => !(await hasPostgres()), 10_000)).toBe(true);
});

test("a cluster of another PostgreSQL version is refused with a sentence", async () => {
  await (await start()).stop();
  await writeFile(join(clusterOf(dataDir, "inside"), "PG_VERSION"), "17\n");
  await expect(start()).rejects.toThrow("is of PostgreSQL 17, but 18 is needed");
});

test.runIf(isRoot)(
  "in a directory that others cannot enter the data is stored elsewhere",
  async () => {
    await rm(dataDir, { recursive: true });
    await mkdir(dataDir, { mode: 0o700 });
    const lines: string[] = [];
    const first = await start((line) => lines.push(line));
    const cluster = clusterOf(dataDir, "outside");
    expect(lines.join("\n")).toContain(join(cluster, ".."));
    await remember(first.url);
    await first.stop();
    const second = await start();
    expect(await recall(second.url)).toEqual([{ answer: 42 }]);
    await second.stop();
    expect(JSON.parse(await readFile(join(dataDir, "connection.json"), "utf8"))).toMatchObject({
      kept: "outside",
    });
    await rm(join(cluster, ".."), { recursive: true });
  },
);
