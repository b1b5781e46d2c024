/** The second step of a forgotten password: the code that was sent, and a new password. */
import { resetPassword } from "@parley/contract/endpoints/identity/account";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { Controller, useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { serverNow } from "../../../shell/state/public-store.ts";
import { useReturnPath, withReturnPath } from "../../../shell/session/return-path.ts";
import { codeProblem } from "../../../shared/security/codes/factors.ts";
import { sendTo, useSubmission } from "../../../shared/forms/use-submission.ts";
import { kindOf } from "../parts/account-text.ts";
import { AuthCard } from "../parts/auth-card.tsx";
import { sentOf, waitingOf, type WaitingCode } from "../parts/code-step.ts";
import { checkNewPassword, NewPasswordField } from "../parts/new-password-field.tsx";
import { RefusalNotice, useRefusal, type Refusal } from "../parts/refusal.tsx";
import { refusedFields } from "../parts/refused-fields.ts";
import { SentCodeInput } from "../parts/sent-code-input.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { useForgot } from "./use-forgot.ts";

interface ResetFields {
  readonly code: string;
  readonly password: string;
}

export interface ResetStepProps {
  readonly waiting: WaitingCode;
  readonly onSentAgain: (waiting: WaitingCode) => void;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

export default function ResetStep({ waiting, onSentAgain, onDone, onBack }: ResetStepProps) {
  const t = usePhrase();
  const { account } = waiting;
  const [sent] = useState(() => sentOf(waiting, serverNow()));
  const refusal = useRefusal();
  const form = useForm<ResetFields>({ defaultValues: { code: "", password: "" } });
  const { errors } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });
  const { isBusy, submit } = useReset(account, { form, refusal, onDone });
  const again = useForgot({ onFailed: refusal.refuse });
  const resend = async () => {
    refusal.clear();
    const result = await again.submit({ account });
    if (result?.ok !== true) return null;
    onSentAgain(waitingOf(account, result.data));
    return { ...result.data, sentTo: account };
  };
  return (
    <AuthCard title={t(`auth.code.title.${kindOf(account)}`)} text={t("auth.forgot.sessions")}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5"
      >
        <Controller
          control={form.control}
          name="code"
          rules={{
            validate: (code) => {
              const problem = codeProblem(code);
              if (problem === "blank") return t("security.field.required");
              return problem === null || t("security.code.invalidFormat");
            },
          }}
          render={({ field }) => (
            <SentCodeInput
              sent={sent}
              value={field.value}
              onValueChange={(code) => {
                field.onChange(code);
                form.clearErrors("code");
              }}
              onComplete={() => {
                if (form.getValues("password") === "") form.setFocus("password");
                else void submit();
              }}
              error={errors.code?.message}
              isResending={again.isBusy}
              onResend={resend}
            />
          )}
        />
        <NewPasswordField
          label={t("auth.password.new")}
          password={password}
          account={account}
          error={errors.password?.message}
          input={form.register("password", {
            validate: (chosen) => checkNewPassword(t, chosen) ?? true,
          })}
        />
        <RefusalNotice refusal={refusal} />
        <SubmitButton isBusy={isBusy} isChecking={again.isChecking}>
          {t("auth.forgot.reset")}
        </SubmitButton>
      </form>
      <button
        type="button"
        onClick={onBack}
        className="text-accent -my-2 min-h-9 self-start rounded text-sm hover:underline"
      >
        {t("auth.forgot.other")}
      </button>
    </AuthCard>
  );
}

interface ResetParts {
  readonly form: UseFormReturn<ResetFields>;
  readonly refusal: Refusal;
  readonly onDone: () => void;
}

function useReset(account: string, { form, refusal, onDone }: ResetParts) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const returnTo = useReturnPath();
  const navigate = useNavigate();
  const resetting = useSubmission(sendTo(resetPassword), {
    onDone: () => {
      onDone();
      notify({ tone: "success", text: t("auth.forgot.done") });
      return navigate(withReturnPath(toPath("/login"), returnTo));
    },
    onFailed: (failure) => {
      const refused = refusedFields(failure, ["code", "password"]);
      if (refused.size === 0) refusal.refuse(failure);
      if (refused.has("code")) form.setValue("code", "");
      for (const [name, message] of refused) {
        form.setError(name, { message }, { shouldFocus: true });
      }
    },
  });
  const submit = form.handleSubmit(async ({ code, password }) => {
    refusal.clear();
    await resetting.submit({ account, code, password });
  });
  return { isBusy: resetting.isBusy, submit };
}
