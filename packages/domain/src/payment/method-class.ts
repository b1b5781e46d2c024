// How a payment method settles: how fast money usually arrives, and whether the payer can take it
// back. Fresh coins, the seller's "not received" and reputation read it.

/**
 * `instant`: arrives within minutes and is final. `slow`: takes hours or days, then is final.
 * `reversible`: the payer, a bank or a wallet operator can take it back later.
 */
export const METHOD_CLASSES = ["instant", "slow", "reversible"] as const;

export type MethodClass = (typeof METHOD_CLASSES)[number];

export interface MethodSettlement {
  readonly methodClass: MethodClass;
  /** The usual time between payment and arrival. */
  readonly arrivalMinutes: number;
}

/** Null means "not classified", as in the database. */
export interface MethodClassification {
  readonly methodClass: MethodClass | null;
  readonly arrivalMinutes: number | null;
}

const USUAL_ARRIVAL: Readonly<Record<MethodClass, number>> = {
  instant: 10,
  slow: 1_440,
  reversible: 60,
};

/** An unclassified or unknown method (null) counts as reversible: the cautious reading. */
export function settlementOf(method: MethodClassification | null): MethodSettlement {
  const methodClass = method?.methodClass ?? "reversible";
  return { methodClass, arrivalMinutes: method?.arrivalMinutes ?? USUAL_ARRIVAL[methodClass] };
}
