/**
 * Instants for the drawing library, which labels its axis in UTC: moved by the reader's own clock, so
 * that the axis shows the reader's hours and days.
 */

/** Epoch seconds of the same wall clock in UTC, each later than the one before. */
export function wallClockSeconds(
  instants: readonly number[],
  minutesAhead: (at: number) => number,
): number[] {
  let before = Number.NEGATIVE_INFINITY;
  return instants.map((at) => {
    const seconds = Math.floor(at / 1_000) + minutesAhead(at) * 60;
    // When clocks are set back an hour comes twice; the library refuses times that go back.
    before = Math.max(seconds, before + 1);
    return before;
  });
}
