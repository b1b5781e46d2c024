// What a person fills in for a payment method, held against the method's field schema. Page and
// server ask the same function, so that a form never lets through what the server then refuses.
import { findFieldCheck } from "./check-digits.ts";

/** One field of a schema, as far as its rules go. */
export interface FieldRule {
  readonly name: string;
  readonly type: "text" | "number" | "iban" | "phone" | "email" | "select";
  readonly required: boolean;
  readonly minLength?: number | undefined;
  readonly maxLength: number;
  /** Regular expression that the whole value must match. */
  readonly pattern?: string | undefined;
  /** Name of a function in `check-digits`. */
  readonly check?: string | undefined;
  readonly options?: readonly { readonly value: string }[] | undefined;
}

/** In the order they are found; a value has one problem at a time. */
export type FieldProblem =
  | { readonly kind: "unknown" | "blank" | "invalid" | "checkFailed" }
  | { readonly kind: "tooShort" | "tooLong"; readonly length: number };

export type FieldValues = Readonly<Record<string, string>>;

export type ReadFields =
  | { readonly ok: true; readonly values: FieldValues }
  | { readonly ok: false; readonly problems: ReadonlyMap<string, FieldProblem> };

/** Values in their one spelling, or what is wrong with each field. */
export function readFields(schema: readonly FieldRule[], given: FieldValues): ReadFields {
  const entered = new Map(Object.entries(given));
  const problems = new Map<string, FieldProblem>();
  const values: [string, string][] = [];
  for (const rule of schema) {
    const read = readField(rule, entered.get(rule.name) ?? "");
    entered.delete(rule.name);
    if (!read.ok) problems.set(rule.name, read.problem);
    else if (read.value !== "") values.push([rule.name, read.value]);
  }
  for (const name of entered.keys()) problems.set(name, { kind: "unknown" });
  return problems.size > 0
    ? { ok: false, problems }
    : { ok: true, values: Object.fromEntries(values) };
}

export type ReadField =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: FieldProblem };

/** An optional field that is left blank is read as an empty text. */
export function readField(rule: FieldRule, given: string): ReadField {
  const value = normalizeValue(rule, given);
  if (value === "") {
    return rule.required ? refuse({ kind: "blank" }) : { ok: true, value };
  }
  if (rule.options !== undefined) {
    const isOffered = rule.options.some((option) => option.value === value);
    return isOffered ? { ok: true, value } : refuse({ kind: "invalid" });
  }
  const length = Array.from(value).length;
  const { minLength = 0, maxLength } = rule;
  if (length < minLength) return refuse({ kind: "tooShort", length: minLength });
  if (length > maxLength) return refuse({ kind: "tooLong", length: maxLength });
  const spelled = findSpelling(rule, value);
  if (spelled === null) return refuse({ kind: "invalid" });
  const check = rule.check === undefined ? null : findFieldCheck(rule.check);
  if (check !== null && !check(spelled)) return refuse({ kind: "checkFailed" });
  return { ok: true, value: spelled };
}

function refuse(problem: FieldProblem): ReadField {
  return { ok: false, problem };
}

/**
 * What people put between the characters of a number to read it, and characters without meaning.
 */
const SEPARATORS = {
  text: /\s/gu,
  email: /\s/gu,
  select: /^\s+|\s+$/gu,
  iban: /[\s-]/gu,
  number: /[\s.-]/gu,
  phone: /[\s.()-]/gu,
} as const satisfies Record<FieldRule["type"], RegExp>;

function normalizeValue({ type, pattern }: FieldRule, given: string): string {
  // A name is free in its spelling, a number typed with the wide digits of Asian keyboards is not.
  if (pattern === undefined && type !== "select") {
    return given.normalize("NFC").trim().replaceAll(/\s+/gu, " ");
  }
  return given.normalize("NFKC").replaceAll(SEPARATORS[type], "");
}

/** They would let two texts look the same; the joiners that some scripts need are none of them. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** As it was typed, or in the capitals or small letters that the pattern asks for; null if none fits. */
function findSpelling({ pattern }: FieldRule, value: string): string | null {
  if (pattern === undefined) return INVISIBLE.test(value) ? null : value;
  const form = new RegExp(pattern, "v");
  const spellings = [value, value.toUpperCase(), value.toLowerCase()];
  return spellings.find((spelling) => form.test(spelling)) ?? null;
}
