/**
 * The figures that texts of the content service may name, as in `{takerFee}`. Their values come from
 * the rules of the product when a text is served, so that an article cannot state another one.
 */
export const FIGURES = [
  /** Seconds. */
  "totpStep",
  /** Minutes. */
  "leastWindow",
  "usualWindow",
  "longestWindow",
  "longestExtension",
  "confirmTime",
  "instantArrival",
  "proofTime",
  "codeTime",
  /** Hours. */
  "escalationTime",
  "timeoutAppealTime",
  "rulingTime",
  "silenceTime",
  "cancelTime",
  "freshTime",
  "withdrawalBlock",
  "contactWait",
  "contactUndo",
  "newSubUserTime",
  "withdrawalWindow",
  /** Days. */
  "newAccountAge",
  "claimTime",
  "idleLogin",
  "renameTime",
  "formerNameTime",
  /** Counts. */
  "cancelLimit",
  "claimLimit",
  "recoveryCodes",
  "passkeyLimit",
  "leastAge",
  "payMethodLimit",
  "paymentLimit",
  "offerLimit",
  "releaseLimit",
  "statementFiles",
  "countedTrades",
  "subUserLimit",
  /** Parts of a hundred, with their sign. */
  "takerFee",
  "priceDistance",
  "cancelShare",
  "exampleRate",
  /** Coins: of 100, the fee at the taker's rate, and what is left. */
  "exampleFee",
  "exampleRest",
  /** Open orders and open purchases in US dollars, by tier. */
  "newcomerOrders",
  "newcomerWorth",
  "knownTrades",
  "knownPartners",
  "knownOrders",
  "knownWorth",
  "regularTrades",
  "regularPartners",
  "regularOrders",
  "regularWorth",
  "merchantOrders",
  /** US dollars. */
  "secondApproval",
  "withdrawalLimit",
  "withdrawalReview",
] as const;

export type FigureName = (typeof FIGURES)[number];

const NAMES: ReadonlySet<string> = new Set(FIGURES);

export function isFigure(name: string): name is FigureName {
  return NAMES.has(name);
}
