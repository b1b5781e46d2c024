// Waits until every message that is queued now has gone out, for tests and developers who are about
// to read it.
import type { Pool } from "@parley/database/pool";
import { countDueJobs } from "@parley/database/queries/messaging/job";
import { setTimeout as pause } from "node:timers/promises";

const LOOK_EVERY_MS = 20;
/** Notifications become mails. */
const TASKS = ["notification", "mail", "sms"];

/** False when some still wait at the end of that time; there may be no worker. */
export async function waitForMessages(pool: Pool, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while ((await countDueJobs(pool, TASKS)) > 0) {
    if (performance.now() >= deadline) return false;
    await pause(LOOK_EVERY_MS);
  }
  return true;
}
