// Daily rates of all currencies from the open currency-api project, which writes codes in lower case.
import { z } from "zod";
import { parseInversePrice } from "./price.ts";
import { ASK_HOURLY, collectPrices, type RateProvider } from "./rate-provider.ts";

const answerSchema = z.object({ usd: z.record(z.string(), z.number()) });

export function createCurrencyApi(baseUrl: string): RateProvider {
  return {
    name: "currency-api",
    baseUrl,
    askEverySeconds: ASK_HOURLY,
    pathFor: ({ currencies }) => (currencies.length === 0 ? null : "/v1/currencies/usd.json"),
    readPrices(answer, { currencies }) {
      const { usd } = answerSchema.parse(answer);
      return collectPrices(
        currencies.map((code) => [code, parseInversePrice(usd[code.toLowerCase()])]),
      );
    },
  };
}
