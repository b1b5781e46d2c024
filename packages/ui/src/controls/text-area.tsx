/** Several lines of text. */
import type { Ref, TextareaHTMLAttributes } from "react";
import { classNames } from "../styles/class-names.ts";
import { CONTROL_FRAME, CONTROL_STATES } from "../styles/control-class.ts";

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextArea({ className, rows = 3, ...rest }: TextAreaProps) {
  return (
    <textarea
      rows={rows}
      {...rest}
      className={classNames(CONTROL_FRAME, CONTROL_STATES, "resize-y px-3 py-2", className)}
    />
  );
}
