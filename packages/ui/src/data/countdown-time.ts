/**
 * The arithmetic of a countdown. Everything is computed from the deadline and the present moment,
 * never by counting ticks, so that a laptop that slept shows the truth at once.
 */
export function secondsLeft(deadlineAt: number, now: number): number {
  return Math.max(0, Math.ceil((deadlineAt - now) / 1000));
}

/** Until the next second of the countdown falls; a little later, so that it surely has. */
export function millisecondsToNextTick(deadlineAt: number, now: number): number {
  const left = deadlineAt - now;
  if (left <= 0) return 0;
  return (left % 1000 || 1000) + 5;
}

/** `04:59`, and `1:04:59` from an hour on. */
export function countdownText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${twoDigits(Math.floor((seconds % 3600) / 60))}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** A duration as machines read it in a `time` element: `PT1H4M59S`. */
export function countdownDuration(seconds: number): string {
  return `PT${Math.floor(seconds / 3600)}H${Math.floor((seconds % 3600) / 60)}M${seconds % 60}S`;
}

/** Said aloud at these moments only: every second would drown all else on the page. */
const SPOKEN_SECONDS = [3600, 1800, 600, 300, 60, 30, 10, 0];

/**
 * The moment that was passed between two readings, the latest when several were: after a sleep only
 * the present matters. Null when nothing is worth saying.
 */
export function passedMoment(before: number, after: number): number | null {
  return SPOKEN_SECONDS.findLast((moment) => after <= moment && moment < before) ?? null;
}
