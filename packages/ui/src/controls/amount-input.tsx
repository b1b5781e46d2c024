/**
 * A field for an amount of money. Its value is a decimal string from the first key to the wire:
 * a number input would hand over binary fractions and change with the mouse wheel. The field shows
 * what was typed, below it what that was read as, and asks where it could be two amounts; until that
 * is answered its value is none that a form could send (`isUnreadAmount`). A value from elsewhere is
 * shown with the point of the page's language.
 */
import { formatNumber } from "@parley/domain/format/format-number";
import { type KnownLanguage, numberMarks } from "@parley/domain/language/language";
import { parseAmount } from "@parley/domain/money/amount";
import {
  amountValue,
  isTypedOn,
  isUnreadAmount,
  readTypedAmount,
  textOfAmountValue,
  type TypedAmount,
} from "@parley/domain/money/typed-amount";
import { use, useId, useRef, useState, type InputHTMLAttributes, type ReactNode } from "react";
import { PageLanguage } from "../data/language.tsx";
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
  /** Other languages in which this browser has shown amounts, asked for when a text is pasted. */
  readonly languagesSeen?: (() => readonly KnownLanguage[]) | undefined;
  /** Further content at the end of the field, such as a button Max. */
  readonly action?: ReactNode;
}

export function AmountInput(props: AmountInputProps) {
  const { value, onValueChange, scale, words, unit = "", action, className, ...more } = props;
  const { languagesSeen, ...rest } = more;
  const language = use(PageLanguage);
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  // As it was typed; a value from elsewhere is shown as the language writes it.
  const [typed, setTyped] = useState({ text: "", value: "", language });
  const isTyped = typed.value === value && typed.language === language;
  const shown = isTyped ? typed.text : textOfAmountValue(value, language);
  const isUnread = isUnreadAmount(value);
  const reading = readingOf(value, shown, { scale, unit, language });
  const set = (text: string, next: string) => {
    setTyped({ text, value: next, language });
    onValueChange(next);
  };
  const take = (text: string, isByKey: boolean) => {
    // What was asked about stays so while it is edited, until it is pasted anew or has one meaning.
    const isDoubtful = isTypedOn(shown, text, language) || (isUnread && isByKey);
    // What is typed key by key is typed on this page; a copied amount may be from another one.
    const alsoSeen = isByKey ? [] : languagesSeen?.();
    const options = { unit, isDoubtful, language, alsoSeen };
    set(text, amountValue(text, readTypedAmount(text, scale, options)));
  };
  const note = (
    <Note
      reading={reading}
      shown={shown}
      isUnread={isUnread}
      {...{ scale, words, unit, language }}
      onChoose={(amount) => {
        set(textOfAmountValue(amount, language), amount);
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
          onChange={(event) => take(event.currentTarget.value, isKey(event.nativeEvent))}
          className="figures min-w-0 flex-1 self-stretch rounded-md bg-transparent px-3 py-1.5 outline-none disabled:cursor-not-allowed disabled:text-disabled"
        />
        {rest.name !== undefined && <TypedIn language={language} />}
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

/** A form that the browser sends itself says in which language its amount was typed. */
function TypedIn({ language }: { readonly language: KnownLanguage }) {
  if (language === null || numberMarks(language).point === ".") return null;
  return <input type="hidden" name="typed" value={language} />;
}

/** False for what is pasted, dropped or filled in at once. */
function isKey(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  const isOneFigure = event.inputType === "insertText" && event.data?.length === 1;
  return isOneFigure || event.inputType.startsWith("delete");
}

/** A value that is an amount says so itself, however the field shows it. */
function readingOf(
  value: string,
  shown: string,
  { scale, ...options }: { scale: number; unit: string; language: KnownLanguage },
): TypedAmount {
  if (parseAmount(value, scale) !== null) return { kind: "amount", text: value };
  return readTypedAmount(shown, scale, { ...options, isDoubtful: isUnreadAmount(value) });
}

interface NoteProps {
  readonly reading: TypedAmount;
  readonly shown: string;
  readonly isUnread: boolean;
  readonly scale: number;
  readonly words: AmountWords;
  readonly unit: string;
  readonly language: KnownLanguage;
  readonly onChoose: (text: string) => void;
}

/** What was understood, asked about or refused; nothing where the text says it as plainly. */
function Note(props: NoteProps) {
  const { reading, shown, isUnread, scale, words, unit, language, onChoose } = props;
  const write = (amount: string) => `${formatNumber(amount, { language })} ${unit}`.trim();
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
  if (reading.kind === "empty" || isPlain(shown, language)) return null;
  return <p className="amount-reading figures text-muted">= {write(reading.text)}</p>;
}

/** Too small for groups, and with the point of the language: it reads the same in the field. */
function isPlain(text: string, language: KnownLanguage): boolean {
  const found = /^\d{1,3}(?:([.,])\d*)?$/.exec(text);
  return (
    found !== null && (found[1] ?? numberMarks(language).point) === numberMarks(language).point
  );
}
