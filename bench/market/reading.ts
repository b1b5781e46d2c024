// The list without HTTP: the offer index in memory and the rows of the page.
import type { Pool } from "@parley/database/pool";
import { listReferenceQuotes } from "@parley/database/queries/market/reference-quote";
import { readTradables } from "@parley/operations/market/catalogue/read-tradables";
import { listOffers } from "@parley/operations/market/list/list-offers";
import { openOfferIndex } from "@parley/operations/market/index/open-index";
import { createTiers } from "@parley/operations/identity/group/read-group";
import type { MarketReadParts } from "@parley/operations/market/list/parts";
import { getMarketFacts } from "@parley/operations/market/offer/market-facts";
import { publishRates } from "@parley/operations/market/rates/publish-rates";
import { createTimedValue } from "@parley/operations/kernel/timed-value";
import type { Bus } from "@parley/platform/bus/bus";
import { createMovableClock, systemClock, type MovableClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { createLocalRates } from "@parley/platform/rates/local-rates";
import { HOT } from "./fill.ts";
import { percentile, say } from "./print.ts";
import { listQuestions, type NamedQuestion } from "./questions.ts";

/** No offer changes during the measurement. */
const SILENT_BUS: Bus = {
  publish: () => {},
  subscribe: () => () => {},
  close: () => Promise.resolve(),
};
const RATES_MAX_AGE_MS = 24 * 3_600_000;
const WARM_UP_ROUNDS = 40;
const TICK_MS = 30 * 60_000;
const MAX_TICKS = 30;

export interface Reading {
  readonly parts: MarketReadParts;
  readonly pool: Pool;
  readonly clock: MovableClock;
  readonly questions: readonly NamedQuestion[];
  close(): Promise<void>;
}

/** `fill` is called with the hot market's rate before the offer index is loaded. */
export async function openReading(
  pool: Pool,
  fill: (rate: bigint) => Promise<void>,
): Promise<Reading> {
  const clock = createMovableClock(systemClock);
  await publish(pool, clock);
  const market = {
    tradables: createTimedValue({
      load: () => readTradables(pool),
      maxAgeMs: 10_000,
      graceMs: 500,
      clock,
    }),
    quotes: createTimedValue({
      load: () => listReferenceQuotes(pool),
      maxAgeMs: 1_000,
      graceMs: 500,
      clock,
    }),
    clock,
    maxAgeMs: RATES_MAX_AGE_MS,
  };
  const { rate } = await getMarketFacts({ ...market, pool }, HOT.crypto, HOT.fiat);
  if (rate === null) throw new Error("the market that is asked about has no rate");
  await fill(rate);
  const opened = openOfferIndex({
    pool,
    lookups: pool,
    bus: SILENT_BUS,
    ids: createIdSource({ clock, node: 2 }),
    onFailure: (error) => say(`the offer index fell behind: ${String(error)}`),
  });
  const startedAt = performance.now();
  await opened.start();
  say(`the offer index was filled in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  return {
    parts: {
      pool,
      clock,
      market,
      tiers: createTiers({ pool, clock }),
      offerIndex: opened.offerIndex,
    },
    pool,
    clock,
    questions: listQuestions(await findMethods(pool)),
    close: () => opened.stop(),
  };
}

async function publish(pool: Pool, clock: MovableClock): Promise<void> {
  const source = createLocalRates({ now: () => clock.now() });
  await publishRates({ pool, source, clock, holder: "bench" });
}

/** The payment methods of the most and of the fewest offers. */
async function findMethods(pool: Pool): Promise<{ common: string; rare: string }> {
  const { rows } = await pool.query<{ code: string }>(
    `select code from offer, unnest(pay_methods) code where crypto = $1 and fiat = $2
     group by code order by count(*) desc`,
    [HOT.crypto, HOT.fiat],
  );
  return { common: rows[0]?.code ?? "", rare: rows.at(-1)?.code ?? "" };
}

export interface Timed {
  readonly name: string;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Each query once a round, so that other load affects all alike. */
export async function measureOperation(
  { parts, questions }: Reading,
  rounds: number,
): Promise<readonly Timed[]> {
  const took = questions.map((): number[] => []);
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const [place, { asked }] of questions.entries()) {
      const startedAt = performance.now();
      const answer = await listOffers(parts, null, asked);
      const tookMs = performance.now() - startedAt;
      if (!answer.ok) throw new Error(answer.error);
      if (round >= 0) took[place]?.push(tookMs);
    }
  }
  return questions.map(({ name }, place) => timed(name, took[place] ?? []));
}

export function timed(name: string, tookMs: readonly number[]): Timed {
  return { name, p50Ms: percentile(tookMs, 0.5), p99Ms: percentile(tookMs, 0.99) };
}

export function worstOf(all: readonly Timed[]): Timed {
  const [worst] = all.toSorted((a, b) => b.p99Ms - a.p99Ms);
  if (worst === undefined) throw new Error("nothing was measured");
  return worst;
}

/**
 * Publishes other rates. Returns how many rows of offers that wrote; the prices must have moved.
 */
export async function tickRates({ parts, pool, clock, questions }: Reading): Promise<number> {
  const [first] = questions;
  if (first === undefined) throw new Error("there is no question");
  const pricesOf = async () => {
    const answer = await listOffers(parts, null, { ...first.asked, pageSize: 50 });
    if (!answer.ok) throw new Error(answer.error);
    return answer.facts.rate;
  };
  const before = { rate: await pricesOf(), written: await countWritten(pool) };
  let rate = before.rate;
  // A calm market may not change for a tick or two.
  for (let tick = 0; rate === before.rate && tick < MAX_TICKS; tick += 1) {
    clock.advance(TICK_MS);
    await publish(pool, clock);
    rate = await pricesOf();
  }
  if (rate === before.rate) throw new Error("the rate has not moved");
  return (await countWritten(pool)) - before.written;
}

/** Rows of the table of offers that were ever inserted, updated or deleted. */
async function countWritten(pool: Pool): Promise<number> {
  await pool.query("select pg_stat_force_next_flush()");
  const { rows } = await pool.query<{ written: string }>(
    `select n_tup_ins + n_tup_upd + n_tup_del as written from pg_stat_user_tables
     where relname = 'offer'`,
  );
  return Number(rows[0]?.written);
}
