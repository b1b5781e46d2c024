/** One step in the list: what it is, what it is for, how long it takes, and how far it is. */
import { Button } from "@parley/ui/controls/button";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { stepAnchor } from "../../shell/session/start-path.ts";
import type { Step } from "./start-steps.ts";

export interface StepItemProps {
  readonly step: Step;
  readonly number: number;
  readonly isCurrent: boolean;
  /** What it has resulted in, masked. */
  readonly bound: string | null;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

export function StepItem({ step, number, isCurrent, bound, onChoose, children }: StepItemProps) {
  const t = usePhrase();
  const { step: name, state, minutes } = step;
  return (
    <li aria-current={isCurrent ? "step" : undefined} className="flex flex-col gap-4 p-4 sm:p-6">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3">
        <Sign state={state} number={number} isCurrent={isCurrent} />
        <h2
          id={stepAnchor(name)}
          tabIndex={-1}
          className={`scroll-mt-24 text-base break-words outline-none ${
            state === "done" ? "text-muted" : "font-semibold"
          }`}
        >
          {t(`gate.${name}`)}
        </h2>
        <span className="figures text-muted text-end text-xs">
          {state === "done" && <span className="text-success">{t("gate.done")}</span>}
          {state === "waiting" && t("gate.kyc.pending")}
          {state === "masters" && t("gate.master")}
          {state === "open" && t("start.minutes", { minutes })}
        </span>
        <div className="col-span-2 col-start-2 flex flex-col">
          {bound !== null && <p className="figures text-muted truncate text-sm">{bound}</p>}
          {state !== "done" && <p className="text-muted text-sm">{t(`start.${name}.why`)}</p>}
          {state === "open" && !isCurrent && (
            <Button
              tone="secondary"
              size="small"
              className="mt-2 self-start max-md:min-h-11"
              onClick={onChoose}
            >
              {t("start.now")}
              <span className="sr-only">{t(`gate.${name}`)}</span>
            </Button>
          )}
        </div>
      </div>
      {children}
    </li>
  );
}

function Sign({
  state,
  number,
  isCurrent,
}: Pick<StepItemProps, "number" | "isCurrent"> & { readonly state: Step["state"] }) {
  if (state === "done") return <CircleCheck aria-hidden className="text-success size-6 shrink-0" />;
  if (state === "waiting") return <Clock aria-hidden className="text-warning size-6 shrink-0" />;
  return (
    <span
      aria-hidden
      className={`figures flex size-6 shrink-0 items-center justify-center rounded-full text-xs font-semibold ${
        isCurrent ? "bg-accent-fill text-on-fill" : "border-line-strong text-muted border"
      }`}
    >
      {number}
    </span>
  );
}
