/** A forgotten password: which account, then the code that was sent and a new password. */
import { useState } from "react";
import { PageMeta } from "../../../shell/page/page-meta.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { ForgotStep } from "./forgot-step.tsx";
import { ResetStep } from "./reset-step.tsx";
import type { SentCode } from "../parts/sent-code-input.tsx";

interface Sent {
  readonly account: string;
  readonly code: SentCode;
}

export function ForgotPage() {
  const t = usePhrase();
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <>
      <PageMeta
        title={`${t("auth.forgot.title")} | Parley`}
        description={t("auth.forgot.description")}
      />
      {sent === null ? (
        <ForgotStep onSent={(account, code) => setSent({ account, code })} />
      ) : (
        <ResetStep account={sent.account} sent={sent.code} onBack={() => setSent(null)} />
      )}
    </>
  );
}
