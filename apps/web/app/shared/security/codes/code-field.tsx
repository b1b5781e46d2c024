/** Six digits with their label; the authenticator's, or one that was sent. */
import { Field } from "@parley/ui/controls/field";
import { OtpField } from "@parley/ui/controls/otp-field";
import type { ReactNode } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";

export interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The last digit was typed or pasted: the form submits itself. */
  readonly onComplete: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** At the end of the label's line. */
  readonly aside?: ReactNode;
}

export function CodeField(props: CodeFieldProps) {
  const { label, value, onValueChange, onComplete, hint, error, aside } = props;
  const t = usePhrase();
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired
      {...(aside === undefined ? {} : { aside })}
    >
      {(control) => (
        <OtpField
          {...control}
          value={value}
          onValueChange={onValueChange}
          onComplete={onComplete}
          digitLabel={(position, length) => t("security.code.digit", { label, position, length })}
        />
      )}
    </Field>
  );
}
