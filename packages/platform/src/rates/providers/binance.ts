// Binance's spot prices in tether. Like Kraken it refuses a request with one unknown symbol.
import { z } from "zod";
import { parsePrice } from "./price.ts";
import { ASK_ALWAYS, collectPrices, type RateProvider } from "./rate-provider.ts";

const answerSchema = z.array(z.object({ symbol: z.string(), price: z.string() }));

const QUOTED_IN = "USDT";

const LISTED: ReadonlySet<string> = new Set(
  "BTC ETH USDC BNB SOL XRP TRX TON DOGE LTC ADA AVAX DOT BCH LINK XLM".split(" "),
);

export function createBinance(baseUrl: string): RateProvider {
  return {
    name: "binance",
    baseUrl,
    quotedIn: QUOTED_IN,
    askEverySeconds: ASK_ALWAYS,
    pathFor({ coins }) {
      const symbols = coins.filter((code) => LISTED.has(code)).map((code) => code + QUOTED_IN);
      if (symbols.length === 0) return null;
      return `/api/v3/ticker/price?symbols=${encodeURIComponent(JSON.stringify(symbols))}`;
    },
    readPrices(answer, { coins }) {
      const prices = new Map(answerSchema.parse(answer).map((row) => [row.symbol, row.price]));
      return collectPrices(coins.map((code) => [code, parsePrice(prices.get(code + QUOTED_IN))]));
    },
  };
}
