/**
 * How the codes of a form follow each other: which field is typed into next, and when the form sends
 * itself. Pure, so that each rule can be held to its test.
 */
import { readCodes, type Factor, type GivenCodes, type SecurityCodes } from "./factors.ts";

/** What one submission is made of. */
export interface CodesToSend {
  readonly codes: SecurityCodes;
  readonly own: string;
}

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
): CodesToSend | null {
  if (given.recovery !== null) return null;
  const read = readCodes(factors, given);
  if (!read.ok) return null;
  const all = { codes: read.codes, own: given.own };
  return nameOfCodes(all) === sentBefore ? null : all;
}

export function nameOfCodes({ codes, own }: CodesToSend): string {
  return JSON.stringify([own, codes]);
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
