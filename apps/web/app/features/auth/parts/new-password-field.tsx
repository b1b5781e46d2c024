/** A password being chosen, with advice on how long it would hold. */
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "@parley/domain/account/password-length";
import { Field } from "@parley/ui/controls/field";
import type { ComponentProps } from "react";
import { PasswordInput } from "../../../shared/forms/password-input.tsx";
import { usePhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { TALL } from "./auth-card.tsx";
import {
  passwordStrength,
  type PasswordStrength,
  type StrengthLevel,
} from "./password-strength.ts";

export interface NewPasswordFieldProps {
  readonly label: string;
  readonly password: string;
  /** Whose password it is; it should not be in it. */
  readonly account: string;
  readonly error: string | undefined;
  readonly input: ComponentProps<typeof PasswordInput>;
}

export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label, password, account, error, input } = props;
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} error={error} isRequired>
        {(control) => (
          <PasswordInput {...control} {...input} autoComplete="new-password" className={TALL} />
        )}
      </Field>
      <StrengthMeter strength={passwordStrength(password, account)} isEmpty={password === ""} />
    </div>
  );
}

/** What is wrong with it; null when it may be sent. */
export function checkNewPassword(t: Phrase, password: string | undefined): string | null {
  const { length } = Array.from((password ?? "").normalize("NFKC"));
  if (length === 0) return t("security.field.required");
  if (length < SHORTEST_PASSWORD) return t("auth.password.short");
  return length <= LONGEST_PASSWORD ? null : t("auth.password.long");
}

const BARS = {
  none: { filled: 0, colour: "bg-danger" },
  weak: { filled: 1, colour: "bg-danger" },
  fair: { filled: 2, colour: "bg-warning" },
  good: { filled: 3, colour: "bg-success" },
  strong: { filled: 4, colour: "bg-success" },
} as const satisfies Record<StrengthLevel, { filled: number; colour: string }>;

const POSITIONS = [1, 2, 3, 4] as const;

interface StrengthMeterProps {
  readonly strength: PasswordStrength;
  readonly isEmpty: boolean;
}

function StrengthMeter({ strength: { level, hint }, isEmpty }: StrengthMeterProps) {
  const t = usePhrase();
  const { filled, colour } = BARS[level];
  return (
    <div className="flex flex-col gap-1">
      <div aria-hidden className="flex gap-1">
        {POSITIONS.map((position) => (
          <span
            key={position}
            className={`h-1 flex-1 rounded-full transition-colors ${!isEmpty && position <= filled ? colour : "bg-active"}`}
          />
        ))}
      </div>
      <output className="text-muted flex min-h-4 flex-col text-xs">
        {!isEmpty && (
          <span className="text-ink font-medium">
            {t("auth.strength", { level: t(`auth.strength.${level}`) })}
          </span>
        )}
        {hint !== null && <span>{t(`auth.strength.hint.${hint}`)}</span>}
      </output>
    </div>
  );
}
