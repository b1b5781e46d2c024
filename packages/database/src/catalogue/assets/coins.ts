// The coins an installation trades from its first start, in the order people look for them: the
// stable coins and the two large ones first.

import type { CoinRow } from "../../catalogue-types.ts";

const names = [
  ["USDT", "Tether"],
  ["BTC", "Bitcoin"],
  ["ETH", "Ethereum"],
  ["USDC", "USD Coin"],
  ["BNB", "BNB"],
  ["SOL", "Solana"],
  ["XRP", "XRP"],
  ["TRX", "TRON"],
  ["TON", "Toncoin"],
  ["DOGE", "Dogecoin"],
  ["LTC", "Litecoin"],
  ["DAI", "Dai"],
  ["ADA", "Cardano"],
  ["AVAX", "Avalanche"],
  ["DOT", "Polkadot"],
  ["BCH", "Bitcoin Cash"],
  ["LINK", "Chainlink"],
  ["XLM", "Stellar"],
] as const;

export type CoinCode = (typeof names)[number][0];

export const coins = names.map(([code, name], index) => ({
  code,
  name,
  logo: `${code.toLowerCase()}.svg`,
  scale: 8,
  sort: index + 1,
})) satisfies readonly CoinRow[];
