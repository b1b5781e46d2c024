/**
 * A control with its label, hint and error. The field makes the ids and hands them to the control,
 * so that no form has to remember which attribute points where.
 */
import { type ReactNode, useId } from "react";
import { classNames } from "../styles/class-names.ts";
import { FieldError, hasError } from "./field-error.tsx";

/** What the control inside spreads onto its element. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** At the end of the label's line: a balance, a link. */
  readonly aside?: ReactNode;
  readonly isRequired?: boolean | undefined;
  readonly isLabelHidden?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field(props: FieldProps) {
  const { label, hint, error, aside, isRequired = false, isLabelHidden = false } = props;
  const id = useId();
  const hasHint = hint !== undefined && hint !== null && hint !== "";
  const isWrong = hasError(error);
  const describedBy = classNames(hasHint && `${id}-hint`, isWrong && `${id}-error`);
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", props.className)}>
      <div
        className={classNames(
          "flex items-baseline justify-between gap-3",
          isLabelHidden && aside === undefined && "sr-only",
        )}
      >
        <label htmlFor={id} className={isLabelHidden ? "sr-only" : "text-sm font-medium text-ink"}>
          {label}
        </label>
        {aside !== undefined && <div className="text-xs text-muted">{aside}</div>}
      </div>
      {props.children({
        id,
        "aria-describedby": describedBy === "" ? undefined : describedBy,
        "aria-invalid": isWrong || undefined,
        "aria-required": isRequired || undefined,
      })}
      {hasHint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
