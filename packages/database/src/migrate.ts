// Brings a database to the schema this code expects, and tells whether it is there already.
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runner } from "node-pg-migrate";
import { Client } from "pg";
import { migrateJobs } from "./migrate-jobs.ts";

const MIGRATIONS_DIR = join(dirname(fileURLToPath(import.meta.url)), "..", "migrations");
const MIGRATIONS_TABLE = "migrations";

/** What `appliedMigration` needs of a pool or a client. */
export interface Queryable {
  query(text: string): Promise<{ rows: { name?: unknown }[] }>;
}

/**
 * Applies every migration that is missing, each in its own transaction, and answers with their
 * names; the job queue's own tables come first. Servers that start at the same moment wait for one
 * another on an advisory lock.
 */
export async function migrate(
  url: string,
  log: (line: string) => void = () => {},
): Promise<string[]> {
  await migrateJobs(url);
  const client = new Client({
    connectionString: url,
    application_name: "parley migrate",
    connectionTimeoutMillis: 5_000,
  });
  // A connection lost midway rejects the running statement; the event on top of it must not throw.
  client.on("error", () => {});
  await client.connect();
  try {
    const applied = await runner({
      dbClient: client,
      dir: MIGRATIONS_DIR,
      ignorePattern: String.raw`(?!.*\.sql$).*`,
      migrationsTable: MIGRATIONS_TABLE,
      direction: "up",
      singleTransaction: false,
      advisoryLockMode: "wait",
      logger: { info: () => {}, warn: log, error: log },
    });
    for (const migration of applied) log(`migration ${migration.name} applied`);
    return applied.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** The newest migration this code knows, or null while there is none. */
export async function expectedMigration(): Promise<string | null> {
  const files = (await readdir(MIGRATIONS_DIR)).filter((file) => file.endsWith(".sql")).toSorted();
  return files.at(-1)?.replace(/\.sql$/, "") ?? null;
}

/** The newest migration the database has had, or null for a database never migrated. */
export async function appliedMigration(database: Queryable): Promise<string | null> {
  const table = await database.query(`select to_regclass('${MIGRATIONS_TABLE}')::text as name`);
  if (typeof table.rows[0]?.name !== "string") return null;
  const last = await database.query(
    `select name from ${MIGRATIONS_TABLE} order by id desc limit 1`,
  );
  const name = last.rows[0]?.name;
  return typeof name === "string" ? name : null;
}
