/** The market used last, and where *defaulthome* sends the readers of the trading landing page. */

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
  const last = readMarket(remembered);
  if (last === null) return `/${locale}/p2p/buy${search}`;
  // A query that was given wins over what is remembered.
  const query = new URLSearchParams(search);
  if (!query.has("crypto")) query.set("crypto", last.coin);
  if (!query.has("fiat")) query.set("fiat", last.currency);
  return `/${locale}/p2p/${last.side}?${query}`;
}

/** A link to a listing that names no market, such as the header's, keeps the market used last. */
export function keepMarket(path: string, remembered: string | undefined): string {
  const last = readMarket(remembered);
  if (last === null || !/^\/[\w-]+\/p2p\/(?:buy|sell)$/.test(path)) return path;
  return `${path}?${new URLSearchParams({ crypto: last.coin, fiat: last.currency })}`;
}

function readMarket(remembered = "") {
  const [, side, coin, currency] = FORM.exec(remembered) ?? [];
  return side === undefined || coin === undefined || currency === undefined
    ? null
    : { side, coin, currency };
}

const FORM = /^(buy|sell)\.([A-Z0-9]{2,12})\.([A-Z]{3})$/;
