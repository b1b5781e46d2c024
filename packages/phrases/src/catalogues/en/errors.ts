/** What the API answers when a request is refused; one phrase for each code of the error catalogue. */
export default {
  "errors.badInput": "Some of the input is missing or not valid. Please check the marked fields.",
  "errors.fieldRequired": "The field cannot be left blank.",
  "errors.fieldInvalid": "This value is not valid.",
  "errors.fieldUnknown": "This field is not known here.",
  "errors.fieldTooShort": "Too short. Minimum length: {count}.",
  "errors.fieldTooLong": "Too long. Maximum length: {count}.",
  "errors.fieldCheckFailed":
    "The check digits do not match. Please compare the number with your bank’s details.",
  "errors.malformedRequest":
    "The request could not be read. Please refresh the page and try again.",
  "errors.notFound": "What you asked for does not exist or is no longer there.",
  "errors.methodNotAllowed": "This address does not accept that kind of request.",
  "errors.tooLarge": "The request is too large. Please send less at once.",
  "errors.unsupportedType": "This kind of file or content is not supported.",
  "errors.stateChanged":
    "Something has changed in the meantime. Please look at the current state and try again.",

  "errors.notLoggedIn": "Please log in to continue.",
  "errors.notAllowed": "Your account is not allowed to do this.",
  "errors.accountGroupMissing": "Your account group is not known. Please log in again.",
  "errors.accountGroupMismatch":
    "This address belongs to another account group. Please log in again with the right account.",
  "errors.apiKeyUnknown": "This API key does not exist or was revoked.",
  "errors.apiKeyExpired": "This API key has expired.",
  "errors.apiKeyAddress": "This API key may not be used from this address.",
  "errors.apiSignatureInvalid": "The signature of the request is not valid.",
  "errors.apiTimeOutside": "The time of the request is more than 30 seconds off.",
  "errors.apiNonceUsed": "This request was already received.",
  "errors.apiPermissionMissing": "This API key may not do that.",

  "errors.tooManyRequests": "Too many requests. Please wait a moment and try again.",
  "errors.internal": "Something went wrong on our side. Please try again in a moment.",
  "errors.unavailable": "The service is not available right now. Please try again in a moment.",
  "errors.timeout": "The answer took too long. Please try again.",
  "errors.featureOff": "This feature is turned off at the moment.",

  "errors.unknownAsset": "This coin is not traded here.",
  "errors.unknownFiat": "This currency is not traded here.",
  "errors.unknownMarket": "There is no market for this coin and currency.",
  "errors.ratesStale": "The reference price is out of date. Please try again in a moment.",

  "errors.captchaRequired": "Please let the page check that you are not a robot, then try again.",
  "errors.captchaInvalid": "The check that you are not a robot was not passed. Please try again.",
  "errors.accountInvalid":
    "Please enter an email address, or a phone number with its country code.",
  "errors.passwordTooWeak": "This password is too easy to guess. Please choose another one.",
  "errors.loginFailed": "The account or the password is not right.",
  "errors.loginBlocked": "Too many failed tries. Please wait and try again later.",
  "errors.ticketExpired": "This took too long. Please log in again.",
  "errors.accountFrozen": "This account is frozen. Please contact customer service.",
  "errors.codeFormatInvalid": "Invalid code format. Please try again.",
  "errors.codeInvalid": "The code is not right. Please check it and try again.",
  "errors.codeExpired": "The code is no longer valid. Please request a new one.",
  "errors.codeUsed":
    "This code was already used. Please wait for the next one in Google Authenticator.",
  "errors.codeTriesUsedUp": "Too many wrong tries with this code. Please request a new one.",
  "errors.codeTooSoon": "A code was sent a moment ago. Please wait before requesting another one.",
  "errors.codeLimitReached":
    "Too many codes were sent to this address or number today. Please try again tomorrow.",
  "errors.textLimitReached":
    "No more text messages can be sent to this number for now. Please use your email, or try again later.",
  "errors.codesMissing": "A security code is missing. Please enter all codes that are asked for.",
  "errors.idempotencyMismatch":
    "This request was already made with other input. Please refresh the page and try again.",
  "errors.usernameTaken": "This name is already taken. Please choose another one.",
  "errors.nicknameCharacters":
    "Use letters and digits only, with single dots, hyphens or underscores between them.",
  "errors.nicknameScripts": "Letters of different alphabets cannot be mixed in one name.",
  "errors.nicknameContact":
    "The name must not read like a link, an email address or a phone number.",
  "errors.nicknameReserved":
    "This name could be mistaken for Parley or its staff. Please choose another one.",
  "errors.renameTooSoon": "The name can be changed once every 30 days.",
  "errors.passwordWrong": "The password is not right.",
  "errors.passwordSame": "The new password must differ from the current one.",

  "errors.contactTaken": "This email or phone number belongs to another account.",
  "errors.alreadyBound": "This is already bound to your account.",
  "errors.notBound": "Nothing of this kind is bound to your account.",
  "errors.emailNeededFirst": "Please bind an email before unbinding your phone.",
  "errors.phoneNeededFirst": "Please bind a phone before unbinding your email.",
  "errors.totpAlreadyOn": "Google Authenticator is already on.",
  "errors.totpNotOn": "Google Authenticator is not on.",
  "errors.undoExpired": "This link has been used, has expired or is incomplete.",
  "errors.totpSetupExpired": "The setup took too long. Please begin it again.",
  "errors.passkeyInvalid": "The passkey could not be verified. Please try again.",
  "errors.passkeyLimit": "You have as many passkeys as possible. Please remove one first.",
  "errors.commandInvalid":
    "The request could not be verified. Please refresh the page and try again.",
  "errors.commandKeyUnknown":
    "The security key of this page is out of date. Please refresh the page and try again.",
  "errors.commandExpired":
    "The request is too old. Please check the clock of your device and try again.",
  "errors.commandReplayed": "This request was already carried out.",
  "errors.resetRequestOpen": "Your request is already with customer service. Please wait for it.",
  "errors.apiKeyLimit": "You have as many API keys as possible. Please revoke one first.",

  "errors.kycPending": "Your identity verification is still being reviewed.",
  "errors.kycAlreadyApproved": "Your identity is already verified.",
  "errors.kycNotPending": "There is no identity verification to decide.",
  "errors.kycNeedsReview": "This verification has to be reviewed by staff.",
  "errors.kycTooYoung": "You must be at least 18 years old.",
  "errors.unknownCountry": "This country is not known.",
  "errors.unknownFile": "A file is missing or cannot be used here. Please upload it again.",
  "errors.fileTypeRefused": "This kind of file is not accepted here.",
  "errors.fileUnreadable": "The file is damaged or cannot be read. Please upload another one.",
  "errors.fileTooLarge": "The file is too large.",
  "errors.tooManyFiles": "You have uploaded too many files. Please try again tomorrow.",
  "errors.caseTaken": "A colleague has already taken this case on.",
  "errors.caseDecided": "This case has already been decided.",
  "errors.caseNotYours": "Please take this case on first.",
  "errors.colleagueUnfit": "This colleague cannot take this case. Choose another one.",
  "errors.savedFiltersFull": "You already have 20 saved filters. Delete one first.",
  "errors.conflictOfInterest":
    "This case concerns your own accounts or people linked to them. A colleague has to handle it.",
  "errors.staffProtected": "Only a supervisor can act on a staff member’s account.",
  "errors.contentInvalid": "The text is written in a form that cannot be shown.",
  "errors.agreementFixed":
    "This version of the agreement waits for approval or is approved. Its texts cannot be changed.",
  "errors.contentChanged": "Another version has been published meanwhile. Please look at it first.",
  "errors.contentOriginalMissing": "Please publish the English text first.",
  "errors.offerTakenDown": "This offer was taken down. My offers says why and what to do.",
  "errors.marketChangeInvalid": "This change cannot be applied. Open its preview to see why.",
  "errors.marketChangeOutdated":
    "The market has changed since this was proposed. Please propose it again with the present values.",
  "errors.marketChangeDecided": "This change has already been decided.",
  "errors.marketChangeNeedsOther": "Another administrator has to decide on your proposal.",
  "errors.approverTooClose":
    "Your roles are linked by an appointment of the last 7 days. Another colleague has to approve this.",

  "errors.masterOnly": "Only the master account can do this.",
  "errors.subUserLimit": "You have as many sub-users as possible.",
  "errors.subUserForbidden": "The master account has not allowed this to you.",
  "errors.agreementChanged": "The service agreement has changed. Please read the new version.",
  "errors.staffSessionNeeded":
    "Please confirm that it is you with a passkey or Google Authenticator to go on working.",
  "errors.notAvailableHere": "This is not available at your network address.",
  "errors.lastAdministrator":
    "The last administrator must keep the role. Please make another administrator first.",
  "errors.invitationInvalid": "This invitation is no longer valid. Please ask for a new one.",
  "errors.invitationOfOther":
    "This invitation is for another email address. Please log in with the account that uses it.",
  "errors.alreadyStaff": "This account belongs to the staff already.",
  "errors.staffNameTaken": "Another member of staff uses this name or a similar one.",
  "errors.staffTwoFactorNeeded":
    "Please set up a passkey or Google Authenticator before working on cases.",
  "errors.staffMayNotTrade": "Staff accounts cannot trade.",
  "errors.tradingFrozen": "Trading is frozen for your account. Please contact customer service.",
  "errors.phoneNotVerified": "Please verify your phone before trading.",
  "errors.emailNotVerified": "Please verify your email before trading.",
  "errors.kycNotApproved": "Please complete identity verification (KYC) before trading.",
  "errors.agreementNotAccepted": "Please accept the P2P service agreement before trading.",
  "errors.twoFactorNotSet": "Please set up 2FA before trading.",

  "errors.unknownPayMethod": "This payment method cannot be used here.",
  "errors.holderNameMismatch":
    "The receiver name must be the name your identity was verified with.",
  "errors.paymentDuplicate": "You have already added this account.",
  "errors.paymentLimit": "You have as many payment methods as possible. Please remove one first.",
  "errors.paymentInUse": "This payment method is used by an offer or an order that is still open.",
  "errors.pictureFailed": "Failed to upload.",
  "errors.pictureTypeRefused":
    "Failed to upload. Only PNG, JPG, and JPEG image formats are supported.",
  "errors.pictureTooLarge": "Failed to upload. Only images smaller than 3MB are supported.",

  "errors.offerUnknown": "This offer does not exist.",
  "errors.offerChanged": "The offer was changed meanwhile. Please look at it again.",
  "errors.offerClosed": "This offer is closed.",
  "errors.offerLimit": "You have as many offers as possible. Please close one first.",
  "errors.marketDisabled": "This market is closed at the moment.",
  "errors.priceTooFar": "The price is too far from the market price.",
  "errors.boundsCrossed": "The lowest price must not be above the highest price.",
  "errors.limitsCrossed": "The smallest order must not be larger than the largest order.",
  "errors.limitOutsideMarket": "The limits lie outside of what this market allows.",
  "errors.quantityTooSmall": "The quantity is worth less than the smallest order.",
  "errors.payWindowOutside": "The payment window must be between 10 and 180 minutes.",
  "errors.payMethodsCount": "Please choose between 1 and 5 payment methods.",
  "errors.hoursInvalid": "Please check the hours and the time zone.",
  "errors.traderUnknown": "This user does not exist.",
  "errors.notWithOneself": "You cannot do this with your own account.",

  "errors.orderUnknown": "There is no such order.",
  "errors.orderStateChanged":
    "The order has changed meanwhile. Please look at it as it stands now.",
  "errors.rTokenInvalid": "The order form has expired. Please try again.",

  "errors.offerNotOnline": "This offer is not available right now.",
  "errors.offerOutsideHours": "This offer can be taken only during the advertiser’s hours.",
  "errors.offerOfOwnGroup": "You cannot trade with your own account or its sub-users.",
  "errors.traderBlocked": "One of you has blocked the other.",
  "errors.conditionKyc": "The advertiser trades with verified users only.",
  "errors.conditionTrades": "The advertiser asks for more completed trades.",
  "errors.conditionCompletion": "The advertiser asks for a higher completion rate.",
  "errors.conditionRegistered":
    "The advertiser asks for an account that has been registered longer.",
  "errors.conditionFirstTrade":
    "The amount is above what the advertiser accepts for a first trade.",
  "errors.offerHidden": "This offer has no valid price right now.",
  "errors.priceChanged": "The price has changed. Please check the new price and confirm again.",
  "errors.amountOutside":
    "Please adjust the crypto amount < {amount} {token} to meet the advertiser's requirements.",
  "errors.amountBelow":
    "Please adjust the crypto amount > {amount} {token} to meet the advertiser's requirements.",
  "errors.outOfStock": "There is not enough left of this offer.",
  "errors.quoteChanged": "The amounts have changed. Please check them and confirm again.",
  "errors.payMethodMissing": "Please add a payment method that this offer accepts.",
  "errors.openOrdersLimit":
    "Open orders at a time: {most} at most. Finish one first. The limit rises as you complete trades with different traders.",
  "errors.offerOrdersLimit":
    "Open orders on one offer: {most} at most. Finish one first or choose another offer.",
  "errors.openWorthLimit":
    "Your open purchases may be worth {most} USD in all, and {left} USD of that is left. Choose a smaller amount or finish an order first. The limit rises as you complete trades with different traders.",
  "errors.advertiserLimit":
    "The advertiser can buy for {left} USD more at the moment. Choose a smaller amount or another offer.",
  "errors.faultUnknown": "Nothing is counted against anyone in this order.",
  "errors.faultDiscounted": "This has already been taken back.",
  "errors.cancelLimit": "You have canceled too many orders. You can place new ones later.",
  "errors.externalOrderIdTaken": "There is an order with this external order ID already.",

  "errors.accountOnHold":
    "Customer service holds one of the two accounts. The coins stay in escrow.",
  "errors.extensionOutside": "The payment time can be extended by at most 30 minutes.",
  "errors.notReceivedTooEarly":
    "The payment may still be on its way. You can report it as not received from {time}.",
  "errors.splitOutside": "The amount must not exceed what the buyer would receive.",
  "errors.appealUnknown": "There is no appeal on this order.",
  "errors.feedbackGiven": "You have given feedback for this order already.",
  "errors.feedbackTooEarly": "Feedback can be given once the order is completed.",
  "errors.feedbackUnknown": "There is no feedback on this order to reply to.",
  "errors.feedbackReplied": "You have replied to this feedback already.",
  "errors.approvalNeedsOther": "You have approved this already: a colleague has to approve it too.",
  "errors.kycQuestionOpen": "The applicant has not answered the last question yet.",
  "errors.kycQuestionLimit":
    "The applicant was asked often enough: approve or reject the verification.",
  "errors.kycNothingAsked": "Customer service is not waiting for an answer from you.",
  "errors.documentExpired":
    "The date that you entered is over: an expired document cannot be approved.",
  "errors.limitNotLower": "Choose a limit below the one of all people, with an end within a year.",
  "errors.personSearchLimit":
    "You have made as many searches as an hour allows. Please try again later.",
  "errors.resetRequestClosed": "This request has already been decided or cancelled.",
  "errors.resetTooEarly": "This request cannot be approved before its waiting time is over.",
  "errors.rulingNeedsOther": "You have already ruled on this order: a colleague has to decide now.",
  "errors.silenceTooEarly":
    "A refund for silence alone is possible 24 hours after the payment was marked at the earliest, and after the buyer was asked for proof.",
  "errors.apiReleaseCap": "The daily release cap of this API key is reached.",
  "errors.noRulingPending": "There is no ruling to approve.",
  "errors.taskOpen": "This side has an open task already. Wait for its answer, or withdraw it.",
  "errors.taskLimit": "There are too many tasks on this order already.",
  "errors.taskUnknown": "There is no such open task.",

  "errors.chatClosed": "This chat is closed.",
  "errors.messageUnsendable": "Failed to send the message.",
  "errors.attachmentTooLarge": "Please select a file smaller than 10MB.",
  "errors.attachmentTypeRefused": "Failed to upload. Only images, PDF and MP4 files are supported.",
  "errors.pushServiceRefused": "Push notifications of this browser cannot be used here.",

  "errors.supportCaseClosed": "This case is closed. Please open a new one.",
  "errors.supportOpenLimit":
    "You have as many open cases as possible. Reply in one of them, or close one.",
  "errors.supportLimit": "Too many new cases for today. Please try again tomorrow.",
  "errors.supportWaits": "Please wait for an answer before you write again in this case.",

  "errors.insufficientBalance": "Your balance is not enough for this.",
  "errors.balanceTooLarge": "An account cannot hold that much.",
  "errors.unknownNetwork": "This coin is not available on this network.",
  "errors.addressInvalid": "This is not a valid address on this network.",
  "errors.networkPaused":
    "This network is paused for this coin. Please try again later or choose another one.",
  "errors.withdrawalTooSmall": "The amount is below the minimum for this network.",
  "errors.withdrawalTooLarge": "The amount is above the maximum for this network.",
  "errors.withdrawalFeeChanged":
    "The network fee is now {fee} {token}. Please check the amounts and confirm again.",
  "errors.withdrawalLimitReached": "This exceeds your withdrawal limit for 24 hours.",
  "errors.withdrawalsBlocked": "Withdrawals are blocked for 24 hours after a security change.",
  "errors.coinsFresh":
    "Some of these coins were bought recently and cannot be withdrawn or sold before {time}. Free now: {free}.",
  "errors.apiWithdrawalCap": "The daily withdrawal cap of this API key is reached.",
  "errors.apiWithdrawalAddress":
    "With an API key, coins go only to addresses that have been in the address book for 24 hours.",
  "errors.addressBookFull": "Your address book is full. Please remove an address first.",
  "errors.favoritesFull": "Your favourites are full. Please remove one first.",
} as const;
