// Keeps the reference rates fresh for as long as the process runs. It outlives whatever happens to
// its sources, the database and the clock, and says in the log when something changed, not at every
// turn.
import type { Pool } from "@parley/database/pool";
import { pruneRateHistory } from "@parley/operations/market/rates/prune-rate-history";
import {
  publishRates,
  type PublishRatesOutcome,
} from "@parley/operations/market/rates/publish-rates";
import type { Clock } from "@parley/platform/clock";
import type { RateSource } from "@parley/platform/rates/rate-source";
import type { FastifyBaseLogger } from "fastify";
import { randomUUID } from "node:crypto";
import { repeatTurns, type Worker } from "./repeat-turns.ts";

export interface RatesWorkerParts {
  readonly pool: Pool;
  readonly source: RateSource;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  /** How often the worker looks whether it is its turn; publishing itself has a pace of its own. */
  readonly lookEveryMs?: number;
}

const LOOK_EVERY_MS = 5_000;
const PRUNE_EVERY_MS = 24 * 3_600_000;

export function startRatesWorker(parts: RatesWorkerParts): Worker {
  const holder = `worker-${randomUUID()}`;
  const say = createStateLog(parts.logger);
  let prunedAt: number | null = null;

  async function prune(): Promise<void> {
    const now = parts.clock.now();
    const isDue = prunedAt === null || Math.abs(now - prunedAt) >= PRUNE_EVERY_MS;
    if (!isDue) return;
    await pruneRateHistory(parts.pool, parts.clock);
    prunedAt = now;
  }

  async function turn(): Promise<void> {
    try {
      const outcome = await publishRates({ ...parts, holder });
      say(stateOf(outcome));
      if (outcome.kind === "published") await prune();
    } catch (error) {
      say({ level: "error", key: "failed", line: "rates cannot be published", error });
    }
  }

  return repeatTurns(parts.lookEveryMs ?? LOOK_EVERY_MS, turn);
}

interface State {
  readonly level: "info" | "warn" | "error";
  /** Two states with the same key are the same. */
  readonly key: string;
  readonly line: string;
  readonly error?: unknown;
  readonly details?: object;
}

/** Null when the outcome says nothing about how the rates are doing. */
function stateOf(outcome: PublishRatesOutcome): State | null {
  if (outcome.kind === "not-our-turn") return null;
  if (outcome.kind === "too-late") {
    return { level: "warn", key: "too-late", line: "asking for rates took longer than a turn" };
  }
  const { count, missing, problems } = outcome;
  if (missing.length === 0 && problems.length === 0) {
    return { level: "info", key: "good", line: "rates are published", details: { count } };
  }
  const names = problems.map(({ provider }) => provider).toSorted();
  return {
    level: "warn",
    key: JSON.stringify([names, missing.toSorted()]),
    line: "rates are published, but not everything answers",
    details: { count, missing, problems },
  };
}

function createStateLog(logger: FastifyBaseLogger): (state: State | null) => void {
  let last = "";
  return (state) => {
    if (state === null || state.key === last) return;
    last = state.key;
    const { level, line, details, error } = state;
    logger[level]({ ...details, ...(error === undefined ? {} : { err: error }) }, line);
  };
}
