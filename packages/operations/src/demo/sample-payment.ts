// Payment accounts for the demo's advertisers: values that a method's schema accepts, and that
// belong to no real person.
import { readField, type FieldRule, type FieldValues } from "@parley/domain/payment/payment-fields";

/** Numbers from the public examples of each system. */
const SAMPLES = [
  "DE89370400440532013000",
  "GB29NWBK60161331926819",
  "FR1420041010050500013M02606",
  "ES9121000418450200051332",
  "IT60X0542811101000000123456",
  "PT50000201231234567890154",
  "TR330006100519786457841326",
  "UA213223130000026007233566001",
  "KZ86125KZT5004100100",
  "021000021",
  "4111111111111111",
  "032180000118359719",
  "2850590940090418135201",
  "52998224725",
  "12.345.678-5",
  "Demo Bank",
  "Main Branch",
  "DEMO0123456",
  "demo@bank",
];

/** Null when no value we have fits a field that must be filled in. */
export function samplePayment(schema: readonly FieldRule[], seed: number): FieldValues | null {
  const values: [string, string][] = [];
  for (const rule of schema) {
    if (!rule.required) continue;
    const value = sampleValue(rule, seed);
    if (value === null) return null;
    values.push([rule.name, value]);
  }
  return Object.fromEntries(values);
}

function sampleValue(rule: FieldRule, seed: number): string | null {
  const [option] = rule.options ?? [];
  if (option !== undefined) return option.value;
  const digits = digitsOf(seed);
  const lengths = Array.from({ length: 24 }, (_none, place) => place + 1);
  const address = `demo${seed}@example.org`;
  const made = [
    address,
    `+1202555${digits.slice(0, 4)}`,
    ...lengths
      .filter((length) => length >= (rule.minLength ?? 4))
      .map((length) => digits.slice(0, length)),
  ];
  const candidates =
    rule.type === "text" ? [...SAMPLES.slice(-4), ...made, ...SAMPLES] : [...SAMPLES, ...made];
  const fitting = candidates.find((candidate) => readField(rule, candidate).ok);
  if (fitting === undefined) return null;
  const isShared = rule.pattern !== undefined && fitting !== address;
  return isShared ? ofItsOwn(rule, fitting, seed) : fitting;
}

/** How often check digits are tried; a number with two of them fits once in a hundred. */
const MOST_TRIES = 1_000;

/**
 * The value with other digits at its end that fit as well, different for every seed: two people with
 * the same account would count as one.
 */
function ofItsOwn(rule: FieldRule, value: string, seed: number): string {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const number = String(seed * MOST_TRIES + tried).padStart(6, "0");
    const candidate = withLastDigits(value, number);
    if (candidate !== value && readField(rule, candidate).ok) return candidate;
  }
  const named = [`demo${seed}`, `demo${seed}@bank`, `DEMO${String(1_000_000 + seed)}`];
  return named.find((candidate) => readField(rule, candidate).ok) ?? value;
}

/** "12.345.678-5" with 991234 is "12.399.123-4". */
function withLastDigits(value: string, digits: string): string {
  let left = digits.length;
  return Array.from(value)
    .toReversed()
    .map((character) => {
      if (left === 0 || !/\d/.test(character)) return character;
      left -= 1;
      return digits[left] ?? character;
    })
    .toReversed()
    .join("");
}

/** The same for the same seed. */
function digitsOf(seed: number): string {
  let state = seed * 7_919 + 104_729;
  let digits = "";
  while (digits.length < 24) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    digits += String(state % 10);
  }
  return digits;
}
