/** Worths, which the server states in US dollars, in the currency that the reader has chosen. */
import type { NumericInput } from "@parley/domain/decimal";
import { boundText } from "@parley/domain/format/bound-text";
import { DOLLARS } from "@parley/domain/wallet/display-worth";
import { useNumbers, type Numbers } from "@parley/ui/data/language";
import { Money, type MoneyProps } from "@parley/ui/data/money";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { useWorths, type Worths } from "../../shell/page/display-rate.ts";

export interface WorthProps extends Omit<MoneyProps, "amount" | "unit"> {
  readonly dollars: NumericInput;
}

export function Worth({ dollars, ...look }: WorthProps) {
  const { of, currency } = useWorths();
  const amount = of(dollars);
  return <Money amount={amount} unit={amount === null ? undefined : currency} {...look} />;
}

/** Beside what is stated in dollars. Nothing where that is the reader's own, or the rate is not known. */
export function AlsoWorth({ dollars, ...look }: WorthProps) {
  const { of, currency, isOther } = useWorths();
  const amount = isOther ? of(dollars) : null;
  if (amount === null) return null;
  return (
    <span className={look.className}>
      {"≈\u00a0"}
      <Money amount={amount} unit={currency} />
    </span>
  );
}

/** For limits inside of phrases. */
export function useLimitText(): (dollars: string) => string {
  const words = { t: usePhrase(), numbers: useNumbers() };
  const worths = useWorths();
  return (dollars) => limitText(dollars, worths, words);
}

/** A limit is set in dollars and stays in them: `1,000 USD (≈ 921.66 EUR)`. */
export function limitText(
  dollars: string,
  { of, currency, isOther }: Worths,
  { t, numbers: { number } }: { readonly t: Phrase; readonly numbers: Numbers },
): string {
  const limit = `${number(boundText(dollars))}\u00a0${DOLLARS.currency}`;
  const worth = isOther ? of(dollars) : null;
  if (worth === null) return limit;
  return t("shell.join.aside", {
    text: limit,
    aside: `≈\u00a0${number(worth)}\u00a0${currency}`,
  });
}
