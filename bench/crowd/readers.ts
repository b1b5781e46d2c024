// What readers do: open a page every 10 to 20 seconds, after which the page asks for its prices or offers.
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { setTimeout as delay } from "node:timers/promises";
import { createAsker, type Answer, type Question } from "./ask.ts";
import { BROWSERS, headersOf } from "./browsers.ts";

const LEAST_PAUSE_MS = 10_000;
const MOST_PAUSE_MS = 20_000;
const LANGUAGES = ["en", "en", "en", "ru", "es", "zh-cn", "tr"];
const MARKETS = [
  ["USDT", "EUR"],
  ["USDT", "USD"],
  ["BTC", "EUR"],
  ["USDT", "TRY"],
] as const;

export interface Crowd {
  /** One for each answer. */
  readonly pages: Answer[];
  readonly calls: Answer[];
}

/** Reads until the time is over. */
export async function readPages(baseUrl: string, until: number, crowd: Crowd): Promise<void> {
  const { ask, close } = createAsker(baseUrl);
  const language = choose(LANGUAGES);
  const headers = headersOf(choose(BROWSERS), language);
  // They do not arrive at the same moment.
  await delay(Math.random() * MOST_PAUSE_MS);
  while (performance.now() < until) {
    const { page, calls } = nextVisit(language);
    crowd.pages.push(await ask({ path: page, headers }));
    for (const call of calls) {
      crowd.calls.push(await ask({ ...call, headers: { ...headers, language } }));
    }
    const pauseMs = LEAST_PAUSE_MS + Math.random() * (MOST_PAUSE_MS - LEAST_PAUSE_MS);
    await delay(Math.min(pauseMs, Math.max(0, until - performance.now())));
  }
  close();
}

interface Visit {
  readonly page: string;
  readonly calls: readonly Question[];
}

const FLAGS: Question = { path: "/fapi/v1/flags" };

function nextVisit(language: string): Visit {
  const [crypto, fiat] = choose(MARKETS);
  const side = choose(["buy", "sell"] as const);
  const list: Visit = {
    page: `/${language}/p2p/${side}?crypto=${crypto}&fiat=${fiat}`,
    calls: [
      FLAGS,
      { path: queryAdvList.path, body: { side, crypto, fiat, page: 1, pageSize: 20 } },
      { path: `/api/a/v1/public/rates?assets=${crypto}&fiat=${fiat}` },
    ],
  };
  const home: Visit = {
    page: `/${language}`,
    calls: [FLAGS, { path: `/api/ctc/best-prices?fiat=${fiat}` }],
  };
  const plain = (path: string): Visit => ({ page: `/${language}${path}`, calls: [FLAGS] });
  const visits = [list, list, list, home, plain("/p2p/express"), plain("/help"), plain("/login")];
  return choose(visits);
}

function choose<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}
