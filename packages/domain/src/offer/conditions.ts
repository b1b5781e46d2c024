// An advertiser's conditions, compared with a taker's figures. The limit of a first order is
// checked with its amount.
import type { OfferConditions } from "./offer.ts";

const DAY_MS = 24 * 60 * 60_000;

/** The figures of a trader. */
export interface TakerRecord {
  readonly isKycApproved: boolean;
  readonly completedTrades: number;
  readonly failedTrades: number;
  /** Epoch milliseconds. */
  readonly registeredAt: number;
}

/** The same as conditions are put. */
export interface TakerFigures {
  readonly isKycApproved: boolean;
  readonly completedTrades: number;
  /** It is 100 before the first trade; the number of trades is the condition for that. */
  readonly completionPercent: number;
  /** Whole days. */
  readonly registeredDays: number;
}

export function takerFigures(
  { isKycApproved, completedTrades, failedTrades, registeredAt }: TakerRecord,
  now: number,
): TakerFigures {
  const ended = completedTrades + failedTrades;
  return {
    isKycApproved,
    completedTrades,
    // In this order, as 29 / 100 * 100 is less than 29.
    completionPercent: ended === 0 ? 100 : (completedTrades * 100) / ended,
    registeredDays: Math.floor((now - registeredAt) / DAY_MS),
  };
}

export type UnmetCondition =
  | "conditionKyc"
  | "conditionTrades"
  | "conditionCompletion"
  | "conditionRegistered";

/** The advertiser's conditions that this taker does not meet, in the order of display. */
export function listUnmetConditions(
  conditions: OfferConditions,
  taker: TakerFigures,
): UnmetCondition[] {
  const unmet: UnmetCondition[] = [];
  if (conditions.isKycRequired && !taker.isKycApproved) unmet.push("conditionKyc");
  if (taker.completedTrades < conditions.minTrades) unmet.push("conditionTrades");
  if (taker.completionPercent < conditions.minCompletionPercent) unmet.push("conditionCompletion");
  if (taker.registeredDays < conditions.minRegisteredDays) unmet.push("conditionRegistered");
  return unmet;
}
