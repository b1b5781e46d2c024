/** Where *defaulthome* sends the readers of the trading landing page. */

export const LAST_MARKET_COOKIE = "last-market";

/** The tab and market used last, from the cookie: `sell.BTC.EUR`. */
export function rememberMarket(side: "buy" | "sell", coin: string, currency: string): string {
  return [side, coin, currency].join(".");
}

export function defaultHome(
  locale: string,
  search: string,
  remembered: string | undefined,
): string {
  const match = /^(buy|sell)\.([A-Z0-9]{2,12})\.([A-Z]{3})$/.exec(remembered ?? "");
  if (!match) return `/${locale}/p2p/buy${search}`;
  const [, side, coin = "", currency = ""] = match;
  // A query that was given wins over what is remembered.
  const query = new URLSearchParams(search);
  if (!query.has("crypto")) query.set("crypto", coin);
  if (!query.has("fiat")) query.set("fiat", currency);
  return `/${locale}/p2p/${side}?${query}`;
}
