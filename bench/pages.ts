// Pages of the running product: requests a second of pages in memory, beside an empty route that is
// asked alike, and processor time of the server for a page that is rendered. Prints the figures with
// their targets and exits non-zero when one is missed.
//
// npm run bench:pages [-- --seconds 3 --rounds 3 --pages 170]
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { startEmbedded } from "@parley/database/embedded";
import { migrate } from "@parley/database/migrate";
import { createPool } from "@parley/database/pool";
import { applyCatalogue } from "@parley/operations/market/catalogue/apply-catalogue";
import { LOCALES } from "@parley/phrases/locales";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { fillMarket } from "./market/fill.ts";
import { documentText, runLoad, timeRequests } from "./market/http-load.ts";
import { percentile, printJudged, say, type Judged } from "./market/print.ts";
import { openReading } from "./market/reading.ts";
import { startEmpty, startOurs } from "./market/servers.ts";
import { insertReaders } from "./pages/reader.ts";
import { BenchError, runBench } from "./run-bench.ts";

const OFFERS = 5_000;
const CONNECTIONS = 32;
const MIN_RATIO = 0.35;
const MAX_RENDERED_MS = 8;
const MAX_LOGGED_IN_MS = 12;
const IDLE_MS = 2_000;
/** More than a session may read in a minute is asked. */
const READERS = 10;
/** Of one connection, and so of one address. */
const PAGES_OF_CONNECTION = 20;

/** The last four are their siblings, which have no target of their own. */
const FROM_MEMORY = [
  { name: "home", path: "/en", isJudged: true },
  { name: "buy list", path: "/en/p2p/buy?crypto=USDT&fiat=EUR", isJudged: true },
  { name: "sell list", path: "/en/p2p/sell?fiat=EUR&utm_source=mail", isJudged: true },
  { name: "express", path: "/en/p2p/express", isJudged: false },
  { name: "advertiser", path: "/en/p2p/advertiser/200000001", isJudged: false },
  { name: "hkpay", path: "/en/hkpay", isJudged: false },
  { name: "help", path: "/en/help", isJudged: false },
] as const;
const CURRENCIES = ["EUR", "USD", "GBP", "BRL", "INR", "JPY", "TRY", "VND", "THB", "IDR"] as const;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    pages: { type: "string", default: "170" },
  },
});

interface Measured {
  readonly port: number;
  readonly emptyPort: number;
  readonly cookies: readonly string[];
}

/** Alternately, so that other load affects both alike. */
async function measureMemory({ port, emptyPort }: Measured): Promise<Judged[]> {
  const load = { connections: CONNECTIONS, seconds: Number(values.seconds) };
  const judged: Judged[] = [];
  for (const { name, path, isJudged } of FROM_MEMORY) {
    const ratios: number[] = [];
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      const emptyRequest = documentText("/");
      const pageRequest = documentText(path);
      const empty = await runLoad({ ...load, port: emptyPort, nextRequest: () => emptyRequest });
      const page = await runLoad({ ...load, port, nextRequest: () => pageRequest });
      // The first round is a warm-up.
      if (round === 0) continue;
      ratios.push(page.perSecond / empty.perSecond);
      say(
        `${name}: ${page.perSecond.toFixed(0)} /s with ${page.bytesPerAnswer.toFixed(0)} bytes each, empty route ${empty.perSecond.toFixed(0)} /s`,
      );
    }
    const value = percentile(ratios, 0.5);
    judged.push({
      name: `${name} from memory : empty route`,
      value,
      unit: "×",
      target: isJudged ? `≥ ${MIN_RATIO}` : "",
      isMet: !isJudged || value >= MIN_RATIO,
    });
  }
  return judged;
}

/** Processor time of the server for each of these pages, without what it takes when idle. */
async function measureCpu(port: number, requests: readonly string[]): Promise<number> {
  const idleFrom = await readCpuMs(port);
  await delay(IDLE_MS);
  const before = await readCpuMs(port);
  const startedAt = performance.now();
  for (let at = 0; at < requests.length; at += PAGES_OF_CONNECTION) {
    await timeRequests(port, requests.slice(at, at + PAGES_OF_CONNECTION));
  }
  const tookMs = performance.now() - startedAt;
  const spent = (await readCpuMs(port)) - before;
  const idle = ((before - idleFrom) / IDLE_MS) * tookMs;
  return (spent - idle) / requests.length;
}

async function readCpuMs(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const seconds = /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)?.[1];
  if (seconds === undefined) throw new BenchError("the server does not tell its processor time");
  return Number(seconds) * 1_000;
}

const fiatOf = (at: number) => CURRENCIES[Math.floor(at / LOCALES.length) % CURRENCIES.length];

async function measureRendering({ port, cookies }: Measured): Promise<Judged[]> {
  const count = Number(values.pages);
  const amount = (round: number, at: number) => 100 + round * count + at;
  const kinds = [
    {
      name: "buy list, rendered anew",
      pathOf: (round: number, at: number) =>
        `/en/p2p/buy?crypto=USDT&fiat=EUR&amount=${amount(round, at)}`,
      target: MAX_RENDERED_MS,
    },
    {
      name: "home, rendered anew",
      pathOf: (_round: number, at: number) => `/${LOCALES[at % LOCALES.length]}?fiat=${fiatOf(at)}`,
      target: MAX_RENDERED_MS,
    },
    {
      name: "buy list, logged in",
      pathOf: () => "/en/p2p/buy?crypto=USDT&fiat=EUR",
      cookies,
      target: MAX_LOGGED_IN_MS,
    },
  ];
  const judged: Judged[] = [];
  for (const { name, pathOf, cookies: sent = [], target } of kinds) {
    const took: number[] = [];
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      const requests = Array.from({ length: count }, (_, at) =>
        documentText(pathOf(round, at), sent[at % READERS]),
      );
      const ms = await measureCpu(port, requests);
      if (round > 0) took.push(ms);
    }
    say(`${name}: ${took.map((ms) => ms.toFixed(1)).join(", ")} ms of CPU each`);
    const value = percentile(took, 0.5);
    judged.push({ name, value, unit: "ms", target: `≤ ${target}`, isMet: value <= target });
  }
  return judged;
}

/** Those that are rendered in advance would take part in every figure. */
async function waitForPrerendered(port: number): Promise<void> {
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).json();
  const { id } = Object(await read("/builds/latest.json"));
  let listed = -1;
  for (;;) {
    const { prerendered } = Object(await read(`/builds/meta/${id}.json`));
    if (listed > 0 && prerendered.length === listed) return;
    listed = prerendered.length;
    await delay(IDLE_MS);
  }
}

await runBench(async (directory) => {
  const dataDir = join(directory, "server");
  await mkdir(dataDir);
  const database = await startEmbedded({ dataDir: join(directory, "data"), log: () => {} });
  try {
    await migrate(database.url);
    const pool = createPool(database.url);
    await applyCatalogue(pool, startingCatalogue);
    const reading = await openReading(pool, async (rate) => {
      await fillMarket(pool, OFFERS, rate);
    });
    await reading.close();
    const cookies = await insertReaders(pool, READERS);
    await pool.end();
    const ours = await startOurs(database.url, dataDir, "web,api");
    const empty = await startEmpty();
    try {
      await waitForPrerendered(ours.port);
      const measured = { port: ours.port, emptyPort: empty.port, cookies };
      const rendering = await measureRendering(measured);
      return printJudged([...(await measureMemory(measured)), ...rendering]);
    } finally {
      await ours.stop();
      await empty.stop();
    }
  } finally {
    await database.stop();
  }
});
