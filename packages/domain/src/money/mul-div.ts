/**
 * `a × b ÷ c` in one step, rounded once at the end. Prices and fees use these two, so that each
 * place says in whose favour the last atom falls.
 */
export function mulDivFloor(a: bigint, b: bigint, c: bigint): bigint {
  if (c === 0n) throw new RangeError("An amount was divided by zero.");
  const product = a * b;
  const quotient = product / c;
  const isExact = quotient * c === product;
  const isBelowZero = product < 0n !== c < 0n;
  return !isExact && isBelowZero ? quotient - 1n : quotient;
}

export function mulDivCeil(a: bigint, b: bigint, c: bigint): bigint {
  return -mulDivFloor(-a, b, c);
}
