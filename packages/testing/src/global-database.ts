// One PostgreSQL for a whole test run. It starts when the first test requests a database, so that a
// run of pure tests does not pay for it, and is removed when the run ends.
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedDatabase, startEmbedded, stopAbandoned } from "@parley/database/embedded";
import { migrate } from "@parley/database/migrate";
import { createPool } from "@parley/database/pool";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address at which tests request the run's database server. */
    testDatabaseDesk: string;
  }
}

/** The reply: where to clone, and what. */
export interface TestServer {
  readonly adminUrl: string;
  readonly template: string;
}

const TEMPLATE = "parley_template";
const PREFIX = "parley-test-";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: ReturnType<typeof startTestServer> | null = null;
  const desk = createServer((_request, response) => {
    // A kept connection could be closed by the desk in the moment in which a test uses it again.
    response.shouldKeepAlive = false;
    starting ??= startTestServer();
    starting.then(
      ({ server }) => response.end(JSON.stringify(server)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, "127.0.0.1", resolve));
  const address = desk.address();
  if (address === null || typeof address === "string") throw new Error("the desk has no port");
  project.provide("testDatabaseDesk", `http://127.0.0.1:${address.port}`);

  return async () => {
    desk.close();
    const started = await starting?.catch(() => null);
    await started?.remove();
  };
}

async function startTestServer(): Promise<{ server: TestServer; remove(): Promise<void> }> {
  await removeAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX));
  // The account that PostgreSQL runs under when root tests needs access to the directory.
  await chmod(dataDir, 0o711);
  let database: EmbeddedDatabase | null = null;
  const remove = async () => {
    await database?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    database = await startEmbedded({ dataDir, log: () => {}, isDurable: false });
    return { server: await makeTemplate(database.url), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function makeTemplate(adminUrl: string): Promise<TestServer> {
  const pool = createPool(adminUrl, { max: 1 });
  try {
    await pool.query(`create database ${TEMPLATE}`);
  } finally {
    await pool.end();
  }
  const url = new URL(adminUrl);
  url.pathname = `/${TEMPLATE}`;
  await migrate(url.href);
  return { adminUrl, template: TEMPLATE };
}

/** A killed run could not clean up; the next one does. */
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const dataDir = join(tmpdir(), name);
    if (await stopAbandoned(dataDir)) await rm(dataDir, { recursive: true, force: true });
  }
}
