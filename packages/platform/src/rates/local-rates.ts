// Simulated rates for development. They drift and revert like a market, and follow from seed and
// time alone, so that all processes agree at any time.
import { COIN_ANCHORS, CURRENCY_ANCHORS } from "./local-anchors.ts";
import { parsePrice, priceText } from "./providers/price.ts";
import { DOLLAR_QUOTE, type RateQuote, type RateSource } from "./rate-source.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Swings of these periods are added, each with the square root of its period as amplitude. */
const SWINGS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  180 * MINUTE_MS,
  DAY_MS,
  7 * DAY_MS,
] as const;

const CURRENCY_DAILY_MOVE = 0.002;
/** Coins are mostly correlated. */
const MARKET_SHARE = 0.75;
const OWN_SHARE = 0.66;
/** Less than a coin moves on a quiet day: it follows the dollar and not the market. */
const STABLE_BELOW = 0.001;

const SOURCE = "local";

export interface LocalRatesOptions {
  readonly now: () => number;
  readonly seed?: string;
}

export function createLocalRates({ now, seed = "parley" }: LocalRatesOptions): RateSource {
  return {
    readRates({ coins, currencies }) {
      const at = now();
      const quotes = [
        ...coins.flatMap((code) => quoteCoin(seed, code, at)),
        ...currencies.flatMap((code) => quoteCurrency(seed, code, at)),
      ];
      return Promise.resolve({ quotes, problems: [] });
    },
  };
}

function quoteCoin(seed: string, code: string, at: number): RateQuote[] {
  const anchor = COIN_ANCHORS[code];
  if (anchor === undefined) return [];
  const own = wander(`${seed}/${code}`, at);
  const isStable = anchor.dailyMove < STABLE_BELOW;
  const drift = isStable ? own : MARKET_SHARE * wander(`${seed}/market`, at) + OWN_SHARE * own;
  return writeQuote(code, anchor.usd * Math.exp(anchor.dailyMove * drift));
}

function quoteCurrency(seed: string, code: string, at: number): RateQuote[] {
  if (code === DOLLAR_QUOTE.code) return [DOLLAR_QUOTE];
  const perDollar = CURRENCY_ANCHORS[code];
  if (perDollar === undefined) return [];
  const drift = wander(`${seed}/${code}`, at);
  return writeQuote(code, Math.exp(CURRENCY_DAILY_MOVE * drift) / perDollar);
}

/** Simulated numbers may be floating point internally; they are exact when returned. */
function writeQuote(code: string, usd: number): RateQuote[] {
  const price = parsePrice(usd.toPrecision(10));
  return price === null ? [] : [{ code, usd: priceText(price), source: SOURCE }];
}

/** How far from its anchor something is at a moment, in units of its daily move; about −4 to 4. */
function wander(name: string, at: number): number {
  let sum = 0;
  for (const length of SWINGS_MS) {
    sum += Math.sqrt(length / DAY_MS) * smoothNoise(`${name}/${length}`, at / length);
  }
  return sum;
}

/** A smooth curve through random heights between −1 and 1 at whole positions. */
function smoothNoise(name: string, position: number): number {
  const step = Math.floor(position);
  const between = position - step;
  const weight = between * between * (3 - 2 * between);
  return randomHeight(name, step) * (1 - weight) + randomHeight(name, step + 1) * weight;
}

/** FNV-1a over the name and the step, stirred once more so that neighbours differ in every bit. */
function randomHeight(name: string, step: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${name}/${step}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x7fffffff - 1;
}
