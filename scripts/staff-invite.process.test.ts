import { bareEnvironment } from "@parley/testing/bare-environment";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const SCRIPT = fileURLToPath(new URL("staff-invite.ts", import.meta.url));

// Programs start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

async function invite(...args: string[]) {
  const env = {
    DATABASE_URL: database.url,
    PARLEY_SECRET: "the-secret-of-this-very-installation",
    PARLEY_PUBLIC_URL: "https://parley.example",
  };
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...bareEnvironment(), ...env },
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  const [code] = await once(child, "close");
  return { code, said };
}

test("prints and mails the link that makes the first administrator", async () => {
  const { code, said } = await invite("Root@Example.org", "administrator");
  expect(code).toBe(0);
  const [, token = ""] =
    /^https:\/\/parley\.example\/admin\/invitation#([\w-]{43})$/m.exec(said) ?? [];
  const { rows } = await database.pool.query(
    "select email, staff_role, invited_by, token_hash from staff_invitation",
  );
  expect(rows).toEqual([
    {
      email: "root@example.org",
      staff_role: "administrator",
      invited_by: null,
      token_hash: createHash("sha256").update(token).digest(),
    },
  ]);
  const { rows: jobs } = await database.pool.query<{ to: string }>(
    "select payload ->> 'to' as to from graphile_worker._private_jobs",
  );
  expect(jobs).toEqual([{ to: "root@example.org" }]);
});

test.each([[[]], [["root@example.org"]], [["nobody", "agent"]], [["root@example.org", "root"]]])(
  "explains itself instead of inviting by %j",
  async (args) => {
    const { code, said } = await invite(...args);
    expect(code).toBe(1);
    expect(said).toMatch(/^npm run staff:invite -- <email> <agent \| supervisor/);
  },
);
