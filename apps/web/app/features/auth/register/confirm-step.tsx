/** The second step of registering: the code that was sent. It logs in. */
import { confirmRegistration } from "@parley/contract/endpoints/identity/account";
import { useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useReturnPath } from "../../../shell/session/return-path.ts";
import { codeProblem } from "../../../shared/security/factors.ts";
import { useWrite } from "../../../shared/forms/use-write.ts";
import { AuthCard } from "../parts/auth-card.tsx";
import type { Details } from "./details-step.tsx";
import { useEnter } from "../parts/enter.ts";
import { RefusalNotice, useRefusal, type Refusal } from "../parts/refusal.tsx";
import { refusedFields } from "../parts/refused-fields.ts";
import { SentCodeInput, type SentCode } from "../parts/sent-code-input.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { useRegister } from "./use-register.ts";

export interface ConfirmStepProps {
  readonly details: Details;
  readonly sent: SentCode;
  readonly onBack: () => void;
}

export function ConfirmStep({ details, sent, onBack }: ConfirmStepProps) {
  const { kind, account, password } = details;
  const t = usePhrase();
  const refusal = useRefusal();
  const { code, setCode, error, isBusy, submit } = useConfirmation(account, refusal);
  const again = useRegister();
  const resend = async () => {
    refusal.clear();
    const result = await again.send(account, password);
    if (result === null) return null;
    if (result.ok) return result.data;
    refusal.refuse(result);
    return null;
  };
  return (
    <AuthCard title={t(`auth.code.title.${kind}`)}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(code);
        }}
        className="flex flex-col gap-5"
      >
        <SentCodeInput
          sent={sent}
          value={code}
          onValueChange={setCode}
          onComplete={(next) => void submit(next)}
          error={error}
          isResending={again.isBusy}
          onResend={resend}
        />
        <RefusalNotice refusal={refusal} />
        <SubmitButton isBusy={isBusy} isChecking={again.isChecking}>
          {t("auth.code.confirm")}
        </SubmitButton>
      </form>
      <div className="flex flex-col items-start gap-1">
        <p className="text-muted text-xs">{t(`auth.code.help.${kind}`)}</p>
        <button
          type="button"
          onClick={onBack}
          className="text-accent min-h-9 rounded text-sm hover:underline"
        >
          {t(`auth.code.change.${kind}`)}
        </button>
      </div>
    </AuthCard>
  );
}

function useConfirmation(account: string, refusal: Refusal) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { isEntering, enter } = useEnter(useReturnPath() ?? toPath("/account/security"));
  const write = useWrite();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | undefined>();
  const submit = async (given: string) => {
    const problem = codeProblem(given);
    setError(
      problem === null
        ? undefined
        : t(problem === "blank" ? "security.field.required" : "security.code.invalidFormat"),
    );
    if (problem !== null) return;
    refusal.clear();
    const input = { account, code: given };
    const result = await write.run(input, (idempotencyKey) =>
      getApi().call(confirmRegistration, input, { idempotencyKey }),
    );
    if (result === null) return;
    if (result.ok) return enter();
    const message = refusedFields(result, ["code"]).get("code");
    if (message === undefined) return refusal.refuse(result);
    setCode("");
    setError(message);
  };
  return {
    code,
    setCode: (next: string) => {
      setCode(next);
      setError(undefined);
    },
    error,
    isBusy: write.isBusy || isEntering,
    submit,
  };
}
