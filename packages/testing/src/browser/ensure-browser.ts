// The browser for the tests: the system's, else an installed one, else none. The headless shell is
// preferred, as it takes half of the time.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findChromium, findFullChromium, findWindowlessChromium } from "./find-chromium.ts";
import { runProgram } from "../run-program.ts";

export type Browser =
  | { readonly kind: "system"; readonly path: string }
  | { readonly kind: "playwright" }
  | { readonly kind: "none"; readonly reason: string };

export interface Machine {
  readonly env: NodeJS.ProcessEnv;
  /** Whether packages of the system can be installed. */
  readonly canInstall: boolean;
  readonly run: (
    program: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
  ) => Promise<{ readonly code: number; readonly output: string }>;
}

const APT = join("/usr", "bin", "apt-get");

export function machineAt(root: string): Machine {
  return {
    env: process.env,
    canInstall: process.getuid?.() === 0 && existsSync(APT),
    run: (program, args, env) => runProgram(program, args, { cwd: root, env }),
  };
}

export async function ensureBrowser(
  machine: Machine,
  playwright: string,
  say: (line: string) => void,
): Promise<Browser> {
  const { env, canInstall, run } = machine;
  const chosen = env["PARLEY_CHROMIUM"] ?? "";
  const windowless = await working(machine, findWindowlessChromium);
  if (windowless !== null) return windowless;
  if (chosen !== "") {
    return { kind: "none", reason: `PARLEY_CHROMIUM is "${chosen}", but no Chromium runs there.` };
  }
  if (canInstall && (await install(machine, "chromium-headless-shell", say))) {
    const installed = await working(machine, findWindowlessChromium);
    if (installed !== null) return installed;
  }
  const found = await working(machine, findChromium);
  if (found !== null) return found;
  if (canInstall && (await install(machine, "chromium", say))) {
    const installed = await working(machine, findChromium);
    if (installed !== null) return installed;
  }
  say("no Chromium here: fetching Playwright's own");
  const args = [playwright, "install", "--only-shell", "chromium"];
  const fetched = await run(process.execPath, args, env);
  if (fetched.code === 0) return { kind: "playwright" };
  return {
    kind: "none",
    reason: `No Chromium was found, none could be installed, and Playwright's could not be fetched: install Chromium or set PARLEY_CHROMIUM to its path.\n${fetched.output.trimEnd()}`,
  };
}

/** For the stories about notifications, which the headless shell does not show. */
export async function ensureFullBrowser(
  machine: Machine,
  say: (line: string) => void,
): Promise<Browser | null> {
  const found = await working(machine, findFullChromium);
  if (found !== null || !machine.canInstall) return found;
  await install(machine, "chromium", say);
  return working(machine, findFullChromium);
}

/** Never by removing installed packages. */
async function install(
  { env, run }: Machine,
  name: string,
  say: (line: string) => void,
): Promise<boolean> {
  say(`installing ${name} with apt-get`);
  const quiet = { ...env, DEBIAN_FRONTEND: "noninteractive" };
  await run(APT, ["update"], quiet);
  const { code } = await run(APT, ["install", "-y", "--no-remove", name], quiet);
  return code === 0;
}

/** Some systems have a stub of that name that only explains the installation. */
async function working(
  { env, run }: Machine,
  find: (env: NodeJS.ProcessEnv) => string | null,
): Promise<Browser | null> {
  const path = find(env);
  if (path === null) return null;
  const { code } = await run(path, ["--version"], env).catch(() => ({ code: 1 }));
  return code === 0 ? { kind: "system", path } : null;
}
