/**
 * The one component that shows an amount: figures of one width, the separators of the page's language,
 * a double dash where there is none, and the unit always on the same line as its number.
 */
import type { NumericInput } from "@parley/domain/decimal";
import { formatNumber, type NumberFormat } from "@parley/domain/format/format-number";
import { use } from "react";
import { classNames } from "../styles/class-names.ts";
import { PageLanguage } from "./language.tsx";

export interface MoneyProps extends Omit<NumberFormat, "language"> {
  /** A decimal string of the API. */
  readonly amount: NumericInput;
  /** The code of the coin or currency, such as `USDT` or `EUR`. */
  readonly unit?: string | undefined;
  /** A plus before gains; the minus of losses is always there. */
  readonly isSigned?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Money({ amount, unit, isSigned = false, className, ...format }: MoneyProps) {
  const language = use(PageLanguage);
  return (
    <bdi className={classNames("money", className)}>
      {moneyText(amount, { ...format, language }, isSigned)}
      {unit !== undefined && <span>{unit}</span>}
    </bdi>
  );
}

export function moneyText(amount: NumericInput, format: NumberFormat, isSigned: boolean): string {
  const text = formatNumber(amount, format);
  const isGain = isSigned && /^\d/.test(text) && /[1-9]/.test(text);
  // A true minus sign is as wide as a figure, so that columns of mixed signs stay aligned.
  return isGain ? `+${text}` : text.replace(/^-(?=\d)/, "\u2212");
}
