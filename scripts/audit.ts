// Checks the ledger against its postings: on the database of DATABASE_URL, or on the embedded one
// of the data directory, which is joined if it runs and started for the check if not.
import { EmbeddedError } from "@parley/database/embedded";
import {
  appliedMigration,
  expectedMigration,
  ForeignSchemaError,
  refuseForeignSchema,
} from "@parley/database/migrate";
import { createPool, type Pool } from "@parley/database/pool";
import { describeAudit } from "@parley/operations/audit/describe-audit";
import { runAudit } from "@parley/operations/audit/run-audit";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { readSettings, SettingsError, type Settings } from "../apps/server/src/startup/settings.ts";
import { openDatabase } from "../apps/server/src/startup/open-database.ts";
import { StartupError } from "../apps/server/src/startup/startup-error.ts";

/** An error the operator can act on, printed as a sentence. */
class Refusal extends Error {}

/** Time limit of one check, for a ledger of the largest size. */
const STATEMENT_TIMEOUT_MS = 6 * 60 * 60 * 1_000;

async function main(): Promise<number> {
  const settings = readSettings(process.env);
  await refuseNoData(settings);
  const database = await openDatabase(settings, { log: () => {}, onLoss: () => {} });
  try {
    const pool = createPool(database.url, { max: 1, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
    try {
      return await audit(pool);
    } finally {
      await pool.end();
    }
  } finally {
    await database.stop();
  }
}

async function audit(pool: Pool): Promise<number> {
  await refuseForeignSchema(pool);
  const [applied, expected] = [await appliedMigration(pool), await expectedMigration()];
  if (applied !== expected) {
    throw new Refusal(
      `The database stands at migration ${applied ?? "none"} and this checkout at ${expected}: start Parley once.`,
    );
  }
  const report = await runAudit(pool, { now: Date.now() });
  console.log(describeAudit(report));
  return report.findings.length === 0 ? 0 : 1;
}

/** An empty new database would pass, and is not what was meant. */
async function refuseNoData({ databaseUrl, dataDir }: Settings): Promise<void> {
  if (databaseUrl !== null) return;
  const isThere = await stat(join(dataDir, "connection.json")).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new Refusal(`There is no database in ${dataDir}: start Parley once.`);
}

// An exit, unlike a signal, also stops a PostgreSQL started here.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(name, () => process.exit(2));
}

try {
  process.exitCode = await main();
} catch (error) {
  const isSentence =
    error instanceof Refusal ||
    error instanceof SettingsError ||
    error instanceof StartupError ||
    error instanceof ForeignSchemaError ||
    error instanceof EmbeddedError;
  if (!isSentence) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
