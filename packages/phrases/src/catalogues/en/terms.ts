/**
 * The text of the P2P service agreement. It is an area of its own because only the server uses it:
 * pages get the present version through the API. A change of its meaning requires a new version,
 * which every user has to accept.
 */
export default {
  "terms.title": "P2P service agreement",

  "terms.parties.title": "Who this agreement is between",
  "terms.parties.1":
    'This agreement is between you and the operator of this website, called Parley below. It covers the P2P service: the place where people buy and sell cryptocurrency ("coins") for money from one another\'s offers.',
  "terms.parties.2":
    "Every trade is a contract between two users, the buyer and the seller. Parley is not a party to it: it neither buys nor sells, it is not a bank, and it never receives or holds the money that is paid for the coins. Parley holds the coins of a running order, shows both sides what to do, and decides when they cannot agree.",
  "terms.parties.3":
    "An advertiser is a user who publishes an offer; a taker is a user who accepts one. Either of them may be the buyer or the seller.",

  "terms.account.title": "Who may trade",
  "terms.account.1":
    "You must be at least 18 years old and legally able to trade coins where you live. You need a verified phone, a verified email, a completed identity verification, this agreement and two-factor authentication before your first trade.",
  "terms.account.2":
    "What you tell us about yourself or your company must be true and complete, and you keep it up to date. One person or company has one account. You may not sell, lend or share it.",
  "terms.account.3":
    "A master account can create sub-users. They act in the name of the master, under the master's identity and this same acceptance, and the master answers for what they do.",
  "terms.account.4":
    "Keep your password, codes, passkeys and devices to yourself. What is confirmed with your security codes counts as done by you, unless you told us before that they were lost or stolen. Parley's staff never asks for a code or a password.",

  "terms.escrow.title": "Orders and escrow",
  "terms.escrow.1":
    "When an order is created, the seller's coins are taken out of the seller's balance and held by Parley in escrow. From then on neither side can use them until the order ends.",
  "terms.escrow.2":
    "Price, amount, fee, payment method and payment window are shown before you confirm an order, and they stay as they were when you confirmed. Placing an order is a binding promise to carry it out.",
  "terms.escrow.3":
    "Coins leave the escrow in one of two ways: to the buyer when the seller has confirmed the payment, or back to the seller when the order ends without one. In an appeal they go where the two sides agree or customer service decides. Coins in escrow earn no interest.",

  "terms.payment.title": "Pay only from your own account",
  "terms.payment.1":
    "The buyer pays the seller directly, by the payment method of the order, the exact amount of the order, and within its payment window.",
  "terms.payment.2":
    "Pay only from an account that is registered in your own name. The payer's name must match the name you were verified with. Payments by a friend, a relative, an employer or any other third party are not allowed, even if the money is meant for you.",
  "terms.payment.3":
    "The seller may refuse a payment that comes from somebody else and must then send it back in full to the account it came from. Costs and delays of such a payment are borne by the buyer.",
  "terms.payment.4":
    "Sellers receive money only on accounts in their own verified name that are saved on Parley. Never pay to an account that is named only in the chat.",

  "terms.remarks.title": "What you write in a transfer",
  "terms.remarks.1":
    "Put nothing about coins, cryptocurrency, Parley or the trade into the remark, reference or purpose of a payment. Leave it empty, or write only the reference that the order shows. Such remarks can lead a bank to stop the payment or to close an account.",
  "terms.remarks.2":
    "If a transfer carries a remark of this kind, the seller may refuse it and send it back in full, and the order can be canceled at the buyer's expense.",

  "terms.confirm.title": "Marking as paid and releasing",
  "terms.confirm.1":
    "Press I've Paid only after the money has really left your account. Pressing it without having paid is treated as an attempt to deceive. Malicious clicks will result in account freezing.",
  "terms.confirm.2":
    "Sellers check their own bank or payment account, not a message or a screenshot, and press Received & Release crypto as soon as the full amount has arrived from the right person. A seller who has received the money must not hold the coins back.",
  "terms.confirm.3":
    "A release is final. Coins that have reached the buyer cannot be called back, by the seller or by Parley.",

  "terms.cancel.title": "Cancellation and time limits",
  "terms.cancel.1":
    "The buyer may cancel an order before paying. Do not cancel after you have transferred the money: the coins would go back to the seller while your money is on its way.",
  "terms.cancel.2":
    "An order that is not marked as paid before its payment window ends is canceled by itself, and the coins go back. The seller may extend the window once. The seller cannot cancel an order.",
  "terms.cancel.3":
    "If you did pay and the order was canceled because the time was over, you have 24 hours to appeal. Tell us at once: the coins are no longer in escrow, and we can only mediate.",
  "terms.cancel.4":
    "Whoever cancels too many orders by own fault within 24 hours cannot create new ones for a while. The page shows until when.",

  "terms.appeals.title": "Appeals",
  "terms.appeals.1":
    "Either side may appeal when a payment or the coins have not arrived. The coins stay in escrow and all time limits stop until the appeal has ended. If an order that was marked as paid is not released within 24 hours, an appeal is opened by itself.",
  "terms.appeals.2":
    "Both sides give a true account of what happened and send the proof that is asked for, such as a bank statement or a payment receipt, within the time that is named. If one side does not answer, the decision rests on what the other side has shown.",
  "terms.appeals.3":
    "The two sides may settle an appeal themselves at any time, by a release or by agreeing on how to divide the coins. Otherwise customer service decides from the order, its chat and the proof of both sides: release to the buyer, return to the seller, or a division. That decision ends the order on Parley. It does not take away your right to go to court.",
  "terms.appeals.4":
    "A decision rests on what both sides have shown. Forged, altered or withheld proof leads to losing the appeal and to the measures described below.",

  "terms.fees.title": "Fees",
  "terms.fees.1":
    "The taker of an offer pays a fee in coins. Its rate and amount are shown before you confirm, and it is deducted from the coins that the buyer receives. Advertisers pay nothing. An order that ends without a release costs no fee.",
  "terms.fees.2":
    "Banks, payment services and networks may charge their own fees. They are borne by the side that causes them; the seller must receive the full amount of the order. You are responsible for your own taxes.",

  "terms.conduct.title": "What is not allowed, and what follows",
  "terms.conduct.1":
    "Not allowed are: money or coins from a crime, money laundering, the financing of terrorism, breaking sanctions, fraud, false proof, reversing a payment after the coins were released, acting for somebody who hides, more than one account, and any attempt to get around the rules, limits or checks of this service.",
  "terms.conduct.2":
    "Also not allowed are: arranging trades outside the platform with somebody you met here, asking for contact details to that end, asking for more money or other conditions than the offer states, and insults, threats or advertising in the chat. Private trades are not protected by escrow, and we cannot help with them.",
  "terms.conduct.3":
    "When we have good reason to believe that these rules were broken, we may refuse or hold an order, close offers, freeze trading or the whole account, and report to the authorities where the law asks for it. As far as the law permits we tell you the reason and how to object.",
  "terms.conduct.4":
    "Your own coins remain yours. A freeze may delay their withdrawal for as long as the check or the law requires it. Orders that are already running are carried through or decided in an appeal.",

  "terms.risks.title": "Risks you should know",
  "terms.risks.1":
    "Prices of coins can change fast and far, also while your order is running. You may lose all that you have put in. Nothing on this site is advice to buy or sell.",
  "terms.risks.2":
    "Some payments can be reversed, delayed or frozen by a bank. Escrow protects the coins, not the money: choose your payment methods and your counterparties with care, and read the advertiser's terms before you order.",
  "terms.risks.3":
    "The service can be interrupted by maintenance, by failures or by networks that we do not control. We put things right that were our fault. Where the law allows us to limit what we owe, we are not liable for gains that were missed, for acts of other users, of banks or of networks, nor for losses from a breach of your own duties. Nothing here limits liability for intent, gross negligence or anything else that the law does not allow to be limited.",

  "terms.data.title": "Your data",
  "terms.data.1":
    "We keep what we need to run the service and to obey the law: your account, your verification and its documents, your orders, chats, payment details, devices and logins. Documents are stored encrypted, and only the staff who work on your case can open them.",
  "terms.data.2":
    "Your counterparty sees your nickname, your trading record and, once an order exists, your verified name and the payment details of that order. Use what you learn about others only to carry out that order, and pass it on to nobody.",
  "terms.data.3":
    "You may ask what we hold about you, have it corrected and, when no law or open dispute requires us to keep it, have it deleted.",

  "terms.changes.title": "Changes of this agreement",
  "terms.changes.1":
    "Each version of this agreement carries its date. When it changes in substance you are asked to accept the new version before you trade again; until then your open orders go on under the version you accepted.",
  "terms.changes.2":
    "If you do not agree to a new version, do not accept it. You can still finish your orders, withdraw your coins and close your account. You may end this agreement at any time once no order of yours is open.",

  "terms.disputes.title": "Law and disputes",
  "terms.disputes.1":
    "If something goes wrong with a trade, first use the chat of the order, then an appeal. If you are not content with a decision of customer service, you may write to us within 30 days and have it looked at by somebody who did not take part in it.",
  "terms.disputes.2":
    "This agreement follows the law of the place where the operator of this website has its registered seat, and the courts there decide, unless the law where you live gives you, as a consumer, a right to other rules or to a court of your own. If a part of this agreement does not hold, the rest stays in force.",
  "terms.disputes.3":
    "Translations are made for your convenience. Where they differ from the English text, the English text counts, unless the law where you live says otherwise.",
} as const;
