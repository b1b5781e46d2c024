/** What the API answers when a request is refused; one phrase for each code of the error catalogue. */
export default {
  "errors.badInput": "Some of the input is missing or not valid. Please check the marked fields.",
  "errors.fieldRequired": "The field cannot be left blank.",
  "errors.fieldInvalid": "This value is not valid.",
  "errors.fieldUnknown": "This field is not known here.",
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
} as const;
