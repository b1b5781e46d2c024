// The services that a live installation requests. Coins have four, currencies four; any two that
// agree are enough.
import { createBinance } from "./binance.ts";
import { createCoinbase } from "./coinbase.ts";
import { createCoingecko } from "./coingecko.ts";
import { createCurrencyApi } from "./currency-api.ts";
import { createFrankfurter } from "./frankfurter.ts";
import { createKraken } from "./kraken.ts";
import { createOpenExchangeRates } from "./open-exchange-rates.ts";
import type { RateProvider } from "./rate-provider.ts";

export function createPublicProviders(): readonly RateProvider[] {
  return [
    createCoinbase("https://api.coinbase.com"),
    createKraken("https://api.kraken.com"),
    createCoingecko("https://api.coingecko.com"),
    createBinance("https://data-api.binance.vision"),
    createOpenExchangeRates("https://open.er-api.com"),
    createFrankfurter("https://api.frankfurter.dev"),
    createCurrencyApi("https://latest.currency-api.pages.dev"),
  ];
}
