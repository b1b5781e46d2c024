import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { createEngineMeasures } from "./engine-metrics.ts";

test("the engine's batches are measured", async () => {
  const measures = createEngineMeasures();
  const registry = new Registry();
  measures.register(registry);
  const batch = { size: 50, refused: 10, unavailable: 0, waitedMs: 4, tookMs: 8, attempts: 1 };
  measures.observe(batch);
  measures.observe({ ...batch, size: 3, refused: 0, unavailable: 2, attempts: 5 });
  const text = await registry.metrics();
  expect(text).toContain('parley_engine_batch_commands_bucket{le="64"} 2');
  expect(text).toContain("parley_engine_batch_commands_sum 53");
  expect(text).toContain('parley_engine_wait_seconds_bucket{le="0.005"} 2');
  expect(text).toContain('parley_engine_batch_seconds_bucket{le="0.005"} 0');
  expect(text).toContain('parley_engine_commands_total{end="refused"} 10');
  expect(text).toContain('parley_engine_commands_total{end="unavailable"} 2');
  expect(text).toContain('parley_engine_commands_total{end="other"} 41');
  expect(text).toContain("parley_engine_split_batches_total 1");
});
