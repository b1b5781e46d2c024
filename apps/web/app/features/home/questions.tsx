import { useNumbers } from "@parley/ui/data/language";
import ChevronDown from "lucide-react/icons/chevron-down";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { Section } from "./section.tsx";

/** What people ask before their first trade. Plain disclosures, readable without scripts. */
export function Questions({ takerFeeRate }: { takerFeeRate: string }) {
  const t = usePhrase();
  const rate = useNumbers().ratio(takerFeeRate);
  const questions = [
    [t("home.questions.fee.question"), t("home.questions.fee.answer", { rate })],
    [t("home.questions.time.question"), t("home.questions.time.answer")],
    [t("home.questions.unpaid.question"), t("home.questions.unpaid.answer")],
    [t("home.questions.unreleased.question"), t("home.questions.unreleased.answer")],
    [t("home.questions.price.question"), t("home.questions.price.answer")],
  ] as const;
  return (
    <Section id="questions" title={t("home.questions.title")}>
      <div className="border-line divide-line bg-surface max-w-3xl divide-y rounded-xl border">
        {questions.map(([question, answer]) => (
          <details key={question} className="group">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-5 py-3 text-base font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                className="text-muted size-5 shrink-0 transition-transform group-open:rotate-180"
                aria-hidden="true"
              />
            </summary>
            <p className="text-muted px-5 pb-4">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
