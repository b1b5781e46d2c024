/** How much takers will see of the quantity in the form: what orders have taken is not theirs. */
import { formatAmount } from "@parley/domain/money/amount";
import { readPositive, type DraftMarket } from "./draft-problems.ts";
import type { OfferDraft } from "./offer-draft.ts";

export function remainingOf(
  { quantity }: Pick<OfferDraft, "quantity">,
  market: Pick<DraftMarket, "cryptoScale" | "taken"> | null,
): string {
  const whole = market === null ? null : readPositive(quantity, market.cryptoScale);
  if (market === null || whole === null) return quantity;
  return formatAmount(whole > market.taken ? whole - market.taken : 0n, market.cryptoScale);
}
