// Check digits computed once more, independently of the domain, so that the catalogue's examples
// prove that a field names the right check for the numbers people really have.

import type { PaymentFieldCheck } from "../../catalogue-types.ts";

function weightedSum(digits: string, weights: readonly number[]): number {
  return Array.from(digits).reduce(
    (sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0),
    0,
  );
}

function hasIbanDigits(value: string): boolean {
  const moved = value.slice(4) + value.slice(0, 4);
  const number = Array.from(moved)
    .map((character) => Number.parseInt(character, 36))
    .join("");
  return BigInt(number) % 97n === 1n;
}

function hasLuhnDigit(value: string): boolean {
  const sum = Array.from(value)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

function hasClabeDigit(value: string): boolean {
  const sum = Array.from(value.slice(0, 17)).reduce(
    (total, digit, index) => total + ((Number(digit) * ([3, 7, 1][index % 3] ?? 0)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(value[17]);
}

function hasCbuDigits(value: string): boolean {
  const bank = (10 - (weightedSum(value.slice(0, 7), [7, 1, 3, 9]) % 10)) % 10;
  const account = (10 - (weightedSum(value.slice(8, 21), [3, 9, 7, 1]) % 10)) % 10;
  return bank === Number(value[7]) && account === Number(value[21]);
}

function cpfDigit(digits: string): number {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  );
  return ((sum * 10) % 11) % 10;
}

function hasCpfDigits(value: string): boolean {
  return (
    cpfDigit(value.slice(0, 9)) === Number(value[9]) &&
    cpfDigit(value.slice(0, 10)) === Number(value[10])
  );
}

function hasRoutingDigit(value: string): boolean {
  return weightedSum(value, [3, 7, 1]) % 10 === 0;
}

/** The two digits at the end of a company's number. */
function hasCnpjDigits(value: string): boolean {
  const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const restOf = (digits: string) => weightedSum(digits, weights.slice(13 - digits.length)) % 11;
  const isDigitOf = (digits: string, digit: string | undefined) => {
    const rest = restOf(digits);
    return Number(digit) === (rest < 2 ? 0 : 11 - rest);
  };
  return isDigitOf(value.slice(0, 12), value[12]) && isDigitOf(value.slice(0, 13), value[13]);
}

function hasPixDigits(value: string): boolean {
  if (/^\d{11}$/.test(value)) return hasCpfDigits(value);
  return /^\d{14}$/.test(value) ? hasCnpjDigits(value) : true;
}

/** Chile writes K for ten; with it counted, every right number sums to nothing modulo 11. */
function hasRutDigit(value: string): boolean {
  const characters = Array.from(value.toUpperCase().replaceAll(/[.-]/g, "")).toReversed();
  const sum = characters.reduce((total, character, index) => {
    const digit = character === "K" ? 10 : Number(character);
    return total + digit * (index === 0 ? 1 : ((index - 1) % 6) + 2);
  }, 0);
  return sum % 11 === 0;
}

/** Sort codes, BSBs and IFSC codes carry no check digit; their shape is all there is. */
export const checkDigitsHold: Readonly<Record<PaymentFieldCheck, (value: string) => boolean>> = {
  iban: hasIbanDigits,
  luhn: hasLuhnDigit,
  clabe: hasClabeDigit,
  cbu: hasCbuDigits,
  cpf: hasCpfDigits,
  pix: hasPixDigits,
  routing: hasRoutingDigit,
  rut: hasRutDigit,
  "sort-code": () => true,
  bsb: () => true,
  ifsc: () => true,
};
