// The networks of an installation's first start, and the fees of each coin there. Amounts are in
// coins; the operator changes the rows in the database.
import type { CoinNetworkRow, NetworkRow } from "../../catalogue-types.ts";
import type { CoinCode } from "./coins.ts";

export const networks = [
  { code: "BTC", name: "Bitcoin", addressFormat: "bitcoin", blockSeconds: 600, hasMemo: false },
  { code: "ETH", name: "Ethereum (ERC20)", addressFormat: "evm", blockSeconds: 12, hasMemo: false },
  {
    code: "BSC",
    name: "BNB Smart Chain (BEP20)",
    addressFormat: "evm",
    blockSeconds: 3,
    hasMemo: false,
  },
  {
    code: "AVAXC",
    name: "Avalanche C-Chain",
    addressFormat: "evm",
    blockSeconds: 2,
    hasMemo: false,
  },
  { code: "TRX", name: "TRON (TRC20)", addressFormat: "tron", blockSeconds: 3, hasMemo: false },
  { code: "SOL", name: "Solana", addressFormat: "solana", blockSeconds: 1, hasMemo: false },
  { code: "XRP", name: "XRP Ledger", addressFormat: "ripple", blockSeconds: 4, hasMemo: true },
  { code: "TON", name: "TON", addressFormat: "ton", blockSeconds: 5, hasMemo: true },
  { code: "DOGE", name: "Dogecoin", addressFormat: "dogecoin", blockSeconds: 60, hasMemo: false },
  { code: "LTC", name: "Litecoin", addressFormat: "litecoin", blockSeconds: 150, hasMemo: false },
  { code: "ADA", name: "Cardano", addressFormat: "cardano", blockSeconds: 20, hasMemo: false },
  { code: "DOT", name: "Polkadot", addressFormat: "polkadot", blockSeconds: 6, hasMemo: false },
  {
    code: "BCH",
    name: "Bitcoin Cash",
    addressFormat: "bitcoincash",
    blockSeconds: 600,
    hasMemo: false,
  },
  { code: "XLM", name: "Stellar", addressFormat: "stellar", blockSeconds: 5, hasMemo: true },
] as const satisfies readonly NetworkRow[];

type NetworkCode = (typeof networks)[number]["code"];

/** Coin, network, confirmations, smallest deposit, then fee, minimum and maximum of a withdrawal. */
const ways: readonly (readonly [CoinCode, NetworkCode, number, string, string, string, string])[] =
  [
    ["USDT", "TRX", 20, "1", "1", "5", "500000"],
    ["USDT", "ETH", 12, "5", "4", "20", "500000"],
    ["USDT", "BSC", 15, "1", "0.3", "5", "500000"],
    ["USDT", "SOL", 32, "1", "0.5", "5", "500000"],
    ["BTC", "BTC", 2, "0.00005", "0.0001", "0.0005", "20"],
    ["ETH", "ETH", 12, "0.001", "0.001", "0.005", "200"],
    ["USDC", "ETH", 12, "5", "4", "20", "500000"],
    ["USDC", "SOL", 32, "1", "0.5", "5", "500000"],
    ["USDC", "BSC", 15, "1", "0.3", "5", "500000"],
    ["BNB", "BSC", 15, "0.005", "0.0005", "0.01", "1000"],
    ["SOL", "SOL", 32, "0.01", "0.005", "0.05", "5000"],
    ["XRP", "XRP", 3, "1", "0.2", "10", "500000"],
    ["TRX", "TRX", 20, "5", "1", "20", "2000000"],
    ["TON", "TON", 10, "0.2", "0.05", "1", "100000"],
    ["DOGE", "DOGE", 20, "10", "4", "25", "2000000"],
    ["LTC", "LTC", 6, "0.01", "0.001", "0.02", "5000"],
    ["DAI", "ETH", 12, "5", "4", "20", "500000"],
    ["ADA", "ADA", 15, "2", "0.8", "5", "500000"],
    ["AVAX", "AVAXC", 12, "0.05", "0.008", "0.1", "10000"],
    ["DOT", "DOT", 20, "1", "0.08", "2", "50000"],
    ["BCH", "BCH", 6, "0.005", "0.0005", "0.01", "1000"],
    ["LINK", "ETH", 12, "0.5", "0.3", "1.5", "20000"],
    ["XLM", "XLM", 2, "5", "0.02", "10", "2000000"],
  ];

export const coinNetworks = ways.map(
  ([asset, network, confirmations, minDeposit, withdrawFee, minWithdraw, maxWithdraw], index) => ({
    asset,
    network,
    confirmations,
    minDeposit,
    withdrawFee,
    minWithdraw,
    maxWithdraw,
    sort: index + 1,
  }),
) satisfies readonly CoinNetworkRow[];
