/**
 * Reads an amount as people type and paste it. What the page prints is read as it was meant, with the
 * marks of its language. A text that could be two amounts is not guessed at
 * (docs/decisions/0075-numbers-by-language.md).
 */
import { toAsciiDigits } from "../format/ascii-digits.ts";
import { type KnownLanguage, numberMarks } from "../language/language.ts";

export type TypedAmount =
  | { readonly kind: "empty" }
  /** With a decimal point and without groups, as on the wire. */
  | { readonly kind: "amount"; readonly text: string }
  /** What it may mean: one reading where the other has more decimals than the field takes. */
  | { readonly kind: "ambiguous"; readonly readings: readonly string[] }
  | { readonly kind: "invalid"; readonly reason: "notAmount" | "tooManyDecimals" | "tooLong" };

export interface TypedAmountOptions {
  /** The code or sign of the field's unit, which may be written beside the number. */
  readonly unit?: string | undefined;
  /** What the page prints is asked about as well: see `isTypedOn`. */
  readonly isDoubtful?: boolean | undefined;
  /** Of the page. */
  readonly language?: KnownLanguage | undefined;
  /** Other languages in which this reader has seen the site, and may have copied an amount. */
  readonly alsoSeen?: readonly KnownLanguage[] | undefined;
}

const LONGEST_INTEGER = 18;
const GROUP = 3;
const NOT_AN_AMOUNT = { kind: "invalid", reason: "notAmount" } as const;

export function readTypedAmount(
  text: string,
  decimals: number,
  options: TypedAmountOptions = {},
): TypedAmount {
  const { unit = "" } = options;
  const body = plainSeparators(withoutUnit(toAsciiDigits(text).trim(), unit));
  if (body === "") return text.trim() === "" ? { kind: "empty" } : NOT_AN_AMOUNT;
  if (/^[.,]$/.test(body)) return { kind: "empty" };
  if (!/^[\d., ]+$/.test(body) || !/\d/.test(body)) return NOT_AN_AMOUNT;
  if (body.includes(" ")) return withSpaces(body, decimals);
  const marks = body.replaceAll(/\d/g, "");
  if (marks === "") return amountOf(body, "", decimals);
  if (marks.length === 1) return withOneMark(body, marks, decimals, options);
  return withManyMarks(body, marks, decimals);
}

/**
 * Whether an edit turned decimals into a group: on an English page `1,50` was read as 1.5, and `1,500`
 * must not silently become a thousand times as much. A key at the end does that, but also one removed
 * from `1,5000`, and one put before `0,500`.
 */
export function isTypedOn(before: string, after: string, language: KnownLanguage = null): boolean {
  const mark = escaped(numberMarks(language).group);
  const hasMark = new RegExp(`^\\d*${mark}\\d*$`);
  const isGroup = new RegExp(`^[1-9]\\d{0,2}${mark}\\d{3}$`);
  const [was, is] = [before, after].map((text) => plainSeparators(toAsciiDigits(text).trim()));
  return was !== undefined && hasMark.test(was) && !isGroup.test(was) && isGroup.test(is ?? "");
}

function withoutUnit(text: string, unit: string): string {
  const word = unit === "" ? SIGN : `(?:${SIGN}|${escaped(unit)})`;
  return text
    .replace(new RegExp(`^${word}\\s*(?=[\\d.,])`, "iu"), "")
    .replace(new RegExp(`(?<=[\\d.,])\\s*${word}$`, "iu"), "");
}

/** `k€` is none of them: letters that mean thousands or millions must not be dropped. */
const SIGN = String.raw`(?:A|AU|C|CA|HK|MX|NT|NZ|R|S|SG|US)?\p{Sc}`;

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** Spaces, apostrophes and the Arabic mark only separate groups. */
function plainSeparators(text: string): string {
  return (
    text
      .replaceAll(/[\s'’ʼ٬]/g, " ")
      .replaceAll("．", ".")
      .replaceAll("，", ",")
      // The Arabic decimal mark means nothing else: a zero before it keeps it from being asked about.
      .replace(/^(\d*)٫/, "0$1.")
      .replace("٫", ".")
  );
}

function withSpaces(body: string, decimals: number): TypedAmount {
  const [, whole = "", part] = /^([^.,]*)(?:[.,](\d*))?$/.exec(body) ?? [];
  const groups = whole.split(" ");
  return areGroups(groups) ? amountOf(groups.join(""), part ?? "", decimals) : NOT_AN_AMOUNT;
}

function withOneMark(
  body: string,
  mark: string,
  decimals: number,
  { language = null, alsoSeen = [], isDoubtful = false }: TypedAmountOptions,
): TypedAmount {
  const [whole = "", part = ""] = body.split(mark);
  const asDecimal = amountOf(whole, part, decimals);
  if (part.length !== GROUP || !/^[1-9]\d{0,2}$/.test(whole)) return asDecimal;
  const asGroups = amountOf(whole + part, "", decimals);
  // This is how the site prints three decimals; it never prints zeros behind them elsewhere.
  const isPrintedDecimal = decimals === GROUP || (decimals > GROUP && !part.endsWith("0"));
  const printedIn = (one: KnownLanguage) => {
    const { group, point } = numberMarks(one);
    if (mark === group) return asGroups;
    return mark === point && isPrintedDecimal ? asDecimal : null;
  };
  const printed = printedIn(language);
  const isSeenOtherwise = alsoSeen.some((one) => ![null, printed].includes(printedIn(one)));
  if (printed !== null && !isSeenOtherwise && !isDoubtful) return printed;
  const readings = [asGroups, asDecimal].flatMap((one) =>
    one.kind === "amount" ? withoutEndZeros(one.text) : [],
  );
  return { kind: "ambiguous", readings };
}

/** `1.500` as an answer would be asked about again; `1.5` has one meaning. */
function withoutEndZeros(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

function withManyMarks(body: string, marks: string, decimals: number): TypedAmount {
  const last = marks.at(-1) ?? "";
  const isOneKind = !marks.includes(last === "," ? "." : ",");
  if (isOneKind) {
    const groups = body.split(last);
    return areGroups(groups, last) ? amountOf(groups.join(""), "", decimals) : NOT_AN_AMOUNT;
  }
  const at = body.lastIndexOf(last);
  const grouping = last === "," ? "." : ",";
  const groups = body.slice(0, at).split(grouping);
  if (!areGroups(groups, grouping)) return NOT_AN_AMOUNT;
  return amountOf(groups.join(""), body.slice(at + 1), decimals);
}

/** Groups of three; with commas also the Indian ones, of two before the last three. */
function areGroups([first = "", ...rest]: readonly string[], mark = ""): boolean {
  if (rest.every((group) => /^\d{3}$/.test(group))) return /^\d{1,3}$/.test(first);
  const isIndian = rest.slice(0, -1).every((group) => /^\d\d$/.test(group));
  return mark === "," && isIndian && /^\d{1,2}$/.test(first) && /^\d{3}$/.test(rest.at(-1) ?? "");
}

function amountOf(whole: string, part: string, decimals: number): TypedAmount {
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(part)) return NOT_AN_AMOUNT;
  const kept = part.slice(0, decimals);
  if (/[1-9]/.test(part.slice(decimals))) return { kind: "invalid", reason: "tooManyDecimals" };
  const integer = whole.replace(/^0+(?=\d)/, "") || "0";
  if (integer.length > LONGEST_INTEGER) return { kind: "invalid", reason: "tooLong" };
  return { kind: "amount", text: kept === "" ? integer : `${integer}.${kept}` };
}

/** Before a text that is no amount yet: nothing that begins with it can be read as one. */
const UNREAD = "?";

/** What a form keeps of a field: an amount, nothing, or a text that has to be settled first. */
export function amountValue(text: string, reading: TypedAmount): string {
  if (reading.kind === "amount") return reading.text;
  return reading.kind === "empty" ? "" : UNREAD + text;
}

/** The field has content that is no amount. */
export function isUnreadAmount(value: string): boolean {
  return value.startsWith(UNREAD);
}

/**
 * What the field shows of a value: as it was typed, or the amount with the point of the language. It has
 * no groups, in which a deleted figure would make decimals.
 */
export function textOfAmountValue(value: string, language: KnownLanguage = null): string {
  if (isUnreadAmount(value)) return value.slice(UNREAD.length);
  return value.replace(".", numberMarks(language).point);
}
