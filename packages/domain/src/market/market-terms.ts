// What administrators may change of the market, field by field: in which form a value is written and
// between which bounds it lies. Forms, previews and the server read this one table. Values are texts,
// as decimals would lose digits in JSON.
import { decimalText, parseDecimal, type Decimal } from "../decimal.ts";
import { METHOD_CLASSES } from "../payment/method-class.ts";

export const TERM_KINDS = [
  /** A coin in a currency, `USDT/EUR`. */
  "market",
  /** A payment method by its code. */
  "method",
  /** A coin on a network, `USDT/TRX`. */
  "network",
  /** What account groups may have open, by tier. */
  "tier",
  /** Rules of rulings on appeals: one row, `site`. */
  "appeals",
  /** Rules of withdrawals: one row, `site`. */
  "withdrawals",
  /** A feature of the site by its name, for all users. */
  "feature",
  /** A version of the service agreement by the day from which it is in force. */
  "agreement",
] as const;

export type TermKind = (typeof TERM_KINDS)[number];

export type FieldForm =
  /** `on` or `off`. */
  | { readonly form: "switch" }
  | { readonly form: "choice"; readonly choices: readonly string[] }
  /**
   * A decimal from `least` to `most`, with so many decimals at most; `row`: as many as the currency
   * or the coin of the row has.
   */
  | {
      readonly form: "decimal";
      readonly least: string;
      readonly most: string;
      readonly decimals: number | "row";
      /** What the number counts. */
      readonly unit: "part" | "money" | "dollars" | "minutes" | "count";
    };

const SWITCH: FieldForm = { form: "switch" };

const part = (least: string, most: string, decimals: number): FieldForm => ({
  form: "decimal",
  least,
  most,
  decimals,
  unit: "part",
});

const count = (least: number, most: number, unit: "count" | "minutes" = "count"): FieldForm => ({
  form: "decimal",
  least: String(least),
  most: String(most),
  decimals: 0,
  unit,
});

/** In the currency of a market, or in coins. */
const money = (most: string, least = "0"): FieldForm => ({
  form: "decimal",
  least,
  most,
  decimals: "row",
  unit: "money",
});

const dollars = (most: string, least = "0"): FieldForm => ({
  form: "decimal",
  least,
  most,
  decimals: 2,
  unit: "dollars",
});

/** The smallest unit of the row is its least amount: nothing is for free by accident. */
export const SMALLEST_UNIT = "smallest";

const MOST_FIAT = "100000000000";
/** Atoms of these fit into a bigint. */
const MOST_COINS = "10000000000";

export const TERM_FIELDS = {
  market: {
    isEnabled: SWITCH,
    takerFeeRate: part("0", "0.05", 6),
    minOrder: money(MOST_FIAT, SMALLEST_UNIT),
    maxOrder: money(MOST_FIAT, SMALLEST_UNIT),
    maxDistance: part("0.01", "1", 4),
  },
  method: {
    isEnabled: SWITCH,
    methodClass: { form: "choice", choices: METHOD_CLASSES },
    arrivalMinutes: count(1, 14_400, "minutes"),
  },
  network: {
    canDeposit: SWITCH,
    canWithdraw: SWITCH,
    confirmations: count(1, 10_000),
    minDeposit: money(MOST_COINS, SMALLEST_UNIT),
    withdrawFee: money(MOST_COINS),
    minWithdraw: money(MOST_COINS, SMALLEST_UNIT),
    maxWithdraw: money(MOST_COINS, SMALLEST_UNIT),
  },
  tier: {
    minTrades: count(0, 10_000),
    minCounterparties: count(0, 10_000),
    maxOpenOrders: count(1, 1_000),
    maxOpenWorth: dollars("100000000"),
    maxOpenOnOffer: count(1, 100),
  },
  appeals: { secondRulingFrom: dollars("100000000") },
  withdrawals: {
    dailyLimit: dollars("1000000000", SMALLEST_UNIT),
    staffFrom: dollars("1000000000"),
    supervisorFrom: dollars("1000000000"),
  },
  feature: { isEnabled: SWITCH },
  agreement: { isEnabled: SWITCH },
} as const satisfies Readonly<Record<TermKind, Readonly<Record<string, FieldForm>>>>;

/** A row as it is now. */
export interface TermRow {
  readonly kind: TermKind;
  readonly key: string;
  /** Decimals of its amounts. */
  readonly scale: number;
  readonly values: Readonly<Record<string, string>>;
}

export function fieldsOf(kind: TermKind): Readonly<Record<string, FieldForm>> {
  return TERM_FIELDS[kind];
}

export function formOf(kind: TermKind, field: string): FieldForm | null {
  const fields = fieldsOf(kind);
  return Object.hasOwn(fields, field) ? (fields[field] ?? null) : null;
}

export type ValueProblem = "malformed" | "tooManyDecimals" | "tooSmall" | "tooLarge";

type ReadValue =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: ValueProblem };

/** The value in its one form: no zeros or signs that say nothing. */
export function readValue(form: FieldForm, text: string, scale: number): ReadValue {
  if (form.form === "switch") return oneOf(["on", "off"], text);
  if (form.form === "choice") return oneOf(form.choices, text);
  const decimal = /^\d{1,18}(\.\d{1,18})?$/.test(text) ? parseDecimal(text) : null;
  if (decimal === null) return { ok: false, problem: "malformed" };
  const value = trimmed(decimal);
  const decimals = form.decimals === "row" ? scale : form.decimals;
  if (value.scale > decimals) return { ok: false, problem: "tooManyDecimals" };
  const least =
    form.least === SMALLEST_UNIT ? { coefficient: 1n, scale: decimals } : decimalOf(form.least);
  if (compare(value, least) < 0) return { ok: false, problem: "tooSmall" };
  if (compare(value, decimalOf(form.most)) > 0) return { ok: false, problem: "tooLarge" };
  return { ok: true, value: decimalText(value) };
}

function oneOf(choices: readonly string[], text: string): ReadValue {
  return choices.includes(text) ? { ok: true, value: text } : { ok: false, problem: "malformed" };
}

/** Of two texts that are decimals: negative where the first is smaller. */
export function compareValues(one: string, other: string): number {
  return compare(decimalOf(one), decimalOf(other));
}

/** Atoms, cents or any other whole units as the text of a value. */
export function valueOfUnits(units: bigint, scale: number): string {
  return decimalText(trimmed({ coefficient: units, scale }));
}

/** The other way; the value must have no more decimals. */
export function unitsOfValue(value: string, scale: number): bigint {
  const { coefficient, scale: own } = trimmed(decimalOf(value));
  if (own > scale) throw new RangeError(`"${value}" has more than ${scale} decimals.`);
  return coefficient * 10n ** BigInt(scale - own);
}

function decimalOf(text: string): Decimal {
  const decimal = parseDecimal(text);
  if (decimal === null) throw new RangeError(`"${text}" is not a number.`);
  return decimal;
}

function trimmed({ coefficient, scale }: Decimal): Decimal {
  let value = { coefficient, scale };
  while (value.scale > 0 && value.coefficient % 10n === 0n) {
    value = { coefficient: value.coefficient / 10n, scale: value.scale - 1 };
  }
  return value;
}

function compare(one: Decimal, other: Decimal): number {
  const scale = Math.max(one.scale, other.scale);
  const units = ({ coefficient, scale: own }: Decimal) => coefficient * 10n ** BigInt(scale - own);
  const difference = units(one) - units(other);
  return difference < 0n ? -1 : Number(difference > 0n);
}
