/** The text of a field's problem; for a range it names the range. */
import { divideRounded, type Rounding } from "@parley/domain/decimal";
import { formatAmount } from "@parley/domain/money/amount";
import { priceRange } from "@parley/domain/offer/price-range";
import type { Numbers } from "@parley/ui/data/language";
import type { Phrase } from "../../../shell/locale/phrase.tsx";
import type { DraftMarket, DraftProblem } from "./draft-problems.ts";
import type { DraftField } from "./offer-draft.ts";

/** Of a percentage that a sentence names. */
const WHOLE = { minimumDigits: 0 } as const;
/** More decimals of a percentage are not useful. */
const PERCENT_DECIMALS = 2;
/** Millionths in its last decimal. */
const MILLIONTHS = 100n;

export function problemText(
  problem: DraftProblem,
  field: DraftField,
  { market, fiat }: { readonly market: DraftMarket | null; readonly fiat: string },
  { t, numbers }: { readonly t: Phrase; readonly numbers: Numbers },
): string {
  if (problem === "blank") return t("mine.blank");
  if (problem === "unread") return t("shell.amount.check");
  const range = problem === "priceTooFar" && market !== null ? priceRange(market) : null;
  if (market === null || range === null) return t(`errors.${problem}`);
  const percent = (millionths: bigint, rounding: Rounding) =>
    numbers.percent(
      formatAmount(divideRounded(millionths, MILLIONTHS, rounding), PERCENT_DECIMALS),
      WHOLE,
    );
  const price = (units: bigint) => numbers.number(formatAmount(units, market.priceScale));
  if (field === "percent") {
    return t("mine.percentBetween", {
      least: percent(range.leastRatio, "up"),
      most: percent(range.mostRatio, "down"),
    });
  }
  return t("mine.priceBetween", {
    least: price(range.leastPrice),
    most: price(range.mostPrice),
    fiat,
  });
}
