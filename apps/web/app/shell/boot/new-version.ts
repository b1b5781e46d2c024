/**
 * Notices that a newer build is being served, by polling, or because a file of this build is gone.
 * An automatic reload happens at most once in ten seconds.
 */
import { LATEST_BUILD_PATH, readBuildInfo, type BuildInfo } from "@parley/contract/build";

export const POLL_MS = 10_000;
export const RELOAD_GUARD_MS = 10_000;
/** The script for scripts that are gone (`gone-scripts.ts`) uses the same. */
const RELOADED_AT = "reloaded-at";

/** A reload that lies far ahead was noted before the clock was put back. */
export function mayReload(lastReloadAt: number | null, now: number): boolean {
  return lastReloadAt === null || Math.abs(now - lastReloadAt) >= RELOAD_GUARD_MS;
}

/** Reloads unless that was tried moments ago; says whether it did. */
export function reloadOnce(now: number): boolean {
  if (!takeReload(now)) return false;
  window.location.reload();
  return true;
}

/** Without storage it could not be known whether it is the second time. */
function takeReload(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT)) || null;
    if (!mayReload(last, now)) return false;
    sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    return false;
  }
}

export async function fetchLatestBuild(): Promise<BuildInfo | null> {
  const answer = await fetch(LATEST_BUILD_PATH, { cache: "no-store" });
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return readBuildInfo(await answer.json());
}
