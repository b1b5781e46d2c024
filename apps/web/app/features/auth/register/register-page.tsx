/** Registering: an address to be reached at and a password, then the code that was sent there. */
import { useState } from "react";
import { PageMeta } from "../../../shell/page/page-meta.tsx";
import { latePart } from "../../../shell/boot/late-part.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useIsInApp } from "../../../shell/native/in-app.ts";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { useReturnPath } from "../../../shell/session/return-path.ts";
import { useEnter } from "../parts/enter.ts";
import { NextStep } from "../parts/next-step.tsx";
import { DetailsStep, type Details } from "./details-step.tsx";
import type { SentCode } from "../parts/sent-code-input.tsx";

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
  const [details, setDetails] = useState<Details | null>(null);
  const [sent, setSent] = useState<SentCode | null>(null);
  if (details !== null && sent !== null) {
    return <ConfirmStep details={details} sent={sent} onBack={() => setSent(null)} />;
  }
  return (
    <DetailsStep
      earlier={details}
      onSent={(given, code) => {
        setDetails(given);
        setSent(code);
      }}
    />
  );
}
