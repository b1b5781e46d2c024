// The data directory's record of its database: location, address and owner. Tools read it to join a
// running database; the next start reads it to clean up after a crash.
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ProcessIdentity } from "./processes.ts";

export interface ConnectionRecord {
  /** Inside the data directory or in a place of its own; never a path, as directories get copied. */
  readonly kept: "inside" | "outside";
  /** Last port used; kept over restarts so that tools can be pointed at it. */
  readonly port?: number;
  readonly url?: string;
  /** The process that started the database and will stop it. */
  readonly owner?: ProcessIdentity;
}

/** Null when there is none, or when it is not one of ours. */
export async function findConnectionRecord(dataDir: string): Promise<ConnectionRecord | null> {
  const text = await readFile(fileOf(dataDir), "utf8").catch(() => null);
  if (text === null) return null;
  try {
    const record: unknown = JSON.parse(text);
    return isConnectionRecord(record) ? record : null;
  } catch {
    return null;
  }
}

/** The URL carries a password, so only the account that starts Parley may read the file. */
export async function writeConnectionRecord(
  dataDir: string,
  record: ConnectionRecord,
): Promise<void> {
  const incoming = `${fileOf(dataDir)}.incoming`;
  await writeFile(incoming, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  await rename(incoming, fileOf(dataDir));
}

function fileOf(dataDir: string): string {
  return join(dataDir, "connection.json");
}

function isConnectionRecord(value: unknown): value is ConnectionRecord {
  if (typeof value !== "object" || value === null || !("kept" in value)) return false;
  if (value.kept !== "inside" && value.kept !== "outside") return false;
  if ("port" in value && typeof value.port !== "number") return false;
  if ("url" in value && typeof value.url !== "string") return false;
  return !("owner" in value) || isProcessIdentity(value.owner);
}

function isProcessIdentity(value: unknown): value is ProcessIdentity {
  if (typeof value !== "object" || value === null) return false;
  if (!("pid" in value) || typeof value.pid !== "number") return false;
  return "startedAt" in value && typeof value.startedAt === "string";
}
