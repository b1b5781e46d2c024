// CoinGecko's averages over many exchanges, by its own ids.
import { z } from "zod";
import { parsePrice } from "./price.ts";
import { ASK_ALWAYS, collectPrices, type RateProvider } from "./rate-provider.ts";

const answerSchema = z.record(z.string(), z.object({ usd: z.number().optional() }));

const IDS: Readonly<Record<string, string>> = {
  USDT: "tether",
  BTC: "bitcoin",
  ETH: "ethereum",
  USDC: "usd-coin",
  BNB: "binancecoin",
  SOL: "solana",
  XRP: "ripple",
  TRX: "tron",
  TON: "the-open-network",
  DOGE: "dogecoin",
  LTC: "litecoin",
  DAI: "dai",
  ADA: "cardano",
  AVAX: "avalanche-2",
  DOT: "polkadot",
  BCH: "bitcoin-cash",
  LINK: "chainlink",
  XLM: "stellar",
};

export function createCoingecko(baseUrl: string): RateProvider {
  return {
    name: "coingecko",
    baseUrl,
    askEverySeconds: ASK_ALWAYS,
    pathFor({ coins }) {
      const ids = coins.flatMap((code) => IDS[code] ?? []);
      if (ids.length === 0) return null;
      return `/api/v3/simple/price?vs_currencies=usd&precision=full&ids=${ids.join(",")}`;
    },
    readPrices(answer, { coins }) {
      const prices = answerSchema.parse(answer);
      return collectPrices(coins.map((code) => [code, parsePrice(prices[IDS[code] ?? ""]?.usd)]));
    },
  };
}
