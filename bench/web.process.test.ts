import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PROGRAM = fileURLToPath(new URL("web.ts", import.meta.url));

test("bench:web without a browser prints one sentence instead of a stack trace and fails", () => {
  const env = { ...process.env, PARLEY_CHROMIUM: "/nowhere/chromium" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], {
    env,
    encoding: "utf8",
    timeout: 60_000,
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: "",
    stderr: 'PARLEY_CHROMIUM is "/nowhere/chromium", but no Chromium runs there.\n',
  });
}, 60_000);
