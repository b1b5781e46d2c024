/** Express: say how much, and the best offer for it is found. */
export default {
  "express.meta.title": "Express: buy or sell crypto at the best price",
  "express.meta.description":
    "Say how much you want to buy or sell. Parley finds the best offer you can take and fills in its form, with the coins held in escrow.",

  "express.title": "Express",
  "express.lead":
    "Say how much. We find the best offer you can take and open its form with everything filled in.",

  "express.side": "Buy or sell",
  "express.buy": "Buy",
  "express.sell": "Sell",
  "express.amount": "Amount",
  "express.unit": "Unit of the amount",
  "express.coin": "Coin",
  "express.currency": "Currency",
  "express.method": "Payment method",
  "express.anyMethod": "Any payment method",
  "express.find": "Find the best offer",

  "express.best": "Best offer for you",
  "express.enterAmount": "Enter an amount to see the best offer for it.",
  "express.note":
    "The price is checked again every few seconds. It is fixed when you place the order.",
  "express.allOffers": "See all offers",
  "express.searching": "Looking for the best offer",

  "express.none.title": "No offers right now",
  "express.none.text":
    "Nobody trades {token} for {fiat} at the moment. Try another coin or currency.",
  "express.noMethod.title": "No offer with this payment method",
  "express.noMethod.text": "There are offers with other payment methods.",
  "express.outside.title": "No offer takes this amount",
  "express.outside.text": "Right now you can trade between {least} and {most}.",
  "express.use": "Use {amount}",
  "express.paused.title": "This market is paused",
  "express.paused.text":
    "{token} cannot be traded for {fiat} at the moment. Please come back later.",
  "express.limit.title": "Your limit is reached",
  "express.limit.text": "You have as many open orders as you can have now. Finish one first.",
  "express.limit.orders": "See my orders",
  "express.failed": "The price could not be checked",

  "express.how.title": "How Express works",
  "express.how.amount":
    "You say how much you want to buy or sell, and how you want to pay or be paid.",
  "express.how.match":
    "Parley compares all offers you can take and shows the one with the best price, fee included.",
  "express.how.order":
    "You check the form, place the order, and the coins are held in escrow from that moment.",
} as const;
