/**
 * The mark of a payment method: its initials in its colour. The logos of banks and wallets are theirs;
 * a colour that is the same everywhere is enough to find a method again.
 */
import { avatarPairOf } from "@parley/domain/format/avatar-pair";
import { classNames } from "../styles/class-names.ts";
import { PAIRS } from "./pairs.ts";

export interface MethodMarkProps {
  /** The same in all languages, and so is the colour. */
  readonly code: string;
  readonly name: string;
  readonly className?: string | undefined;
}

/** The name is beside it. */
export function MethodMark({ code, name, className }: MethodMarkProps) {
  return (
    <span aria-hidden className={classNames("method-mark", pairOf(code), className)}>
      {initialsOf(name)}
    </span>
  );
}

/** Shorter, where methods are many: a bar before the name. A function, for rows that are made once. */
export function methodBar(code: string) {
  return <i aria-hidden className={`method-bar ${pairOf(code)}`} />;
}

function pairOf(code: string): string {
  return PAIRS[avatarPairOf(code)] ?? PAIRS[0];
}

/** The first letters of two words; one of a script that has no capitals. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s/()&.+-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first = "", second = ""] = words.map((word) => /^./u.exec(word)?.[0] ?? "");
  return /^\p{Lo}/u.test(first) ? first : (first + second).toUpperCase();
}
