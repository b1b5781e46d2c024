/** The form of a new key: its name, what it may do, from where and for how long. */
import { keyName, keyPublicKey } from "@parley/contract/endpoints/identity/api-keys";
import {
  KEY_KINDS,
  KEY_PERMISSIONS,
  MAX_KEY_NAME_LENGTH,
  type KeyPermission,
} from "@parley/domain/security/api-key";
import { Checkbox } from "@parley/ui/controls/checkbox";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { RadioGroup } from "@parley/ui/controls/radio-group";
import { TextArea } from "@parley/ui/controls/text-area";
import { TextInput } from "@parley/ui/controls/text-input";
import { Notice } from "@parley/ui/feedback/notice";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { AmountInput } from "../../shared/forms/amount-input.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { EXPIRIES, findWrongAddress, isCap, movesCoins, type NewKey } from "./api-key.ts";

export interface NewKeyFormProps {
  readonly id: string;
  readonly form: UseFormReturn<NewKey>;
  readonly onSubmit: (input: NewKey) => void;
}

export function NewKeyForm({ id, form, onSubmit }: NewKeyFormProps) {
  const t = usePhrase();
  const { errors } = form.formState;
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      className="flex flex-col gap-5"
    >
      <Field
        label={t("api.new.name")}
        hint={t("api.new.name.hint")}
        error={errors.name?.message}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={MAX_KEY_NAME_LENGTH}
            {...form.register("name", {
              validate: (text) => keyName.safeParse(text).success || t("api.problem.blank"),
            })}
          />
        )}
      </Field>
      <KindChoice form={form} />
      <Permissions form={form} />
      <Addresses form={form} />
      <Controller
        control={form.control}
        name="expiry"
        render={({ field }) => (
          <Field label={t("api.new.expiry")}>
            {(control) => (
              <NativeSelect
                {...control}
                value={field.value}
                onValueChange={field.onChange}
                options={EXPIRIES.map((value) => ({
                  value,
                  label:
                    value === "never"
                      ? t("api.expiry.never")
                      : t("api.expiry.days", { days: Number(value) }),
                }))}
              />
            )}
          </Field>
        )}
      />
    </form>
  );
}

interface PartProps {
  readonly form: UseFormReturn<NewKey>;
}

function KindChoice({ form }: PartProps) {
  const t = usePhrase();
  const kind = useWatch({ control: form.control, name: "kind" });
  return (
    <>
      <RadioGroup
        label={t("api.new.kind")}
        value={kind}
        onValueChange={(value) => form.setValue("kind", value)}
        options={KEY_KINDS.toReversed().map((value) => ({
          value,
          label: t(`api.kind.${value}`),
          hint: t(`api.kind.${value}.hint`),
        }))}
      />
      {kind === "ed25519" && (
        <Field
          label={t("api.new.publicKey")}
          hint={t("api.new.publicKey.hint")}
          error={form.formState.errors.publicKey?.message}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              spellCheck={false}
              className="font-mono"
              {...form.register("publicKey", {
                shouldUnregister: true,
                validate: (text) => {
                  const isKey = text.trim() !== "" && keyPublicKey.safeParse(text.trim()).success;
                  return isKey || t("api.problem.publicKey");
                },
              })}
            />
          )}
        </Field>
      )}
    </>
  );
}

const CAPS = { release: "releaseCap", withdraw: "withdrawCap" } as const;

function Permissions({ form }: PartProps) {
  const t = usePhrase();
  const permissions = useWatch({ control: form.control, name: "permissions" });
  const error = form.formState.errors.permissions?.message;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t("api.permissions")}</legend>
      {KEY_PERMISSIONS.map((permission) => (
        <div key={permission} className="flex flex-col gap-2">
          <Checkbox
            value={permission}
            aria-invalid={error === undefined ? undefined : true}
            label={
              <>
                {t(`api.permission.${permission}`)}
                <span className="text-muted block text-xs">
                  {t(`api.permission.${permission}.hint`)}
                </span>
              </>
            }
            {...form.register("permissions", {
              validate: (chosen) => chosen.length > 0 || t("api.problem.permissions"),
            })}
          />
          {hasCap(permission) && permissions.includes(permission) && (
            <CapField form={form} permission={permission} />
          )}
        </div>
      ))}
      <p aria-live="polite" className="text-danger text-xs empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

function hasCap(permission: KeyPermission): permission is keyof typeof CAPS {
  return permission in CAPS;
}

const CAP_DECIMALS = 2;

function CapField({ form, permission }: PartProps & { readonly permission: keyof typeof CAPS }) {
  const t = usePhrase();
  const name = CAPS[permission];
  return (
    <Field
      className="ps-6"
      label={t(`api.new.${name}`)}
      error={form.formState.errors[name]?.message}
      isRequired
    >
      {(control) => (
        <Controller
          control={form.control}
          name={name}
          shouldUnregister
          rules={{ validate: (text) => isCap(text) || t("api.problem.cap") }}
          render={({ field: { value, onChange } }) => (
            <AmountInput
              {...control}
              value={value}
              onValueChange={onChange}
              scale={CAP_DECIMALS}
              unit="USD"
            />
          )}
        />
      )}
    </Field>
  );
}

function Addresses({ form }: PartProps) {
  const t = usePhrase();
  const [permissions, addresses] = useWatch({
    control: form.control,
    name: ["permissions", "addresses"],
  });
  return (
    <>
      <Field
        label={t("api.new.addresses")}
        hint={t("api.new.addresses.hint")}
        error={form.formState.errors.addresses?.message}
      >
        {(control) => (
          <TextArea
            {...control}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            {...form.register("addresses", {
              validate: (text) => {
                const address = findWrongAddress(text);
                return address === null || t("api.problem.addresses", { address });
              },
            })}
          />
        )}
      </Field>
      {movesCoins(permissions) && addresses.trim() === "" && (
        <Notice tone="warning">{t("api.new.anyAddress")}</Notice>
      )}
    </>
  );
}
