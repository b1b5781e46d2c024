// Every way in which a call can be refused, in one place. A name is what code speaks, the number is
// what travels, and the text comes from the phrase `errors.<name>` in the reader's language.
//
// Numbers are never reused or renumbered, since programs outside rely on them. They lie in ranges:
//   1000–1099  the form of a request
//   1100–1199  session, rights, account group
//   1200–1299  limits and the state of the service
//   2000–2099  coins, currencies, markets, rates
//   3000–3099  account, login, codes           3100–3199  factors of security, encrypted commands
//   3200–3299  KYC and its files               3300–3399  sub-users, agreement, gate
//   4000–4999  offers and payment methods
//   5000–5999  orders and appeals              6000–6999  chat, files, notifications, support
//   7000–7999  wallet and withdrawals          8000–8999  staff

/** The statuses a failure may travel with; each says what kind of thing went wrong. */
export type FailureStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 413
  | 415
  | 422
  | 423
  | 429
  | 500
  | 503;

interface ErrorEntry {
  readonly code: number;
  readonly status: FailureStatus;
}

export const ERROR_CATALOGUE = {
  /** A field is missing, unknown or malformed; `data.fields` says which. */
  badInput: { code: 1000, status: 400 },
  /** The body is not JSON, or the address cannot be decoded. */
  malformedRequest: { code: 1001, status: 400 },
  notFound: { code: 1002, status: 404 },
  methodNotAllowed: { code: 1003, status: 405 },
  tooLarge: { code: 1004, status: 413 },
  unsupportedType: { code: 1005, status: 415 },
  /** What the caller saw has changed meanwhile; the answer carries the present state. */
  stateChanged: { code: 1006, status: 409 },

  notLoggedIn: { code: 1100, status: 401 },
  notAllowed: { code: 1101, status: 403 },
  /** The call was to carry the account group, and the reader has none. */
  accountGroupMissing: { code: 1102, status: 401 },
  /** The account group in the path is not the session's. */
  accountGroupMismatch: { code: 1103, status: 403 },
  /** Open a staff session with an authenticator or a passkey first; the login goes on. */
  staffSessionNeeded: { code: 1104, status: 401 },
  /** Calls of staff are not answered at the caller's network address. */
  notAvailableHere: { code: 1105, status: 403 },
  /** There is no such API key, or it was revoked. */
  apiKeyUnknown: { code: 1110, status: 401 },
  apiKeyExpired: { code: 1111, status: 401 },
  /** The key may not be used from this network address. */
  apiKeyAddress: { code: 1112, status: 403 },
  /** One of the four headers is absent or malformed, or the signature is of something else. */
  apiSignatureInvalid: { code: 1113, status: 401 },
  /** `parley-time` is more than 30 seconds off; the header `Date` of the answer has the server's. */
  apiTimeOutside: { code: 1114, status: 401 },
  apiNonceUsed: { code: 1115, status: 401 },
  /** The key lacks the permission, or the call refuses all keys. */
  apiPermissionMissing: { code: 1116, status: 403 },

  tooManyRequests: { code: 1200, status: 429 },
  internal: { code: 1201, status: 500 },
  unavailable: { code: 1202, status: 503 },
  timeout: { code: 1203, status: 503 },
  /** Staff have turned off the feature that the call belongs to. */
  featureOff: { code: 1204, status: 422 },

  unknownAsset: { code: 2000, status: 400 },
  unknownFiat: { code: 2001, status: 400 },
  unknownMarket: { code: 2002, status: 400 },
  /** The reference rate is older than trading allows. */
  ratesStale: { code: 2003, status: 503 },

  /** Solve the challenge of `GET /api/a/v1/public/captcha` and send the call again with its answer. */
  captchaRequired: { code: 3000, status: 422 },
  /** The answer is wrong, too old or used; a new challenge must be solved. */
  captchaInvalid: { code: 3001, status: 422 },
  /** Neither an email address nor a phone number. */
  accountInvalid: { code: 3002, status: 400 },
  passwordTooWeak: { code: 3003, status: 422 },
  /** Wrong account or password; which of them is not revealed. */
  loginFailed: { code: 3004, status: 422 },
  /** Too many wrong passwords or codes; `Retry-After` says when the next attempt is accepted. */
  loginBlocked: { code: 3005, status: 429 },
  /** The login that was begun is over; it starts again with the password. */
  ticketExpired: { code: 3006, status: 422 },
  accountFrozen: { code: 3007, status: 423 },
  codeInvalid: { code: 3008, status: 422 },
  /** A code inside a sealed request has another form than such codes have; no failed try. */
  codeFormatInvalid: { code: 3031, status: 422 },
  /** Also when none was sent, or it was used. */
  codeExpired: { code: 3009, status: 422 },
  codeTriesUsedUp: { code: 3010, status: 422 },
  /** The last code was sent just now; `Retry-After` says when another may. */
  codeTooSoon: { code: 3011, status: 429 },
  /** As many codes as a day allows went to this address or number. */
  codeLimitReached: { code: 3012, status: 429 },
  /** A code that this needs was not given; `data.fields` says which. */
  codesMissing: { code: 3013, status: 422 },
  /**
   * This code of the authenticator was used before, for anything; `data.retryIn` says in how many
   * seconds the app shows another. No failed try.
   */
  codeUsed: { code: 3030, status: 422 },
  /** The idempotency key was used with other input before. */
  idempotencyMismatch: { code: 3014, status: 409 },
  /** Another account has it, one that looks like it, or gave it up lately. */
  usernameTaken: { code: 3015, status: 409 },
  /** Something else than letters, digits and single separators between them. */
  nicknameCharacters: { code: 3040, status: 422 },
  /** Letters of scripts that are not written together. */
  nicknameScripts: { code: 3041, status: 422 },
  /** Reads as a link, an email address or a phone number. */
  nicknameContact: { code: 3042, status: 422 },
  /** Reads as the site or its staff. */
  nicknameReserved: { code: 3043, status: 422 },
  /** `data.from` says from when the next change is possible. */
  renameTooSoon: { code: 3044, status: 422 },
  /** Verified again within a session. */
  passwordWrong: { code: 3016, status: 422 },
  passwordSame: { code: 3017, status: 422 },
  /**
   * No more text messages for now, to this country or in total; `Retry-After` says when to retry.
   */
  textLimitReached: { code: 3018, status: 429 },

  /** Another account has this address or number. */
  contactTaken: { code: 3100, status: 409 },
  alreadyBound: { code: 3101, status: 409 },
  notBound: { code: 3102, status: 409 },
  emailNeededFirst: { code: 3103, status: 422 },
  phoneNeededFirst: { code: 3104, status: 422 },
  totpAlreadyOn: { code: 3105, status: 409 },
  totpNotOn: { code: 3106, status: 409 },
  /** The link that undoes a change of contacts was used, is too old or was never made. */
  undoExpired: { code: 3116, status: 422 },
  totpSetupExpired: { code: 3107, status: 422 },
  passkeyInvalid: { code: 3108, status: 422 },
  passkeyLimit: { code: 3109, status: 422 },
  /** It cannot be opened, or is for another action, subject or body. */
  commandInvalid: { code: 3110, status: 422 },
  /** Encrypted with a key that is not in use; fetch the present one. */
  commandKeyUnknown: { code: 3111, status: 422 },
  commandExpired: { code: 3112, status: 422 },
  commandReplayed: { code: 3113, status: 409 },
  /** As many keys as a user may have. */
  apiKeyLimit: { code: 3117, status: 422 },
  resetRequestOpen: { code: 3114, status: 409 },
  /** It was decided or cancelled before. */
  resetRequestClosed: { code: 3118, status: 409 },

  kycPending: { code: 3200, status: 409 },
  kycAlreadyApproved: { code: 3201, status: 409 },
  kycNotPending: { code: 3202, status: 409 },
  /** Only staff may approve it. */
  kycNeedsReview: { code: 3213, status: 409 },
  kycTooYoung: { code: 3203, status: 422 },
  unknownCountry: { code: 3204, status: 400 },
  /** No such file, or it is another's, or meant for something else, or in use. */
  unknownFile: { code: 3205, status: 422 },
  fileTypeRefused: { code: 3206, status: 415 },
  fileUnreadable: { code: 3207, status: 422 },
  fileTooLarge: { code: 3208, status: 413 },
  tooManyFiles: { code: 3209, status: 422 },
  /** Another member of staff has taken it on. */
  caseTaken: { code: 3210, status: 409 },
  caseDecided: { code: 3211, status: 409 },
  /** Take it on first. */
  caseNotYours: { code: 3212, status: 403 },
  /** A side is of the staff member's own group, or shares contacts, devices or accounts with it. */
  conflictOfInterest: { code: 8000, status: 403 },
  /** Only a supervisor acts on staff. */
  staffProtected: { code: 8001, status: 403 },
  /** The colleague lacks the right to the case, has a conflict of interest, or ruled it before. */
  colleagueUnfit: { code: 8020, status: 422 },
  savedFiltersFull: { code: 8021, status: 422 },
  /** As many searches for people as a member of staff has in an hour. */
  personSearchLimit: { code: 8022, status: 429 },
  /** A limit of one person is below the one of all, and ends within a year. */
  limitNotLower: { code: 8023, status: 422 },
  /** There would be none left. */
  lastAdministrator: { code: 8030, status: 409 },
  /** It has expired, was accepted or was revoked, or there is no such invitation. */
  invitationInvalid: { code: 8031, status: 422 },
  /** The account's verified email address is not the invited one. */
  invitationOfOther: { code: 8032, status: 403 },
  alreadyStaff: { code: 8033, status: 409 },
  staffNameTaken: { code: 8034, status: 409 },
  /** The text of an article cannot be read; `data.problem` and `data.line` say why and where. */
  contentInvalid: { code: 8010, status: 422 },
  /** Another version was published meanwhile. */
  contentChanged: { code: 8011, status: 409 },
  /** The version of the agreement waits for approval or is approved. */
  agreementFixed: { code: 8013, status: 409 },
  /** A translation needs an English text that is shown. */
  contentOriginalMissing: { code: 8012, status: 422 },
  /** The market could not be run like this; a preview names each problem. */
  marketChangeInvalid: { code: 8040, status: 422 },
  /** What it changes is no longer as its proposer saw it. */
  marketChangeOutdated: { code: 8041, status: 409 },
  marketChangeDecided: { code: 8042, status: 409 },
  /** Four eyes: not by the one who proposed it. */
  marketChangeNeedsOther: { code: 8043, status: 403 },
  /** An appointment of the last days links the approver with the one whose act needs another. */
  approverTooClose: { code: 8044, status: 403 },

  masterOnly: { code: 3300, status: 403 },
  subUserLimit: { code: 3301, status: 422 },
  /** The master has not allowed it. */
  subUserForbidden: { code: 3302, status: 403 },
  agreementChanged: { code: 3303, status: 409 },
  staffTwoFactorNeeded: { code: 3304, status: 403 },
  staffMayNotTrade: { code: 3305, status: 403 },
  tradingFrozen: { code: 3310, status: 423 },
  phoneNotVerified: { code: 3311, status: 422 },
  emailNotVerified: { code: 3312, status: 422 },
  kycNotApproved: { code: 3313, status: 422 },
  agreementNotAccepted: { code: 3314, status: 422 },
  twoFactorNotSet: { code: 3315, status: 422 },

  /** No such payment method, or it cannot be chosen any more. */
  unknownPayMethod: { code: 4000, status: 400 },
  /** The holder of an account must be who was verified. */
  holderNameMismatch: { code: 4001, status: 422 },
  paymentDuplicate: { code: 4002, status: 409 },
  paymentLimit: { code: 4003, status: 422 },
  /** An unclosed offer or an open order needs it. */
  paymentInUse: { code: 4004, status: 409 },
  /** The picture is damaged or could not be read. */
  pictureFailed: { code: 4005, status: 422 },
  pictureTypeRefused: { code: 4006, status: 415 },
  pictureTooLarge: { code: 4007, status: 413 },

  offerUnknown: { code: 4100, status: 404 },
  offerChanged: { code: 4101, status: 409 },
  offerClosed: { code: 4102, status: 409 },
  offerLimit: { code: 4103, status: 422 },
  marketDisabled: { code: 4104, status: 422 },
  priceTooFar: { code: 4105, status: 422 },
  boundsCrossed: { code: 4106, status: 422 },
  limitsCrossed: { code: 4107, status: 422 },
  limitOutsideMarket: { code: 4108, status: 422 },
  quantityTooSmall: { code: 4109, status: 422 },
  payWindowOutside: { code: 4110, status: 422 },
  payMethodsCount: { code: 4111, status: 422 },
  hoursInvalid: { code: 4112, status: 422 },
  traderUnknown: { code: 4113, status: 404 },
  notWithOneself: { code: 4114, status: 422 },
  /** By staff or a change of the market: it has to be changed, or freed by staff, first. */
  offerTakenDown: { code: 4115, status: 422 },

  orderUnknown: { code: 5000, status: 404 },
  /** The table of transitions does not allow it any more; the answer carries the current order. */
  orderStateChanged: { code: 5001, status: 409 },
  /** The single-use token is unknown, too old or was used with another payload. */
  rTokenInvalid: { code: 5002, status: 422 },

  offerNotOnline: { code: 5010, status: 422 },
  offerOutsideHours: { code: 5011, status: 422 },
  /** The taker and the advertiser are one master account with its sub-users. */
  offerOfOwnGroup: { code: 5012, status: 422 },
  /** A block by either side; which of them is not revealed. */
  traderBlocked: { code: 5013, status: 422 },
  /** The advertiser's conditions, one error each. */
  conditionKyc: { code: 5014, status: 422 },
  conditionTrades: { code: 5015, status: 422 },
  conditionCompletion: { code: 5016, status: 422 },
  conditionRegistered: { code: 5017, status: 422 },
  conditionFirstTrade: { code: 5018, status: 422 },
  /** Its price left its bounds, or what remains is worth less than its smallest order. */
  offerHidden: { code: 5019, status: 422 },
  priceChanged: { code: 5020, status: 409 },
  /** Outside the advertiser's limits; its phrase needs the values `amount` and `token`. */
  amountOutside: { code: 5021, status: 422 },
  outOfStock: { code: 5022, status: 409 },
  /** What would be booked is not what the caller expects. */
  quoteChanged: { code: 5023, status: 409 },
  /** Who sells has none of the methods that the offer accepts. */
  payMethodMissing: { code: 5024, status: 422 },
  /** The account group has taken as many orders as it may have open; values `most`. */
  openOrdersLimit: { code: 5025, status: 422 },
  /** Too many orders were canceled by the taker's own fault within 24 hours. */
  cancelLimit: { code: 5026, status: 422 },
  externalOrderIdTaken: { code: 5027, status: 409 },
  /** The same on this one offer. */
  offerOrdersLimit: { code: 5028, status: 422 },
  /** What the account group buys in open orders would be worth too much; values `most` and `left`. */
  openWorthLimit: { code: 5029, status: 422 },

  /** A hold by staff on either side keeps an order from being settled. */
  accountOnHold: { code: 5030, status: 423 },
  extensionOutside: { code: 5031, status: 422 },
  splitOutside: { code: 5032, status: 422 },
  appealUnknown: { code: 5033, status: 404 },
  /** A payment by this method may still be on its way; `data.from` says from when. */
  notReceivedTooEarly: { code: 5034, status: 422 },
  /** The same for the advertiser of a buy offer; value `left`. */
  advertiserLimit: { code: 5035, status: 422 },
  /** Nothing in this order counts against a user. */
  faultUnknown: { code: 5036, status: 404 },
  faultDiscounted: { code: 5037, status: 409 },
  feedbackGiven: { code: 5040, status: 409 },
  feedbackTooEarly: { code: 5041, status: 422 },
  feedbackUnknown: { code: 5042, status: 404 },
  feedbackReplied: { code: 5043, status: 409 },
  /** Who ruled above the configured worth cannot approve it too. */
  rulingNeedsOther: { code: 5050, status: 403 },
  noRulingPending: { code: 5051, status: 409 },
  /** A refund for silence alone is possible a day after the payment was marked at the earliest. */
  silenceTooEarly: { code: 5052, status: 422 },
  /** At most one task of a side is open. */
  taskOpen: { code: 5053, status: 409 },
  taskLimit: { code: 5054, status: 422 },
  taskUnknown: { code: 5055, status: 404 },
  /** The applicant has not answered the question before. */
  kycQuestionOpen: { code: 5070, status: 409 },
  /** The applicant was asked as often as a verification allows. */
  kycQuestionLimit: { code: 5071, status: 422 },
  /** Staff wait for no answer of this applicant. */
  kycNothingAsked: { code: 5072, status: 409 },
  /** The day that is printed on the document of a verification is over. */
  documentExpired: { code: 5057, status: 422 },
  /** Who has approved a withdrawal of great worth cannot be the second to approve it. */
  approvalNeedsOther: { code: 5058, status: 403 },
  /** The owner of the account, who was notified of the request, still has time to object. */
  resetTooEarly: { code: 5059, status: 422 },

  /** The worth of what the API key releases within 24 hours would be above its cap. */
  apiReleaseCap: { code: 5060, status: 422 },

  chatClosed: { code: 6000, status: 409 },
  /** Nothing is left of it to send, or it is longer than a message may be. */
  messageUnsendable: { code: 6001, status: 422 },
  attachmentTooLarge: { code: 6002, status: 413 },
  attachmentTypeRefused: { code: 6003, status: 415 },
  /** The address of the browser's push service is none that messages may be sent to. */
  pushServiceRefused: { code: 6050, status: 422 },

  /** No step is possible in it any more; a new case can be opened. */
  supportCaseClosed: { code: 6100, status: 409 },
  /** As many cases as an account group may have open. */
  supportOpenLimit: { code: 6101, status: 422 },
  /** As many new cases as a day allows, for the account group, the email address or the network. */
  supportLimit: { code: 6102, status: 429 },
  /** As many messages as a person may send before staff has answered. */
  supportWaits: { code: 6103, status: 422 },

  insufficientBalance: { code: 7000, status: 422 },
  /** More than one account can hold. */
  balanceTooLarge: { code: 7001, status: 422 },
  /** The coin does not travel on this network. */
  unknownNetwork: { code: 7010, status: 400 },
  /** Not an address of this network, as its form or its checksum says. */
  addressInvalid: { code: 7011, status: 400 },
  /** Deposits or withdrawals of the coin on this network are switched off for now. */
  networkPaused: { code: 7012, status: 422 },
  withdrawalTooSmall: { code: 7013, status: 422 },
  withdrawalTooLarge: { code: 7014, status: 422 },
  /** More than the account group may take out within 24 hours. */
  withdrawalLimitReached: { code: 7015, status: 422 },
  /** After a security change; `data.blockedUntil` says until when. */
  withdrawalsBlocked: { code: 7016, status: 423 },
  /**
   * Coins that were bought lately stay in the account group; `data.until` says until when, `data.free`
   * how much may leave now.
   */
  coinsFresh: { code: 7017, status: 423 },
  /** The same for what the API key withdraws. */
  apiWithdrawalCap: { code: 7018, status: 422 },
  /** By API key coins go to addresses that have been in the address book for 24 hours. */
  apiWithdrawalAddress: { code: 7019, status: 422 },
  /** Not the fee that the caller expects; its phrase needs the values `fee` and `token`. */
  withdrawalFeeChanged: { code: 7021, status: 409 },
  addressBookFull: { code: 7020, status: 422 },
  favoritesFull: { code: 7030, status: 422 },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

export type ErrorName = keyof typeof ERROR_CATALOGUE;

/** The errors that any call may meet, so that no endpoint has to list them. */
export const GENERAL_ERRORS = [
  "badInput",
  "malformedRequest",
  "notFound",
  "methodNotAllowed",
  "tooLarge",
  "unsupportedType",
  "notLoggedIn",
  "notAllowed",
  "accountGroupMissing",
  "accountGroupMismatch",
  "staffSessionNeeded",
  "notAvailableHere",
  "apiKeyUnknown",
  "apiKeyExpired",
  "apiKeyAddress",
  "apiSignatureInvalid",
  "apiTimeOutside",
  "apiNonceUsed",
  "apiPermissionMissing",
  "tooManyRequests",
  "internal",
  "unavailable",
  "timeout",
  "featureOff",
] as const satisfies readonly ErrorName[];

export type GeneralErrorName = (typeof GENERAL_ERRORS)[number];

/** The phrase that says this error to people. */
export function errorPhraseKey<Name extends ErrorName>(name: Name): `errors.${Name}` {
  return `errors.${name}`;
}
