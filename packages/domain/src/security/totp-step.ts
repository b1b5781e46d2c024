// The half minutes of an authenticator (RFC 6238). Each counts once for the person who uses it, for
// whatever purpose: a code that was read over the shoulder allows nothing more.

export const TOTP_STEP_MS = 30_000;

export function totpStepAt(now: number): number {
  return Math.floor(now / TOTP_STEP_MS);
}

/**
 * Seconds until the app shows a code that has not been used. `given` is the step whose code was
 * refused; codes of earlier steps are gone from the screen. 0 when the code on the screen is unused.
 */
export function secondsToUnusedCode(
  given: number,
  usedSteps: readonly number[],
  now: number,
): number {
  let next = Math.max(given + 1, totpStepAt(now));
  while (usedSteps.includes(next)) next += 1;
  return Math.max(0, Math.ceil((next * TOTP_STEP_MS - now) / 1_000));
}
