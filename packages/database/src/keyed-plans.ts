// Plans for connections that only ever look rows up by their keys. PostgreSQL would plan each of their
// statements anew, which takes as long as the lookup itself, since it believes that a few rows could be
// had in a cheaper way than many; here one plan serves them all. Plans are not kept for long: one made
// while a table was empty may read all of it, and would go on to when it has grown.
import type { Pool, PoolClient } from "pg";

/** What PostgreSQL may do instead of looking rows up. */
const OTHER_WAYS = [
  "enable_seqscan",
  "enable_hashjoin",
  "enable_mergejoin",
  "enable_material",
  "enable_memoize",
];

/** In force from the first statement of a connection on. */
export const KEYED_SETTINGS = [
  "plan_cache_mode=force_generic_plan",
  ...OTHER_WAYS.map((way) => `${way}=off`),
]
  .map((setting) => `-c ${setting}`)
  .join(" ");

/** Planning all that is looked up takes some milliseconds: nothing, once in so long. */
export const PLANS_LAST_MS = 2_000;

export function forgetOldPlans(pool: Pool, plansLastMs: number): void {
  const plannedAt = new WeakMap<PoolClient, number>();
  pool.on("acquire", (client) => {
    const now = performance.now();
    const since = plannedAt.get(client);
    if (since !== undefined && now - since < plansLastMs) return;
    plannedAt.set(client, now);
    // Not awaited: when the connection is lost, the next query on it fails.
    if (since !== undefined) client.query("discard plans").catch(() => {});
  });
}
