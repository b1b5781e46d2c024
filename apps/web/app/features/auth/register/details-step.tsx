/** The first step of registering: email or phone, and a password. */
import { Field } from "@parley/ui/controls/field";
import { Tabs } from "@parley/ui/navigation/tabs";
import { TextInput } from "@parley/ui/controls/text-input";
import { useState } from "react";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { dialCodeOf, guessCountry } from "../../../shared/phone/dial-codes.ts";
import { PhoneInput } from "../../../shared/phone/phone-input.tsx";
import { internationalNumber } from "../../../shared/phone/phone-number.ts";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { useReturnPath, withReturnPath } from "../../../shell/session/return-path.ts";
import { readEmail, type AccountKind } from "../parts/account-text.ts";
import { AuthCard, TALL } from "../parts/auth-card.tsx";
import { CodeWasSent } from "../parts/code-was-sent.tsx";
import { checkNewPassword, NewPasswordField } from "../parts/new-password-field.tsx";
import { RefusalNotice, useRefusal, type Refusal } from "../parts/refusal.tsx";
import { refusedFields } from "../parts/refused-fields.ts";
import type { SentCode } from "../parts/sent-code-input.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { useTextForm, type Checks } from "../parts/text-form.ts";
import { linkTo } from "../parts/text-link.tsx";
import type { Details } from "./begun.ts";
import { useRegister } from "./use-register.ts";

type TextName = "email" | "number" | "password";

export interface DetailsStepProps {
  readonly earlier: Details | null;
  /** As it was typed in this document; null after a reload. */
  readonly password: string | null;
  /** It took the place of the step of the code. */
  readonly isStep: boolean;
  readonly onSent: (
    details: Details,
    sent: { readonly code: SentCode; readonly password: string },
  ) => void;
  /** Where the code that was sent can be typed; null where none was. */
  readonly codePath: string | null;
}

export function DetailsStep(props: DetailsStepProps) {
  const { earlier, password, isStep, onSent, codePath } = props;
  const t = usePhrase();
  const rich = useRichPhrase();
  const toPath = useLocalPath();
  const returnTo = useReturnPath();
  const refusal = useRefusal();
  const [kind, setKind] = useState<AccountKind>(earlier?.kind ?? "email");
  const [country, setCountry] = useState(() => earlier?.country ?? countryOfBrowser());
  const form = useTextForm(useChecks(kind, country), textsOf(earlier, password));
  const { submit, isBusy, isChecking } = useDetails(form, { kind, country }, refusal, onSent);
  return (
    <AuthCard
      title={t("auth.register.title")}
      isStep={isStep}
      footer={rich("auth.register.known", {
        link: linkTo(withReturnPath(toPath("/login"), returnTo)),
      })}
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Tabs
          label={t("auth.register.by")}
          value={kind}
          onValueChange={setKind}
          items={[
            {
              value: "email",
              label: t("auth.register.email"),
              panel: kind === "email" && <EmailField form={form} />,
            },
            {
              value: "phone",
              label: t("auth.register.phone"),
              panel: kind === "phone" && (
                <PhoneField form={form} country={country} onCountryChange={setCountry} />
              ),
            },
          ]}
        />
        <NewPasswordField
          label={t("auth.password")}
          password={form.texts.password ?? ""}
          account={(kind === "email" ? form.texts.email : form.texts.number) ?? ""}
          error={form.errors.password}
          input={form.field("password")}
        />
        <RefusalNotice refusal={refusal} />
        <SubmitButton isBusy={isBusy} isChecking={isChecking} isWaiting={refusal.isWaiting}>
          {t("auth.register.submit")}
        </SubmitButton>
        {codePath !== null && earlier !== null && (
          <CodeWasSent account={earlier.account} codePath={codePath} />
        )}
        <p className="text-muted text-xs">
          {rich("auth.register.terms", {
            link: linkTo(toPath("/p2p/agreement")),
            privacy: linkTo(toPath("/help/privacy")),
          })}
        </p>
      </form>
    </AuthCard>
  );
}

function countryOfBrowser(): string {
  return guessCountry(typeof navigator === "undefined" ? [] : navigator.languages);
}

function textsOf(earlier: Details | null, password: string | null) {
  const { email = "", number = "" } = earlier ?? {};
  return earlier === null ? {} : { email, number, password: password ?? "" };
}

/** Of the fields that are shown for this kind of account. */
function useChecks(kind: AccountKind, country: string): Checks<TextName> {
  const t = usePhrase();
  const check = (read: (text: string) => string | null, invalid: string) => (text: string) => {
    if (text.trim() === "") return t("security.field.required");
    return read(text) === null ? invalid : null;
  };
  const password = (text: string) => checkNewPassword(t, text);
  return kind === "email"
    ? { email: check(readEmail, t("auth.email.invalid")), password }
    : { number: check((text) => phoneOf(country, text), t("auth.phone.invalid")), password };
}

type DetailsForm = ReturnType<typeof useTextForm<TextName>>;

interface FieldProps {
  readonly form: DetailsForm;
}

function EmailField({ form }: FieldProps) {
  const t = usePhrase();
  return (
    <Field label={t("auth.email")} error={form.errors.email} isLabelHidden isRequired>
      {(control) => (
        <TextInput
          {...control}
          {...form.field("email")}
          type="email"
          placeholder="name@example.com"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          className={TALL}
        />
      )}
    </Field>
  );
}

interface PhoneFieldProps extends FieldProps {
  readonly country: string;
  readonly onCountryChange: (country: string) => void;
}

function PhoneField({ form, country, onCountryChange }: PhoneFieldProps) {
  const t = usePhrase();
  return (
    <PhoneInput
      label={t("auth.phone")}
      countryLabel={t("auth.phone.country")}
      searchLabel={t("auth.phone.search")}
      emptyText={t("shell.error.noMatchingData")}
      country={country}
      onCountryChange={onCountryChange}
      number={form.texts.number ?? ""}
      onNumberChange={(number) => form.change("number", number)}
      error={form.errors.number}
      inputRef={form.refOf("number")}
    />
  );
}

function phoneOf(country: string, number: string): string | null {
  return internationalNumber(dialCodeOf(country) ?? "", number);
}

function useDetails(
  form: DetailsForm,
  { kind, country }: Pick<Details, "kind" | "country">,
  refusal: Refusal,
  onSent: DetailsStepProps["onSent"],
) {
  const {
    isBusy,
    isChecking,
    submit: send,
  } = useRegister({
    onDone: (code, { account, password = "" }) => {
      const { email, number } = form.read();
      const typed = kind === "email" ? { email: email ?? "" } : { number: number ?? "" };
      onSent({ ...typed, kind, country, account }, { code, password });
    },
    onFailed: (failure) => {
      const refused = refusedFields(failure, ["account", "password"]);
      if (refused.size === 0) refusal.refuse(failure);
      for (const [name, message] of refused) {
        form.refuse(name === "account" ? ACCOUNT_FIELDS[kind] : name, message);
      }
    },
  });
  const submit = form.sendTo(async ({ email = "", number = "", password = "" }) => {
    refusal.clear();
    const account = kind === "email" ? readEmail(email) : phoneOf(country, number);
    if (account !== null) await send(account, password);
  });
  return { isBusy, isChecking, submit };
}

const ACCOUNT_FIELDS = { email: "email", phone: "number" } as const;
