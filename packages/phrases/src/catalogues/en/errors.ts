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

  "errors.tooManyRequests": "Too many requests. Please wait a moment and try again.",
  "errors.internal": "Something went wrong on our side. Please try again in a moment.",
  "errors.unavailable": "The service is not available right now. Please try again in a moment.",
  "errors.timeout": "The answer took too long. Please try again.",

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
  "errors.codeInvalid": "The code is not right. Please check it and try again.",
  "errors.codeExpired": "The code is no longer valid. Please request a new one.",
  "errors.codeTriesUsedUp": "Too many wrong tries with this code. Please request a new one.",
  "errors.codeTooSoon": "A code was sent a moment ago. Please wait before requesting another one.",
  "errors.codeLimitReached":
    "Too many codes were sent to this address or number today. Please try again tomorrow.",
  "errors.codesMissing": "A security code is missing. Please enter all codes that are asked for.",
  "errors.idempotencyMismatch":
    "This request was already made with other input. Please refresh the page and try again.",
  "errors.usernameTaken": "This name is already taken. Please choose another one.",
  "errors.passwordWrong": "The password is not right.",
  "errors.passwordSame": "The new password must differ from the current one.",

  "errors.contactTaken": "This email or phone number belongs to another account.",
  "errors.alreadyBound": "This is already bound to your account.",
  "errors.notBound": "Nothing of this kind is bound to your account.",
  "errors.emailNeededFirst": "Please bind an email before unbinding your phone.",
  "errors.phoneNeededFirst": "Please bind a phone before unbinding your email.",
  "errors.totpAlreadyOn": "Google Authenticator is already on.",
  "errors.totpNotOn": "Google Authenticator is not on.",
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

  "errors.kycPending": "Your identity verification is still being reviewed.",
  "errors.kycAlreadyApproved": "Your identity is already verified.",
  "errors.kycNotPending": "There is no identity verification to decide.",
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

  "errors.masterOnly": "Only the master account can do this.",
  "errors.subUserLimit": "You have as many sub-users as possible.",
  "errors.subUserForbidden": "The master account has not allowed this to you.",
  "errors.agreementChanged": "The service agreement has changed. Please read the new version.",
  "errors.staffTwoFactorNeeded": "Please set up Google Authenticator before working on cases.",
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

  "errors.insufficientBalance": "Your balance is not enough for this.",
  "errors.balanceTooLarge": "An account cannot hold that much.",
  "errors.unknownNetwork": "This coin is not available on this network.",
  "errors.addressInvalid": "This is not a valid address on this network.",
  "errors.networkPaused":
    "This network is paused for this coin. Please try again later or choose another one.",
  "errors.withdrawalTooSmall": "The amount is below the minimum for this network.",
  "errors.withdrawalTooLarge": "The amount is above the maximum for this network.",
  "errors.withdrawalLimitReached": "This exceeds your withdrawal limit for 24 hours.",
  "errors.withdrawalsBlocked": "Withdrawals are blocked for 24 hours after a security change.",
  "errors.addressBookFull": "Your address book is full. Please remove an address first.",
  "errors.favoritesFull": "Your favourites are full. Please remove one first.",
} as const;
