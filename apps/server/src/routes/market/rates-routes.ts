// GET /api/a/v1/public/…: reference prices of coins in one currency, and the rate of worths.
import { displayRate, publicRates } from "@parley/contract/endpoints/market/rates";
import { freshPrices } from "@parley/domain/wallet/worth";
import { DOLLARS } from "@parley/domain/wallet/display-worth";
import type { MarketParts } from "@parley/operations/market/offer/market-facts";
import { decidePublicRates } from "@parley/operations/market/rates/decide-public-rates";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";

export function bindRatesRoutes({ tradables, quotes, clock, maxAgeMs }: MarketParts): Binding[] {
  return [
    bind(publicRates, async ({ assets, fiat }) => {
      const question = { assets, fiat, now: clock.now(), maxAgeMs };
      const answer = decidePublicRates(question, await tradables.read(), await quotes.read());
      if (!answer.ok) {
        const field = answer.error === "unknownAsset" ? "assets" : "fiat";
        return refuse(answer.error, { field });
      }
      const { prices, asOf, staleAssets } = answer;
      const marks = { asOf, stale: staleAssets.length > 0, staleAssets: [...staleAssets] };
      return { ok: true, data: Object.assign(Object.fromEntries(prices), marks) };
    }),

    bind(displayRate, async ({ fiat }) => {
      const { currencies } = await tradables.read();
      const currency = currencies.find(({ code }) => code === fiat);
      if (currency === undefined) return refuse("unknownFiat", { field: "fiat" });
      // A dollar is a dollar, however old its quote.
      if (fiat === DOLLARS.currency) return { ok: true, data: DOLLARS };
      const prices = freshPrices(await quotes.read(), clock.now(), maxAgeMs);
      const usd = prices.get(fiat) ?? null;
      return { ok: true, data: { currency: fiat, decimals: currency.scale, usd } };
    }),
  ];
}

/** Seconds since the oldest quote of an enabled coin was taken; null while one has none. */
export async function readRatesAgeSeconds(parts: MarketParts): Promise<number | null> {
  const { coins } = await parts.tradables.read();
  const quotes = await parts.quotes.read();
  const takenAt = coins.map(({ code }) => quotes.find((quote) => quote.code === code)?.asOf);
  if (coins.length === 0) return null;
  let oldest = parts.clock.now();
  for (const at of takenAt) {
    if (at === undefined) return null;
    oldest = Math.min(oldest, at.getTime());
  }
  return (parts.clock.now() - oldest) / 1_000;
}
