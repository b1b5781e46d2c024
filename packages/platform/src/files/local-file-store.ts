// Files in a directory of this machine, each sealed under its own id: a copy of the disk reveals
// nothing, and a file copied to another id does not open.
import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Vault } from "../vault.ts";
import type { FileStore } from "./file-store.ts";

export interface LocalFileStoreOptions {
  readonly directory: string;
  readonly vault: Vault;
}

const purposeOf = (id: bigint) => `file:${id}`;

export function createLocalFileStore({ directory, vault }: LocalFileStoreOptions): FileStore {
  const pathOf = (id: bigint) => join(directory, id.toString());
  return {
    async put(id, bytes) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const draft = join(directory, `${randomUUID()}.draft`);
      try {
        await writeThrough(draft, vault.sealBytes(purposeOf(id), bytes));
        // A hard link appears completely or not at all, and never replaces a file.
        await link(draft, pathOf(id));
      } finally {
        await rm(draft, { force: true });
      }
    },
    get: async (id) => vault.openBytes(purposeOf(id), await readFile(pathOf(id))),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
