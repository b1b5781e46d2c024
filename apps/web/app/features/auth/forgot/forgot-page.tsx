/** A forgotten password: which account, then the code that was sent and a new password. */
import { useIsHydrated } from "@parley/ui/controls/hydration";
import { useState } from "react";
import { useKeptInput } from "../../../shared/forms/use-kept-input.ts";
import { latePart } from "../../../shell/boot/late-part.tsx";
import { PageMeta } from "../../../shell/page/page-meta.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { readWaiting, useCodeStep, waitingOf, type WaitingCode } from "../parts/code-step.ts";
import { NextStep } from "../parts/next-step.tsx";
import { ForgotStep } from "./forgot-step.tsx";

const ResetStep = latePart(() => import("./reset-step.tsx"), { fallback: <NextStep /> });

export function ForgotPage() {
  const t = usePhrase();
  return (
    <>
      <PageMeta
        title={`${t("auth.forgot.title")} | Parley`}
        description={t("auth.forgot.description")}
      />
      <ForgotForm />
    </>
  );
}

const KEPT = { form: "forgot-password", subject: "", empty: null, read: readWaiting };

function ForgotForm() {
  const isHydrated = useIsHydrated();
  const { value: waiting, change, forget } = useKeptInput<WaitingCode | null>(KEPT);
  const [hasSent, setHasSent] = useState(false);
  const { isCodeStep, codePath, goTo } = useCodeStep();
  // Only the browser knows whether a code was sent.
  if (isCodeStep && !isHydrated) return <NextStep />;
  if (isCodeStep && waiting !== null) {
    return (
      <ResetStep
        waiting={waiting}
        onSentAgain={change}
        onDone={forget}
        onBack={() => goTo(false)}
      />
    );
  }
  return (
    <ForgotStep
      // What was kept is there after hydration only.
      key={String(waiting !== null && !hasSent)}
      earlier={waiting?.account ?? null}
      codePath={codePath}
      onSent={(account, code) => {
        setHasSent(true);
        change(waitingOf(account, code));
        goTo(true);
      }}
    />
  );
}
