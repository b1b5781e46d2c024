/** An option that takes effect at once. It is a native checkbox that says it is a switch. */
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../styles/class-names.ts";

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role"> {
  readonly label: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label
      className={classNames("flex min-h-6 items-center justify-between gap-3 text-sm", className)}
    >
      <span className={rest.disabled === true ? "text-disabled" : "cursor-pointer text-ink"}>
        {label}
      </span>
      <span className="relative flex h-5 w-9 shrink-0">
        <input
          {...rest}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox reports its own state
          role="switch"
          className="peer h-5 w-9 cursor-pointer appearance-none rounded-full border border-control bg-active transition-colors checked:border-accent-fill checked:bg-accent-fill disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-active"
        />
        {/* The knob moves by the inline axis, so that it also runs the right way in other scripts. */}
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-0.75 my-auto size-3.5 rounded-full bg-control transition-[inset-inline-start,background-color] peer-checked:start-4.75 peer-checked:bg-on-fill peer-disabled:bg-disabled"
        />
      </span>
    </label>
  );
}
