/**
 * Notices that a newer build is being served, by polling, or because a chunk of this build is
 * gone. An automatic reload happens at most once in ten seconds.
 */
import { LATEST_BUILD_PATH, readBuildInfo, type BuildInfo } from "@parley/contract/build";

export const POLL_MS = 10_000;
export const RELOAD_GUARD_MS = 10_000;
const RELOADED_AT = "reloaded-at";

export function mayReload(lastReloadAt: number | null, now: number): boolean {
  return lastReloadAt === null || now - lastReloadAt >= RELOAD_GUARD_MS;
}

/** Reloads unless that was tried moments ago; says whether it did. */
export function reloadOnce(now: number): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_AT)) || null;
  if (!mayReload(last, now)) return false;
  sessionStorage.setItem(RELOADED_AT, String(now));
  window.location.reload();
  return true;
}

export async function fetchLatestBuild(): Promise<BuildInfo | null> {
  const answer = await fetch(LATEST_BUILD_PATH, { cache: "no-store" });
  return answer.ok ? readBuildInfo(await answer.json()) : null;
}
