// Transfers a second of the engine, compared with pgbench calling one function per transfer on the
// same cluster, schema and disk. Prints both and their ratios, and exits non-zero when a target is
// missed or the ledger does not balance afterwards.
//
// npm run bench:ledger [-- --seconds 6 --rounds 3 --lanes 1 --batch 128]
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbedded } from "@parley/database/embedded";
import { migrate } from "@parley/database/migrate";
import { createPool, type Pool } from "@parley/database/pool";
import { createEngine, type BatchMeasure } from "@parley/engine/engine";
import { systemClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { checkLedger, fill } from "./ledger/ledger-rows.ts";
import { runEngine } from "./ledger/engine-load.ts";
import { runBench } from "./run-bench.ts";
import { createTransferFunction, findPgbench, runPgbench, type Load } from "./ledger/pgbench.ts";

const CLIENTS = 64;
const ACCOUNTS = 1_000;
const MIN_SPREAD_RATIO = 2.5;
const MIN_HOT_RATIO = 12;
/** Two equal runs differ by some percent, which is tolerated. */
const MIN_REFUSED_RATIO = 0.97;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "6" },
    rounds: { type: "string", default: "3" },
    lanes: { type: "string", default: "1" },
    batch: { type: "string", default: "128" },
  },
});

interface Contestant {
  readonly name: string;
  readonly run: () => Promise<Load>;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

/** Each variant once a round, so that other load affects all alike. */
async function runRounds(contestants: readonly Contestant[]): Promise<Load[][]> {
  const loads: Load[][] = contestants.map(() => []);
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const [place, { name, run }] of contestants.entries()) {
      const load = await run();
      loads[place]?.push(load);
      say(`round ${round}: ${name.padEnd(38)} ${cell(load.perSecond, 0)} /s`);
    }
  }
  return loads;
}

/** Returns the transfers per second of each variant. */
function printTable(contestants: readonly Contestant[], loads: readonly Load[][]): number[] {
  say(`\n${"median of the rounds".padEnd(38)}    per s  mean ms   p99 ms`);
  return contestants.map(({ name }, place) => {
    const rounds = loads[place] ?? [];
    const perSecond = median(rounds.map((load) => load.perSecond));
    const meanMs = median(rounds.map((load) => load.meanMs));
    const p99Ms = rounds.flatMap((load) => load.p99Ms ?? []);
    const last = p99Ms.length === 0 ? "" : cell(median(p99Ms), 1);
    say(`${name.padEnd(38)} ${cell(perSecond, 0)} ${cell(meanMs, 1)} ${last}`);
    return perSecond;
  });
}

function judge(name: string, ratio: number, target: number): boolean {
  const isMet = ratio >= target;
  say(`${name.padEnd(38)} ${cell(ratio, 2)} × ≥ ${target} × ${isMet ? "met" : "MISSED"}`);
  return isMet;
}

function cell(figure: number, digits: number): string {
  return figure.toFixed(digits).padStart(8);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function compare(program: string, url: string, pool: Pool, directory: string) {
  const ids = createIdSource({ clock: systemClock, node: 1 });
  const batches: BatchMeasure[] = [];
  const engine = createEngine({
    pool,
    clock: systemClock,
    ids,
    lanes: Number(values.lanes),
    maxBatch: Number(values.batch),
    observe: (batch) => batches.push(batch),
  });
  const common = { clients: CLIENTS, accounts: ACCOUNTS, seconds: Number(values.seconds) };
  const pgbench = (isHot: boolean) => () =>
    runPgbench({ ...common, program, url, directory, isHot });
  const ours = (isHot: boolean, refusedShare: number) => () =>
    runEngine({ ...common, engine, ids, isHot, refusedShare });
  const contestants = [
    { name: "pgbench, 1,000 accounts", run: pgbench(false) },
    { name: "engine, 1,000 accounts", run: ours(false, 0) },
    { name: "pgbench, one hot account", run: pgbench(true) },
    { name: "engine, one hot account", run: ours(true, 0) },
    { name: "engine, 1,000 accounts, half refused", run: ours(false, 0.5) },
  ];
  const figures = printTable(contestants, await runRounds(contestants));
  const [pgbenchSpread = 0, spread = 0, pgbenchHot = 0, hot = 0, refused = 0] = figures;
  await engine.stop();
  const size = median(batches.map((batch) => batch.size));
  say(
    `\nbatches: ${size} commands in ${median(batches.map((batch) => batch.tookMs)).toFixed(1)} ms`,
  );
  return [
    judge("engine : pgbench, 1,000 accounts", spread / pgbenchSpread, MIN_SPREAD_RATIO),
    judge("engine : pgbench, one hot account", hot / pgbenchHot, MIN_HOT_RATIO),
    judge("half refused : none refused", refused / spread, MIN_REFUSED_RATIO),
  ].every(Boolean);
}

await runBench(async (directory) => {
  const program = findPgbench();
  const database = await startEmbedded({ dataDir: join(directory, "data"), log: () => {} });
  try {
    await migrate(database.url);
    const pool = createPool(database.url, { isPipelined: true, max: Number(values.lanes) });
    let isMet: boolean;
    try {
      await fill(pool, ACCOUNTS);
      await createTransferFunction(pool);
      isMet = await compare(program, database.url, pool, directory);
    } finally {
      await pool.end();
    }
    // On a connection that may scan tables, which the engine's may not.
    const reader = createPool(database.url, { max: 1, statementTimeoutMs: 120_000 });
    const books = await checkLedger(reader);
    say(books.told);
    await reader.end();
    return isMet && books.areRight;
  } finally {
    await database.stop();
  }
});
