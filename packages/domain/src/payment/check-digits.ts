// Checks that a pattern cannot express: the digits by which a mistyped account number gives itself
// away. Each takes a value that its field's pattern has let pass, without blanks.

const DIGITS = /^\d+$/;

function digitsOf(text: string): number[] {
  return Array.from(text, Number);
}

/** Each digit times its weight, the weights repeating. */
function weightedSum(text: string, weights: readonly number[]): number {
  return digitsOf(text).reduce(
    (sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0),
    0,
  );
}

/** The digit that brings a sum to the next ten. */
const tenthOf = (sum: number) => (10 - (sum % 10)) % 10;

/** ISO 13616: the first four characters moved to the end, letters as numbers, modulo 97. */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(value)) return false;
  let rest = 0;
  for (const character of value.slice(4) + value.slice(0, 4)) {
    const number = Number.parseInt(character, 36);
    rest = (rest * (number > 9 ? 100 : 10) + number) % 97;
  }
  return rest === 1;
}

/** ISO 7812, the last digit of payment cards. */
export function isLuhnNumber(value: string): boolean {
  if (!DIGITS.test(value)) return false;
  const sum = digitsOf(value)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

/** Mexico: 17 digits and one that checks them. */
export function isClabe(value: string): boolean {
  if (!/^\d{18}$/.test(value)) return false;
  const sum = digitsOf(value.slice(0, 17)).reduce(
    (total, digit, index) => total + ((digit * ([3, 7, 1][index % 3] ?? 0)) % 10),
    0,
  );
  return tenthOf(sum) === Number(value[17]);
}

/** Argentina, CBU and CVU alike: a block for the bank and one for the account, each with its digit. */
export function isCbu(value: string): boolean {
  if (!/^\d{22}$/.test(value)) return false;
  const bank = tenthOf(weightedSum(value.slice(0, 7), [7, 1, 3, 9]));
  const account = tenthOf(weightedSum(value.slice(8, 21), [3, 9, 7, 1]));
  return bank === Number(value[7]) && account === Number(value[21]);
}

/** What Brazil's tax numbers share: digits modulo 11, where ten counts as none. */
function brazilianDigit(text: string, weights: readonly number[]): number {
  const rest = weightedSum(text, weights) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Brazil, persons. Eleven equal digits pass the checksum and are never issued. */
export function isCpf(value: string): boolean {
  if (!/^\d{11}$/.test(value) || /^(\d)\1*$/.test(value)) return false;
  const first = brazilianDigit(value.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = brazilianDigit(value.slice(0, 10), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return value.endsWith(`${first}${second}`);
}

/** Brazil, companies. */
export function isCnpj(value: string): boolean {
  if (!/^\d{14}$/.test(value) || /^(\d)\1*$/.test(value)) return false;
  const first = brazilianDigit(value.slice(0, 12), [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = brazilianDigit(value.slice(0, 13), [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  return value.endsWith(`${first}${second}`);
}

/** A key of Pix that is a tax number must be a right one; phones, mails and random keys have no digit. */
export function isPixKey(value: string): boolean {
  if (/^\d{11}$/.test(value)) return isCpf(value);
  return /^\d{14}$/.test(value) ? isCnpj(value) : value !== "";
}

/** United States: nine digits, weighted 3, 7, 1. Nine zeros pass the sum and are no bank. */
export function isRoutingNumber(value: string): boolean {
  return /^\d{9}$/.test(value) && !/^0+$/.test(value) && weightedSum(value, [3, 7, 1]) % 10 === 0;
}

/** Chile: modulo 11 from the right, with K for ten. */
export function isRut(value: string): boolean {
  const plain = value.replaceAll(/[.-]/g, "").toUpperCase();
  if (!/^\d{7,8}[\dK]$/.test(plain)) return false;
  const reversed = Array.from(plain.slice(0, -1)).toReversed().join("");
  const digit = 11 - (weightedSum(reversed, [2, 3, 4, 5, 6, 7]) % 11);
  const written = digit === 11 ? "0" : digit === 10 ? "K" : String(digit);
  return plain.endsWith(written);
}

/** United Kingdom, no check digit: six digits that are not all zero. */
function isSortCode(value: string): boolean {
  return /^(?!0+$)\d{6}$/.test(value.replaceAll("-", ""));
}

/** Australia, no check digit: bank, state and branch. */
function isBsb(value: string): boolean {
  return /^(?!0+$)\d{6}$/.test(value.replaceAll("-", ""));
}

/** India, no check digit: the bank's letters, a zero, the branch. */
function isIfsc(value: string): boolean {
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value);
}

/** By the names that field schemas use. The database lets no other name into a schema. */
export const FIELD_CHECKS = {
  iban: isIban,
  luhn: isLuhnNumber,
  clabe: isClabe,
  cbu: isCbu,
  cpf: isCpf,
  pix: isPixKey,
  routing: isRoutingNumber,
  rut: isRut,
  "sort-code": isSortCode,
  bsb: isBsb,
  ifsc: isIfsc,
} as const satisfies Readonly<Record<string, (value: string) => boolean>>;

export type FieldCheck = keyof typeof FIELD_CHECKS;

const BY_NAME: ReadonlyMap<string, (value: string) => boolean> = new Map(
  Object.entries(FIELD_CHECKS),
);

/** Null for a name that this build does not know; the server, which knows it, checks then. */
export function findFieldCheck(name: string): ((value: string) => boolean) | null {
  return BY_NAME.get(name) ?? null;
}
