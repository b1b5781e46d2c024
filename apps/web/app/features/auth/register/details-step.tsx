/** The first step of registering: email or phone, and a password. */
import { Field } from "@parley/ui/controls/field";
import { Tabs } from "@parley/ui/navigation/tabs";
import { TextInput } from "@parley/ui/controls/text-input";
import { useState } from "react";
import {
  Controller,
  useForm,
  useWatch,
  type FieldErrors,
  type UseFormReturn,
} from "react-hook-form";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { dialCodeOf, guessCountry } from "../../../shared/phone/dial-codes.ts";
import { PhoneInput } from "../../../shared/phone/phone-input.tsx";
import { internationalNumber } from "../../../shared/phone/phone-number.ts";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { useReturnPath, withReturnPath } from "../../../shell/session/return-path.ts";
import { readEmail, type AccountKind } from "../parts/account-text.ts";
import { AuthCard, TALL } from "../parts/auth-card.tsx";
import { checkNewPassword, NewPasswordField } from "../parts/new-password-field.tsx";
import { RefusalNotice, useRefusal, type Refusal } from "../parts/refusal.tsx";
import { refusedFields } from "../parts/refused-fields.ts";
import type { SentCode } from "../parts/sent-code-input.tsx";
import { SubmitButton } from "../parts/submit-button.tsx";
import { linkTo } from "../parts/text-link.tsx";
import { useRegister } from "./use-register.ts";

/** What was typed, so that going back finds it again. */
interface DetailFields {
  readonly email?: string;
  readonly country: string;
  readonly number: string;
  readonly password?: string;
}

export interface Details extends DetailFields {
  readonly kind: AccountKind;
  /** As it travels. */
  readonly account: string;
  readonly password: string;
}

export interface DetailsStepProps {
  readonly earlier: Details | null;
  readonly onSent: (details: Details, sent: SentCode) => void;
}

export function DetailsStep({ earlier, onSent }: DetailsStepProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const toPath = useLocalPath();
  const returnTo = useReturnPath();
  const refusal = useRefusal();
  const [kind, setKind] = useState<AccountKind>(earlier?.kind ?? "email");
  const form = useForm<DetailFields>({
    defaultValues: earlier ?? newDetails(),
    // The library would go by the order in which fields were drawn; see `focusFirst`.
    shouldFocusError: false,
  });
  const { submit, isBusy, isChecking } = useDetails(form, kind, refusal, onSent);
  const fields = useWatch({ control: form.control });
  return (
    <AuthCard
      title={t("auth.register.title")}
      isStep={earlier !== null}
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
              panel: kind === "phone" && <PhoneField form={form} />,
            },
          ]}
        />
        <NewPasswordField
          label={t("auth.password")}
          password={fields.password ?? ""}
          account={(kind === "email" ? fields.email : fields.number) ?? ""}
          error={form.formState.errors.password?.message}
          input={form.register("password", {
            validate: (password) => checkNewPassword(t, password),
          })}
        />
        <RefusalNotice refusal={refusal} />
        <SubmitButton isBusy={isBusy} isChecking={isChecking} isWaiting={refusal.isWaiting}>
          {t("auth.register.submit")}
        </SubmitButton>
        <p className="text-muted text-xs">
          {rich("auth.register.terms", {
            link: linkTo(toPath("/p2p/agreement")),
          })}
        </p>
      </form>
    </AuthCard>
  );
}

function newDetails(): DetailFields {
  const languages = typeof navigator === "undefined" ? [] : navigator.languages;
  return { country: guessCountry(languages), number: "" };
}

interface FieldProps {
  readonly form: UseFormReturn<DetailFields>;
}

function EmailField({ form }: FieldProps) {
  const t = usePhrase();
  return (
    <Field
      label={t("auth.email")}
      error={form.formState.errors.email?.message}
      isLabelHidden
      isRequired
    >
      {(control) => (
        <TextInput
          {...control}
          {...form.register("email", {
            validate: (email = "") => {
              if (email.trim() === "") return t("security.field.required");
              return readEmail(email) !== null || t("auth.email.invalid");
            },
          })}
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

function PhoneField({ form }: FieldProps) {
  const t = usePhrase();
  const country = useWatch({ control: form.control, name: "country" });
  return (
    <Controller
      control={form.control}
      name="number"
      rules={{
        validate: (number) => {
          if (number.trim() === "") return t("security.field.required");
          return phoneOf({ country, number }) !== null || t("auth.phone.invalid");
        },
      }}
      render={({ field, fieldState }) => (
        <PhoneInput
          label={t("auth.phone")}
          countryLabel={t("auth.phone.country")}
          searchLabel={t("auth.phone.search")}
          emptyText={t("shell.error.noMatchingData")}
          country={country}
          onCountryChange={(chosen) => form.setValue("country", chosen)}
          number={field.value}
          onNumberChange={field.onChange}
          error={fieldState.error?.message}
          inputRef={field.ref}
        />
      )}
    />
  );
}

function phoneOf({ country, number }: Pick<DetailFields, "country" | "number">): string | null {
  return internationalNumber(dialCodeOf(country) ?? "", number);
}

function useDetails(
  form: UseFormReturn<DetailFields>,
  kind: AccountKind,
  refusal: Refusal,
  onSent: DetailsStepProps["onSent"],
) {
  const accountField = kind === "email" ? "email" : "number";
  const {
    isBusy,
    isChecking,
    submit: send,
  } = useRegister({
    onDone: (code, { account, password }) =>
      onSent({ ...form.getValues(), kind, account, password }, code),
    onFailed: (failure) => {
      const refused = refusedFields(failure, ["account", "password"]);
      if (refused.size === 0) refusal.refuse(failure);
      for (const [name, message] of refused) {
        const field = name === "account" ? accountField : name;
        form.setError(field, { message }, { shouldFocus: true });
      }
    },
  });
  const focusFirst = (errors: FieldErrors<DetailFields>) =>
    form.setFocus(errors[accountField] === undefined ? "password" : accountField);
  const submit = form.handleSubmit(async (fields) => {
    refusal.clear();
    const { email = "", password = "" } = fields;
    const account = kind === "email" ? readEmail(email) : phoneOf(fields);
    if (account !== null) await send(account, password);
  }, focusFirst);
  return { isBusy, isChecking, submit: (event: React.SubmitEvent) => void submit(event) };
}
