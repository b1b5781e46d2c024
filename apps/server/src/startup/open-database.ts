// The database the server works on: the embedded one, or the one of DATABASE_URL after a look at
// whether it answers as a PostgreSQL that will do.
import { startEmbedded } from "@parley/database/embedded";
import { createPool } from "@parley/database/pool";
import type { Settings } from "./settings.ts";
import { StartupError } from "./startup-error.ts";

export interface OpenDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

interface Hooks {
  readonly log: (line: string) => void;
  /** The embedded database ended without a stop from here. */
  readonly onLoss: () => void;
}

/** Older ones lack what the migrations use. */
const OLDEST_VERSION = 16;

export async function openDatabase(
  settings: Pick<Settings, "databaseUrl" | "dataDir">,
  hooks: Hooks,
): Promise<OpenDatabase> {
  if (settings.databaseUrl === null) return startEmbedded({ dataDir: settings.dataDir, ...hooks });
  await probe(settings.databaseUrl);
  return { url: settings.databaseUrl, stop: () => Promise.resolve() };
}

async function probe(url: string): Promise<void> {
  const pool = createPool(url, { max: 1, statementTimeoutMs: 5_000 });
  try {
    const { rows } = await pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    const version = Math.floor(Number(rows[0]?.version) / 10_000);
    if (version < OLDEST_VERSION) {
      throw new StartupError(
        `The database of DATABASE_URL is PostgreSQL ${version}, but ${OLDEST_VERSION} or newer is needed.`,
      );
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(explainConnectError(error, url));
  } finally {
    await pool.end();
  }
}

/** Never the whole URL: it contains the password. */
export function explainConnectError(error: unknown, url: string): string {
  const { hostname, port, username, pathname } = new URL(url);
  const address = `${hostname}:${port || 5432}`;
  const refused = `PostgreSQL at ${address} refuses the user "${decodeURIComponent(username)}" of DATABASE_URL: is the password right?`;
  const silent = `Nothing answers at ${address}, the address of DATABASE_URL: is PostgreSQL running there?`;
  const sentences: Readonly<Record<string, string>> = {
    ENOTFOUND: `The host ${hostname} of DATABASE_URL is not known.`,
    EAI_AGAIN: `The host ${hostname} of DATABASE_URL is not known.`,
    ECONNREFUSED: silent,
    EHOSTUNREACH: silent,
    ENETUNREACH: silent,
    "28P01": refused,
    "28000": refused,
    "3D000": `PostgreSQL at ${address} has no database "${decodeURIComponent(pathname.slice(1))}": create it, or name another in DATABASE_URL.`,
  };
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = error instanceof Error ? error.message : String(error);
  return (
    sentences[code] ??
    `No PostgreSQL answers at ${address}, the address of DATABASE_URL (${reason}).`
  );
}
