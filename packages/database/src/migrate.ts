// Migrates a database to the schema this code expects, and tells whether it is complete.
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

/** The database is of another line of migrations; the message is a sentence for the operator. */
export class ForeignSchemaError extends Error {
  override readonly name = "ForeignSchemaError";
}

/**
 * Applies every missing migration, each in its own transaction, and returns their names; the job
 * queue's own tables are first. Servers that start concurrently wait for one another on an advisory
 * lock.
 */
export async function migrate(
  url: string,
  log: (line: string) => void = () => {},
  folder: string = MIGRATIONS_DIR,
): Promise<string[]> {
  const client = new Client({
    connectionString: url,
    application_name: "parley migrate",
    connectionTimeoutMillis: 5_000,
  });
  // A connection lost midway rejects the running statement; the event on top of it must not throw.
  client.on("error", () => {});
  await client.connect();
  try {
    await refuseForeignSchema(client, folder);
    await migrateJobs(url);
    const applied = await runner({
      dbClient: client,
      dir: folder,
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

/**
 * Before the first release the migrations were folded into fewer files. A database that began with
 * another file than ours was made before that, and no migration leads from it to here.
 */
export async function refuseForeignSchema(
  database: Queryable,
  folder: string = MIGRATIONS_DIR,
): Promise<void> {
  const [first] = await listMigrations(folder);
  const applied = await findApplied(database, "asc");
  if (applied === null || applied === first) return;
  throw new ForeignSchemaError(
    "The database was made by a version of Parley from before its first release and cannot be " +
      "taken over: remove it with npm run demo:reset, or name an empty one in DATABASE_URL.",
  );
}

/** The newest migration this code knows, or null while there is none. */
export async function expectedMigration(): Promise<string | null> {
  return (await listMigrations(MIGRATIONS_DIR)).at(-1) ?? null;
}

/** The newest migration the database has had, or null for a database never migrated. */
export const appliedMigration = (database: Queryable): Promise<string | null> =>
  findApplied(database, "desc");

async function listMigrations(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql"));
  return files.map((file) => file.replace(/\.sql$/, "")).toSorted();
}

async function findApplied(database: Queryable, order: "asc" | "desc"): Promise<string | null> {
  const table = await database.query(`select to_regclass('${MIGRATIONS_TABLE}')::text as name`);
  if (typeof table.rows[0]?.name !== "string") return null;
  const found = await database.query(
    `select name from ${MIGRATIONS_TABLE} order by id ${order} limit 1`,
  );
  const name = found.rows[0]?.name;
  return typeof name === "string" ? name : null;
}
