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
  "market.coin": "Coin",
  "market.currency": "Currency",
  "market.searchCurrency": "Search currency",
  "market.show": "Show",
  "market.buy.title": "Buy {coin} with {currency}",
  "market.sell.title": "Sell {coin} for {currency}",

  "market.facts.title": "About this market",
  "market.facts.reference": "Reference price",
  "market.facts.limits": "Order limits",
  "market.facts.limitsValue": "{min} – {max}",
  "market.facts.fee": "Fee for the taker",
  "market.facts.methods": "Payment methods",
  "market.facts.methodCount":
    "{count, plural, one {# payment method} other {# payment methods}}",
  "market.stale": "Price is delayed",
  "market.unavailable": "The price cannot be shown right now.",

  "market.calculator.title": "At the reference price",
  "market.calculator.pay": "You pay",
  "market.calculator.sellAmount": "You sell",
  "market.calculator.get": "You get",
  "market.calculator.feeIncluded": "Fee of {fee} deducted",
  "market.calculator.hint": "An example: the price of an order is the one in its offer.",
  "market.calculator.outside": "Outside the order limits of this market",

  "market.closed": "This market is not open.",
} as const;
