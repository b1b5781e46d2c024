/**
 * The one component that shows an amount: figures of one width, the separators of the page's language,
 * a double dash where there is none, and the unit always on the same line as its number. Where an amount
 * is looked over it is brief: as many decimals as people count of the coin, the rest cut off. All
 * figures are in the page nevertheless: a press shows them, a pointer finds them as a title, the keyboard
 * by coming to it, and programs that read or copy it get them. What is agreed to is never brief.
 */
import type { NumericInput } from "@parley/domain/decimal";
import { briefAmount, coinDigits } from "@parley/domain/format/brief-amount";
import { formatNumber, type NumberFormat } from "@parley/domain/format/format-number";
import { numberMarks } from "@parley/domain/language/language";
import { Fragment, use, type ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { CoinDigits, PageLanguage } from "./language.tsx";

export interface MoneyProps extends Omit<NumberFormat, "language"> {
  /** A decimal string of the API. */
  readonly amount: NumericInput;
  /** The code of the coin or currency, such as `USDT` or `EUR`. */
  readonly unit?: string | undefined;
  /** A plus before gains; the minus of losses is always there. */
  readonly isSigned?: boolean | undefined;
  /** Of this coin only the decimals that people count; it need not be shown as the unit. */
  readonly briefAs?: string | undefined;
  /** May go on in a second line, between two groups: for amounts too large for their place. */
  readonly canWrap?: boolean | undefined;
  /** The amount that a page is about: as large as its figures leave room for on a phone. */
  readonly isLarge?: boolean | undefined;
  /** No stop of the Tab key: inside of a link, or in a long list whose rows lead to all figures. */
  readonly isPassedOver?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Money({
  amount,
  unit,
  isSigned = false,
  briefAs,
  isLarge = false,
  canWrap = isLarge,
  isPassedOver = false,
  className,
  ...format
}: MoneyProps) {
  const language = use(PageLanguage);
  const written = use(CoinDigits);
  const text = moneyText(amount, { ...format, language }, isSigned);
  const digits = briefAs === undefined ? undefined : coinDigits(written, briefAs);
  const { shown, rest } = briefAmount(text, digits, language);
  const isCut = rest !== "";
  return (
    <bdi
      className={classNames(
        "money",
        isCut && "money-brief",
        canWrap && "whitespace-normal",
        isLarge && sizeOf(text + (unit ?? "")),
        className,
      )}
      title={isCut ? text : undefined}
      {...(isCut && !isPassedOver ? pressable(`${text} ${unit ?? briefAs}`) : {})}
    >
      {canWrap ? withBreaks(shown, numberMarks(language).group) : shown}
      {isCut && <span className="money-rest">{rest}</span>}
      {/* Without a space between them, number and unit are read out and copied as one word. */}
      {unit !== undefined && <span>{`\u00a0${unit}`}</span>}
    </bdi>
  );
}

/** A line may end after each group; nothing is added to the text that is read or copied. */
function withBreaks(text: string, group: string): ReactNode {
  return text.split(group).map((figures, index, all) => (
    // oxlint-disable-next-line react/no-array-index-key -- The groups of one text have no other name.
    <Fragment key={index}>
      {figures}
      {index < all.length - 1 && group}
      {index < all.length - 1 && <wbr />}
    </Fragment>
  ));
}

/** A card on a screen of 360 pixels has room for about so many figures. */
function sizeOf({ length }: { readonly length: number }): string {
  if (length <= 15) return "text-3xl";
  return length <= 20 ? "text-2xl" : "text-xl";
}

/** What `watchBriefAmounts` of the website answers to; named in one piece, with the coin. */
function pressable(name: string) {
  return { role: "button", tabIndex: 0, "aria-label": name } as const;
}

export function moneyText(amount: NumericInput, format: NumberFormat, isSigned: boolean): string {
  const text = formatNumber(amount, format);
  const isGain = isSigned && /^\d/.test(text) && /[1-9]/.test(text);
  // A true minus sign is as wide as a figure, so that columns of mixed signs stay aligned.
  return isGain ? `+${text}` : text.replace(/^-(?=\d)/, "\u2212");
}
