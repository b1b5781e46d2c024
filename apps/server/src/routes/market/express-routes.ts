// /api/ctc: the short ways into the market.
import { bestPrices, expressQuote } from "@parley/contract/endpoints/market/express";
import { formatAmount } from "@parley/domain/money/amount";
import type { NearestAmounts } from "@parley/domain/trade/express";
import type { AmountIn } from "@parley/domain/trade/quote";
import { createBestPrices, type BestPrice } from "@parley/operations/market/list/best-prices";
import { findExpress } from "@parley/operations/market/list/find-express";
import type { MarketReadParts } from "@parley/operations/market/list/parts";
import type { MarketFacts } from "@parley/operations/market/offer/market-facts";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { viewOffer, viewQuote } from "./offer-views.ts";

export function bindExpressRoutes(parts: MarketReadParts): Binding[] {
  const prices = createBestPrices(parts);
  return [
    bind(expressQuote, async (input, { session, locale }) => {
      const found = await findExpress(parts, session, input);
      if (!found.ok) {
        if ("error" in found) return found;
        const nearest =
          found.reason === "amountOutside"
            ? viewNearest(found.nearest, found.facts, input.amountIn)
            : null;
        return { ok: true, data: { found: false as const, reason: found.reason, nearest } };
      }
      const { listed, facts, quote, payMethod } = found;
      const tradables = await parts.market.tradables.read();
      const offer = viewOffer({ ...listed, facts }, { tradables, locale, now: parts.clock.now() });
      return {
        ok: true,
        data: {
          found: true as const,
          offer,
          payMethod,
          takerFeeRate: facts.feeRateText,
          quote: { price: offer.price, ...viewQuote(quote, facts) },
        },
      };
    }),

    bind(bestPrices, async ({ fiat }) => {
      const glances = await prices.read(fiat);
      return {
        ok: true,
        data: glances.map(({ facts, buy, sell }) => ({
          crypto: facts.crypto,
          buy: viewPrice(buy, facts),
          sell: viewPrice(sell, facts),
        })),
      };
    }),
  ];
}

function viewNearest(
  { smallest, largest, below, above }: NearestAmounts,
  { cryptoScale, fiatScale }: MarketFacts,
  amountIn: AmountIn,
) {
  const scale = amountIn === "fiat" ? fiatScale : cryptoScale;
  const view = (amount: bigint | null) => (amount === null ? null : formatAmount(amount, scale));
  return {
    smallest: formatAmount(smallest, scale),
    largest: formatAmount(largest, scale),
    below: view(below),
    above: view(above),
  };
}

function viewPrice(best: BestPrice | null, { priceScale }: MarketFacts) {
  if (best === null) return null;
  const { price, offers, isCapped } = best;
  return { price: formatAmount(price, priceScale), offers, capped: isCapped };
}
