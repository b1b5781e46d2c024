// The markets: which coin is traded against which currency, how fine its prices are and how small
// and large an order may be. All of it follows from a few rules and two tables of magnitudes, so
// that a new coin or currency is one line.

import type { MarketRow } from "../../catalogue-types.ts";
import { coins } from "./coins.ts";
import type { CoinCode } from "./coins.ts";
import { currencies, mainCurrencyCodes } from "./currencies.ts";
import type { CurrencyCode } from "./currencies.ts";

/** Coins that are traded in every currency; the others only in the main ones. */
const widelyTradedCoins: ReadonlySet<string> = new Set<CoinCode>([
  "USDT",
  "USDC",
  "DAI",
  "BTC",
  "ETH",
]);

/**
 * What a coin is worth in dollars, roughly. These are magnitudes from which decimals are chosen,
 * never rates: a factor of two makes no difference worth having, and no money is computed from it.
 */
const roughDollarsPerCoin: Readonly<Record<CoinCode, number>> = {
  USDT: 1,
  USDC: 1,
  DAI: 1,
  BTC: 90_000,
  ETH: 3_000,
  BNB: 800,
  SOL: 150,
  XRP: 2,
  TRX: 0.3,
  TON: 2,
  DOGE: 0.15,
  LTC: 90,
  ADA: 0.5,
  AVAX: 15,
  DOT: 3,
  BCH: 500,
  LINK: 15,
  XLM: 0.25,
};

/** How many units of a currency make a dollar, roughly; the same caution applies. */
const roughUnitsPerDollar: Readonly<Record<CurrencyCode, number>> = {
  USD: 1,
  EUR: 0.87,
  INR: 89,
  VND: 26_300,
  NGN: 1_450,
  IDR: 16_700,
  BRL: 5.4,
  TRY: 43,
  HKD: 7.8,
  GBP: 0.76,
  JPY: 155,
  KRW: 1_450,
  TWD: 31,
  CNY: 7.1,
  PHP: 58,
  THB: 32,
  MYR: 4.1,
  RUB: 80,
  MXN: 18,
  ARS: 1_450,
  COP: 3_800,
  PKR: 281,
  AED: 3.67,
  SGD: 1.3,
  UAH: 42,
  KZT: 520,
  BDT: 122,
  EGP: 47.5,
  SAR: 3.75,
  KES: 129,
  GHS: 11,
  ZAR: 17,
  VES: 400,
  PEN: 3.4,
  CLP: 930,
  CAD: 1.4,
  AUD: 1.53,
  NZD: 1.75,
  CHF: 0.8,
  PLN: 3.65,
  CZK: 21,
  RON: 4.4,
  HUF: 330,
  SEK: 9.5,
  NOK: 10,
  DKK: 6.5,
  ISK: 126,
  RSD: 101,
  MDL: 17,
  GEL: 2.7,
  AZN: 1.7,
  AMD: 382,
  UZS: 12_000,
  ILS: 3.25,
  QAR: 3.64,
  KWD: 0.307,
  BHD: 0.376,
  OMR: 0.385,
  JOD: 0.709,
  MAD: 9.2,
  DZD: 130,
  TND: 2.95,
  XOF: 565,
  XAF: 565,
  TZS: 2_450,
  UGX: 3_600,
  RWF: 1_450,
  ZMW: 22,
  ETB: 155,
  LKR: 305,
  NPR: 142,
  KHR: 4_010,
  BOB: 6.9,
  CRC: 500,
  DOP: 63,
  GTQ: 7.7,
  PYG: 7_000,
  UYU: 40,
};

const smallestOrderDollars = 10;
const largestOrderDollars = 50_000;

/**
 * A price moves in steps of at most a thousandth of itself, so that advertisers can outbid each
 * other finely, and is never coarser than the currency's own minor unit.
 */
export function choosePriceScale(roughPrice: number, currencyScale: number): number {
  return Math.max(currencyScale, Math.ceil(-Math.log10(roughPrice / 1_000)));
}

/** The nearest of 1, 2, 3, 5 times a power of ten: limits that people can remember. */
export function roundToMemorable(amount: number): string {
  const power = Math.floor(Math.log10(amount));
  const leading = amount / 10 ** power;
  const nearest = [1, 2, 3, 5, 10].reduce((best, step) =>
    Math.abs(Math.log(step / leading)) < Math.abs(Math.log(best / leading)) ? step : best,
  );
  return (BigInt(nearest) * 10n ** BigInt(power)).toString();
}

function isTraded(coin: string, currency: string): boolean {
  return widelyTradedCoins.has(coin) || mainCurrencyCodes.has(currency);
}

export const markets = coins.flatMap((coin) =>
  currencies
    .filter((currency) => isTraded(coin.code, currency.code))
    .map((currency) => {
      const unitsPerDollar = roughUnitsPerDollar[currency.code];
      const roughPrice = roughDollarsPerCoin[coin.code] * unitsPerDollar;
      return {
        crypto: coin.code,
        fiat: currency.code,
        priceScale: choosePriceScale(roughPrice, currency.scale),
        minOrder: roundToMemorable(smallestOrderDollars * unitsPerDollar),
        maxOrder: roundToMemorable(largestOrderDollars * unitsPerDollar),
        takerFeeRate: "0.001",
        maxDistance: "0.30",
        enabled: true,
      } satisfies MarketRow;
    }),
) satisfies readonly MarketRow[];
