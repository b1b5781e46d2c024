// Orders a second by HTTP, compared with pgbench calling one function per order on the same
// cluster, schema and disk; orders while readers look at pages; whole trades a second; and the delay
// from an order's commit to the event on both sides' streams. Prints the figures with their targets,
// and exits non-zero when one is missed or the ledger does not balance afterwards.
//
// npm run bench:orders [-- --seconds 6 --rounds 3 --streams 5000 --profile out]
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { startEmbedded, type EmbeddedDatabase } from "@parley/database/embedded";
import { migrate } from "@parley/database/migrate";
import { createPool, type Pool } from "@parley/database/pool";
import { describeAudit } from "@parley/operations/audit/describe-audit";
import { runAudit } from "@parley/operations/audit/run-audit";
import { applyCatalogue } from "@parley/operations/market/catalogue/apply-catalogue";
import { findPgbench } from "./ledger/pgbench.ts";
import {
  describeRate,
  describeTimes,
  judgeFigure,
  medianOf,
  ratioOf,
  type Target,
} from "./orders/figures.ts";
import { fill } from "./orders/fill.ts";
import { createOrderFunction, runPgbench, type PgbenchFigures } from "./orders/pgbench.ts";
import {
  startGenerator,
  startOurs,
  type Generator,
  type MeasuredServer,
} from "./orders/processes.ts";
import type { Figures } from "./orders/tasks.ts";
import { runBench } from "./run-bench.ts";

const CONNECTIONS = 64;
const MIN_SPREAD_RATIO = 1.5;
const MIN_HOT_RATIO = 6;
/** A fixed rate, at which an order waits for itself and not for a queue before it. */
const STEADY_PER_SECOND = 200;
const MAX_STEADY_P99_MS = 50;
const MAX_EVENT_P99_MS = 50;
const MAX_STREAM_KB = 15;
/** Beside the orders, at half of their full pace: pages of readers without a session. */
const PAGES_PER_SECOND = 200;
const PAGE_CONNECTIONS = 32;
const PAGE_PATHS = ["en", "de", "fr", "ja"].flatMap((language) => [
  `/${language}`,
  `/${language}/p2p/buy`,
  `/${language}/p2p/buy?crypto=BTC&fiat=USD`,
  `/${language}/p2p/sell`,
]);
/** How much of the orders' p99 the pages may add. */
const MAX_P99_RATIO = 1.5;
/** Each taker may have three unpaid orders. */
const ORDERS_OF_TAKER = 3;
/** No machine of this size reaches more a second. */
const MOST_PER_SECOND = 3_000;
/** Takers of whole trades, who can trade again after each. */
const TRADERS = 2_000;
const LISTEN_SECONDS = 10;
const ORDERS_PER_SECOND = 100;
/**
 * Warm-up: until each path is compiled, connections that open and close included, compiling takes
 * as much time as the orders.
 */
const WARM_UPS = 4;
const WARM_UP_SECONDS = 4;
const FILL_TIMEOUT_MS = 10 * 60_000;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "6" },
    rounds: { type: "string", default: "3" },
    streams: { type: "string", default: "5000" },
    /** Directory for CPU profiles of the server. */
    profile: { type: "string" },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const streams = Number(values.streams);
const creators = Math.ceil(
  (((4 * rounds + 2) * seconds + WARM_UPS * WARM_UP_SECONDS) * MOST_PER_SECOND) / ORDERS_OF_TAKER,
);

interface Place {
  readonly url: string;
  readonly directory: string;
  readonly reader: Pool;
}

interface Comparison {
  readonly rounds: readonly Round[];
  /** Sent at a fixed rate, independent of the replies. */
  readonly steady: { readonly spread: Figures; readonly hot: Figures };
  readonly beside: BesidePages;
}

interface BesidePages {
  readonly perSecond: number;
  readonly alone: readonly Figures[];
  readonly withPages: readonly Figures[];
  readonly pages: readonly Figures[];
}

interface Round {
  readonly pgbenchSpread: PgbenchFigures;
  readonly spread: Figures;
  readonly pgbenchHot: PgbenchFigures;
  readonly hot: Figures;
}

async function compare(
  { url, directory, reader }: Place,
  port: number,
  generator: Generator,
): Promise<Comparison> {
  const program = findPgbench();
  let from = 0;
  const ours = async (isHot: boolean, runSeconds = seconds, perSecond?: number) => {
    const task = {
      name: "create",
      port,
      connections: CONNECTIONS,
      first: 0,
      takers: creators,
    } as const;
    const pace = perSecond === undefined ? {} : { perSecond };
    const figures = await generator.run({ ...task, ...pace, seconds: runSeconds, isHot, from });
    from += figures.count;
    return figures;
  };
  const theirs = (isHot: boolean) =>
    runPgbench(reader, { program, url, directory, clients: CONNECTIONS, seconds, isHot });
  for (let time = 0; time < WARM_UPS; time += 1) await ours(time % 2 === 1, WARM_UP_SECONDS);
  const all: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const one = {
      pgbenchSpread: await theirs(false),
      spread: await ours(false),
      pgbenchHot: await theirs(true),
      hot: await ours(true),
    };
    all.push(one);
    const { pgbenchSpread, spread, pgbenchHot, hot } = one;
    say(
      `round ${round}: 1,000 offers: ${tellPgbench(pgbenchSpread)}, ours ${describeRate(spread)}`,
    );
    say(`round ${round}: one offer: ${tellPgbench(pgbenchHot)}, ours ${describeRate(hot)}`);
  }
  const steady = {
    spread: await ours(false, seconds, STEADY_PER_SECOND),
    hot: await ours(true, seconds, STEADY_PER_SECOND),
  };
  say(`at ${STEADY_PER_SECOND} orders a second: 1,000 offers: ours ${describeRate(steady.spread)}`);
  say(`at ${STEADY_PER_SECOND} orders a second: one offer: ours ${describeRate(steady.hot)}`);
  const full = medianOf(all.map((one) => one.spread.perSecond)) ?? 0;
  const beside = await comparePages(port, full / 2, (perSecond) => ours(false, seconds, perSecond));
  return { rounds: all, steady, beside };
}

/** Orders alone and with readers of pages, in turns. */
async function comparePages(
  port: number,
  perSecond: number,
  place: (perSecond: number) => Promise<Figures>,
): Promise<BesidePages> {
  const readers = startGenerator();
  const read = () =>
    readers.run({
      name: "read pages",
      port,
      connections: PAGE_CONNECTIONS,
      seconds,
      perSecond: PAGES_PER_SECOND,
      paths: PAGE_PATHS,
    });
  const alone: Figures[] = [];
  const withPages: Figures[] = [];
  const pages: Figures[] = [];
  try {
    // Rendering is compiled first, as orders were.
    await read();
    for (let round = 1; round <= rounds; round += 1) {
      alone.push(await place(perSecond));
      const [orders, views] = await Promise.all([place(perSecond), read()]);
      withPages.push(orders);
      pages.push(views);
      say(`round ${round}: at ${perSecond.toFixed(0)} orders a second: ${tell(alone.at(-1))}`);
      say(`round ${round}: with pages: ${tell(orders)}; pages ${describeRate(views)}`);
    }
  } finally {
    readers.stop();
  }
  return { perSecond, alone, withPages, pages };
}

function tell(figures: Figures | undefined): string {
  return figures === undefined ? "not measured" : describeRate(figures);
}

function tellPgbench({ perSecond, p99Ms }: PgbenchFigures): string {
  return `pgbench ${perSecond.toFixed(0)} /s, p99 ${p99Ms.toFixed(0)} ms`;
}

/** Null where either was not measured. */
function p99RatioOf({ alone, withPages }: BesidePages): number | null {
  const before = medianOf(alone.map(({ p99Ms }) => p99Ms));
  const after = medianOf(withPages.map(({ p99Ms }) => p99Ms));
  return before === null || after === null ? null : after / before;
}

function judgeComparison({ rounds: all, steady, beside }: Comparison): boolean[] {
  const spread = medianOf(all.map((one) => ratioOf(one.spread, one.pgbenchSpread)));
  const hot = medianOf(all.map((one) => ratioOf(one.hot, one.pgbenchHot)));
  say("\nmedian of the rounds");
  return [
    judge("orders through HTTP : pgbench, 1,000 offers", spread, "×", "≥", MIN_SPREAD_RATIO),
    judge("orders through HTTP : pgbench, one hot offer", hot, "×", "≥", MIN_HOT_RATIO),
    judge("at a steady pace, 1,000 offers, p99", steady.spread.p99Ms, "ms", "≤", MAX_STEADY_P99_MS),
    judge("at a steady pace, one hot offer, p99", steady.hot.p99Ms, "ms", "≤", MAX_STEADY_P99_MS),
    judge(
      `orders' p99 with ${PAGES_PER_SECOND} pages a second : without`,
      p99RatioOf(beside),
      "×",
      "≤",
      MAX_P99_RATIO,
    ),
  ];
}

function judge(
  name: string,
  value: number | null,
  unit: string,
  than: Target["than"],
  target: number,
): boolean {
  const { line, isMet } = judgeFigure(name, value, { unit, than, target });
  say(line);
  return isMet;
}

/**
 * Memory is what the system assigned, divided by the streams. The judged delay begins with the
 * order's commit; the delay from sending the order is printed beside it and includes placing the
 * order, which is judged above.
 */
async function measureStreams(
  server: MeasuredServer,
  generator: Generator,
  { url }: Place,
): Promise<boolean[]> {
  const { port } = server;
  const before = await server.readMemory();
  await generator.run({ name: "open", port, streams, from: creators });
  const after = await server.readMemory();
  const sinceOrder = await generator.run({
    name: "listen",
    port,
    seconds: LISTEN_SECONDS,
    ordersPerSecond: ORDERS_PER_SECOND,
  });
  const sinceCommit = await generator.run({ name: "since commit", url });
  const eachKb = (after.rss - before.rss) / streams / 1_000;
  const heldKb = (after.held - before.held) / streams / 1_000;
  say(`${"order sent → event".padEnd(46)} ${describeTimes(sinceOrder)}`);
  say(`${"commit → event".padEnd(46)} ${describeTimes(sinceCommit)}`);
  say(`${"objects and buffers for each stream".padEnd(46)} ${heldKb.toFixed(2).padStart(9)} kB`);
  return [
    judge(
      `commit → event, ${streams} streams, p99`,
      sinceCommit.p99Ms,
      "ms",
      "≤",
      MAX_EVENT_P99_MS,
    ),
    judge("memory for each stream", eachKb, "kB", "≤", MAX_STREAM_KB),
  ];
}

async function measure(place: Place): Promise<boolean> {
  const options =
    values.profile === undefined ? [] : ["--cpu-prof", "--cpu-prof-dir", resolve(values.profile)];
  const server = await startOurs(place.url, join(place.directory, "server"), options);
  const generator = startGenerator();
  try {
    const { port } = server;
    const verdicts = judgeComparison(await compare(place, port, generator));
    const trades = await generator.run({
      name: "trade",
      port,
      connections: CONNECTIONS,
      seconds,
      from: 0,
      first: creators + streams,
      takers: TRADERS,
    });
    say(`${"whole trades (create, pay, release, settle)".padEnd(46)} ${describeRate(trades)} each`);
    if (streams > 0) verdicts.push(...(await measureStreams(server, generator, place)));
    return verdicts.every(Boolean);
  } finally {
    generator.stop();
    await server.stop();
  }
}

/** Records the instant of every commit, for both sides alike; requires another start. */
async function startDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const options = { dataDir, log: () => {} };
  const first = await startEmbedded(options);
  const pool = createPool(first.url, { max: 1 });
  await pool.query("alter system set track_commit_timestamp = on");
  await pool.end();
  await first.stop();
  return startEmbedded(options);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await runBench(async (directory) => {
  await mkdir(join(directory, "server"));
  const database = await startDatabase(join(directory, "data"));
  try {
    const { url } = database;
    await migrate(url);
    const reader = createPool(url, { max: 2, statementTimeoutMs: FILL_TIMEOUT_MS });
    await applyCatalogue(reader, startingCatalogue);
    const takers = creators + streams + TRADERS;
    say(`filling the database with ${2 * takers} takers …`);
    await fill(reader, takers);
    await createOrderFunction(reader, takers);
    const isMet = await measure({ url, directory, reader });
    const audit = await runAudit(reader);
    say(
      describeAudit(audit)
        .split("\n")
        .filter((line) => !line.startsWith("ok"))
        .join("\n"),
    );
    await reader.end();
    return isMet && audit.findings.length === 0;
  } finally {
    await database.stop();
  }
});
