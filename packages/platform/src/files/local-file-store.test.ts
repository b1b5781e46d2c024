import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createVault, VaultError } from "../vault.ts";
import type { FileStore } from "./file-store.ts";
import { createLocalFileStore } from "./local-file-store.ts";

const ID = 1_190_000_000_000_000_001n;
const CONTENT = Buffer.from("a passport, as bytes");
const vault = createVault("a secret for the tests of the files, long enough");

let home: string;
let directory: string;
let store: FileStore;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "parley-files-"));
  directory = join(home, "files");
  store = createLocalFileStore({ directory, vault });
});

afterEach(async () => {
  await rm(home, { recursive: true });
});

test("a stored file can be read until it is removed", async () => {
  await store.put(ID, CONTENT);
  expect(Buffer.from(await store.get(ID))).toEqual(CONTENT);
  await store.remove(ID);
  await expect(store.get(ID)).rejects.toThrow("ENOENT");
  await store.remove(ID);
});

test("a stored file is unreadable on the disk, and accessible to this user alone", async () => {
  await store.put(ID, CONTENT);
  const path = join(directory, String(ID));
  expect(await readdir(directory)).toEqual([String(ID)]);
  expect((await readFile(path)).includes(CONTENT)).toBe(false);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
});

test("a file id is used once", async () => {
  await store.put(ID, CONTENT);
  await expect(store.put(ID, Buffer.from("another"))).rejects.toThrow("EEXIST");
  expect(Buffer.from(await store.get(ID))).toEqual(CONTENT);
  expect(await readdir(directory)).toHaveLength(1);
});

test("an altered file, or one copied to another id, does not open", async () => {
  await store.put(ID, CONTENT);
  const path = join(directory, String(ID));
  await copyFile(path, join(directory, String(ID + 1n)));
  await expect(store.get(ID + 1n)).rejects.toThrow(VaultError);
  const bytes = await readFile(path);
  bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30);
  await writeFile(path, bytes);
  await expect(store.get(ID)).rejects.toThrow(VaultError);
});
