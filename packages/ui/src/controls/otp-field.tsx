/**
 * Six boxes for the six digits of a security code. Pasting fills them all, phones offer the code
 * from the message. Until the page is hydrated one plain field replaces them.
 */
import { OTPField as Base } from "@base-ui/react/otp-field";
import { classNames } from "../styles/class-names.ts";
import { CONTROL_FRAME, CONTROL_STATES } from "../styles/control-class.ts";
import type { FieldControl } from "./field.tsx";
import { AfterHydration } from "./hydration.tsx";
import { CODE_LENGTH, normalizeCode } from "./one-time-code.ts";

export interface OtpFieldProps extends Partial<FieldControl> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Called once all six digits are there. */
  readonly onComplete?: ((value: string) => void) | undefined;
  /** Names each box, such as "Digit 2 of 6". */
  readonly digitLabel: (position: number, length: number) => string;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

const POSITIONS = Array.from({ length: CODE_LENGTH }, (_, index) => index + 1);

export function OtpField(props: OtpFieldProps) {
  const { id, value, onValueChange, onComplete, digitLabel, name, isDisabled = false } = props;
  return (
    <AfterHydration fallback={<PlainCodeInput {...props} />}>
      <Base.Root
        length={CODE_LENGTH}
        value={value}
        onValueChange={(next) => onValueChange(next)}
        onValueComplete={(next) => onComplete?.(next)}
        normalizeValue={normalizeCode}
        // Digits of other scripts would be filtered out before they could be read.
        validationType="none"
        inputMode="numeric"
        disabled={isDisabled}
        aria-describedby={props["aria-describedby"]}
        className="flex gap-1.5 sm:gap-2"
        {...(id === undefined ? {} : { id })}
        {...(name === undefined ? {} : { name })}
      >
        {POSITIONS.map((position) => (
          <Base.Input
            key={position}
            aria-label={digitLabel(position, CODE_LENGTH)}
            aria-invalid={props["aria-invalid"]}
            className={classNames(
              CONTROL_FRAME,
              CONTROL_STATES,
              "figures h-12 max-w-11 flex-1 px-0 text-center text-lg font-semibold sm:h-12 sm:text-lg",
            )}
          />
        ))}
      </Base.Root>
    </AfterHydration>
  );
}

function PlainCodeInput(props: OtpFieldProps) {
  return (
    <input
      id={props.id}
      name={props.name}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH}
      value={props.value}
      onChange={(event) => props.onValueChange(normalizeCode(event.currentTarget.value))}
      disabled={props.isDisabled === true}
      aria-describedby={props["aria-describedby"]}
      aria-invalid={props["aria-invalid"]}
      className={classNames(CONTROL_FRAME, CONTROL_STATES, "figures h-12 max-w-76 px-3 sm:h-12")}
    />
  );
}
