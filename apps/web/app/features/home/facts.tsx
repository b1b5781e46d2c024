import { LOCALES } from "@parley/phrases/locales";
import { useNumbers } from "@parley/ui/data/language";
import { usePhrase } from "../../shell/locale/phrase.tsx";

export interface FactsProps {
  readonly counts: {
    readonly coins: number;
    readonly currencies: number;
    readonly methods: number;
  };
  readonly takerFeeRate: string;
}

/** How large the market is, counted from its own data. */
export function Facts({ counts, takerFeeRate }: FactsProps) {
  const t = usePhrase();
  const { number, ratio } = useNumbers();
  const facts = [
    { value: number(counts.coins), label: t("home.facts.coins") },
    { value: number(counts.currencies), label: t("home.facts.currencies") },
    { value: number(counts.methods), label: t("home.facts.methods") },
    { value: number(LOCALES.length), label: t("home.facts.languages") },
    { value: ratio(takerFeeRate), label: t("home.facts.fee") },
  ];
  return (
    <section aria-labelledby="facts-title" className="bg-surface">
      <h2 id="facts-title" className="sr-only">
        {t("home.facts.title")}
      </h2>
      <dl className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-5 px-4 py-8 sm:grid-cols-3 lg:grid-cols-5">
        {facts.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="figures text-3xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
