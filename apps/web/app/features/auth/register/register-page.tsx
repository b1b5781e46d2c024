/** Registering: an address to be reached at and a password, then the code that was sent there. */
import { useIsHydrated } from "@parley/ui/controls/hydration";
import { useState } from "react";
import { useKeptInput } from "../../../shared/forms/use-kept-input.ts";
import { PageMeta } from "../../../shell/page/page-meta.tsx";
import { latePart } from "../../../shell/boot/late-part.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useIsInApp } from "../../../shell/native/in-app.ts";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { useReturnPath } from "../../../shell/session/return-path.ts";
import { useCodeStep } from "../parts/code-step.ts";
import { useEnter } from "../parts/enter.ts";
import { NextStep } from "../parts/next-step.tsx";
import { begunOf, readBegun, type Begun } from "./begun.ts";
import { DetailsStep } from "./details-step.tsx";

const AppLogin = latePart(() => import("../app/app-login.tsx"));
const ConfirmStep = latePart(
  async () => ({ default: (await import("./confirm-step.tsx")).ConfirmStep }),
  { fallback: <NextStep /> },
);

export function RegisterPage() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const isInApp = useIsInApp();
  const target = useReturnPath() ?? toPath("/");
  const { enter } = useEnter(target);
  return (
    <>
      <PageMeta
        title={`${t("auth.register.title")} | Parley`}
        description={t("auth.register.description")}
      />
      {isInApp ? (
        // The app registers its users itself: a session of the page alone would not be the app's.
        <AppLogin returnTo={target} onDone={enter} form={<RegisterForm />} />
      ) : (
        <RegisterForm />
      )}
    </>
  );
}

function RegisterForm() {
  const isHydrated = useIsHydrated();
  const kept = useKeptInput<Begun | null>(KEPT);
  /** Never kept: after a reload the server knows it of this browser. */
  const [password, setPassword] = useState<string | null>(null);
  const { isCodeStep, codePath, goTo } = useCodeStep();
  const { value: begun } = kept;
  // Only the browser knows whether there is one.
  if (isCodeStep && !isHydrated) return <NextStep />;
  if (isCodeStep && begun !== null) {
    return (
      <ConfirmStep
        begun={begun}
        password={password}
        onSentAgain={kept.change}
        onConfirmed={kept.forget}
        onBack={() => goTo(false)}
      />
    );
  }
  return (
    <DetailsStep
      // What was kept is there after hydration only.
      key={String(begun !== null && password === null)}
      earlier={begun?.details ?? null}
      password={password}
      isStep={password !== null}
      onSent={(details, sent) => {
        setPassword(sent.password);
        kept.change(begunOf(details, sent.code));
        goTo(true);
      }}
      codePath={begun === null ? null : codePath}
    />
  );
}

const KEPT = { form: "register", subject: "", empty: null, read: readBegun };
