// Reference prices from public services: requested concurrently, each bounded in time, none trusted
// alone. A service that is slow, down or wrong is left out of the price.
import { agreeOnPrice, type Saying } from "./agree-on-price.ts";
import { fetchJson } from "./fetch-json.ts";
import { convertPrice, priceText, type Price } from "./providers/price.ts";
import type { RateProvider, WantedRates } from "./providers/rate-provider.ts";
import {
  DOLLAR_QUOTE,
  type RateProblem,
  type RateQuote,
  type RateReport,
  type RateSource,
} from "./rate-source.ts";

const TIMEOUT_MS = 5_000;
/** Exchanges differ by tenths of a percent; more is an error. */
const COIN_TOLERANCE_BASIS_POINTS = 200n;
/** Live and daily rates of a currency may differ more. */
const CURRENCY_TOLERANCE_BASIS_POINTS = 300n;
/** How long the last reply of a daily service is used while it cannot be reached. */
const KEEP_ANSWER_MS = 24 * 3_600_000;
/** A daily service that failed is not requested for this long: the requests may be the cause. */
const RETRY_DAILY_AFTER_MS = 300_000;

export interface LiveRatesOptions {
  readonly providers: readonly RateProvider[];
  readonly now: () => number;
  readonly timeoutMs?: number;
}

interface Answer {
  readonly provider: RateProvider;
  readonly prices: ReadonlyMap<string, Price>;
}

export function createLiveRates(options: LiveRatesOptions): RateSource {
  const ask = createAsking(options);
  return {
    async readRates(wanted): Promise<RateReport> {
      const outcomes = await Promise.all(
        options.providers.map((provider) => ask(provider, wanted)),
      );
      const problems = outcomes.flatMap(({ problem }) => problem ?? []);
      const answers = outcomes.flatMap(({ answer }) => answer ?? []);
      return { quotes: agreeOnQuotes(answers, wanted), problems };
    },
  };
}

interface Outcome {
  readonly answer?: Answer;
  readonly problem?: RateProblem;
}

interface Memory {
  /** The last good answer. */
  readonly kept?: { readonly at: number; readonly answer: unknown };
  /** The last failure, if later than that reply. */
  readonly failed?: { readonly at: number; readonly problem: RateProblem };
}

/** Requests a provider, or returns its last reply when it is not due yet. */
function createAsking({ now, timeoutMs = TIMEOUT_MS }: LiveRatesOptions) {
  const memories = new Map<RateProvider, Memory>();
  // A clock that was set back makes an age negative, which counts as too old.
  const isWithin = (moment: { readonly at: number } | undefined, milliseconds: number) => {
    const age = moment === undefined ? -1 : now() - moment.at;
    return age >= 0 && age < milliseconds;
  };

  return async (provider: RateProvider, wanted: WantedRates): Promise<Outcome> => {
    const path = provider.pathFor(wanted);
    if (path === null) return {};
    const { kept, failed } = memories.get(provider) ?? {};
    const pauseMs = provider.askEverySeconds * 1_000;
    const repeat = (): Outcome =>
      kept !== undefined && isWithin(kept, pauseMs === 0 ? 0 : KEEP_ANSWER_MS)
        ? readAnswer(provider, kept.answer, wanted)
        : {};
    if (isWithin(kept, pauseMs)) return repeat();
    if (failed !== undefined && isWithin(failed, Math.min(pauseMs, RETRY_DAILY_AFTER_MS))) {
      return { ...repeat(), problem: failed.problem };
    }
    try {
      const answer = await fetchJson(provider.baseUrl + path, timeoutMs);
      const outcome = readAnswer(provider, answer, wanted);
      memories.set(provider, { kept: { at: now(), answer } });
      return outcome;
    } catch (error) {
      const problem = { provider: provider.name, reason: describe(error) };
      memories.set(provider, { ...memories.get(provider), failed: { at: now(), problem } });
      return { ...repeat(), problem };
    }
  };
}

function readAnswer(provider: RateProvider, answer: unknown, wanted: WantedRates): Outcome {
  return { answer: { provider, prices: provider.readPrices(answer, wanted) } };
}

/** One short line for the log; the content of a reply is never part of it. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return "no answer in time";
  if (error.name === "ZodError") return "an answer of another form";
  if (error instanceof SyntaxError) return "an answer that is not JSON";
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

function agreeOnQuotes(answers: readonly Answer[], wanted: WantedRates): RateQuote[] {
  return [
    ...wanted.coins.flatMap((code) =>
      quote(code, sayingsAbout(code, answers), COIN_TOLERANCE_BASIS_POINTS),
    ),
    ...wanted.currencies.flatMap((code) =>
      code === DOLLAR_QUOTE.code
        ? [DOLLAR_QUOTE]
        : quote(code, sayingsAbout(code, answers), CURRENCY_TOLERANCE_BASIS_POINTS),
    ),
  ];
}

function quote(code: string, sayings: readonly Saying[], tolerance: bigint): RateQuote[] {
  const agreed = agreeOnPrice(sayings, tolerance);
  if (agreed === null) return [];
  return [{ code, usd: priceText(agreed.price), source: agreed.providers.join("+") }];
}

/** The price of a code by each provider, in dollars. */
function sayingsAbout(code: string, answers: readonly Answer[]): Saying[] {
  return answers.flatMap(({ provider, prices }) => {
    const price = prices.get(code);
    if (price === undefined) return [];
    if (provider.quotedIn === undefined) return [{ provider: provider.name, price }];
    // A provider that quotes in another coin counts once that coin has an agreed price in dollars.
    const others = answers.filter((answer) => answer.provider.quotedIn === undefined);
    const sayings = sayingsAbout(provider.quotedIn, others);
    const unit = agreeOnPrice(sayings, COIN_TOLERANCE_BASIS_POINTS);
    if (unit === null) return [];
    return [{ provider: provider.name, price: convertPrice(price, unit.price) }];
  });
}
