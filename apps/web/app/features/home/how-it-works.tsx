import { usePhrase } from "../../shell/locale/phrase.tsx";
import { Section } from "./section.tsx";
import { StepArt } from "./step-art.tsx";

/** The five steps of every trade, in the words of the order page. */
const STEPS = [
  { step: "order", title: "home.steps.order.title", text: "home.steps.order.text" },
  { step: "pay", title: "home.steps.pay.title", text: "home.steps.pay.text" },
  { step: "confirm", title: "home.steps.confirm.title", text: "home.steps.confirm.text" },
  { step: "transfer", title: "home.steps.transfer.title", text: "home.steps.transfer.text" },
  { step: "done", title: "home.steps.done.title", text: "home.steps.done.text" },
] as const;

export function HowItWorks() {
  const t = usePhrase();
  return (
    <Section id="steps" title={t("home.steps.title")}>
      <ol className="grid gap-6 md:grid-cols-5">
        {STEPS.map(({ step, title, text }, index) => (
          <li key={step} className="flex gap-4 md:flex-col md:gap-4">
            <StepArt step={step} />
            <div className="flex flex-col gap-1">
              <h3 className="text-base font-bold">
                <span aria-hidden="true" className="text-accent figures me-1.5">
                  {index + 1}
                </span>
                {t(title)}
              </h3>
              <p className="text-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
