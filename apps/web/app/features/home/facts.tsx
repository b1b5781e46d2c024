import { Worth } from "../../shared/trade/worth.tsx";
import type { EndpointReply } from "@parley/contract/endpoint";
import type { tradeFigures } from "@parley/contract/endpoints/trade/trade-figures";
import { LOCALE_INFO, LOCALES } from "@parley/phrases/locales";
import { useNumbers } from "@parley/ui/data/language";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { usePage } from "../../shell/page/page-data.ts";
import { roundTimeText } from "../../shared/support/round-time-text.ts";

export interface FactsProps {
  readonly counts: {
    readonly coins: number;
    readonly currencies: number;
    readonly methods: number;
  };
  readonly takerFeeRate: string;
  /** What was traded here; null, and each of its figures, where it is too little to be told. */
  readonly figures: EndpointReply<typeof tradeFigures> | null;
}

/** As many as fit in a row; what is counted here comes before what is offered. */
const SHOWN = 5;

/** How large the market is, counted from its own data. */
export function Facts({ counts, takerFeeRate, figures }: FactsProps) {
  const t = usePhrase();
  const { number, ratio } = useNumbers();
  const { intlTag } = LOCALE_INFO[usePage().locale];
  const { trades = null, releaseMs = null, escrowUsd = null } = figures ?? {};
  const facts = [
    trades !== null && { value: number(trades), label: t("home.facts.trades") },
    releaseMs !== null && {
      value: roundTimeText(releaseMs, intlTag),
      label: t("home.facts.release"),
    },
    escrowUsd !== null && {
      value: <Worth dollars={escrowUsd} maximumDigits={0} canWrap />,
      label: t("home.facts.escrow"),
    },
    { value: ratio(takerFeeRate), label: t("home.facts.fee") },
    { value: number(counts.methods), label: t("home.facts.methods") },
    { value: number(counts.currencies), label: t("home.facts.currencies") },
    { value: number(counts.coins), label: t("home.facts.coins") },
    { value: number(LOCALES.length), label: t("home.facts.languages") },
  ].filter((fact) => fact !== false);
  return (
    <section aria-labelledby="facts-title" className="bg-surface">
      <h2 id="facts-title" className="sr-only">
        {t("home.facts.title")}
      </h2>
      <dl className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-5 px-4 py-8 sm:grid-cols-3 lg:grid-cols-5">
        {facts.slice(0, SHOWN).map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="figures text-2xl font-bold sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
