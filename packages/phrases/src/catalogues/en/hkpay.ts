/** The page for Hong Kong: trading with Hong Kong dollars by FPS and bank transfer. */
export default {
  "hkpay.meta.title": "Buy and sell crypto with Hong Kong dollars (HKD)",
  "hkpay.meta.description":
    "Trade crypto for HKD person to person by FPS or bank transfer. Live offers, clear steps, and the coins held in escrow until the payment is confirmed.",

  "hkpay.title": "Buy and sell crypto with Hong Kong dollars",
  "hkpay.lead":
    "Trade directly with other people by FPS or bank transfer. Parley holds the coins in escrow until the seller has confirmed the money.",
  "hkpay.buy": "Buy with HKD",
  "hkpay.sell": "Sell for HKD",

  "hkpay.offers.title": "Live HKD offers",
  "hkpay.offers.buy": "Best offers to buy",
  "hkpay.offers.sell": "Best offers to sell",
  "hkpay.offers.none": "There are no HKD offers at the moment.",
  "hkpay.offers.all": "All HKD offers",

  "hkpay.methods.title": "How people pay in Hong Kong",
  "hkpay.methods.fps.text":
    "The Faster Payment System moves HKD between banks and wallets in seconds, day and night. Most FPS orders are done within minutes.",
  "hkpay.methods.bank.text":
    "From any bank in Hong Kong to the account of the seller. Suited to larger amounts; allow for the opening hours of the bank.",
  "hkpay.methods.offers": "Offers with {method}",

  "hkpay.buying.title": "Buying with HKD",
  "hkpay.buying.choose":
    "Choose an offer, enter the amount and place the order. The coins are now held by Parley.",
  "hkpay.buying.pay":
    "Send the exact amount by FPS or bank transfer from your own account, within the payment window.",
  "hkpay.buying.confirm": "Press I've Paid, so that the seller looks for your payment.",
  "hkpay.buying.receive": "The seller confirms, and the coins are in your wallet.",
  "hkpay.selling.title": "Selling for HKD",
  "hkpay.selling.choose":
    "Add the account on which you want to receive HKD, choose an offer and place the order.",
  "hkpay.selling.wait": "Your coins are held in escrow while the buyer pays you.",
  "hkpay.selling.check":
    "Log in to your bank and look for the money. The payer's name must match the registered name.",
  "hkpay.selling.release": "Press Received & Release crypto once the money is there.",

  "hkpay.safety.title": "Keep your money safe",
  "hkpay.safety.own": "Pay only from an account under your own registered name.",
  "hkpay.safety.remark":
    "Do not put remarks about the crypto or the platform in a transfer. Banks may hold such payments.",
  "hkpay.safety.cancel": "Never cancel an order after you have transferred the money.",
  "hkpay.safety.proof":
    "A screenshot is no payment. Release the coins only when your bank shows the money.",
  "hkpay.safety.private":
    "Stay on the platform. Private trading with advertisers is not protected by escrow.",
  "hkpay.safety.appeal":
    "If a payment or the crypto does not arrive, appeal. Customer service decides, and the coins stay in escrow until then.",
} as const;
