import { Field } from "@parley/ui/field";
import { IconButton } from "@parley/ui/icon-button";
import { TextInput, type TextInputProps } from "@parley/ui/text-input";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { usePhrase } from "../../shell/phrase.tsx";

export interface PasswordFieldProps extends TextInputProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A password with an eye: who can see what he types makes fewer mistakes. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const t = usePhrase();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} isRequired>
      {(control) => (
        <div className="relative">
          <TextInput
            {...control}
            {...input}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
            className="pe-11"
          />
          <IconButton
            label={t(isShown ? "security.password.hide" : "security.password.show")}
            icon={<Icon aria-hidden className="size-4" />}
            onClick={() => setIsShown((before) => !before)}
            className="absolute inset-y-0 end-0"
          />
        </div>
      )}
    </Field>
  );
}
