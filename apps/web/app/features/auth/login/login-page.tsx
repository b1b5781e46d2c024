/** Logging in: the password or a passkey, and whatever else the server requires. */
import { useIsHydrated } from "@parley/ui/controls/hydration";
import { useState } from "react";
import { useKeptInput } from "../../../shared/forms/use-kept-input.ts";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { PageMeta } from "../../../shell/page/page-meta.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useIsInApp } from "../../../shell/native/in-app.ts";
import { useReturnPath } from "../../../shell/session/return-path.ts";
import { loadCodes } from "../../../shared/security/codes/load-codes.ts";
import { latePart } from "../../../shell/boot/late-part.tsx";
import { useCodeStep } from "../parts/code-step.ts";
import { useEnter } from "../parts/enter.ts";
import { readBegun, type Begun } from "./begun.ts";
import type { VerificationNeeded } from "./needs-of-channels.ts";
import { PasswordStep } from "./password-step.tsx";
import { NextStep } from "../parts/next-step.tsx";

const AppLogin = latePart(() => import("../app/app-login.tsx"));
/** Most logins on a known device end without it. */
const VerifyStep = latePart(
  async () => {
    const [{ VerifyStep: Step }] = await Promise.all([import("./verify-step.tsx"), loadCodes()]);
    return { default: Step };
  },
  { fallback: <NextStep /> },
);

export function LoginPage() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const isInApp = useIsInApp();
  const target = useReturnPath() ?? toPath("/");
  const { isEntering, enter } = useEnter(target);
  const form = <LoginForm isEntering={isEntering} enter={enter} />;
  return (
    <>
      <PageMeta
        title={`${t("auth.login.title")} | Parley`}
        description={t("auth.login.description")}
      />
      {isInApp ? <AppLogin returnTo={target} onDone={enter} form={form} /> : form}
    </>
  );
}

interface LoginFormProps {
  readonly isEntering: boolean;
  readonly enter: () => void;
}

const KEPT = { form: "login", subject: "", empty: null, read: readBegun };

function LoginForm({ isEntering, enter }: LoginFormProps) {
  const isHydrated = useIsHydrated();
  const { value: begun, change, forget } = useKeptInput<Begun | null>(KEPT);
  const [needed, setNeeded] = useState<VerificationNeeded | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const { isCodeStep, goTo } = useCodeStep();
  const done = () => {
    forget();
    enter();
  };
  // Only the browser knows what it has begun.
  if (isCodeStep && !isHydrated) return <NextStep />;
  if (isCodeStep) {
    return (
      <VerifyStep
        needed={needed}
        sent={begun?.sent ?? null}
        onSent={(sent) => begun !== null && change({ ...begun, sent })}
        onDone={done}
        onBack={(why) => {
          setReason(why);
          if (why !== null) setNeeded(null);
          // Forward finds no login that is over.
          goTo(false, { replace: why !== null });
        }}
      />
    );
  }
  return (
    <PasswordStep
      // What was kept is there after hydration only.
      key={String(begun !== null && needed === null)}
      account={begun?.account ?? null}
      isStep={needed !== null || reason !== null}
      reason={reason}
      isEntering={isEntering}
      onDone={done}
      onVerify={(account, found) => {
        setReason(null);
        setNeeded(found);
        change({ account, sent: null });
        goTo(true);
      }}
    />
  );
}
