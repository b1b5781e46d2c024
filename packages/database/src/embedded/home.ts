// Where the embedded database is stored and under which account it runs.
import { createHash } from "node:crypto";
import { chmod, chown, lstat, mkdir, realpath, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Account, canEnter, canRun, chooseAccount } from "./account.ts";
import { type Binaries, copyBinaries, findBinaries } from "./binaries.ts";
import {
  type ConnectionRecord,
  findConnectionRecord,
  writeConnectionRecord,
} from "./connection-record.ts";
import { EmbeddedError } from "./embedded-error.ts";

type Log = (line: string) => void;
type Kept = ConnectionRecord["kept"];

export interface Home {
  readonly dataDir: string;
  readonly kept: Kept;
  /** Contains the cluster and its log. */
  readonly directory: string;
  readonly cluster: string;
  readonly logFile: string;
  /** Null: the account we run under ourselves. */
  readonly account: Account | null;
  readonly binaries: Binaries;
}

/** For what root starts but cannot keep where it is: outlives reboots, everyone may enter. */
const SHARED_ROOT = join("/var", "lib", "parley");

/** Creates the data directory and returns its real path, which names it from then on. */
export async function makeDataDir(path: string): Promise<string> {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  try {
    await mkdir(path, { recursive: true, mode });
    return await realpath(path);
  } catch (error) {
    throw new EmbeddedError(
      `The data directory ${path} cannot be made (${error instanceof Error ? error.message : String(error)}): set PARLEY_DATA_DIR to another one.`,
    );
  }
}

export async function prepareHome(dataDir: string, log: Log): Promise<Home> {
  const record = await findConnectionRecord(dataDir);
  const known = record === null ? null : directoryOf(dataDir, record.kept);
  const account = await chooseAccount(known === null ? null : await findOwner(known));
  const kept = record?.kept ?? (await chooseKept(dataDir, account, log));
  const directory = directoryOf(dataDir, kept);
  if (record === null) await writeConnectionRecord(dataDir, { kept });
  await makeDirectory(directory, kept, account);
  return {
    dataDir,
    kept,
    directory,
    cluster: clusterOf(dataDir, kept),
    logFile: join(directory, "postgres.log"),
    account,
    binaries: await chooseBinaries(account),
  };
}

export function clusterOf(dataDir: string, kept: Kept): string {
  return join(directoryOf(dataDir, kept), "cluster");
}

function directoryOf(dataDir: string, kept: Kept): string {
  if (kept === "inside") return join(dataDir, "postgres");
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return join(SHARED_ROOT, `data-${hash}`);
}

async function chooseKept(dataDir: string, account: Account | null, log: Log): Promise<Kept> {
  if (account === null || (await canEnter(account, dataDir))) return "inside";
  const outside = directoryOf(dataDir, "outside");
  log(`PostgreSQL runs as ${account.name}, who cannot enter ${dataDir}: its data is in ${outside}`);
  // Deleting the data directory means to begin afresh; the old data elsewhere stays for the
  // operator to delete.
  if ((await lstat(outside).catch(() => null)) !== null) {
    const aside = `${outside}.aside-${new Date().toISOString().replaceAll(/\D/g, "")}`;
    await rename(outside, aside);
    log(`older data of that directory was put aside as ${aside}: delete it if it is not needed`);
  }
  return "outside";
}

async function makeDirectory(
  directory: string,
  kept: Kept,
  account: Account | null,
): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (account === null) return;
  if (kept === "outside") await chmod(SHARED_ROOT, 0o755);
  await chown(directory, account.uid, account.gid);
  if (await canEnter(account, directory)) return;
  throw new EmbeddedError(
    `PostgreSQL runs as ${account.name}, who can no longer enter ${directory}: open the directories above it to others again.`,
  );
}

async function chooseBinaries(account: Account | null): Promise<Binaries> {
  const installed = await findBinaries();
  if (account === null || (await canRun(account, installed.postgres))) return installed;
  return copyBinaries(installed, join(SHARED_ROOT, `postgres-${installed.version}`));
}

/** Whose data it is; null while there is none. Data of others is not ours to touch, except for root. */
async function findOwner(directory: string): Promise<number | null> {
  const found = await stat(join(directory, "cluster")).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw foreignData(directory);
  });
  if (found === null) return null;
  const ourUid = process.getuid?.();
  if (ourUid !== undefined && ourUid !== 0 && found.uid !== ourUid) throw foreignData(directory);
  return found.uid;
}

function foreignData(directory: string): EmbeddedError {
  return new EmbeddedError(
    `The database in ${directory} belongs to another user: start Parley as that user or as root, or set PARLEY_DATA_DIR to another directory.`,
  );
}
