/**
 * How the codes of a form follow each other: which field is typed into next, and when the form sends
 * itself. Pure, so that each rule can be held to its test.
 */
import { readCodes, type Factor, type GivenCodes, type SecurityCodes } from "./factors.ts";

/** The first factor that is not given yet; null when all are. */
export function nextFactor(factors: readonly Factor[], given: GivenCodes): Factor | null {
  return factors.find((factor) => !readCodes([factor], given).ok) ?? null;
}

/**
 * The codes to submit automatically once the last digit is typed. Null while one is missing, where
 * a recovery code is typed, whose length varies, and for codes submitted like this before: a
 * refused code is not submitted in a loop.
 */
export function codesToSend(
  factors: readonly Factor[],
  given: GivenCodes,
  sentBefore: string | null,
): SecurityCodes | null {
  if (given.recovery !== null) return null;
  const read = readCodes(factors, given);
  return read.ok && nameOfCodes(read.codes) !== sentBefore ? read.codes : null;
}

export function nameOfCodes(codes: SecurityCodes): string {
  return JSON.stringify(codes);
}

/** Seconds until the authenticator shows another code; null when the refusal is not about that. */
export function secondsToNextCode(refusal: {
  readonly name: string;
  readonly data: unknown;
}): number | null {
  const { name, data } = refusal;
  if (name !== "codeUsed" || typeof data !== "object" || data === null) return null;
  return "retryIn" in data && typeof data.retryIn === "number" ? data.retryIn : null;
}
