// The browser for the tests: the system's, else one that can be had here, else none.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "../../packages/testing/src/find-chromium.ts";
import { runProgram } from "./run-program.ts";

export type Browser =
  | { readonly kind: "system"; readonly path: string }
  | { readonly kind: "playwright" }
  | { readonly kind: "none"; readonly reason: string };

const APT = join("/usr", "bin", "apt-get");

export async function ensureBrowser(
  root: string,
  playwright: string,
  say: (line: string) => void,
): Promise<Browser> {
  const found = await findWorking(root);
  if (found !== null) return found;
  const chosen = process.env["PARLEY_CHROMIUM"] ?? "";
  if (chosen !== "") {
    return { kind: "none", reason: `PARLEY_CHROMIUM is "${chosen}", but no Chromium runs there.` };
  }
  if (process.getuid?.() === 0 && existsSync(APT)) {
    say("no Chromium here: installing it with apt-get");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await runProgram(APT, ["update"], { cwd: root, env });
    await runProgram(APT, ["install", "-y", "chromium"], { cwd: root, env });
    const installed = await findWorking(root);
    if (installed !== null) return installed;
  }
  say("no Chromium here: fetching Playwright's own");
  const fetched = await runProgram(process.execPath, [playwright, "install", "chromium"], {
    cwd: root,
  });
  if (fetched.code === 0) return { kind: "playwright" };
  return {
    kind: "none",
    reason: `No Chromium was found, none could be installed, and Playwright's could not be fetched: install Chromium or set PARLEY_CHROMIUM to its path.\n${fetched.output.trimEnd()}`,
  };
}

/** Some systems have a command of that name that only says how to install it. */
async function findWorking(root: string): Promise<Browser | null> {
  const path = findChromium(process.env);
  if (path === null) return null;
  const { code } = await runProgram(path, ["--version"], { cwd: root }).catch(() => ({ code: 1 }));
  return code === 0 ? { kind: "system", path } : null;
}
