/** A box to tick: the browser's own input, so that forms, labels and keyboards know it. */
import Check from "lucide-react/icons/check";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../styles/class-names.ts";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  readonly label: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames("flex min-h-6 items-start gap-2 py-0.5 text-sm", className)}>
      <span className="relative mt-0.5 flex size-4 shrink-0">
        <input
          {...rest}
          type="checkbox"
          className="peer size-4 cursor-pointer appearance-none rounded-sm border border-control bg-surface transition-colors hover:border-ink checked:border-accent-fill checked:bg-accent-fill aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-active"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto hidden size-3 text-on-fill peer-checked:block peer-disabled:text-disabled"
        />
      </span>
      <span className={rest.disabled === true ? "text-disabled" : "cursor-pointer text-ink"}>
        {label}
      </span>
    </label>
  );
}
