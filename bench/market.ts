// Time of a page of offers at ten thousand, a hundred thousand and a million offers, by the slowest
// of a fixed set of queries, and requests a second over HTTP compared with an empty route. Prints
// the figures with their targets and exits non-zero when one is missed.
//
// npm run bench:market [-- --size 10000 --size 1000000 --rounds 1000 --seconds 6 --verbose]
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { startEmbedded } from "@parley/database/embedded";
import { migrate } from "@parley/database/migrate";
import { createPool } from "@parley/database/pool";
import { applyCatalogue } from "@parley/operations/market/catalogue/apply-catalogue";
import { fillMarket } from "./market/fill.ts";
import { measureHttp, type HttpFigures } from "./market/over-http.ts";
import { printJudged, say, type Judged } from "./market/print.ts";
import { measureOperation, openReading, tickRates, worstOf, type Timed } from "./market/reading.ts";
import { runBench } from "./run-bench.ts";

const SIZES = ["10000", "100000", "1000000"];
const MAX_P99_MS = 10;
const MAX_GROWTH = 2;
const MIN_RATE_RATIO = 0.5;
const FILL_TIMEOUT_MS = 15 * 60_000;

const { values } = parseArgs({
  options: {
    size: { type: "string", multiple: true, default: SIZES },
    rounds: { type: "string", default: "1000" },
    seconds: { type: "string", default: "6" },
    verbose: { type: "boolean", default: false },
  },
});

interface SizeFigures {
  readonly size: number;
  readonly server: Timed;
  readonly http: HttpFigures;
  readonly writtenByTick: number;
}

async function measureSize(url: string, dataDir: string, size: number): Promise<SizeFigures> {
  const filler = createPool(url, { max: 1, statementTimeoutMs: FILL_TIMEOUT_MS });
  const pool = createPool(url);
  const reading = await openReading(pool, async (rate) => {
    const { offers, hotOffers, advertisers } = await fillMarket(filler, size, rate);
    say(`\n${offers} offers of ${advertisers} advertisers, ${hotOffers} of them in one market`);
  });
  const all = await measureOperation(reading, Number(values.rounds));
  const server = worstOf(all);
  for (const one of values.verbose ? all : [server]) tell("server time", one);
  const writtenByTick = await tickRates(reading);
  await reading.close();
  await pool.end();
  await filler.end();
  const { questions } = reading;
  const http = await measureHttp({ url, dataDir, questions, seconds: Number(values.seconds) });
  tell("through HTTP", http.fresh);
  return { size, server, http, writtenByTick };
}

function tell(what: string, { name, p50Ms, p99Ms }: Timed): void {
  say(`${what}, ${name.padEnd(42)} p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`);
}

function judgeAll(figures: readonly SizeFigures[]): Judged[] {
  const [smallest] = figures;
  const largest = figures.at(-1);
  if (smallest === undefined || largest === undefined) return [];
  const growthOf = (time: "p50Ms" | "p99Ms") => largest.server[time] / smallest.server[time];
  const ratios = figures.map(({ http }) => http.listPerSecond / http.emptyPerSecond);
  const bareRatios = figures.map(({ http }) => http.listPerSecond / http.barePerSecond);
  const written = Math.max(...figures.map(({ writtenByTick }) => writtenByTick));
  const name = `${largest.size} offers, worst question`;
  return [
    ...figures.flatMap(({ size, server, http }): Judged[] => [
      info(`${size} offers, server time, p50`, server.p50Ms),
      info(`${size} offers, server time, p99`, server.p99Ms),
      info(`${size} offers, through HTTP, p50`, http.fresh.p50Ms),
      info(`${size} offers, through HTTP, p99`, http.fresh.p99Ms),
    ]),
    atMost(`${name}, server time, p99`, largest.server.p99Ms, MAX_P99_MS, "ms"),
    atMost(`p99 beside ${smallest.size} offers`, growthOf("p99Ms"), MAX_GROWTH, "×"),
    atMost(`p50 beside ${smallest.size} offers`, growthOf("p50Ms"), MAX_GROWTH, "×"),
    atMost("rows of offers written by a new rate", written, 0, ""),
    {
      name: "requests per second, list : empty route, same requests",
      value: Math.min(...ratios),
      unit: "×",
      target: "",
      isMet: true,
    },
    {
      name: "requests per second, list : empty route",
      value: Math.min(...bareRatios),
      unit: "×",
      target: `≥ ${MIN_RATE_RATIO}`,
      isMet: Math.min(...bareRatios) >= MIN_RATE_RATIO,
    },
  ];
}

function atMost(name: string, value: number, target: number, unit: string): Judged {
  return { name, value, unit, target: `≤ ${target}`, isMet: value <= target };
}

function info(name: string, value: number): Judged {
  return { name, value, unit: "ms", target: "", isMet: true };
}

await runBench(async (directory) => {
  const dataDir = join(directory, "server");
  await mkdir(dataDir);
  const database = await startEmbedded({ dataDir: join(directory, "data"), log: () => {} });
  try {
    await migrate(database.url);
    const pool = createPool(database.url, { max: 1 });
    await applyCatalogue(pool, startingCatalogue);
    await pool.end();
    const figures: SizeFigures[] = [];
    const sizes = values.size.map(Number).toSorted((a, b) => a - b);
    for (const size of sizes) figures.push(await measureSize(database.url, dataDir, size));
    return printJudged(judgeAll(figures));
  } finally {
    await database.stop();
  }
});
