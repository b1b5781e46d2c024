/** The code of what is being added: sent to a new contact, or shown by a new authenticator. */
import { CodeField, type CodeFieldProps } from "./code-field.tsx";
import { SentCodeField } from "./sent-code-field.tsx";
import type { OwnCode } from "./verification.ts";

export interface OwnCodeFieldProps extends Pick<
  CodeFieldProps,
  "value" | "onValueChange" | "onComplete" | "error"
> {
  readonly own: OwnCode;
  readonly onAsk: () => void;
  /** The contact whose code was asked for together with the others; null: none, or another by now. */
  readonly askedFor: string | null;
}

export function OwnCodeField({ own, askedFor, onAsk, ...field }: OwnCodeFieldProps) {
  const { label, hint, sending } = own;
  if (sending === undefined) return <CodeField {...field} label={label} hint={hint} />;
  return (
    <SentCodeField
      {...field}
      // What was sent to another contact is nothing for this one.
      key={sending.key}
      label={label}
      onAsk={onAsk}
      request={sending.request}
      sendsAtOnce={sending.key === askedFor}
    />
  );
}
