// Metrics of the engine's batches for Prometheus.
import type { BatchMeasure } from "@parley/engine/engine";
import { Counter, Histogram, type Registry } from "prom-client";

export interface EngineMeasures {
  /** For `createEngine`. */
  readonly observe: (batch: BatchMeasure) => void;
  /** Adds them to a server's metrics. */
  register(registry: Registry): void;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createEngineMeasures(): EngineMeasures {
  // Made without a registry, since the engine is there before the app that has one.
  const size = new Histogram({
    name: "parley_engine_batch_commands",
    help: "How many commands went together.",
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    registers: [],
  });
  const waited = new Histogram({
    name: "parley_engine_wait_seconds",
    help: "How long the longest waiting command of a batch had waited.",
    buckets: SECONDS,
    registers: [],
  });
  const took = new Histogram({
    name: "parley_engine_batch_seconds",
    help: "How long a batch took from the first lock to the commit.",
    buckets: SECONDS,
    registers: [],
  });
  const commands = new Counter({
    name: "parley_engine_commands_total",
    help: "Commands by how they ended: refused by a rule, sent away, or anything else.",
    labelNames: ["end"],
    registers: [],
  });
  const split = new Counter({
    name: "parley_engine_split_batches_total",
    help: "Batches that took more than one transaction, since something in them could not be written.",
    registers: [],
  });
  return {
    observe(batch) {
      size.observe(batch.size);
      waited.observe(batch.waitedMs / 1_000);
      took.observe(batch.tookMs / 1_000);
      commands.inc({ end: "refused" }, batch.refused);
      commands.inc({ end: "unavailable" }, batch.unavailable);
      commands.inc({ end: "other" }, batch.size - batch.refused - batch.unavailable);
      if (batch.attempts > 1) split.inc();
    },
    register(registry) {
      for (const metric of [size, waited, took, commands, split]) registry.registerMetric(metric);
    },
  };
}
