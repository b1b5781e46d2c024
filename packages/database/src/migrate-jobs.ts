// Brings the tables of the job queue, which belong to graphile-worker, to the version in use.
import { Logger, runMigrations } from "graphile-worker";

/** Servers that start at the same moment may all call this. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({
    connectionString: url,
    maxPoolSize: 2,
    logger: new Logger(() => () => {}),
  });
}
