/** The first steps of a new account, on one page. */
export default {
  "start.title": "Get ready to trade",
  "start.text":
    "Each step is needed only once. Finished steps are saved, so you can stop at any time and continue on another device.",
  "start.left": "{minutes, plural, one {About # minute left} other {About # minutes left}}",
  "start.minutes": "{minutes, plural, one {About # minute} other {About # minutes}}",
  "start.now": "Do this now",

  "start.phone.why": "For codes by text message when you confirm something important.",
  "start.email.why": "For codes, and for news about your orders.",
  "start.kyc.why":
    "So that both sides of a trade know who pays. Have your passport, ID card or driving licence at hand.",
  "start.agreement.why": "The rules that apply to both sides of a trade.",
  "start.agreement.accept": "I have read it and accept",
  "start.twoFactor.why":
    "With a code from an app on your phone, only you can release coins and withdraw.",
  "start.twoFactor.app":
    "You need an authenticator app on your phone, such as Google Authenticator: install it first. The button shows its key and sends codes to the contacts you have bound.",

  "start.order.title": "Your choice is kept",
  "start.order.text":
    "When everything is done, you return to the offer with the same amount and payment method. No order is placed yet: until then the price may change.",
  "start.order.view": "View the offer",

  "start.meanwhile": "What you can do meanwhile",
  "start.meanwhile.market": "Look at offers and prices",
  "start.meanwhile.help": "Read how trades are protected",
  "start.meanwhile.reach": "Choose how we notify you",
  "start.meanwhile.phishing": "Choose an anti-phishing code for our emails",

  "start.done.title": "You can trade now",
  "start.done.text": "Everything a trade needs is set up.",
  "start.done.order": "Continue to your order",
  "start.done.market": "See offers",
  "start.done.back": "Back to where you were",
  "start.done.toOrder": "Everything is set up. Check your order and place it.",
} as const;
