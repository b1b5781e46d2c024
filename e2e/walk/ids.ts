/** What addresses of screens are made of, as the walk's server has it. */
export interface Ids {
  /** The merchant's offer to sell, and to buy. */
  readonly advId: string;
  readonly buyAdvId: string;
  /** Of the merchant, and of the buyer. */
  readonly uid: string;
  readonly buyerUid: string;
  /** Orders of buyer and merchant, by state. */
  readonly pending: string;
  readonly paid: string;
  readonly canceled: string;
  readonly completed: string;
  /** An order of the appellant. */
  readonly appealed: string;
  /** Cases of customer service. */
  readonly appealCase: string;
  readonly verificationCase: string;
  readonly resetCase: string;
  readonly withdrawalCase: string;
  readonly reportCase: string;
  readonly flagCase: string;
  readonly supportCase: string;
  /** A proposed change of the market. */
  readonly changeId: string;
}
