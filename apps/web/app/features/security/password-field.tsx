/** A password with its label, hint and error. */
import { LONGEST_PASSWORD } from "@parley/domain/account/password-length";
import { Field } from "@parley/ui/controls/field";
import type { TextInputProps } from "@parley/ui/controls/text-input";
import { PasswordInput } from "../../shared/forms/password-input.tsx";

export interface PasswordFieldProps extends Omit<TextInputProps, "type" | "icon"> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired>
      {(control) => <PasswordInput {...control} {...input} maxLength={LONGEST_PASSWORD} />}
    </Field>
  );
}
