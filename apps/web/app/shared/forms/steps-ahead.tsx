/** The steps of a long form: all of them in a row; a phone has room for how many there are. */
import { Progress } from "@parley/ui/data/progress";
import { Stepper } from "@parley/ui/navigation/stepper";

export interface StepsAheadProps {
  /** What the steps are for. */
  readonly label: string;
  readonly steps: readonly { readonly key: string; readonly label: string }[];
  /** The index of the one under way. */
  readonly at: number;
  readonly doneLabel: string;
  /** Which of how many, as text. */
  readonly countLabel: string;
}

export function StepsAhead({ label, steps, at, doneLabel, countLabel }: StepsAheadProps) {
  return (
    <>
      <div className="max-sm:hidden">
        <Stepper label={label} steps={steps} current={at} doneLabel={doneLabel} />
      </div>
      <div className="-mb-3 flex flex-col gap-2 sm:hidden">
        <p className="text-muted figures text-xs">{countLabel}</p>
        <Progress percent={((at + 1) / steps.length) * 100} label={label} />
      </div>
    </>
  );
}

/** Named and focusable, so that each step is announced and read from its beginning. */
export function StepHeading({ text }: { readonly text: string }) {
  return (
    <h2 tabIndex={-1} className="text-base font-semibold outline-none sm:sr-only">
      {text}
    </h2>
  );
}
