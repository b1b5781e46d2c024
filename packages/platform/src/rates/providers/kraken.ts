// Kraken's spot prices. It refuses the whole request when one pair is unknown, so that only known
// pairs are requested, and it replies under its own old names.
import { z } from "zod";
import { parsePrice } from "./price.ts";
import { ASK_ALWAYS, collectPrices, type RateProvider } from "./rate-provider.ts";

const answerSchema = z.object({
  error: z.array(z.string()).max(0),
  // `c` is the last trade: price and volume.
  result: z.record(z.string(), z.object({ c: z.tuple([z.string()], z.string()) })),
});

/** The requested name, and the name in the reply where that differs. */
const PAIRS: Readonly<Record<string, readonly [asked: string, answered?: string]>> = {
  BTC: ["XBTUSD", "XXBTZUSD"],
  ETH: ["ETHUSD", "XETHZUSD"],
  USDT: ["USDTUSD", "USDTZUSD"],
  USDC: ["USDCUSD"],
  SOL: ["SOLUSD"],
  XRP: ["XRPUSD", "XXRPZUSD"],
  TRX: ["TRXUSD"],
  TON: ["TONUSD"],
  DOGE: ["XDGUSD"],
  LTC: ["LTCUSD", "XLTCZUSD"],
  DAI: ["DAIUSD"],
  ADA: ["ADAUSD"],
  AVAX: ["AVAXUSD"],
  DOT: ["DOTUSD"],
  BCH: ["BCHUSD"],
  LINK: ["LINKUSD"],
  XLM: ["XLMUSD", "XXLMZUSD"],
};

export function createKraken(baseUrl: string): RateProvider {
  return {
    name: "kraken",
    baseUrl,
    askEverySeconds: ASK_ALWAYS,
    pathFor({ coins }) {
      const pairs = coins.flatMap((code) => PAIRS[code]?.[0] ?? []);
      return pairs.length === 0 ? null : `/0/public/Ticker?pair=${pairs.join(",")}`;
    },
    readPrices(answer, { coins }) {
      const { result } = answerSchema.parse(answer);
      return collectPrices(
        coins.map((code) => {
          const [asked = "", answered = asked] = PAIRS[code] ?? [];
          return [code, parsePrice((result[answered] ?? result[asked])?.c[0])];
        }),
      );
    },
  };
}
