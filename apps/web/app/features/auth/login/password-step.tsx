/** The first step of a login: account and password, or a passkey, which needs neither. */
import type { EndpointInput } from "@parley/contract/endpoint";
import { logIn } from "@parley/contract/endpoints/identity/account";
import { LONGEST_PASSWORD } from "@parley/domain/account/password-length";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { Link, useSearchParams } from "react-router";
import { getApi } from "../../../shell/api/api.ts";
import { useCaptcha } from "../../../shared/captcha/captcha.ts";
import { ENDED_PARAMETER } from "../../../shell/session/login-path.ts";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { useFlags } from "../../../shell/page/use-flags.ts";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { PasswordInput } from "../../../shared/forms/password-input.tsx";
import { useReturnPath, withReturnPath } from "../../../shell/session/return-path.ts";
import { useSubmission } from "../../../shared/forms/use-submission.ts";
import { readAccount } from "../parts/account-text.ts";
import { AuthCard, TALL } from "../parts/auth-card.tsx";
import { EndedNotice } from "./ended-notice.tsx";
import type { VerificationNeeded } from "./needs-of-channels.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { RefusalNotice, useRefusal } from "../parts/refusal.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { useTextForm } from "../parts/text-form.ts";
import { linkTo } from "../parts/text-link.tsx";

export interface PasswordStepProps {
  /** As it was typed for a login that was not finished. */
  readonly account: string | null;
  /** It took the place of the step of the codes. */
  readonly isStep: boolean;
  /** Why one is here again. */
  readonly reason: string | null;
  readonly isEntering: boolean;
  readonly onDone: () => void;
  readonly onVerify: (account: string, needed: VerificationNeeded) => void;
}

export function PasswordStep(props: PasswordStepProps) {
  const { isStep, reason, isEntering } = props;
  const t = usePhrase();
  const rich = useRichPhrase();
  const toPath = useLocalPath();
  const flags = useFlags();
  const returnTo = useReturnPath();
  const [query] = useSearchParams();
  const hasEnded = reason === null && query.has(ENDED_PARAMETER);
  const refusal = useRefusal(reason);
  const { form, submit, isBusy, isChecking } = useLogIn(props, refusal);
  return (
    <AuthCard
      title={t("auth.login.title")}
      isStep={isStep}
      footer={rich("auth.login.new", {
        link: linkTo(withReturnPath(toPath("/register"), returnTo)),
      })}
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {hasEnded && <EndedNotice />}
        <Field label={t("auth.account")} error={form.errors.account} isRequired>
          {(control) => (
            <TextInput
              {...control}
              {...form.field("account")}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              className={TALL}
            />
          )}
        </Field>
        <Field
          label={t("auth.password")}
          error={form.errors.password}
          isRequired
          aside={
            <Link
              to={withReturnPath(toPath("/forgot-password"), returnTo)}
              className="text-accent rounded text-sm hover:underline"
            >
              {t("auth.login.forgot")}
            </Link>
          }
        >
          {(control) => (
            <PasswordInput
              {...control}
              {...form.field("password")}
              autoComplete="current-password"
              maxLength={LONGEST_PASSWORD}
              className={TALL}
            />
          )}
        </Field>
        <RefusalNotice refusal={refusal} />
        <SubmitButton
          isBusy={isBusy || isEntering}
          isChecking={isChecking}
          isWaiting={refusal.isWaiting}
        >
          {t("auth.login.submit")}
        </SubmitButton>
      </form>
      {flags.passkeys && <PasskeyButton refusal={refusal} onDone={props.onDone} />}
    </AuthCard>
  );
}

function useLogIn(
  { account: earlier, onDone, onVerify }: PasswordStepProps,
  { refuse, clear }: ReturnType<typeof useRefusal>,
) {
  const t = usePhrase();
  const checks = {
    account: (account: string) => {
      if (account.trim() === "") return t("security.field.required");
      return readAccount(account) === null ? t("auth.account.invalid") : null;
    },
    password: (password: string) => (password === "" ? t("security.field.required") : null),
  };
  const form = useTextForm(checks, earlier === null ? {} : { account: earlier });
  const { isChecking, withCaptcha } = useCaptcha();
  const { isBusy, submit } = useSubmission(
    (input: EndpointInput<typeof logIn>, options) =>
      withCaptcha(() => getApi().call(logIn, input, options)),
    {
      onDone: (reply, { account }) =>
        reply.next === "verify" ? onVerify(account, reply) : onDone(),
      onFailed: refuse,
    },
  );
  const send = form.sendTo(async ({ account = "", password = "" }) => {
    clear();
    await submit({ account: readAccount(account) ?? account, password });
  });
  return { form, isBusy, isChecking, submit: send };
}
