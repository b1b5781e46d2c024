/** One amount of the form of an offer. */
import { Field } from "@parley/ui/controls/field";
import type { ReactNode } from "react";
import { AmountInput } from "../../../shared/forms/amount-input.tsx";
import type { Editor } from "./use-editor.ts";

export interface AmountFieldProps {
  readonly editor: Editor;
  readonly name:
    | "price"
    | "percent"
    | "floor"
    | "ceiling"
    | "quantity"
    | "minLimit"
    | "maxLimit"
    | "firstTradeCap"
    | "payWindow"
    | "minTrades"
    | "minCompletionRate"
    | "minRegisteredDays";
  readonly label: string;
  /** How many decimals it may have. */
  readonly scale: number;
  readonly unit: string;
  readonly action?: ReactNode;
  readonly hint?: ReactNode;
  readonly aside?: ReactNode;
  readonly isRequired?: boolean;
}

export function AmountField(props: AmountFieldProps) {
  const { editor, name, label, scale, unit, action, hint, aside, isRequired = false } = props;
  const { form, draft, look } = editor;
  return (
    <Field
      label={label}
      hint={hint}
      aside={aside}
      error={form.formState.errors[name]?.message}
      isRequired={isRequired}
    >
      {(control) => (
        <AmountInput
          {...control}
          value={draft[name]}
          onValueChange={(text) => {
            form.setValue(name, text, { shouldDirty: true });
            look(name);
          }}
          scale={scale}
          unit={unit}
          action={action}
        />
      )}
    </Field>
  );
}
