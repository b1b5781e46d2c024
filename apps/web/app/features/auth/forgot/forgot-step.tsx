/** The first step of a forgotten password: whose it is. */
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { useReturnPath, withReturnPath } from "../../../shell/session/return-path.ts";
import { readAccount } from "../parts/account-text.ts";
import { AuthCard, TALL } from "../parts/auth-card.tsx";
import { CodeWasSent } from "../parts/code-was-sent.tsx";
import { RefusalNotice, useRefusal } from "../parts/refusal.tsx";
import { refusedFields } from "../parts/refused-fields.ts";
import type { SentCode } from "../parts/sent-code-input.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { useTextForm } from "../parts/text-form.ts";
import { linkTo } from "../parts/text-link.tsx";
import { useForgot } from "./use-forgot.ts";

export interface ForgotStepProps {
  /** To which a code was sent; null where none was. */
  readonly earlier: string | null;
  /** Where that code can be typed. */
  readonly codePath: string;
  readonly onSent: (account: string, code: SentCode) => void;
}

export function ForgotStep({ earlier, codePath, onSent }: ForgotStepProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const toPath = useLocalPath();
  const returnTo = useReturnPath();
  const refusal = useRefusal();
  const checks = {
    account: (account: string) => {
      if (account.trim() === "") return t("security.field.required");
      return readAccount(account) === null ? t("auth.account.invalid") : null;
    },
  };
  const form = useTextForm(checks, earlier === null ? {} : { account: earlier });
  const sending = useForgot({
    onDone: (code, { account }) => onSent(account, code),
    onFailed: (failure) => {
      const message = refusedFields(failure, ["account"]).get("account");
      if (message === undefined) refusal.refuse(failure);
      else form.refuse("account", message);
    },
  });
  const submit = form.sendTo(async ({ account: typed = "" }) => {
    refusal.clear();
    await sending.submit({ account: readAccount(typed) ?? typed });
  });
  return (
    <AuthCard
      title={t("auth.forgot.title")}
      text={t("auth.forgot.text")}
      footer={rich("auth.forgot.known", {
        link: linkTo(withReturnPath(toPath("/login"), returnTo)),
      })}
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label={t("auth.account")}
          hint={t("auth.account.hint")}
          error={form.errors.account}
          isRequired
        >
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
        <RefusalNotice refusal={refusal} />
        <SubmitButton {...sending} isWaiting={refusal.isWaiting}>
          {t("auth.forgot.submit")}
        </SubmitButton>
        {earlier !== null && <CodeWasSent account={earlier} codePath={codePath} />}
      </form>
    </AuthCard>
  );
}
