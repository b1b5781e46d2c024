// What the trigger that notes changes of appeals costs a step of an order: the same updates in batches
// as the engine writes them, with the trigger and without it, alternately.
import type { Pool } from "@parley/database/pool";
import { percentile, say } from "../market/print.ts";

const BATCH = 128;
const BATCHES = 40;
const ROUNDS = 10;

/** `firstId` and those after it are orders without an appeal. */
export async function measureTrigger(pool: Pool, firstId: number, count: number): Promise<void> {
  const took = { enable: [] as number[], disable: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const mode of ["enable", "disable"] as const) {
      await pool.query(`alter table trade_order ${mode} trigger trade_order__case_change`);
      const from = performance.now();
      for (let batch = 0; batch < BATCHES; batch += 1) await update(pool, firstId, count, batch);
      // The first round warms up.
      if (round > 0) took[mode].push((performance.now() - from) / BATCHES);
    }
  }
  await pool.query("alter table trade_order enable trigger trade_order__case_change");
  const [withTrigger, without] = [percentile(took.enable, 0.5), percentile(took.disable, 0.5)];
  const share = ((withTrigger / without - 1) * 100).toFixed(1);
  say(
    `a batch of ${BATCH} steps of orders: ${withTrigger.toFixed(2)} ms with the trigger, ${without.toFixed(2)} ms without it (${share} %)`,
  );
}

async function update(pool: Pool, firstId: number, count: number, batch: number): Promise<void> {
  const ids = Array.from({ length: BATCH }, (_none, n) => firstId + ((batch * BATCH + n) % count));
  await pool.query({
    name: "step-orders",
    text: "update trade_order set version = version + 1 where id = any($1::bigint[])",
    values: [ids],
  });
}
