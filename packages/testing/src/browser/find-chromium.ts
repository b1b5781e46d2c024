// The system's Chromium. Browser tests and measurements use it instead of a download. There are two
// builds: full Chromium, and the headless shell, which renders the same pages with half of the
// work.
import { accessSync, constants } from "node:fs";
import { basename, delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const WINDOWLESS_NAMES = ["chromium-headless-shell", "chrome-headless-shell"];

type Environment = Readonly<Record<string, string | undefined>>;

/** What Chromium needs to run unattended, also as root and without a graphics card. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Full Chromium. Its path, or null; PARLEY_CHROMIUM overrides it. */
export function findChromium(env: Environment): string | null {
  return find(NAMES, env);
}

/** Full Chromium also where PARLEY_CHROMIUM names the headless shell. */
export function findFullChromium(env: Environment): string | null {
  const chosen = basename(env["PARLEY_CHROMIUM"] ?? "");
  const isShell = WINDOWLESS_NAMES.includes(chosen);
  return findChromium(isShell ? { ...env, PARLEY_CHROMIUM: "" } : env);
}

/** The headless shell. */
export function findWindowlessChromium(env: Environment): string | null {
  return find(WINDOWLESS_NAMES, env);
}

/** The headless shell if present, else full Chromium. */
export function findTestChromium(env: Environment): string | null {
  return findWindowlessChromium(env) ?? findChromium(env);
}

function find(names: readonly string[], env: Environment): string | null {
  const chosen = env["PARLEY_CHROMIUM"];
  if (chosen !== undefined && chosen !== "") return isExecutable(chosen) ? chosen : null;
  const directories = [...(env["PATH"] ?? "").split(delimiter), join("/usr", "bin")];
  const candidates = names.flatMap((name) => directories.map((directory) => join(directory, name)));
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
