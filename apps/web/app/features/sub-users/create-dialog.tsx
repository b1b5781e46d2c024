/** Makes a sub-user: how it logs in and what it may do. */
import { createSubUser, newSubUserTexts } from "@parley/contract/endpoints/identity/sub-users";
import { decideNickname, normalizeNickname } from "@parley/domain/name/nickname";
import { LONGEST_PASSWORD } from "@parley/domain/account/password-length";
import { PERMISSIONS, type Permission } from "@parley/domain/account/permission";
import { Button } from "@parley/ui/controls/button";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { Dialog, DialogClose } from "@parley/ui/overlays/dialog";
import { Field } from "@parley/ui/controls/field";
import { TextInput, type TextInputProps } from "@parley/ui/controls/text-input";
import { notify } from "@parley/ui/feedback/toast";
import { Suspense, useId, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { AreaPhrases } from "../../shell/locale/area-phrases.tsx";
import { useKeptFields } from "../../shared/forms/use-kept-fields.ts";
import { PasswordInput } from "../../shared/forms/password-input.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { sendSealed } from "../../shared/security/seal-request.ts";
import type { Attempt } from "../../shared/security/codes/verification.ts";
import { VerificationForm } from "../../shared/security/verification-form.tsx";

interface NewSubUser {
  account: string;
  username: string;
  password: string;
  permissions: Permission[];
  useAdminTwoFactor: boolean;
}

type TextName = "account" | "username" | "password";

const TEXT_NAMES: readonly TextName[] = ["account", "username", "password"];

/** Where a refusal that names no field belongs. */
const FIELD_OF_REFUSAL: Readonly<Record<string, TextName>> = {
  accountInvalid: "account",
  contactTaken: "account",
  usernameTaken: "username",
  nicknameCharacters: "username",
  nicknameScripts: "username",
  nicknameContact: "username",
  nicknameReserved: "username",
  passwordTooWeak: "password",
};

const EMPTY: NewSubUser = {
  account: "",
  username: "",
  password: "",
  permissions: ["trade"],
  useAdminTwoFactor: false,
};

const AREAS = ["security"] as const;

/** Never the password. */
const KEPT = { form: "sub-user", subject: "", names: ["account", "username"] } as const;

export function CreateDialog({ isDisabled = false }: { isDisabled?: boolean }) {
  const t = usePhrase();
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  /** The input, while its codes are required. */
  const [entered, setEntered] = useState<NewSubUser | null>(null);
  const form = useForm<NewSubUser>({ defaultValues: EMPTY });
  const forget = useKeptFields(form, KEPT);
  const close = () => {
    // A password is not left behind in a dialog that is closed.
    form.reset(EMPTY);
    forget();
    setEntered(null);
    setIsOpen(false);
  };
  const submit = useCreation(form, { onDone: close, onRefused: () => setEntered(null) });
  // A phone number may be typed with spaces; it is sent, and sealed, without.
  const review = (input: NewSubUser) =>
    setEntered({ ...input, account: input.account.replace(/\s+/g, "") });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (next) setIsOpen(true);
        else close();
      }}
      isInsistent
      title={t("account.subUsers.new.title")}
      description={t(
        entered === null ? "account.subUsers.new.text" : "account.subUsers.new.whyCodes",
      )}
      closeLabel={t("account.subUsers.close")}
      trigger={<Button disabled={isDisabled}>{t("account.subUsers.create")}</Button>}
      footer={
        entered === null ? (
          <>
            <DialogClose
              button={<Button tone="secondary">{t("account.subUsers.cancel")}</Button>}
            />
            <Button type="submit" form={formId}>
              {t("account.subUsers.new.continue")}
            </Button>
          </>
        ) : undefined
      }
    >
      <div hidden={entered !== null}>
        <NewSubUserForm id={formId} form={form} onSubmit={review} />
      </div>
      {entered !== null && (
        <Suspense>
          <AreaPhrases areas={AREAS}>
            <VerificationForm
              purpose="sub-users"
              subject={entered.account}
              submit={(attempt) => submit(entered, attempt)}
              onCancel={() => setEntered(null)}
              cancelLabel={t("account.subUsers.new.back")}
              confirmLabel={t("account.subUsers.new.submit")}
              notDone={t("account.subUsers.notDone.create")}
            />
          </AreaPhrases>
        </Suspense>
      )}
    </Dialog>
  );
}

interface NewSubUserFormProps {
  readonly id: string;
  readonly form: UseFormReturn<NewSubUser>;
  readonly onSubmit: (input: NewSubUser) => void;
}

function NewSubUserForm({ id, form, onSubmit }: NewSubUserFormProps) {
  const t = usePhrase();
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      className="flex flex-col gap-4"
    >
      <NewText
        form={form}
        name="account"
        hint={t("account.subUsers.new.account.hint")}
        autoComplete="off"
      />
      <NewText
        form={form}
        name="username"
        hint={t("account.settings.username.hint")}
        autoComplete="off"
        maxLength={30}
      />
      <NewText
        form={form}
        name="password"
        hint={t("account.subUsers.new.password.hint")}
        autoComplete="new-password"
        maxLength={LONGEST_PASSWORD}
      />
      <Rights form={form} />
    </form>
  );
}

interface CreationEnds {
  readonly onDone: () => void;
  /** What was entered has to change; the fields say what. */
  readonly onRefused: () => void;
}

/** Creates it with the codes; null when it is done or the fields show what is wrong. */
function useCreation(form: UseFormReturn<NewSubUser>, { onDone, onRefused }: CreationEnds) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  return async (body: NewSubUser, { codes, idempotencyKey }: Attempt) => {
    const result = await sendSealed(
      { action: "sub-users", subject: body.account, codes, body: { ...body } },
      idempotencyKey,
      (sealed, options) => getApi().call(createSubUser, sealed, options),
    );
    if (result.ok) {
      const name = result.data.username;
      notify({ tone: "success", text: t("account.subUsers.new.done", { name }) });
      onDone();
      await revalidate();
      return null;
    }
    const field = FIELD_OF_REFUSAL[result.name];
    const problems =
      field === undefined ? result.fields : [{ path: field, message: result.message }];
    const marked = problems.flatMap(({ path, message }) => {
      const name = TEXT_NAMES.find((text) => text === path);
      return name === undefined ? [] : [{ name, message }];
    });
    if (marked.length === 0) return result;
    onRefused();
    for (const { name, message } of marked) form.setError(name, { message }, { shouldFocus: true });
    return null;
  };
}

interface NewTextProps extends Omit<TextInputProps, "form" | "name" | "type" | "icon"> {
  readonly form: UseFormReturn<NewSubUser>;
  readonly name: TextName;
  readonly hint: string;
}

function NewText({ form, name, hint, ...rest }: NewTextProps) {
  const t = usePhrase();
  const Input = name === "password" ? PasswordInput : TextInput;
  return (
    <Field
      label={t(`account.subUsers.new.${name}`)}
      hint={hint}
      error={form.formState.errors[name]?.message}
      isRequired
    >
      {(control) => (
        <Input
          {...control}
          {...rest}
          {...form.register(name, {
            validate: (text) => {
              if (text.trim() === "") return t("account.field.blank");
              return isGood(name, text) || t(PROBLEMS[name]);
            },
          })}
        />
      )}
    </Field>
  );
}

const PROBLEMS = {
  account: "account.field.blank",
  username: "account.settings.username.invalid",
  password: "account.subUsers.problem.password",
} as const satisfies Record<TextName, string>;

/** By the contract's own rule for the field; a nickname also by its characters. */
function isGood(name: TextName, text: string): boolean {
  const isAccepted = newSubUserTexts[name].safeParse(text).success;
  if (name !== "username") return isAccepted;
  return isAccepted && decideNickname(normalizeNickname(text)) === null;
}

function Rights({ form }: { form: UseFormReturn<NewSubUser> }) {
  const t = usePhrase();
  return (
    <>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1.5 text-sm font-medium">{t("account.subUsers.permissions")}</legend>
        {PERMISSIONS.map((permission) => (
          <Checkbox
            key={permission}
            value={permission}
            label={t(`account.subUsers.permission.${permission}`)}
            {...form.register("permissions")}
          />
        ))}
      </fieldset>
      <Checkbox
        label={
          <>
            {t("account.subUsers.new.useAdminTwoFactor")}
            <span className="text-muted block text-xs">
              {t("account.subUsers.new.useAdminTwoFactor.hint")}
            </span>
          </>
        }
        {...form.register("useAdminTwoFactor")}
      />
    </>
  );
}
