/** One line of text. */
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../styles/class-names.ts";
import { CONTROL_FRAME, CONTROL_STATES } from "../styles/control-class.ts";

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Decoration before the text, a magnifying glass for example. */
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function TextInput({ icon, className, ...rest }: TextInputProps) {
  const input = (
    <input
      type="text"
      {...rest}
      className={classNames(
        CONTROL_FRAME,
        CONTROL_STATES,
        "px-3 py-1.5",
        icon !== undefined && "ps-9",
        className,
      )}
    />
  );
  if (icon === undefined) return input;
  return (
    <div className="relative">
      <span className="pointer-events-none absolute inset-y-0 start-0 flex w-9 items-center justify-center text-subtle">
        {icon}
      </span>
      {input}
    </div>
  );
}
