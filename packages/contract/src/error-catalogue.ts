// Every way in which a call can be refused, in one place. A name is what code speaks, the number is
// what travels, and the text comes from the phrase `errors.<name>` in the reader's language.
//
// Numbers are never reused or renumbered, since programs outside rely on them. They lie in ranges:
//   1000–1099  the form of a request
//   1100–1199  session, rights, account group
//   1200–1299  limits and the state of the service
//   2000–2099  coins, currencies, markets, rates
//   3000–3999  account, security, KYC          4000–4999  offers and payment methods
//   5000–5999  orders and appeals              6000–6999  chat, files, notifications
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

  tooManyRequests: { code: 1200, status: 429 },
  internal: { code: 1201, status: 500 },
  unavailable: { code: 1202, status: 503 },
  timeout: { code: 1203, status: 503 },

  unknownAsset: { code: 2000, status: 400 },
  unknownFiat: { code: 2001, status: 400 },
  unknownMarket: { code: 2002, status: 400 },
  /** The reference rate is older than trading allows. */
  ratesStale: { code: 2003, status: 503 },
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
  "tooManyRequests",
  "internal",
  "unavailable",
  "timeout",
] as const satisfies readonly ErrorName[];

export type GeneralErrorName = (typeof GENERAL_ERRORS)[number];

/** The phrase that says this error to people. */
export function errorPhraseKey<Name extends ErrorName>(name: Name): `errors.${Name}` {
  return `errors.${name}`;
}
