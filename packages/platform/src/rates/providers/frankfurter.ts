// The European Central Bank's daily rates of about thirty currencies, as Frankfurter serves them.
import { z } from "zod";
import { parseInversePrice } from "./price.ts";
import { ASK_HOURLY, collectPrices, type RateProvider } from "./rate-provider.ts";

const answerSchema = z.object({
  base: z.literal("USD"),
  rates: z.record(z.string(), z.number()),
});

export function createFrankfurter(baseUrl: string): RateProvider {
  return {
    name: "frankfurter",
    baseUrl,
    askEverySeconds: ASK_HOURLY,
    pathFor: ({ currencies }) => (currencies.length === 0 ? null : "/v1/latest?base=USD"),
    readPrices(answer, { currencies }) {
      const { rates } = answerSchema.parse(answer);
      return collectPrices(currencies.map((code) => [code, parseInversePrice(rates[code])]));
    },
  };
}
