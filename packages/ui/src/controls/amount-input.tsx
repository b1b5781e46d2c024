/**
 * A field for an amount of money. Its value is a decimal string from the first key to the wire:
 * a number input would hand over binary fractions and change with the mouse wheel. The field shows
 * what was typed, below it what that was read as, and asks where it could be two amounts; until that
 * is answered its value is none that a form could send (`isUnreadAmount`).
 */
import { formatNumber } from "@parley/domain/format/format-number";
import {
  amountValue,
  isTypedOn,
  isUnreadAmount,
  readTypedAmount,
  textOfAmountValue,
  type TypedAmount,
} from "@parley/domain/money/typed-amount";
import { useId, useRef, useState, type InputHTMLAttributes, type ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { CONTROL_FRAME } from "../styles/control-class.ts";

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "type">;

export interface AmountWords {
  /** Before the amounts to choose from: "Which amount do you mean?" */
  readonly question: string;
  readonly notAmount: string;
  readonly tooManyDecimals: (most: number) => string;
}

export interface AmountInputProps extends NativeProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** How many decimals the asset has. */
  readonly scale: number;
  readonly words: AmountWords;
  /** The code of the asset, which may be pasted with the number. */
  readonly unit?: string | undefined;
  /** Further content at the end of the field, such as a button Max. */
  readonly action?: ReactNode;
}

export function AmountInput(props: AmountInputProps) {
  const { value, onValueChange, scale, words, unit = "", action, className, ...rest } = props;
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  // As it was typed; a value from elsewhere is shown unchanged.
  const [typed, setTyped] = useState({ text: value, value });
  const shown = typed.value === value ? typed.text : textOfAmountValue(value);
  const isUnread = isUnreadAmount(value);
  const reading = readTypedAmount(shown, scale, { unit, isDoubtful: isUnread });
  const take = (text: string) => {
    const isDoubtful = isTypedOn(shown, text);
    const next = amountValue(text, readTypedAmount(text, scale, { unit, isDoubtful }));
    setTyped({ text, value: next });
    onValueChange(next);
  };
  const note = (
    <Note
      reading={reading}
      shown={shown}
      isUnread={isUnread}
      {...{ scale, words, unit }}
      onChoose={(text) => {
        take(text);
        input.current?.focus();
      }}
    />
  );
  return (
    <div className="flex w-full min-w-0 flex-col gap-1">
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
          ref={input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          aria-invalid={isUnread || rest["aria-invalid"]}
          aria-describedby={classNames(rest["aria-describedby"], noteId)}
          onChange={(event) => take(event.currentTarget.value)}
          className="figures min-w-0 flex-1 self-stretch rounded-md bg-transparent px-3 py-1.5 outline-none disabled:cursor-not-allowed disabled:text-disabled"
        />
        {(unit !== "" || action !== undefined) && (
          <span className="flex shrink-0 items-center gap-2 pe-3 text-sm text-muted">
            {unit}
            {action}
          </span>
        )}
      </div>
      <div id={noteId} aria-live="polite" className="text-xs empty:hidden">
        {note}
      </div>
    </div>
  );
}

interface NoteProps {
  readonly reading: TypedAmount;
  readonly shown: string;
  readonly isUnread: boolean;
  readonly scale: number;
  readonly words: AmountWords;
  readonly unit: string;
  readonly onChoose: (text: string) => void;
}

/** What was understood, asked about or refused; nothing where the text says it as plainly. */
function Note({ reading, shown, isUnread, scale, words, unit, onChoose }: NoteProps) {
  const write = (amount: string) => `${formatNumber(amount)} ${unit}`.trim();
  if (reading.kind === "ambiguous") {
    return (
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-warning">
        <span>{words.question}</span>
        {reading.readings.map((amount) => (
          <button
            key={amount}
            type="button"
            onClick={() => onChoose(amount)}
            className="figures min-h-8 rounded-md border border-control bg-surface px-2.5 font-medium text-ink hover:bg-hover max-sm:min-h-11"
          >
            {write(amount)}
          </button>
        ))}
      </div>
    );
  }
  if (reading.kind === "invalid" || isUnread) {
    const isTooFine = reading.kind === "invalid" && reading.reason === "tooManyDecimals";
    return (
      <p className="text-danger">{isTooFine ? words.tooManyDecimals(scale) : words.notAmount}</p>
    );
  }
  if (reading.kind === "empty" || isPlain(shown)) return null;
  return <p className="figures text-muted">= {write(reading.text)}</p>;
}

/** Too small for groups, and with a point: it reads the same in the field. */
function isPlain(text: string): boolean {
  return /^\d{1,3}(?:\.\d*)?$/.test(text);
}
