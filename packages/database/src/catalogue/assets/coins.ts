// The coins an installation trades from its first start, in the order people look for them: the
// stable coins and the two large ones first.

import type { CoinRow } from "../../catalogue-types.ts";

/** Code, name, and how many decimals people count of it: about as many as a cent is worth. */
const names = [
  ["USDT", "Tether", 2],
  ["BTC", "Bitcoin", 8],
  ["ETH", "Ethereum", 6],
  ["USDC", "USD Coin", 2],
  ["BNB", "BNB", 5],
  ["SOL", "Solana", 4],
  ["XRP", "XRP", 2],
  ["TRX", "TRON", 2],
  ["TON", "Toncoin", 3],
  ["DOGE", "Dogecoin", 2],
  ["LTC", "Litecoin", 4],
  ["DAI", "Dai", 2],
  ["ADA", "Cardano", 2],
  ["AVAX", "Avalanche", 3],
  ["DOT", "Polkadot", 3],
  ["BCH", "Bitcoin Cash", 5],
  ["LINK", "Chainlink", 3],
  ["XLM", "Stellar", 2],
] as const;

export type CoinCode = (typeof names)[number][0];

export const coins = names.map(([code, name, displayDigits], index) => ({
  code,
  name,
  logo: `${code.toLowerCase()}.svg`,
  scale: 8,
  displayDigits,
  sort: index + 1,
})) satisfies readonly CoinRow[];
