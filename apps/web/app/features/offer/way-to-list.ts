/** The way back from an offer: to the list as the reader left it, with all its filters. */
import { lastList } from "../../shared/trade/last-list.ts";
import { searchOfList, type Wish } from "../../shared/trade/wish-address.ts";

/** Where another list was shown last, or none: the one for what the address of the offer says. */
export function wayToList(
  path: string,
  market: { readonly crypto: string; readonly fiat: string },
  wish: Wish,
): string {
  const start = path + searchOfList(market, { amount: "", amountIn: "fiat", pay: null });
  const last = lastList();
  return last === start || last.startsWith(`${start}&`) ? last : path + searchOfList(market, wish);
}
