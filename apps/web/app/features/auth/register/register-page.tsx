/** Registering: an address to be reached at and a password, then the code that was sent there. */
import { useState } from "react";
import { PageMeta } from "../../../shell/page/page-meta.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { DetailsStep, type Details } from "./details-step.tsx";
import type { SentCode } from "../parts/sent-code-input.tsx";

export function RegisterPage() {
  const t = usePhrase();
  const [details, setDetails] = useState<Details | null>(null);
  const [sent, setSent] = useState<SentCode | null>(null);
  return (
    <>
      <PageMeta
        title={`${t("auth.register.title")} | Parley`}
        description={t("auth.register.description")}
      />
      {details !== null && sent !== null ? (
        <ConfirmStep details={details} sent={sent} onBack={() => setSent(null)} />
      ) : (
        <DetailsStep
          earlier={details}
          onSent={(given, code) => {
            setDetails(given);
            setSent(code);
          }}
        />
      )}
    </>
  );
}
