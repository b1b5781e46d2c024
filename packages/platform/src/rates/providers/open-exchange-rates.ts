// Daily rates of all currencies from the free endpoint of ExchangeRate-API.
import { z } from "zod";
import { parseInversePrice } from "./price.ts";
import { ASK_HOURLY, collectPrices, type RateProvider } from "./rate-provider.ts";

const answerSchema = z.object({
  result: z.literal("success"),
  base_code: z.literal("USD"),
  rates: z.record(z.string(), z.number()),
});

export function createOpenExchangeRates(baseUrl: string): RateProvider {
  return {
    name: "exchangerate-api",
    baseUrl,
    askEverySeconds: ASK_HOURLY,
    pathFor: ({ currencies }) => (currencies.length === 0 ? null : "/v6/latest/USD"),
    readPrices(answer, { currencies }) {
      const { rates } = answerSchema.parse(answer);
      return collectPrices(currencies.map((code) => [code, parseInversePrice(rates[code])]));
    },
  };
}
