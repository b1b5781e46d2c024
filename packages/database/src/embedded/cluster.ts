// The files of the embedded database, made once and complete or not at all.
import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { chown, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { EmbeddedError } from "./embedded-error.ts";
import type { Home } from "./home.ts";
import { postgresEnvironment } from "./postmaster.ts";

const run = promisify(execFile);
const MAJOR_VERSION = "18";
/** Inside the cluster, so that the two are never separated. */
const PASSWORD_FILE = "parley-password";
const INCOMING = ".incoming";

export const SUPERUSER = "parley";

/** Creates the cluster unless it exists, and returns the superuser's password. */
export async function ensureCluster(home: Home, isDurable: boolean): Promise<string> {
  const version = await readFile(join(home.cluster, "PG_VERSION"), "utf8").catch(() => null);
  if (version === null) await createCluster(home, isDurable);
  else if (version.trim() !== MAJOR_VERSION) {
    throw new EmbeddedError(
      `The database in ${home.cluster} is of PostgreSQL ${version.trim()}, but ${MAJOR_VERSION} is needed: move it away to begin afresh, or set DATABASE_URL.`,
    );
  }
  return (await readFile(join(home.cluster, PASSWORD_FILE), "utf8")).trim();
}

/**
 * Works in a directory beside the real one and renames it at the end, so that an interrupted first
 * start leaves nothing that looks like a database. The name is new each time, as the program of the
 * interrupted start may still be writing.
 */
async function createCluster(home: Home, isDurable: boolean): Promise<void> {
  for (const name of await readdir(home.directory)) {
    if (name.includes(INCOMING))
      await rm(join(home.directory, name), { recursive: true, force: true });
  }
  const suffix = `${INCOMING}-${randomUUID()}`;
  const incoming = join(home.directory, `cluster${suffix}`);
  const passwordFile = join(home.directory, `${PASSWORD_FILE}${suffix}`);
  const { account, binaries } = home;
  await writeFile(passwordFile, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
  if (account !== null) await chown(passwordFile, account.uid, account.gid);
  await run(
    binaries.initdb,
    [
      `--pgdata=${incoming}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      "--auth-local=reject",
      "--auth-host=scram-sha-256",
      "--encoding=UTF8",
      // Built into PostgreSQL itself: the same order of texts on every machine.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
      ...(isDurable ? [] : ["--no-sync"]),
    ],
    {
      cwd: home.directory,
      env: postgresEnvironment(),
      ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
    },
  ).catch((error: Error & { stderr?: string }) => {
    const reason = error.stderr?.trim().split("\n").at(-1) ?? error.message;
    throw new EmbeddedError(`The database in ${home.directory} cannot be made: ${reason}`);
  });
  await rename(passwordFile, join(incoming, PASSWORD_FILE));
  await rename(incoming, home.cluster);
}
