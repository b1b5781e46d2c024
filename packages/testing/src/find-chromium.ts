// The Chromium that the system has. Browser tests and measurements use it instead of a download.
// It comes in two builds: the one that people use, and one without windows, which draws the same
// pages with half of the work.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

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

/** As people have it. Its path, or null when there is none; PARLEY_CHROMIUM decides when it is set. */
export function findChromium(env: Environment): string | null {
  return find(NAMES, env);
}

/** The one without windows. */
export function findWindowlessChromium(env: Environment): string | null {
  return find(WINDOWLESS_NAMES, env);
}

/** The quicker one where it is there. */
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
