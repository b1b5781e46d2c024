/**
 * A field for an amount of money. Its value is a decimal string from the first key to the wire:
 * a number input would hand over binary fractions and change with the mouse wheel.
 */
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { normalizeAmountText } from "./amount-text.ts";
import { classNames } from "./class-names.ts";
import { CONTROL_FRAME } from "./control-class.ts";

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "type">;

export interface AmountInputProps extends NativeProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** How many decimals the asset has. */
  readonly scale: number;
  /** The code of the asset, and perhaps a button such as Max, at the end of the field. */
  readonly suffix?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function AmountInput(props: AmountInputProps) {
  const { value, onValueChange, scale, suffix, className, ...rest } = props;
  return (
    <div
      className={classNames(
        CONTROL_FRAME,
        "flex items-center has-enabled:hover:border-ink has-disabled:border-line-strong has-disabled:bg-sunken has-aria-invalid:border-danger",
        "has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus",
        className,
      )}
    >
      <input
        {...rest}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => {
          const next = normalizeAmountText(event.currentTarget.value, scale);
          if (next !== null) onValueChange(next);
        }}
        className="figures min-w-0 flex-1 self-stretch rounded-md bg-transparent px-3 py-1.5 outline-none disabled:cursor-not-allowed disabled:text-disabled"
      />
      {suffix !== undefined && (
        <span className="flex shrink-0 items-center gap-2 pe-3 text-sm text-muted">{suffix}</span>
      )}
    </div>
  );
}
