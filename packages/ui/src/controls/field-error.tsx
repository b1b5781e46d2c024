/**
 * What is wrong with a field, below it. The live region is always rendered: screen readers announce only
 * what is added to a known one.
 */
import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

export interface FieldErrorProps {
  /** For `aria-describedby` of the control. */
  readonly id: string;
  readonly error: ReactNode;
  readonly className?: string | undefined;
}

export function FieldError({ id, error, className }: FieldErrorProps) {
  return (
    <div aria-live="polite" className={classNames("empty:hidden", className)}>
      {hasError(error) && (
        <p id={id} className="flex items-start gap-1 text-xs text-danger">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

export function hasError(error: ReactNode): boolean {
  return error !== undefined && error !== null && error !== "";
}
