/** The coins the home page leads with, in the order of their trade. */
export const MAIN_COINS: readonly string[] = ["USDT", "BTC", "ETH", "USDC", "BNB", "SOL", "XRP"];
