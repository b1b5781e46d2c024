/** What the home page shows of the main markets. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { bestPrices } from "@parley/contract/endpoints/market/express";
import type { publicRates } from "@parley/contract/endpoints/market/rates";

/** The coins the home page leads with, in the order of their trade. */
export const MAIN_COINS: readonly string[] = ["USDT", "BTC", "ETH", "USDC", "BNB", "SOL", "XRP"];

export type Rates = EndpointReply<typeof publicRates>;
export type BestPrices = EndpointReply<typeof bestPrices>;
export type BestPrice = NonNullable<BestPrices[number]["buy"]>;

/** Null where they could not be read. */
export interface Prices {
  readonly rates: Rates | null;
  readonly offers: BestPrices | null;
}

/** What is asked of Express. */
export interface Wish {
  readonly side: "buy" | "sell";
  readonly crypto: string;
  readonly fiat: string;
  /** Empty while nothing, or no number, is typed. */
  readonly amount: string;
}
