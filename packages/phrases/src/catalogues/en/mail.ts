/**
 * Mails and text messages. A text message begins with the code or with the site's name and then
 * says the same sentences, so keep them short.
 */
export default {
  "mail.code.subject": "Your Parley security code",
  "mail.code.register": "Enter this code to create your account.",
  "mail.code.login": "Enter this code to log in to your account.",
  "mail.code.resetPassword": "Enter this code to set a new password.",
  "mail.code.bindEmail": "Enter this code to bind an email address to your account.",
  "mail.code.bindPhone": "Enter this code to bind a phone number to your account.",
  "mail.code.unbindEmail": "Enter this code to unbind the email address from your account.",
  "mail.code.unbindPhone": "Enter this code to unbind the phone number from your account.",
  "mail.code.totpConfirm": "Enter this code to turn on Google Authenticator.",
  "mail.code.totpRemove": "Enter this code to turn off Google Authenticator.",
  "mail.code.passwordChange": "Enter this code to change your password.",
  "mail.code.passkeyAdd": "Enter this code to add a passkey to your account.",
  "mail.code.passkeyRemove": "Enter this code to remove a passkey from your account.",
  "mail.code.recoveryCodes": "Enter this code to make new recovery codes.",
  "mail.code.createUserPayment": "Enter this code to add a payment method.",
  "mail.code.updateUserPayment": "Enter this code to change a payment method.",
  "mail.code.removeUserPayment": "Enter this code to remove a payment method.",
  "mail.code.release":
    "Enter this code to release the crypto to the buyer, only if the payment is in your account.",
  "mail.code.split": "Enter this code to split the crypto of an order between you and the buyer.",
  "mail.code.withdraw": "Enter this code to withdraw crypto from your account.",
  "mail.code.apiSettings": "Enter this code to change your API settings.",
  "mail.code.subUsers": "Enter this code to give a sub-user access, permissions or crypto.",
  "mail.code.staffAction": "Enter this code to confirm what you do as staff.",
  "mail.code.valid":
    "The code is valid for {minutes, plural, one {# minute} other {# minutes}} and can be used once.",
  "mail.code.secret": "Never share it. Parley staff will never ask you for it.",
  "mail.code.ignore": "If you did not ask for this code, you can ignore this message.",
  "mail.code.alarm":
    "If you did not ask for this code, change your password and check your devices in Account Security.",

  "mail.alreadyRegistered.subject": "You already have a Parley account",
  "mail.alreadyRegistered.text":
    "Someone tried to register with your details. They already belong to an account, so no new one was created.",
  "mail.alreadyRegistered.advice":
    "If it was you, please log in, or set a new password if you have forgotten yours. If it was not you, there is nothing to do.",

  "mail.newDeviceLogin.subject": "New login to your Parley account",
  "mail.newDeviceLogin.text": "Your account was logged in to from a new device.",

  "mail.securityChanged.subject": "Your account security has changed",
  "mail.securityChanged.passwordChanged": "Your password was changed.",
  "mail.securityChanged.passwordReset": "Your password was reset.",
  "mail.securityChanged.emailBound": "An email address was bound to your account.",
  "mail.securityChanged.emailUnbound": "The email address was unbound from your account.",
  "mail.securityChanged.phoneBound": "A phone number was bound to your account.",
  "mail.securityChanged.phoneUnbound": "The phone number was unbound from your account.",
  "mail.securityChanged.totpEnabled": "Google Authenticator was turned on.",
  "mail.securityChanged.totpRemoved": "Google Authenticator was turned off.",
  "mail.securityChanged.passkeyAdded": "A passkey was added to your account.",
  "mail.securityChanged.passkeyRemoved": "A passkey was removed from your account.",
  "mail.securityChanged.recoveryCodeUsed": "A recovery code of your account was used.",
  "mail.securityChanged.recoveryCodesRenewed":
    "New recovery codes were made. The old ones no longer work.",
  "mail.securityChanged.subUserMayWithdraw":
    "A sub-user was allowed to withdraw coins with its own verification. It can do so after 24 hours.",
  "mail.securityChanged.antiPhishingCodeChanged": "Your anti-phishing code was changed.",
  "mail.securityChanged.resetRequested":
    "Customer service was asked to reset your security verification.",
  "mail.securityChanged.resetCancelled":
    "A request to reset your security verification was cancelled. Nothing was removed from your account.",
  "mail.securityChanged.contactChangeUndone":
    "A change of your email or phone was undone. All devices are logged out; set a new password with “Forgot password”.",
  "mail.securityChanged.apiKeyCreated":
    "An API key was created for your account. A program that has it can act in your name.",
  "mail.securityChanged.apiKeyRevoked": "An API key of your account was revoked.",
  "mail.securityChanged.subUserApiKey": "A sub-user created an API key.",

  "mail.kycApproved.subject": "Your identity is verified",
  "mail.kycApproved.text": "Your identity verification was approved.",
  "mail.kycAsked.subject": "We need something more for your verification",
  "mail.kycAsked.text":
    "Customer service needs something more before it can decide on your identity verification. Please add it on the verification page.",
  "mail.kycAsk.documentAgain": "The document once more, sharp and with all corners",
  "mail.kycAsk.otherSide": "The other side of the document",
  "mail.kycAsk.selfieAgain": "The selfie with your document once more",
  "mail.kycAsk.proofOfAddress": "Proof of your address, not older than three months",
  "mail.kycAsk.proofOfName": "A paper that explains the difference between the names",
  "mail.kycRejected.subject": "Your identity verification was not approved",
  "mail.kycRejected.text":
    "Your identity verification was not approved. Please correct your details and submit them again.",
  "mail.kycReason.documentUnreadable": "A document cannot be read clearly.",
  "mail.kycReason.documentIncomplete": "A page or a side of a document is missing.",
  "mail.kycReason.documentExpired": "A document has expired.",
  "mail.kycReason.documentNotAccepted": "This kind of document is not accepted.",
  "mail.kycReason.detailsMismatch": "The details entered do not match the documents.",
  "mail.kycReason.selfieMismatch": "The selfie does not match the photo in the document.",
  "mail.kycReason.notGenuine": "A document could not be confirmed as genuine.",
  "mail.kycReason.other": "The documents could not be verified.",

  "mail.subUserCreated.subject": "A sub-user was added to your account",
  "mail.subUserCreated.text": "A sub-user was added to your account.",

  "mail.resetRequest.approved.subject": "Your security reset was approved",
  "mail.resetRequest.approved.text":
    "Your request to reset your security verification was approved. Please log in and set it up again.",
  "mail.resetRequest.refused.subject": "Your security reset was not approved",
  "mail.resetRequest.refused.text":
    "Your request to reset your security verification was not approved. Your account is unchanged.",

  "mail.depositCredited.subject": "Deposit received",
  "mail.depositCredited.text": "{amount} {token} has been credited to your spot wallet.",
  "mail.withdrawalSent.subject": "Withdrawal sent",
  "mail.withdrawalSent.text": "Your withdrawal of {amount} {token} has been sent.",
  "mail.withdrawalReturned.subject": "Withdrawal not sent",
  "mail.withdrawalReturned.text":
    "Your withdrawal of {amount} {token} was not sent. The coins are back in your spot wallet.",

  "mail.tradingFrozen.subject": "Trading is frozen for your account",
  "mail.tradingFrozen.falseClaims":
    "You marked orders as paid several times although no payment was made. You cannot place orders, publish offers or withdraw until customer service has looked at it.",
  "mail.tradingFrozen.staff":
    "Customer service has frozen trading for your account. For now you cannot place orders, publish offers or withdraw.",
  "mail.tradingFrozen.hold":
    "Customer service has put your account on hold until {time}. Until then you cannot place orders, publish offers or withdraw, and the crypto of your orders stays in escrow. If you think this is a mistake, please contact customer service.",
  "mail.tradingFrozen.advice":
    "Your open orders go on: you can still pay, cancel, release and appeal. If you think this is a mistake, please contact customer service.",
  "mail.tradingRestored.subject": "You can trade again",
  "mail.tradingRestored.text":
    "Customer service has lifted the freeze. You can place orders, publish offers and withdraw again.",
  "mail.sessionsEnded.subject": "You were logged out everywhere",
  "mail.sessionsEnded.text":
    "Customer service has ended all logins of your account and its API keys. Log in again; if you did not ask for this, change your password first.",
  "mail.staffInvitation.subject": "Invitation to the Parley team",
  "mail.staffInvitation.text":
    "You are invited to work in the customer service of Parley. Log in to the account with this email address, set up a passkey or Google Authenticator, and accept by {time}. The link works once.",
  "mail.staffInvitation.link": "Accept invitation",
  "mail.staffLogHead.subject": "Log of staff, {day}",
  "mail.staffLogHead.text":
    "The log of staff ends today with row {number}. Its hash: {hash}. Keep this mail: it proves whether rows up to this one were changed later.",
  "mail.supportAnswered.subject": "Customer service has answered you",
  "mail.supportAnswered.text": "Customer service has answered your message.",
  "mail.offerTakenDown.subject": "Your offer was taken down",
  "mail.offerTakenDown.text":
    "Customer service has taken your offer offline. Open orders on it go on as agreed.",
  "mail.offerTakenDown.object":
    "If you do not agree, please contact customer service and name the number of the offer.",
  "mail.supportClosed.subject": "Your case was closed",
  "mail.supportClosed.text":
    "Customer service has closed your case. If you still need help, please open a new one.",
  "mail.caseHandedOver.subject": "A case was handed over to you",
  "mail.caseHandedOver.text":
    "A colleague has handed a case over to you. You find it among your cases in the console.",

  "mail.orderCreated.subject": "New order",
  "mail.orderCreated.text":
    "{role, select, buyer {Somebody is selling you {quantity} for {amount}. Pay by {method} and then press I've Paid.} other {Somebody is buying {quantity} from you for {amount} by {method}. The coins are in escrow until the payment is confirmed.}}",
  "mail.orderPaid.subject": "The buyer has marked the order as paid",
  "mail.orderPaid.text":
    "The buyer says that {amount} has been paid by {method}. Check your account, and release {quantity} only when the money is there.",
  "mail.orderCanceled.subject": "Order canceled",
  "mail.orderCanceled.text":
    "The buyer canceled the order for {quantity}. The coins are no longer held in escrow.",
  "mail.orderTimedOut.subject": "Order canceled: the time to pay is over",
  "mail.orderTimedOut.text":
    "{role, select, buyer {The order for {quantity} was not marked as paid in time and has been canceled. If you did pay, open an appeal within 24 hours.} other {The buyer did not pay in time. The order for {quantity} has been canceled, and the coins are no longer held in escrow.}}",
  "mail.orderExtended.subject": "More time to pay",
  "mail.orderExtended.text": "The seller has given you more time to pay {amount} by {method}.",
  "mail.orderCompleted.subject": "Order completed",
  "mail.orderCompleted.text":
    "{role, select, buyer {{quantity} is in your spot wallet. You paid {amount}.} other {{quantity} has been released to the buyer for {amount}.}}",
  "mail.orderFailed.subject": "Asset transfer failed",
  "mail.orderFailed.text":
    "The transfer of {quantity} could not be made. The coins are safe in escrow, and you can see in the order what happens next.",
  "mail.confirmReminder.subject": "The buyer is waiting for your confirmation",
  "mail.confirmReminder.text":
    "The buyer says that {amount} has been paid by {method} and is waiting for {quantity}. Check your account and release the crypto, or open an appeal if the payment is not there.",
  "mail.appealOpened.subject": "Appeal opened",
  "mail.appealOpened.text":
    "{by, select, buyer {The buyer has opened an appeal on the order for {quantity}. Please add your statement and your evidence.} seller {The seller has opened an appeal on the order for {quantity}. Please add your statement and your evidence.} other {The order for {quantity} has waited too long for its release, so customer service is looking at it now.}}",
  "mail.proofWanted.subject": "Please prove your payment",
  "mail.proofWanted.text":
    "The seller says that {amount} by {method} for {quantity} has not arrived. Please add proof of your payment to the order; otherwise customer service decides without it.",
  "mail.appealWithdrawn.subject": "Appeal withdrawn",
  "mail.appealWithdrawn.text":
    "The appeal on the order for {quantity} has been withdrawn. The order goes on.",
  "mail.evidenceAdded.subject": "Evidence added",
  "mail.evidenceAdded.text":
    "{role, select, buyer {The seller has added a statement or evidence to the appeal on the order for {quantity}.} other {The buyer has added a statement or evidence to the appeal on the order for {quantity}.}} You can answer in the order.",
  "mail.taskSet.subject": "Customer service asks you for evidence",
  "mail.taskSet.text":
    "Customer service needs your answer about the order for {quantity}. The order says what is asked for; without an answer in time, customer service decides without it.",
  "mail.taskMissed.subject": "The time to answer is over",
  "mail.taskMissed.text":
    "You have not answered customer service in time about the order for {quantity}. You can still answer in the order until customer service has decided.",
  "mail.splitProposed.subject": "Split proposed",
  "mail.splitProposed.text":
    "{role, select, buyer {The seller proposes that you receive {share} and the rest goes back.} other {The buyer proposes to receive {share}, and the rest goes back to you.}} You can accept it in the order.",
  "mail.appealRuled.subject": "Customer service has ruled",
  "mail.appealRuled.text":
    "{role, select, buyer {By the ruling you receive {share}; the rest goes back to the seller.} other {By the ruling the buyer receives {share}; the rest comes back to you.}} Until it takes effect you can ask once in the order for a second look.",
  "mail.secondLook.subject": "Second look at your order",
  "mail.secondLook.text":
    "{role, select, buyer {The seller has asked that another member of staff decides on the order for {quantity}.} other {The buyer has asked that another member of staff decides on the order for {quantity}.}} The coins stay in escrow until then.",
  "mail.appealResolved.subject": "Appeal resolved",
  "mail.appealResolved.completed":
    "{role, select, buyer {The appeal is resolved. You received {share}.} other {The appeal is resolved. The buyer received {share}.}}",
  "mail.appealResolved.canceled": "The appeal is resolved. The order for {quantity} is canceled.",
  "mail.feedback.subject": "New feedback",
  "mail.feedback.positive": "You received positive feedback for the order of {quantity}.",
  "mail.feedback.negative":
    "You received negative feedback for the order of {quantity}. You can reply once.",
  "mail.feedbackReplied.subject": "Reply to your feedback",
  "mail.feedbackReplied.text": "Your feedback on the order of {quantity} has been answered.",

  "mail.withdrawalsBlocked": "For your safety, withdrawals are blocked until {time}.",
  "mail.notYou":
    "If this was not you, change your password at once and log out your other devices in Account Security.",
  "mail.notYou.cancelReset":
    "If this was not you, cancel the request with this link, which needs no login, and change your password. Customer service cannot approve it within the first 24 hours.",
  "mail.notYou.undo":
    "If this was not you, undo it with this link within 72 hours. It logs out every device and blocks withdrawals for 24 hours.",

  "mail.fact.asked": "Asked for",
  "mail.fact.time": "Time",
  "mail.fact.address": "IP address",
  "mail.fact.device": "Device",
  "mail.fact.reason": "Reason",
  "mail.fact.username": "Username",
  "mail.fact.walletAddress": "Wallet address",
  "mail.fact.orderId": "Order ID",
  "mail.fact.offer": "Offer",
  "mail.fact.caseId": "Case number",
  "mail.fact.amount": "Amount",
  "mail.fact.payment": "Payment",
  "mail.fact.payMethod": "Payment method",
  "mail.fact.timeLeft": "Time left",
  "mail.timeLeft": "{minutes, plural, one {# minute} other {# minutes}}, until {time}",

  "mail.link.login": "Log in",
  "mail.link.security": "Account Security",
  "mail.link.cancelReset": "Cancel the request",
  "mail.link.undo": "Undo this change",
  "mail.link.kyc": "Identity verification",
  "mail.link.subUsers": "Sub-users",
  "mail.link.wallet": "Wallet",
  "mail.link.order": "View Order",
  "mail.link.orders": "My Orders",
  "mail.link.case": "View case",
  "mail.link.offers": "My offers",
  "mail.link.contact": "Contact customer service",

  "mail.antiPhishing.code": "Your anti-phishing code: {code}",
  "mail.antiPhishing.none":
    "You have no anti-phishing code yet. Set one in Account Security, and every real email from Parley will show it.",
  "mail.footer.account":
    "You receive this email because your address is bound to a Parley account. It was sent automatically, so please do not reply.",
  "mail.footer.entered":
    "You receive this email because your address was entered on Parley. It was sent automatically, so please do not reply.",

  "mail.text.code": "{code} is your Parley code. {purpose} Never share it.",
} as const;
