// What an order form quotes is what the ledger posts, to the atom: over all markets, both sides and
// both ways to type an amount. More cases, or one again:
//
// PARLEY_CASES=10000 PARLEY_SEED=7 npx vitest run
// packages/operations/src/trade/order/order-quote.property
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { createPool, type Pool } from "@parley/database/pool";
import { listReferenceQuotes } from "@parley/database/queries/market/reference-quote";
import { formatAmount, parseAmount } from "@parley/domain/money/amount";
import type { Offer, OfferPrice } from "@parley/domain/offer/offer";
import type { Order } from "@parley/domain/order/order";
import { rangeOf, type BoundedTerms } from "@parley/domain/trade/order-range";
import { feeRateOf, quoteOrder, type AmountIn, type Quote } from "@parley/domain/trade/quote";
import { createMovableClock, type MovableClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { createLocalRates } from "@parley/platform/rates/local-rates";
import { expectCleanLedger } from "@parley/testing/auditor";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSeededRandom, type SeededRandom } from "@parley/testing/seeded-random";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyCatalogue } from "../../market/catalogue/apply-catalogue.ts";
import { readTradables } from "../../market/catalogue/read-tradables.ts";
import { createEngine, type Engine } from "@parley/engine/engine";
import { findMarketFacts, type MarketFacts } from "../../market/offer/market-facts.ts";
import { publishRates } from "../../market/rates/publish-rates.ts";
import {
  addTrader,
  creationOf,
  giveCoins,
  lead,
  PAY,
  place,
  publish,
  RELEASE,
  SETTLE,
  type OrderWorld,
  type WorldTrader,
} from "./order-world.fixture.ts";

const { markets } = startingCatalogue;
const CASES = Number(process.env["PARLEY_CASES"] ?? Math.max(400, markets.length));
const SEED = Number(process.env["PARLEY_SEED"] ?? Date.now() % 1_000_000_000);
/** Pairs of people who trade at the same time. */
const PAIRS = 24;
/** The market's own fee, none, and ones that rarely divide evenly. */
const FEE_RATES = ["own", "own", "0", "0.0025", "0.013", "0.333"] as const;

let database: TestDatabase;
let enginePool: Pool;
let engine: Engine;
let clock: MovableClock;
let world: OrderWorld;

beforeAll(async () => {
  database = await createTestDatabase();
  await applyCatalogue(database.pool, startingCatalogue);
  clock = createMovableClock({ now: () => Date.parse("2026-03-01T12:00:00Z") });
  const source = createLocalRates({ now: () => clock.now() });
  await publishRates({ pool: database.pool, source, clock, holder: "test" });
  enginePool = createPool(database.url, { isPipelined: true, max: 2 });
  const ids = createIdSource({ clock, node: 1 });
  engine = createEngine({ pool: enginePool, clock, ids });
  world = { pool: database.pool, engine, ids: createIdSource({ clock, node: 2 }) };
});

afterAll(async () => {
  await engine.stop();
  await enginePool.end();
  await database.drop();
});

async function readAllFacts(): Promise<MarketFacts[]> {
  const tradables = await readTradables(database.pool);
  const quotes = await listReferenceQuotes(database.pool);
  const parts = {
    tradables: { read: () => Promise.resolve(tradables) },
    quotes: { read: () => Promise.resolve(quotes) },
    clock,
    maxAgeMs: 600_000,
  };
  const facts = await Promise.all(
    markets.map(({ crypto, fiat }) => findMarketFacts(parts, crypto, fiat)),
  );
  return facts.filter((one) => one !== null);
}

interface Case {
  readonly seed: number;
  readonly facts: MarketFacts;
  readonly side: Offer["side"];
  readonly price: OfferPrice;
  readonly terms: BoundedTerms;
  readonly amount: bigint;
  readonly amountIn: AmountIn;
  readonly quote: Quote;
}

function makeCase(seed: number, facts: readonly MarketFacts[]): Case {
  const random = createSeededRandom(seed);
  const market = facts[seed % facts.length];
  if (market === undefined) throw new Error("there are no markets");
  for (;;) {
    const one = tryCase(seed, random, market);
    if (one !== null) return one;
  }
}

/** Null where chance gave an offer on which nothing can be ordered this way. */
function tryCase(seed: number, random: SeededRandom, market: MarketFacts): Case | null {
  const rate = market.rate ?? 1n;
  const feeText = random.pick(FEE_RATES);
  const facts = feeText === "own" ? market : { ...market, feeRate: feeRateOf(feeText) };
  const side = random.pick(["sell", "buy"] as const);
  const priceUnits = (rate * BigInt(random.integer(750_000, 1_250_000))) / 1_000_000n;
  const [minLimit, maxLimit] = [
    between(random, market.minOrder, market.maxOrder),
    between(random, market.minOrder, market.maxOrder),
  ].toSorted((one, other) => (one < other ? -1 : 1));
  if (priceUnits <= 0n || minLimit === undefined || maxLimit === undefined) return null;
  const worth = { ...facts, side: "buy", price: priceUnits } as const;
  const whole = quoteOrder(worth, maxLimit, "fiat")?.quantity ?? 1n;
  const remaining = between(random, whole / 2n + 1n, 2n * whole);
  const terms: BoundedTerms = {
    ...facts,
    side: side === "sell" ? "buy" : "sell",
    price: priceUnits,
    minLimit,
    maxLimit,
    remaining,
  };
  const amountIn = random.pick(["crypto", "fiat"] as const);
  const range = rangeOf(terms, amountIn);
  if (range === null) return null;
  const inside = between(random, range.least, range.most);
  const amount = random.pick([range.least, range.most, inside, inside] as const);
  const quote = quoteOrder(terms, amount, amountIn);
  if (quote === null) throw new Error("an amount inside the range has no quote");
  const price = { type: "fixed", price: priceUnits } as const;
  return { seed, facts, side, price, terms, amount, amountIn, quote };
}

function between(random: SeededRandom, least: bigint, most: bigint): bigint {
  const thousandths = BigInt(random.integer(0, 1_000));
  const about = least + ((most - least) * thousandths) / 1_000n;
  const off = about + BigInt(random.integer(-9_999, 9_999));
  return off < least || off > most ? about : off;
}

/** As the form writes it, and the server reads it. */
function carried(units: bigint, scale: number): bigint {
  return parseAmount(formatAmount(units, scale), scale) ?? 0n;
}

function expectationOf({ quantity, receiveQuantity, fiatAmount }: Quote, facts: MarketFacts) {
  return {
    quantity: carried(quantity, facts.cryptoScale),
    receiveQuantity: carried(receiveQuantity, facts.cryptoScale),
    fiatAmount: carried(fiatAmount, facts.fiatScale),
  };
}

interface Pair {
  readonly advertiser: WorldTrader;
  readonly taker: WorldTrader;
}

/** From the offer to the coins at their buyer; the seller has exactly what it takes. */
async function trade({ advertiser, taker }: Pair, one: Case): Promise<Order> {
  const { facts, side, terms, amount, amountIn, quote } = one;
  const { crypto } = facts;
  if (side === "sell") await giveCoins(world, advertiser.id, crypto, terms.remaining);
  else await giveCoins(world, taker.id, crypto, quote.quantity);
  const { minLimit, maxLimit, remaining } = terms;
  const change = { side, price: one.price, quantity: remaining, minLimit, maxLimit };
  const offer = await publish(world, advertiser, change, facts);
  const creation = creationOf(world, offer, taker, {
    facts,
    amount: carried(amount, amountIn === "fiat" ? facts.fiatScale : facts.cryptoScale),
    amountIn,
    price: carried(terms.price, facts.priceScale),
    expect: expectationOf(quote, facts),
  });
  const placed = await place(world, creation);
  const settled = await lead(world, placed, [PAY, RELEASE, SETTLE]);
  expect({ seed: one.seed, ...booked(settled) }).toEqual({ seed: one.seed, ...quote });
  expect([settled.state, settled.settledQuantity]).toEqual(["completed", quote.receiveQuantity]);
  return settled;
}

function booked({ quantity, fee, receiveQuantity, fiatAmount }: Order): Quote {
  return { quantity, fee, receiveQuantity, fiatAmount };
}

/** Every posting of an order, `step account amount`, owners by their part in it. */
async function readLines(order: Order): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select cause_step || ' ' || case owner_id
         when 0 then 'platform' when $2 then 'advertiser' else 'taker'
       end || ' ' || kind || ' ' || asset || ' ' || amount as line
     from transfer
       join posting on posting.transfer_id = transfer.id
       join ledger_account account on account.id = posting.account_id
     where cause_kind = 'order' and cause_id = $1`,
    [order.id, order.advertiserId],
  );
  return rows.map(({ line }) => line).toSorted();
}

function expectedLines({ side, facts: { crypto }, quote }: Case): string[] {
  const [seller, buyer] = side === "sell" ? ["advertiser", "taker"] : ["taker", "advertiser"];
  const { quantity, fee, receiveQuantity } = quote;
  const lines = [
    `create ${seller} ${side === "sell" ? "offer" : "spot"} ${crypto} -${quantity}`,
    `create ${seller} escrow ${crypto} ${quantity}`,
    `settle ${seller} escrow ${crypto} -${quantity}`,
    `settle ${buyer} spot ${crypto} ${receiveQuantity}`,
  ];
  return (fee === 0n ? lines : [...lines, `settle platform fees ${crypto} ${fee}`]).toSorted();
}

test(
  `the quote is what is posted: ${CASES} cases, PARLEY_SEED=${SEED}`,
  { timeout: 60_000 + CASES * 200 },
  async () => {
    process.stdout.write(`${CASES} cases, PARLEY_SEED=${SEED}\n`);
    const facts = await readAllFacts();
    expect(facts).toHaveLength(markets.length);
    const left = Array.from({ length: CASES }, (_, turn) => makeCase(SEED + turn, facts));
    const kinds = new Set(left.map(({ side, amountIn }) => `${side} ${amountIn}`));
    expect(kinds.size === 4 || CASES < 100).toBe(true);
    const work = async () => {
      const people = [await insertTestUser(world.pool), await insertTestUser(world.pool)];
      const [advertiser, taker] = await Promise.all(
        people.map((person) => addTrader(world, person)),
      );
      if (advertiser === undefined || taker === undefined) throw new Error("nobody is there");
      for (let one = left.pop(); one !== undefined; one = left.pop()) {
        const order = await trade({ advertiser, taker }, one);
        expect({ seed: one.seed, lines: await readLines(order) }).toEqual({
          seed: one.seed,
          lines: expectedLines(one),
        });
      }
    };
    await Promise.all(Array.from({ length: Math.min(PAIRS, CASES) }, work));
    await expectCleanLedger(database.pool);
  },
);
