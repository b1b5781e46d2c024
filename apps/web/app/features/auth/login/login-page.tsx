/** Logging in: the password or a passkey, and whatever else the server requires. */
import { useState } from "react";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { PageMeta } from "../../../shell/page/page-meta.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useIsInApp } from "../../../shell/native/in-app.ts";
import { useReturnPath } from "../../../shell/session/return-path.ts";
import { latePart } from "../../../shell/boot/late-part.tsx";
import { useEnter } from "../parts/enter.ts";
import type { VerificationNeeded } from "./needs-of-channels.ts";
import { PasswordStep } from "./password-step.tsx";
import { NextStep } from "../parts/next-step.tsx";

const AppLogin = latePart(() => import("../app/app-login.tsx"));
/** Most logins on a known device end without it. */
const VerifyStep = latePart(
  async () => ({ default: (await import("./verify-step.tsx")).VerifyStep }),
  { fallback: <NextStep /> },
);

type Step =
  | { readonly kind: "password"; readonly reason: string | null }
  | { readonly kind: "verify"; readonly needed: VerificationNeeded };

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

function LoginForm({ isEntering, enter }: LoginFormProps) {
  const [step, setStep] = useState<Step>({ kind: "password", reason: null });
  return step.kind === "password" ? (
    <PasswordStep
      reason={step.reason}
      isEntering={isEntering}
      onDone={enter}
      onVerify={(needed) => setStep({ kind: "verify", needed })}
    />
  ) : (
    <VerifyStep
      needed={step.needed}
      onDone={enter}
      onBack={(reason) => setStep({ kind: "password", reason })}
    />
  );
}
