/** Makes a sub-user: how it logs in and what it may do. */
import { createSubUser } from "@parley/contract/endpoints/sub-users";
import { LONGEST_PASSWORD } from "@parley/domain/account/password-length";
import { PERMISSIONS, type Permission } from "@parley/domain/account/permission";
import { Button } from "@parley/ui/button";
import { Checkbox } from "@parley/ui/checkbox";
import { Dialog, DialogClose } from "@parley/ui/dialog";
import { Field } from "@parley/ui/field";
import { TextInput, type TextInputProps } from "@parley/ui/text-input";
import { notify } from "@parley/ui/toast";
import { useId, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api.ts";
import { PasswordInput } from "../../shell/password-input.tsx";
import { usePhrase } from "../../shell/phrase.tsx";
import { NotDone } from "../../shell/security/not-done.tsx";
import { useWrite } from "../../shell/security/use-write.ts";

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
  passwordTooWeak: "password",
};

const EMPTY: NewSubUser = {
  account: "",
  username: "",
  password: "",
  permissions: ["trade"],
  useAdminTwoFactor: false,
};

export function CreateDialog({ isDisabled = false }: { isDisabled?: boolean }) {
  const t = usePhrase();
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm<NewSubUser>({ defaultValues: EMPTY });
  const { create, isBusy, failure, forget } = useCreation(form, () => setIsOpen(false));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        // A password is not left behind in a dialog that is closed.
        if (!next) form.reset(EMPTY);
        forget();
        setIsOpen(next);
      }}
      isInsistent
      title={t("account.subUsers.new.title")}
      description={t("account.subUsers.new.text")}
      closeLabel={t("account.subUsers.close")}
      trigger={<Button disabled={isDisabled}>{t("account.subUsers.create")}</Button>}
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("account.subUsers.cancel")}</Button>} />
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t("account.subUsers.new.submit")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void form.handleSubmit(create)(event)}
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
        <NotDone
          title={t("account.subUsers.notDone.create")}
          failure={failure}
          isBusy={isBusy}
          onRetry={() => void form.handleSubmit(create)()}
        />
      </form>
    </Dialog>
  );
}

function useCreation(form: UseFormReturn<NewSubUser>, onDone: () => void) {
  const t = usePhrase();
  const write = useWrite();
  const { revalidate } = useRevalidator();
  const create = async (input: NewSubUser) => {
    const result = await write.run(input, (idempotencyKey) =>
      getApi().call(createSubUser, input, { idempotencyKey }),
    );
    if (result === null) return;
    if (result.ok) {
      notify({
        tone: "success",
        text: t("account.subUsers.new.done", { name: result.data.username }),
      });
      form.reset(EMPTY);
      onDone();
      await revalidate();
      return;
    }
    const field = FIELD_OF_REFUSAL[result.name];
    const problems =
      field === undefined ? result.fields : [{ path: field, message: result.message }];
    const marked = problems.flatMap(({ path, message }) => {
      const name = TEXT_NAMES.find((text) => text === path);
      return name === undefined ? [] : [{ name, message }];
    });
    for (const { name, message } of marked) form.setError(name, { message }, { shouldFocus: true });
    if (marked.length > 0) write.forget();
  };
  const { isBusy, failure, forget } = write;
  return { create, isBusy, failure, forget };
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
              if (text.trim() === "") return t("account.subUsers.problem.blank");
              return isGood(name, text) || t(PROBLEMS[name]);
            },
          })}
        />
      )}
    </Field>
  );
}

const PROBLEMS = {
  account: "account.subUsers.problem.blank",
  username: "account.settings.username.invalid",
  password: "account.subUsers.problem.password",
} as const satisfies Record<TextName, string>;

/** By the contract's own rule for the field. */
function isGood(name: TextName, text: string): boolean {
  return createSubUser.request.body.shape[name].safeParse(text).success;
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
