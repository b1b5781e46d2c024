/** The current position in a sequence of steps, such as the five of a trade. */
import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

export interface Step {
  readonly key: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
}

export interface StepperProps {
  /** Names the sequence. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Index of the step under way; the number of steps when all are done. */
  readonly current: number;
  /** Said after the label of a finished step. */
  readonly doneLabel: string;
}

export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol aria-label={label} className="flex flex-col sm:flex-row">
      {steps.map((step, index) => (
        <StepItem
          key={step.key}
          step={step}
          number={index + 1}
          place={index < current ? "done" : index === current ? "current" : "ahead"}
          isLast={index === steps.length - 1}
          doneLabel={doneLabel}
        />
      ))}
    </ol>
  );
}

interface StepItemProps {
  readonly step: Step;
  readonly number: number;
  readonly place: "done" | "current" | "ahead";
  readonly isLast: boolean;
  readonly doneLabel: string;
}

const DOTS = {
  done: "border-accent-fill bg-accent-fill text-on-fill",
  current: "border-accent bg-surface text-accent",
  ahead: "border-line-strong bg-surface text-muted",
} as const;

function StepItem({ step, number, place, isLast, doneLabel }: StepItemProps) {
  return (
    <li
      aria-current={place === "current" ? "step" : undefined}
      className="relative flex min-w-0 flex-1 gap-3 pb-5 last:pb-0 sm:flex-col sm:gap-2 sm:pe-4 sm:pb-0 sm:last:pe-0"
    >
      {!isLast && (
        <span
          aria-hidden
          className={classNames(
            "absolute start-3.25 top-7 bottom-0 w-px sm:start-9 sm:end-2 sm:top-3.25 sm:bottom-auto sm:h-px sm:w-auto",
            place === "done" ? "bg-accent-fill" : "bg-line-strong",
          )}
        />
      )}
      <span
        className={classNames(
          "figures z-1 flex size-7 shrink-0 items-center justify-center rounded-full border text-xs font-semibold",
          DOTS[place],
        )}
      >
        {place === "done" ? <Check aria-hidden className="size-3.5 stroke-3" /> : number}
      </span>
      <span className="min-w-0 pt-1 sm:pt-0">
        <span
          className={classNames(
            "block text-sm",
            place === "current" ? "font-semibold text-ink" : "text-muted",
          )}
        >
          {step.label}
          {place === "done" && <span className="sr-only"> {doneLabel}</span>}
        </span>
        {step.detail !== undefined && (
          <span className="block text-xs text-muted">{step.detail}</span>
        )}
      </span>
    </li>
  );
}
