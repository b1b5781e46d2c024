// A database of its own for a test file, cloned from a migrated template in some milliseconds.
import { randomUUID } from "node:crypto";
import { createPool, type Pool } from "@parley/database/pool";
import { inject } from "vitest";
import type { TestServer } from "./global-database.ts";

export interface TestDatabase {
  readonly url: string;
  readonly pool: Pool;
  drop(): Promise<void>;
}

/** The run has one server, for which each test file asks once. */
let server: Promise<TestServer> | null = null;

/** Migrated and empty. Call `drop` when the file is done, usually in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = await (server ??= askForServer());
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const pool = createPool(url.href);
  return {
    url: url.href,
    pool,
    async drop() {
      await pool.end();
      await administer(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function askForServer(): Promise<TestServer> {
  const reply = await fetch(inject("testDatabaseDesk"));
  if (!reply.ok) throw new Error(`the test database did not start: ${await reply.text()}`);
  const answer: unknown = await reply.json();
  if (!isTestServer(answer)) throw new Error("the test server answered something else");
  return answer;
}

function isTestServer(value: unknown): value is TestServer {
  return typeof value === "object" && value !== null && "adminUrl" in value && "template" in value;
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  const pool = createPool(adminUrl, { max: 1 });
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}
