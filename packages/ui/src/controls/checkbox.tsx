/** A box to tick: the browser's own input, so that forms, labels and keyboards know it. */
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../styles/class-names.ts";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  readonly label: ReactNode;
  /** A card to press, as a choice that is worth reading. */
  readonly isCard?: boolean | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function Checkbox({ label, isCard = false, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(isCard ? "choice-card" : "checkbox-label", className)}>
      <input {...rest} type="checkbox" className="checkbox" />
      <span className={rest.disabled === true ? "text-disabled" : undefined}>{label}</span>
    </label>
  );
}
