/** Help articles: each is a title, a lead and sections, listed in `help-articles.ts`. */
export default {
  "help.protection.title": "How Parley protects you",
  "help.protection.lead":
    "What happens to your coins in a trade, what Parley does against fraud, and what you should do yourself.",
  "help.contents": "On this page",

  "help.protection.escrow.title": "Coins wait in escrow",
  "help.protection.escrow.1":
    "When an order is created, the seller’s coins leave the seller’s balance and wait in escrow. Neither side can use them until the order ends.",
  "help.protection.escrow.2":
    "The buyer pays the seller directly. Parley never receives this money.",
  "help.protection.escrow.3":
    "After an order is marked as paid, no deadline sends the coins back. They move only when the seller releases them, when both sides agree, or when customer service decides.",

  "help.protection.release.title": "Release only after you see the money",
  "help.protection.release.1":
    "Check your own bank or payment account for the full amount. A screenshot, a message or an email from the buyer is not proof.",
  "help.protection.release.2":
    "Releasing needs a security code and is final. Released coins cannot be called back.",
  "help.protection.release.3":
    "The buyer states the name on the paying account and its last four characters. If the name differs from the buyer’s verified name, the seller sees a warning.",

  "help.protection.codes.title": "Codes work once",
  "help.protection.codes.1":
    "A security code works once, for one purpose and for a few minutes. A used code from your authenticator is refused for everything else too.",
  "help.protection.codes.2":
    "Codes for releases and withdrawals leave your browser encrypted, tied to exactly what you confirmed. Nobody on the way can read them or use them for something else.",

  "help.protection.account.title": "Changes to your account",
  "help.protection.account.1":
    "A new email or phone number cannot be used to log in or to reset your password for 24 hours. Your other contacts get a message with a link that undoes the change.",
  "help.protection.account.2":
    "Withdrawals are blocked for 24 hours after a password reset, after an email or phone number is removed or replaced, and after the authenticator is turned off. Pending withdrawals return to your wallet.",
  "help.protection.account.3":
    "You see every device that is logged in under Account Security and can log it out there. A login that is not used for 30 days ends by itself.",

  "help.protection.limits.title": "Limits for newcomers",
  "help.protection.limits.1":
    "New accounts can have only a few open orders of limited worth. The limits grow with completed trades and different trading partners.",
  "help.protection.limits.2":
    "Limits, trading bars and freezes count for all accounts of a person together, sub-users included.",
  "help.protection.limits.3":
    "Coins bought by an account younger than 30 days, or with a payment method that can be reversed, can be sold or withdrawn only after 24 hours. The order form says so before you buy.",

  "help.protection.appeals.title": "If something goes wrong",
  "help.protection.appeals.1":
    "If the buyer has marked the order as paid and the money does not arrive in the usual time, the seller can report it. The buyer is then asked for proof within 60 minutes.",
  "help.protection.appeals.2":
    "Either side can open an appeal. The coins stay in escrow, and customer service looks at the order, the chat and the proof of both sides.",
  "help.protection.appeals.3":
    "A decision takes effect two hours after both sides were told. Until then, either side can ask once for a second look by another member of staff.",

  "help.protection.staff.title": "Who decides",
  "help.protection.staff.1":
    "Staff cannot trade, and nobody decides a case of their own accounts or of accounts that share contacts, devices or payment accounts with them.",
  "help.protection.staff.2":
    "Cases of high value need the approval of a second member of staff. Every action of staff is recorded and cannot be edited.",

  "help.protection.names.title": "Names and messages",
  "help.protection.names.1":
    "Nicknames that imitate other users or Parley are refused. A nickname can be changed once in 30 days, and earlier names are shown for 90 days.",
  "help.protection.names.2":
    "Links, phone numbers and account numbers in the chat carry a warning. Pay only to the account shown in the order.",

  "help.protection.never.title": "What Parley never asks",
  "help.protection.never.1":
    "Parley never asks for your password or a security code: not in the chat, not by phone, not by email.",
  "help.protection.never.2":
    "Parley never asks you to release coins early, to pay to another account, or to continue outside this site.",

  "help.protection.you.title": "What you should do",
  "help.protection.you.1":
    "Pay only from an account in your own name, the exact amount of the order, and mark it as paid only after the money has left your account.",
  "help.protection.you.2":
    "Keep the conversation in the chat of the order. What is agreed elsewhere is not protected.",
  "help.protection.you.3":
    "Set up an authenticator or a passkey and an anti-phishing code, and check the address of the site before you log in.",
  "help.protection.you.4":
    "If in doubt, do not release and do not cancel after paying. Open an appeal.",
} as const;
