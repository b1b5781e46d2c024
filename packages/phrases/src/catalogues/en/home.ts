/** The home page: what Parley is, the steps of a trade, and the prices of the main markets. */
export default {
  "home.meta.title": "Parley: buy and sell crypto person to person",
  "home.meta.description":
    "Buy and sell cryptocurrency for your own currency from other people's offers. Parley holds the coins in escrow until the payment is confirmed.",

  "home.hero.title": "Buy and sell crypto directly with people",
  "home.hero.text":
    "Pick an offer, pay by the method you already use, and get your coins. Parley holds them in escrow from the first minute, so neither side has to trust the other.",
  "home.hero.buy": "Buy crypto",
  "home.hero.sell": "Sell crypto",

  "home.express.title": "Express: the best offer for your amount",
  "home.express.side": "Buy or sell",
  "home.express.amount": "Amount",
  "home.express.find": "Find the best offer",
  "home.express.youGet": "You get about {amount}",
  "home.express.youGive": "You sell about {amount}",
  "home.express.price": "Best price: {price}",
  "home.express.none": "No offer fits this amount right now. Express shows what comes closest.",

  "home.prices.title": "Prices of the main markets",
  "home.prices.currency": "Currency",
  "home.prices.show": "Show prices",
  "home.prices.coin": "Coin",
  "home.prices.price": "Reference price",
  "home.prices.bestBuy": "Best price to buy",
  "home.prices.bestSell": "Best price to sell",
  "home.prices.offers": "Offers: {count}",
  "home.prices.noOffers": "No offers",
  "home.prices.buy": "Buy",
  "home.prices.sell": "Sell",
  "home.prices.buyCoin": "Buy {coin}",
  "home.prices.sellCoin": "Sell {coin}",
  "home.prices.asOf": "Updated {time}",
  "home.prices.stale": "Prices are delayed",
  "home.prices.note":
    "Reference prices are the median of several sources. Every advertiser sets his own price around them.",
  "home.prices.unavailable": "Prices cannot be shown right now.",

  "home.facts.title": "Parley in figures",
  "home.facts.trades": "completed trades",
  "home.facts.release": "from payment to release (median)",
  "home.facts.escrow": "worth of coins in escrow now",
  "home.facts.coins": "coins",
  "home.facts.currencies": "currencies",
  "home.facts.methods": "payment methods",
  "home.facts.languages": "languages",
  "home.facts.fee": "fee for the taker, nothing for the advertiser",

  "home.steps.title": "How a trade works",
  "home.steps.order.title": "Place an order",
  "home.steps.order.text":
    "Choose an offer and an amount. From that moment the seller's coins are held by Parley.",
  "home.steps.pay.title": "Pay the seller",
  "home.steps.pay.text":
    "Send the money by the suggested payment method within the payment window, then press I've Paid.",
  "home.steps.confirm.title": "The seller confirms",
  "home.steps.confirm.text": "The seller checks the account and presses Received & Release crypto.",
  "home.steps.transfer.title": "Asset Transfer",
  "home.steps.transfer.text": "The system releases the coins out of escrow to the buyer.",
  "home.steps.done.title": "Completed",
  "home.steps.done.text":
    "The coins are in the buyer's wallet. If anything goes wrong on the way, either side can appeal.",

  "home.safety.title": "Safe on both sides",
  "home.safety.escrow.title": "Escrow from the first minute",
  "home.safety.escrow.text":
    "The listed quantity is always real: it is set aside when the offer goes online and held while your order runs.",
  "home.safety.identity.title": "Verified people only",
  "home.safety.identity.text":
    "Everybody who trades has proved identity, phone and email. The payer's name must match the registered name.",
  "home.safety.appeal.title": "Somebody to turn to",
  "home.safety.appeal.text":
    "If a payment or the crypto does not arrive, appeal. The coins stay in escrow until customer service has decided.",
  "home.safety.clear.title": "Always know what comes next",
  "home.safety.clear.text":
    "Each open order says what happens to whose money, and when, if nobody acts.",

  "home.rules.title": "Three rules that keep your money safe",
  "home.rules.own": "Pay only from an account under your own registered name.",
  "home.rules.remark": "Put no remark about crypto or about Parley in a bank transfer.",
  "home.rules.private":
    "Stay on the platform. Private trading with advertisers is not protected by escrow.",

  "home.start.title": "What you need before the first trade",
  "home.start.phone": "A verified phone number",
  "home.start.email": "A verified email address",
  "home.start.kyc": "Completed identity verification (KYC)",
  "home.start.agreement": "Your consent to the P2P service agreement",
  "home.start.twoFactor": "Two-factor authentication (2FA)",

  "home.questions.title": "Questions people ask first",
  "home.questions.fee.question": "What does a trade cost?",
  "home.questions.fee.answer":
    "The person who takes an offer pays {rate} of the coins, deducted from the amount received. The advertiser pays nothing. Your bank or payment service may charge its own fee.",
  "home.questions.time.question": "How long does it take?",
  "home.questions.time.answer":
    "Each offer states its payment window in minutes. Most sellers release the coins within minutes of the money arriving.",
  "home.questions.unpaid.question": "What if the buyer never pays?",
  "home.questions.unpaid.answer":
    "When the payment window ends the order is canceled by itself and the coins go back to the seller.",
  "home.questions.unreleased.question": "I have paid and the seller does not release. What now?",
  "home.questions.unreleased.answer":
    "Do not cancel the order. Open an appeal with the proof of your payment; the coins stay in escrow until it is decided.",
  "home.questions.price.question": "Who sets the price?",
  "home.questions.price.answer":
    "The advertiser: a fixed price, or one that follows the market. Prices far away from the reference are refused.",
} as const;
