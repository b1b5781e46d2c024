/** The second step of registering: the code that was sent. It logs in. */
import { confirmRegistration } from "@parley/contract/endpoints/identity/account";
import { useState } from "react";
import { usePage } from "../../../shell/page/page-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { serverNow } from "../../../shell/state/public-store.ts";
import { useReturnPath } from "../../../shell/session/return-path.ts";
import { pathOfNewAccount } from "../../../shell/session/start-path.ts";
import { codeProblem } from "../../../shared/security/codes/factors.ts";
import { sendTo, useSubmission } from "../../../shared/forms/use-submission.ts";
import { AuthCard } from "../parts/auth-card.tsx";
import { sentOf } from "../parts/code-step.ts";
import { useEnter } from "../parts/enter.ts";
import { RefusalNotice, useRefusal, type Refusal } from "../parts/refusal.tsx";
import { refusedFields } from "../parts/refused-fields.ts";
import { SentCodeInput } from "../parts/sent-code-input.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { begunOf, type Begun } from "./begun.ts";
import { useRegister } from "./use-register.ts";

export interface ConfirmStepProps {
  readonly begun: Begun;
  /** Null after a reload: the server knows it of this browser. */
  readonly password: string | null;
  readonly onSentAgain: (begun: Begun) => void;
  readonly onConfirmed: () => void;
  readonly onBack: () => void;
}

export function ConfirmStep(props: ConfirmStepProps) {
  const { begun, password, onSentAgain, onConfirmed, onBack } = props;
  const { details } = begun;
  const { kind, account } = details;
  const t = usePhrase();
  const refusal = useRefusal();
  const { code, setCode, error, isBusy, submit } = useConfirmation(account, refusal, onConfirmed);
  const again = useRegister({ onFailed: refusal.refuse });
  const [sent] = useState(() => sentOf(begun, serverNow()));
  const resend = async () => {
    refusal.clear();
    const result = await again.submit(account, password);
    if (result?.ok !== true) return null;
    onSentAgain(begunOf(details, result.data));
    return { ...result.data, sentTo: account };
  };
  return (
    <AuthCard title={t(`auth.code.title.${kind}`)}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(code);
        }}
        className="flex flex-col gap-5"
      >
        <SentCodeInput
          sent={sent}
          value={code}
          onValueChange={setCode}
          onComplete={submit}
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

function useConfirmation(account: string, refusal: Refusal, onConfirmed: () => void) {
  const t = usePhrase();
  const { locale } = usePage();
  const { isEntering, enter } = useEnter(pathOfNewAccount(locale, useReturnPath()));
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | undefined>();
  const confirmation = useSubmission(sendTo(confirmRegistration), {
    onDone: () => {
      onConfirmed();
      enter();
    },
    onFailed: (failure) => {
      const message = refusedFields(failure, ["code"]).get("code");
      if (message === undefined) return refusal.refuse(failure);
      setCode("");
      setError(message);
    },
  });
  const submit = (given: string) => {
    const problem = codeProblem(given);
    setError(
      problem === null
        ? undefined
        : t(problem === "blank" ? "security.field.required" : "security.code.invalidFormat"),
    );
    if (problem !== null) return;
    refusal.clear();
    void confirmation.submit({ account, code: given });
  };
  return {
    code,
    setCode: (next: string) => {
      setCode(next);
      setError(undefined);
    },
    error,
    isBusy: confirmation.isBusy || isEntering,
    submit,
  };
}
