/** The three steps above the form: each leads to itself, and says how much is wrong in it. */
import Check from "lucide-react/icons/check";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { STEPS, type EditorStep } from "../draft/editor-steps.ts";

export interface StepLinksProps {
  readonly step: EditorStep;
  readonly labels: Readonly<Record<EditorStep, string>>;
  /** How many fields of each are wrong. */
  readonly wrong: Readonly<Record<EditorStep, number>>;
  readonly onStep: (step: EditorStep) => void;
}

export function StepLinks({ step, labels, wrong, onStep }: StepLinksProps) {
  const t = usePhrase();
  const at = STEPS.indexOf(step);
  return (
    <ol aria-label={t("mine.steps")} className="grid grid-cols-3 gap-2 sm:gap-4">
      {STEPS.map((one, index) => (
        <li key={one}>
          <button
            type="button"
            aria-current={one === step ? "step" : undefined}
            onClick={() => onStep(one)}
            className="group flex min-h-11 w-full flex-col gap-1.5 text-start"
          >
            <span
              aria-hidden
              className={`h-1 w-full rounded-full ${wrong[one] > 0 ? "bg-danger-fill" : index <= at ? "bg-accent-fill" : "bg-line-strong"}`}
            />
            <span className="flex min-w-0 items-baseline gap-1.5 text-xs sm:text-sm">
              <span aria-hidden className="figures text-muted shrink-0 max-sm:hidden">
                {index < at && wrong[one] === 0 ? (
                  <Check className="text-accent inline size-3.5 stroke-3" />
                ) : (
                  index + 1
                )}
              </span>
              <span className="flex min-w-0 flex-col">
                <span className="text-muted group-hover:text-ink group-aria-[current=step]:text-ink min-w-0 hyphens-auto group-aria-[current=step]:font-semibold">
                  {labels[one]}
                </span>
                {wrong[one] > 0 && (
                  <span className="text-danger text-xs">
                    {t("mine.step.wrong", { count: wrong[one] })}
                  </span>
                )}
              </span>
              {index < at && wrong[one] === 0 && (
                <span className="sr-only">{t("mine.stepDone")}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
