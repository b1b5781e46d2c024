/** The market pages: the offers of one coin in one currency and the facts of that market. */
export default {
  "market.buy.meta.title": "Buy {coin} with {currency}",
  "market.buy.meta.description":
    "Buy {coin} with {currency} person to person: reference price, order limits, fee and payment methods, with the coins held in escrow.",
  "market.sell.meta.title": "Sell {coin} for {currency}",
  "market.sell.meta.description":
    "Sell {coin} for {currency} person to person: reference price, order limits, fee and payment methods, with the coins held in escrow.",

  "market.side": "Buy or sell",
  "market.buy": "Buy",
  "market.sell": "Sell",
  "market.coins": "Coins",
  "market.skip": "Skip to the offers",
  "market.show": "Show",
  "market.buy.title": "Buy {coin} with {currency}",
  "market.sell.title": "Sell {coin} for {currency}",

  "market.facts.title": "About this market",
  "market.facts.reference": "Reference price",
  "market.facts.limits": "Order limits",
  "market.facts.fee": "Fee for the taker",
  "market.facts.methods": "Payment methods",
  "market.facts.methodCount": "{count, plural, one {# payment method} other {# payment methods}}",
  "market.stale": "Price is delayed",
  "market.unavailable": "The price cannot be shown right now.",

  "market.closed": "This market is not open.",
} as const;
