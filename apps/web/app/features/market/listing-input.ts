/** The API request of a listing, by the server for a page and by the browser for updates. */
import type { EndpointInput } from "@parley/contract/endpoint";
import type { queryAdvList } from "@parley/contract/endpoints/market/offers";
import type { TakerSide } from "../../shared/trade/listed-offer.ts";
import type { ListingQuery } from "./listing-query.ts";
import type { Market } from "./load-market.ts";

export function listingInput(
  side: TakerSide,
  { coin, currency }: Pick<Market, "coin" | "currency">,
  { amount, amountIn, pay, flags, sort, page }: ListingQuery,
): EndpointInput<typeof queryAdvList> {
  return {
    side,
    crypto: coin.code,
    fiat: currency.code,
    ...(amount === "" ? {} : { amount, amountIn }),
    ...(pay.length === 0 ? {} : { payMethods: [...pay] }),
    verifiedOnly: flags.includes("verified"),
    onlineOnly: flags.includes("online"),
    takeableOnly: flags.includes("takeable"),
    followedOnly: flags.includes("followed"),
    sort,
    page,
  };
}
