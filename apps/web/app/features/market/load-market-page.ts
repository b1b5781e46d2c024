/** The data of a listing: the market, its offers, and the reader's state before trading. */
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { parseAmount } from "@parley/domain/money/amount";
import { loadStanding } from "../../shared/gate/load-standing.ts";
import { pageContext } from "../../shell/page/page-context.ts";
import { showOffers, type ShownPage, type TakerSide } from "../../shared/trade/listed-offer.ts";
import { listingInput } from "./listing-input.ts";
import { readListingQuery, type ListingQuery } from "./listing-query.ts";
import { loadMarket, type Market } from "./load-market.ts";

type MarketRequest = Parameters<typeof loadMarket>[0];

export async function loadMarketPage(request: MarketRequest, side: TakerSide) {
  const [market, standing] = await Promise.all([
    loadMarket(request),
    loadStanding(request.context),
  ]);
  const asked = readListingQuery(request.url.searchParams);
  const unit = asked.amountIn === "fiat" ? market.currency : market.coin;
  const isAmount = parseAmount(asked.amount, unit.scale) !== null;
  const query = isAmount ? asked : { ...asked, amount: "" };
  return { market, standing, query, offers: await loadOffers(request, market, side, query) };
}

/** Null when they could not be loaded; the rest of the page is shown without them. */
async function loadOffers(
  { context }: MarketRequest,
  market: Market,
  side: TakerSide,
  query: ListingQuery,
): Promise<ShownPage | null> {
  if (market.terms === null) return null;
  const { api } = context.get(pageContext);
  const found = await api.call(queryAdvList, listingInput(side, market, query));
  if (!found.ok) return null;
  return { ...found.data, list: showOffers(found.data.list, market.payMethods) };
}
