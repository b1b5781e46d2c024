import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readInstallationSecret } from "./installation-secret.ts";
import { StartupError } from "./startup-error.ts";

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "parley-secret-"));
});

afterEach(async () => {
  await rm(home, { recursive: true });
});

test("the installation's secret is created on the first start and kept", async () => {
  const dataDir = join(home, "data");
  const secret = await readInstallationSecret(dataDir);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await readInstallationSecret(dataDir)).toBe(secret);
  expect(await readdir(dataDir)).toEqual(["secret"]);
  expect((await stat(join(dataDir, "secret"))).mode & 0o777).toBe(0o600);
  expect(await readInstallationSecret(join(home, "other"))).not.toBe(secret);
});

test("servers that start concurrently agree on the secret", async () => {
  const secrets = await Promise.all([1, 2, 3, 4].map(() => readInstallationSecret(home)));
  expect(new Set(secrets).size).toBe(1);
});

test("a damaged secret is not replaced: what it protects would be lost", async () => {
  await writeFile(join(home, "secret"), "");
  await expect(readInstallationSecret(home)).rejects.toThrow(StartupError);
});
