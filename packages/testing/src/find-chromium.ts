// The Chromium that the system has. Browser tests and measurements use it instead of a download.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

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

/** Its path, or null when there is none; PARLEY_CHROMIUM decides when it is set. */
export function findChromium(env: Readonly<Record<string, string | undefined>>): string | null {
  const chosen = env["PARLEY_CHROMIUM"];
  if (chosen !== undefined && chosen !== "") return isExecutable(chosen) ? chosen : null;
  const directories = [...(env["PATH"] ?? "").split(delimiter), join("/usr", "bin")];
  const candidates = NAMES.flatMap((name) => directories.map((directory) => join(directory, name)));
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
