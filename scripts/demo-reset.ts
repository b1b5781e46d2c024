// Removes the embedded database and the uploaded files of the data directory. The next start
// creates the demo data anew. The installation's secret stays.
import { EmbeddedError, startEmbedded } from "@parley/database/embedded";
import { createPool } from "@parley/database/pool";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { readSettings, SettingsError } from "../apps/server/src/startup/settings.ts";

/** An error the operator can act on, printed as a sentence. */
class Refusal extends Error {}

async function main(): Promise<void> {
  const { mode, dataDir, databaseUrl } = readSettings(process.env);
  // The command asks first; running this file directly does not.
  if (!process.argv.includes("--yes")) throw new Refusal("Nothing was removed: say --yes.");
  if (mode === "production") throw new Refusal("This is production: nothing is removed here.");
  if (databaseUrl !== null) {
    throw new Refusal("DATABASE_URL is set, and only the embedded database is removed: unset it.");
  }
  if (!(await isDirectory(dataDir))) {
    console.log(`There is nothing in ${dataDir}.`);
    return;
  }
  await removeDatabase(dataDir);
  await rm(join(dataDir, "files"), { recursive: true, force: true });
  console.log("All data was removed; npm start makes the demo data anew.");
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** By PostgreSQL itself, which alone knows where the files of a database are. */
async function removeDatabase(dataDir: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  try {
    if (embedded.joined) throw new Refusal("Parley is running on this data: stop it first.");
    const url = new URL(embedded.url);
    const name = url.pathname.slice(1);
    url.pathname = "/postgres";
    const pool = createPool(url.href, { max: 1 });
    try {
      await pool.query(`drop database if exists ${name} with (force)`);
    } finally {
      await pool.end();
    }
  } finally {
    await embedded.stop();
  }
}

try {
  await main();
} catch (error) {
  const isSentence =
    error instanceof Refusal || error instanceof SettingsError || error instanceof EmbeddedError;
  if (!isSentence) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
