// Coinbase returns how many units of every coin and currency a dollar buys, in one reply.
import { z } from "zod";
import { parseInversePrice } from "./price.ts";
import { ASK_ALWAYS, collectPrices, type RateProvider } from "./rate-provider.ts";

const answerSchema = z.object({
  data: z.object({ currency: z.literal("USD"), rates: z.record(z.string(), z.string()) }),
});

export function createCoinbase(baseUrl: string): RateProvider {
  return {
    name: "coinbase",
    baseUrl,
    askEverySeconds: ASK_ALWAYS,
    pathFor: () => "/v2/exchange-rates?currency=USD",
    readPrices(answer, { coins, currencies }) {
      const { rates } = answerSchema.parse(answer).data;
      return collectPrices(
        [...coins, ...currencies].map((code) => [code, parseInversePrice(rates[code])]),
      );
    },
  };
}
