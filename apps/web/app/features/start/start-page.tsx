/**
 * Everything a newcomer does before the first trade, on one page: each step is done in its place, and
 * the next one opens. The state is the server's, so that another tab or device goes on from here.
 */
import { notify } from "@parley/ui/feedback/toast";
import { Progress } from "@parley/ui/data/progress";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { UnsavedCodes } from "../../shared/authenticator/unsaved-codes.tsx";
import { ClosedGate } from "../../shared/gate/closed-gate.tsx";
import { isForOthers } from "../../shared/gate/gate-items.ts";
import { onChangedElsewhere } from "../../shared/data/changed-elsewhere.ts";
import { usePageRefresh } from "../../shared/data/use-refresh.ts";
import { DEFAULT_POLL_MS } from "../../shell/live/polling.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { PageTitle } from "../../shell/page/head.tsx";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { useReturnPath } from "../../shell/session/return-path.ts";
import { STEP_PARAMETER, stepAnchor, type StartStep } from "../../shell/session/start-path.ts";
import { AllDone } from "./all-done.tsx";
import { KeptOrder } from "./kept-order.tsx";
import type { StartData } from "./load-start.ts";
import { Meanwhile } from "./meanwhile.tsx";
import { isOrderPath } from "./order-path.ts";
import type { Recovery } from "./recovery.ts";
import { listSteps, minutesLeft, placeOf, readStep } from "./start-steps.ts";
import { StepItem } from "./step-item.tsx";
import { StepWork } from "./step-work.tsx";

export function StartPage(data: StartData) {
  const t = usePhrase();
  const { steps, place, current, choose, recovery, acted } = useStart(data);
  const done = steps.filter(({ state }) => state === "done").length;
  const left = minutesLeft(steps);
  usePageRefresh({
    on: ["notification"],
    follow: onChangedElsewhere,
    everyMs: place.kind === "done" ? null : DEFAULT_POLL_MS,
  });
  return (
    <main
      id="content"
      className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-5 px-4 py-6 sm:gap-6 sm:py-8"
      // Whatever is done here is done by this reader: only then does the page lead on by itself.
      onSubmitCapture={acted}
    >
      <PageTitle isListed={false}>{t("start.title")}</PageTitle>
      <PageHeading title={t("start.title")} text={t("start.text")} />
      {isForOthers(data.standing) && <ClosedGate standing={data.standing} />}
      {!data.areCodesSaved && recovery.codes === null && <UnsavedCodes />}
      {current === null && place.kind === "done" ? (
        !isForOthers(data.standing) && <AllDone />
      ) : (
        <>
          <KeptOrder />
          <div className="flex flex-col gap-2">
            <p
              className="figures flex flex-wrap justify-between gap-x-4 text-sm"
              aria-live="polite"
            >
              <span className="font-medium">{t("gate.progress", { done, all: steps.length })}</span>
              {left > 0 && <span className="text-muted">{t("start.left", { minutes: left })}</span>}
            </p>
            <Progress percent={(done / steps.length) * 100} label={t("start.title")} />
          </div>
          <ol className="border-line bg-surface divide-line divide-y rounded-xl border">
            {steps.map((step, index) => (
              <StepItem
                key={step.step}
                step={step}
                number={index + 1}
                isCurrent={step.step === current}
                bound={boundOf(step.step, data)}
                onChoose={() => choose(step.step)}
              >
                <StepWork
                  step={step}
                  isCurrent={step.step === current}
                  data={data}
                  recovery={recovery}
                />
              </StepItem>
            ))}
          </ol>
          {steps.some(({ state }) => state === "waiting") && <Meanwhile />}
        </>
      )}
    </main>
  );
}

/** What a done step has resulted in, masked. */
function boundOf(step: StartStep, { contacts }: StartData): string | null {
  return step === "phone" || step === "email" ? contacts[step] : null;
}

function useStart(data: StartData) {
  const [search] = useSearchParams();
  const steps = listSteps(data.standing, data.kyc.question !== null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const requested = search.get(STEP_PARAMETER);
  const [followed, setFollowed] = useState(requested);
  const [chosen, setChosen] = useState(() => readStep(requested, steps));
  // Back and forward lead to the step that the address names then.
  if (followed !== requested) {
    setFollowed(requested);
    setChosen(readStep(requested, steps));
  }
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hasActed = useRef(false);
  const acted = () => {
    hasActed.current = true;
  };
  const place = placeOf(steps, chosen);
  // A step that is shown stays until it is done: a verdict on another one must not take its form away.
  if (place.kind === "step" && place.step !== chosen) setChosen(place.step);
  const shown = place.kind === "step" ? place.step : null;
  const current: StartStep | null = codes === null ? shown : "twoFactor";
  useLeadOn(current, place.kind === "done" && codes === null, hasActed);
  return {
    steps,
    place,
    current,
    acted,
    choose: (step: StartStep) => {
      acted();
      setChosen(step);
      const query = new URLSearchParams(search);
      query.set(STEP_PARAMETER, step);
      void navigate(`${pathname}?${query}`);
    },
    recovery: {
      codes,
      show: (found) => {
        acted();
        setCodes(found);
      },
      saved: () => setCodes(null),
    } satisfies Recovery,
  };
}

/**
 * Once this reader has done something here, the focus goes with the steps, and after the last one the
 * page leads to the order that was kept. A page that is only looked at leads nowhere by itself.
 */
function useLeadOn(
  current: StartStep | null,
  isDone: boolean,
  hasActed: { readonly current: boolean },
): void {
  const t = usePhrase();
  const toPath = useLocalPath();
  const navigate = useNavigate();
  const returnTo = useReturnPath();
  const leadOn = useEffectEvent((step: StartStep | null, isAtEnd: boolean) => {
    if (!hasActed.current) return;
    if (isAtEnd && returnTo !== null && isOrderPath(returnTo, toPath(""))) {
      notify({ tone: "success", text: t("start.done.toOrder") });
      void navigate(returnTo, { replace: true });
      return;
    }
    const end = isAtEnd ? "start-done" : "start-waiting";
    document.getElementById(step === null ? end : stepAnchor(step))?.focus();
  });
  useEffect(() => leadOn(current, isDone), [current, isDone]);
}
