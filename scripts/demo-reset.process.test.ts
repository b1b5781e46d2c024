import { startEmbedded } from "@parley/database/embedded";
import { createPool } from "@parley/database/pool";
import { bareEnvironment } from "@parley/testing/bare-environment";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const BOOTSTRAP = fileURLToPath(new URL("bootstrap.mjs", import.meta.url));
const SCRIPT = fileURLToPath(new URL("demo-reset.ts", import.meta.url));

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "parley-reset-"));
  await chmod(root, 0o711);
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function reset(dataDir: string, args: readonly string[] = [], env = {}) {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...bareEnvironment(), PARLEY_DATA_DIR: dataDir, ...env },
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  const [code] = await once(child, "close");
  return { code, said };
}

async function open(dataDir: string) {
  const embedded = await startEmbedded({ dataDir, log: () => {}, isDurable: false });
  const pool = createPool(embedded.url, { max: 1 });
  return {
    query: (text: string) => pool.query(text),
    async stop() {
      await pool.end();
      await embedded.stop();
    },
  };
}

test(
  "demo:reset removes everything but the secret, and only when nothing uses it",
  { timeout: 60_000 },
  async () => {
    const dataDir = join(root, "data");
    const first = await open(dataDir);
    await first.query("create table kept (id integer)");
    await writeFile(join(dataDir, "secret"), "s");
    await mkdir(join(dataDir, "files"));
    await writeFile(join(dataDir, "files", "1"), "sealed");

    expect(await reset(dataDir, ["--yes"])).toEqual({
      code: 1,
      said: "Parley is running on this data: stop it first.\n",
    });
    await first.query("select from kept");
    await first.stop();

    expect(await reset(dataDir)).toEqual({
      code: 1,
      said: "Nothing was removed: say --yes.\n",
    });
    expect(await reset(dataDir, ["--yes"])).toMatchObject({ code: 0 });
    const left = await readdir(dataDir);
    expect(left).toContain("secret");
    expect(left).not.toContain("files");
    const second = await open(dataDir);
    await expect(second.query("select from kept")).rejects.toThrow(/does not exist/);
    await second.stop();
  },
);

test("demo:reset asks first, and refuses without a terminal", () => {
  const { status, stderr } = spawnSync(process.execPath, [BOOTSTRAP, "demo:reset"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  expect(stderr).toBe(
    "parley: there is no terminal to ask on: npm run demo:reset -- --yes goes ahead without.\n",
  );
  expect(status).toBe(1);
});

test.each([
  [{ DATABASE_URL: "postgres://parley@127.0.0.1:1/parley" }, "DATABASE_URL is set"],
  [
    {
      PARLEY_MODE: "production",
      DATABASE_URL: "postgres://parley@127.0.0.1:1/parley",
      PARLEY_PUBLIC_URL: "https://parley.example",
      PARLEY_SECRET: "a-secret-of-an-installation-long-enough",
      SMTP_URL: "smtp://127.0.0.1:1",
      SMS_URL: "https://sms.example",
      SMS_TOKEN: "a-token-of-somebody",
    },
    "This is production",
  ],
])("demo:reset refuses with %j", async (env, sentence) => {
  const { code, said } = await reset(join(root, "none"), ["--yes"], env);
  expect(said).toContain(sentence);
  expect(code).toBe(1);
});
