/** One offer with its order form, and why it cannot be taken. */
export default {
  "detail.back": "Back to P2P",
  "detail.buyTitle": "Buy {token} with {fiat}",
  "detail.sellTitle": "Sell {token} for {fiat}",
  "detail.description": "One offer on Parley with its price, its limits and its advertiser.",
  "detail.facts": "Offer",
  "detail.floating": "Moves with the reference price",
  "detail.fixed": "Fixed price",
  "detail.conditions": "Conditions",
  "detail.condition.kyc": "Identity verified",
  "detail.condition.trades":
    "{count, plural, one {At least # completed trade} other {At least # completed trades}}",
  "detail.condition.completion": "Completion rate of at least {rate}",
  "detail.condition.days":
    "{count, plural, one {Registered for at least # day} other {Registered for at least # days}}",
  "detail.condition.firstCap": "First order of at most {amount}",
  "detail.changed": "The advertiser has changed this offer. You see it as it is now.",
  "detail.opensAt": "It opens at {time}.",
  "detail.reason.marketDisabled": "This market is closed at the moment.",
  "detail.reason.offerNotOnline": "The advertiser has taken this offer offline.",
  "detail.reason.offerOutsideHours": "This offer is outside its trading hours.",
  "detail.reason.offerOfOwnGroup": "This is an offer of your own account.",
  "detail.reason.traderBlocked": "You and this advertiser do not trade with each other.",
  "detail.reason.conditionKyc":
    "The advertiser trades only with people whose identity is verified.",
  "detail.reason.conditionTrades": "The advertiser asks for more completed trades than you have.",
  "detail.reason.conditionCompletion":
    "The advertiser asks for a higher completion rate than yours.",
  "detail.reason.conditionRegistered": "The advertiser asks for an account older than yours.",
  "detail.reason.ratesStale":
    "There is no current price for this offer. Please try again in a moment.",
  "detail.reason.offerHidden": "This offer cannot be taken at the moment.",
  "detail.reason.openOrdersLimit":
    "You have as many open orders as you can have now. Finish one first.",
  "detail.reason.offerOrdersLimit":
    "You have as many open orders on this offer as you can have. Finish one first or choose another offer.",
  "detail.reason.openWorthLimit": "Your open purchases have reached your limit. Finish one first.",
  "detail.reason.cancelLimit": "You have canceled too many orders in the last 24 hours.",
  "detail.reason.advertiserLimit": "The advertiser cannot take more orders at the moment.",
  "detail.reason.staffMayNotTrade": "Staff accounts do not trade.",
  "detail.form.amountOutsideLimit":
    "Please adjust the crypto amount < {amount} {token} to meet the advertiser's requirements.",
  "detail.form.amountBelowLimit":
    "Please adjust the crypto amount > {amount} {token} to meet the advertiser's requirements.",
  "detail.form.fiatAtLeast": "This advertiser takes orders of at least {amount}.",
  "detail.form.fiatAtMost": "This advertiser takes orders of at most {amount}.",
  "detail.form.overLimit": "Your limit for open purchases leaves about {amount} for this order.",
  "detail.form.title": "Your order",
  "detail.form.max": "Max",
  "detail.form.balance": "Balance: {amount}",
  "detail.form.transfer": "Transfer {token} to your spot wallet",
  "detail.form.notEnough": "Your spot wallet does not hold enough {token}.",
  "detail.fresh.note": "{amount} bought recently: can be withdrawn or sold from {time}.",
  "detail.fresh.newAccount":
    "Your account is younger than 30 days: what you buy can be withdrawn or sold 24 hours after the order is completed.",
  "detail.fresh.reversible":
    "Payments by this method can be reversed: what you buy can be withdrawn or sold 24 hours after the order is completed.",
  "detail.form.tooSmall": "This amount is too small.",
  "detail.form.limits": "Limit: {limits}",
  "detail.message": "Message to traders",
} as const;
