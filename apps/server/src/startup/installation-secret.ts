// The installation's secret where none is set: made once, kept beside the data it protects. Good
// enough for development; production brings its own.
import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "./startup-error.ts";

const BYTES = 32;
const FORM = /^[\w-]{43}$/;

export async function readInstallationSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "secret");
  const known = await find(path);
  if (known !== null) return check(known, path);
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `${randomUUID()}.draft`);
  await writeFile(draft, randomBytes(BYTES).toString("base64url"), { mode: 0o600, flush: true });
  try {
    // Of two servers that start at once, the first to link its secret decides for both.
    await link(draft, path);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return check(await readFile(path, "utf8"), path);
}

async function find(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
}

function check(text: string, path: string): string {
  const secret = text.trim();
  if (FORM.test(secret)) return secret;
  throw new StartupError(
    `The file ${path} does not hold the secret that was made on the first start: restore it, or remove it and all that was kept encrypted.`,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
