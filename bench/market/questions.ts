// The measured queries: common ones, and those with few or no results, which have to scan furthest.
// All concern the market with the most offers.
import type { OffersQuestion } from "@parley/operations/market/list/list-offers";
import { HOT } from "./fill.ts";

export interface NamedQuestion {
  readonly name: string;
  readonly asked: OffersQuestion;
}

const PAGE = { crypto: HOT.crypto, fiat: HOT.fiat, page: 1, pageSize: 20 } as const;

function ask(name: string, more: Partial<OffersQuestion>): NamedQuestion {
  return { name, asked: { side: "buy", amountIn: "fiat", sort: "price", ...PAGE, ...more } };
}

/** `common` is a payment method of many offers, `rare` one of few. */
export function listQuestions(methods: { readonly common: string; readonly rare: string }) {
  const { common, rare } = methods;
  return [
    ask("nothing but the market", {}),
    ask("selling", { side: "sell" }),
    ask("the last page that is counted", { page: 50 }),
    ask("an amount", { amount: "500" }),
    ask("an amount of coins", { amount: "250", amountIn: "crypto" }),
    ask("an amount that few take", { amount: "90000" }),
    ask("an amount that nobody takes", { amount: "900000000" }),
    ask("a common payment method", { payMethods: [common] }),
    ask("a rare payment method", { payMethods: [rare] }),
    ask("a rare payment method and a large amount", { payMethods: [rare], amount: "90000" }),
    ask("verified and online", { verifiedOnly: true, onlineOnly: true }),
    ask("by completion", { sort: "completion" }),
    ask("by trades, an amount, online", { sort: "trades", amount: "500", onlineOnly: true }),
    ask("by release, a rare payment method", { sort: "release", payMethods: [rare] }),
    ask("everything at once", {
      side: "sell",
      sort: "completion",
      payMethods: [rare, common],
      amount: "700",
      verifiedOnly: true,
      onlineOnly: true,
      page: 2,
    }),
  ];
}
