import { usePhrase } from "../../shell/locale/phrase.tsx";
import { Section } from "./section.tsx";

/** The five steps of every trade, in the words of the order page. */
const STEPS = [
  { title: "home.steps.order.title", text: "home.steps.order.text" },
  { title: "home.steps.pay.title", text: "home.steps.pay.text" },
  { title: "home.steps.confirm.title", text: "home.steps.confirm.text" },
  { title: "home.steps.transfer.title", text: "home.steps.transfer.text" },
  { title: "home.steps.done.title", text: "home.steps.done.text" },
] as const;

export function HowItWorks() {
  const t = usePhrase();
  return (
    <Section id="steps" title={t("home.steps.title")}>
      <ol className="grid gap-6 md:grid-cols-5">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 md:flex-col md:gap-3">
            <span
              aria-hidden="true"
              className="bg-accent-soft text-accent figures grid size-9 shrink-0 place-items-center rounded-full font-semibold"
            >
              {index + 1}
            </span>
            <div className="flex flex-col gap-1">
              <h3 className="text-base font-semibold">{t(title)}</h3>
              <p className="text-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
