import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, realpath, rm } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { clusterOf } from "@parley/database/embedded/home";
import { listProcessesIn, waitUntil } from "@parley/database/embedded/processes";
import { createPool } from "@parley/database/pool";
import { bareEnvironment } from "@parley/testing/bare-environment";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

let root: string;
let database: TestDatabase;
const children: ChildProcess[] = [];
const listeners: Server[] = [];

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "parley-main-")));
  await chmod(root, 0o711);
  database = await createTestDatabase();
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const listener of listeners.splice(0)) listener.close();
});

afterAll(async () => {
  await database.drop();
  await rm(root, { recursive: true, force: true });
});

/** Starts the server with these settings and nothing else from outside. */
function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...bareEnvironment(),
      PORT: "0",
      PARLEY_ROLES: "api,worker",
      PARLEY_DEMO_MARKET: "off",
      ...env,
    },
  });
  children.push(child);
  let stdout = "";
  let stderr = "";
  child.stdout?.on("data", (chunk) => (stdout += String(chunk)));
  child.stderr?.on("data", (chunk) => (stderr += String(chunk)));
  return { child, closed: once(child, "close"), stdout: () => stdout, stderr: () => stderr };
}

/** Starts the server and waits for its address. */
async function launchReady(env: Record<string, string>) {
  const server = launch(env);
  const readyLine = /Parley is ready: (\S+)/;
  const isReady = await waitUntil(
    () => Promise.resolve(readyLine.test(server.stdout()) || server.child.exitCode !== null),
    30_000,
  );
  const address = readyLine.exec(server.stdout())?.[1];
  if (!isReady || address === undefined) throw new Error(server.stdout() + server.stderr());
  return { ...server, address };
}

async function listen(server: Server): Promise<number> {
  listeners.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

function withParts(url: string, parts: Partial<Pick<URL, "password" | "pathname">>): string {
  return Object.assign(new URL(url), parts).href;
}

/** What a server that refuses to start says, and how it ends. */
async function readRefusal(env: Record<string, string>) {
  const { closed, stderr } = launch(env);
  const [code] = await closed;
  return { code, lines: stderr().trimEnd().split("\n") };
}

const refusal = (sentence: string) => ({ code: 1, lines: [expect.stringContaining(sentence)] });

describe("a start that cannot succeed is refused in one sentence", { timeout: 40_000 }, () => {
  test("bad setting", async () => {
    expect(await readRefusal({ PORT: "x" })).toEqual(
      refusal('1: settings: PORT is "x", but must be a whole number from 0 to 65535'),
    );
  });

  test("port in use, before the data directory is touched", async () => {
    const port = await listen(createServer());
    const dataDir = join(root, "untouched");
    expect(await readRefusal({ PORT: String(port), PARLEY_DATA_DIR: dataDir })).toEqual(
      refusal(`3: port: Port ${port} on 127.0.0.1 is taken by another program`),
    );
    expect(await readdir(root)).not.toContain("untouched");
  });

  test("no database at the address", async () => {
    // A port that the system does not assign to other programs.
    const url = "postgres://parley:secret@127.0.0.1:1/parley";
    expect(await readRefusal({ DATABASE_URL: url })).toEqual(
      refusal("Nothing answers at 127.0.0.1:1, the address of DATABASE_URL"),
    );
  });

  test("wrong password", async () => {
    const url = withParts(database.url, { password: "wrong" });
    expect(await readRefusal({ DATABASE_URL: url })).toEqual(
      refusal('refuses the user "parley" of DATABASE_URL'),
    );
  });

  test("no such database", async () => {
    const url = withParts(database.url, { pathname: "/nowhere" });
    expect(await readRefusal({ DATABASE_URL: url })).toEqual(refusal('has no database "nowhere"'));
  });

  test("a database that was migrated before the migrations were folded", async () => {
    const name = "made_before_the_fold";
    await database.pool.query(`create database ${name} template template0`);
    const url = withParts(database.url, { pathname: `/${name}` });
    const old = createPool(url, { max: 1 });
    await old.query(`create table migrations (id serial, name text, run_on timestamp)`);
    await old.query(
      `insert into migrations (name, run_on) values ('0001_coin', now()), ('0142_language_before', now())`,
    );
    await old.end();
    try {
      expect(await readRefusal({ DATABASE_URL: url })).toEqual(
        refusal("cannot be taken over: remove it with npm run demo:reset"),
      );
    } finally {
      await database.pool.query(`drop database ${name} with (force)`);
    }
  });

  test("something that is no PostgreSQL", async () => {
    const port = await listen(createHttpServer());
    const url = `postgres://parley:secret@127.0.0.1:${port}/parley`;
    expect(await readRefusal({ DATABASE_URL: url })).toEqual(
      refusal(`No PostgreSQL answers at 127.0.0.1:${port}`),
    );
  });
});

test(
  "the server serves, stops in order on SIGTERM and leaves no database behind",
  { timeout: 40_000 },
  async () => {
    const dataDir = join(root, "orderly");
    const server = await launchReady({ PARLEY_DATA_DIR: dataDir });
    const ready = await fetch(`${server.address}/readyz`);
    expect(await ready.json()).toEqual({ ready: true });
    server.child.kill("SIGTERM");
    expect(await server.closed).toEqual([0, null]);
    expect(await listProcessesIn(clusterOf(dataDir, "inside"))).toEqual([]);
  },
);

test("the server stops when its parent process is gone", { timeout: 40_000 }, async () => {
  const dataDir = join(root, "orphaned");
  const server = await launchReady({ PARLEY_DATA_DIR: dataDir });
  // After a disconnect of our own Node only reports the exit.
  const ended = once(server.child, "exit");
  server.child.disconnect();
  expect(await ended).toEqual([0, null]);
  expect(await listProcessesIn(clusterOf(dataDir, "inside"))).toEqual([]);
});

test("after kill -9 the next start is up again", { timeout: 80_000 }, async () => {
  const dataDir = join(root, "killed");
  const first = await launchReady({ PARLEY_DATA_DIR: dataDir });
  first.child.kill("SIGKILL");
  await first.closed;
  const second = await launchReady({ PARLEY_DATA_DIR: dataDir });
  expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  second.child.kill("SIGTERM");
  expect(await second.closed).toEqual([0, null]);
});

test("an external database is used, and left running", { timeout: 40_000 }, async () => {
  const server = await launchReady({ DATABASE_URL: database.url });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  server.child.kill("SIGTERM");
  expect(await server.closed).toEqual([0, null]);
  const { rows } = await database.pool.query("select count(*)::int > 0 as filled from coin");
  expect(rows).toEqual([{ filled: true }]);
});
